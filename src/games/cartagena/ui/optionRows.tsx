import { useWords } from '@/text';
import { useToast } from '@/ui/overlays/Toast';
import { PictureRow, SettingRow, VariantRow } from '@/ui/setup';
import { Stepper } from '@/ui/Stepper';
import { CARD_RULES, usualLayout, type Options as CartagenaOptions } from '../rules/options';
import { ROUTE_KINDS, type Section } from '../rules/route';
import { routes as ROUTE_PICTURES, rules as RULE_PICTURES, symbols as SYMBOL_PICTURES } from './art/pictures';
import { boardRange } from './paths';

/** What a game and a companion sheet are set up with alike, row by row. */
interface RowProps {
  readonly options: CartagenaOptions;
  readonly onChange: (options: CartagenaOptions) => void;
}

/** Through the tunnel, through the jungle, or both. */
export function RouteRow({ options, onChange }: RowProps) {
  const { t: word } = useWords('cartagena');
  return (
    <PictureRow
      name={word('options.route')}
      line={word(`options.${options.route}Line`)}
      options={ROUTE_KINDS.map((id) => ({
        id,
        label: word(`options.${id}`),
        note: word(`options.${id}Line`),
        picture: ROUTE_PICTURES[id],
      }))}
      value={options.route}
      onPick={(route) => onChange({ ...options, route, layout: usualLayout(route) })}
    />
  );
}

/** How many boards of a section a random path has. */
export function BoardsRow({
  options,
  onChange,
  section,
  name,
}: RowProps & { section: Section; name?: string | undefined }) {
  const { t: word } = useWords('cartagena');
  const { refuse } = useToast();
  const { route, layout } = options;
  if (layout.type !== 'random') return null;
  const label = word(section === 'tunnel' ? 'options.tunnelBoards' : 'options.jungleBoards');
  return (
    <SettingRow name={name ?? label} line={word(route === 'complete' ? 'options.boardsOff' : 'options.boardsLine')}>
      <Stepper
        label={label}
        value={layout[section]}
        {...boardRange(route, layout[section === 'tunnel' ? 'jungle' : 'tunnel'])}
        onChange={(value) => onChange({ ...options, layout: { ...layout, [section]: value } })}
        onRefused={() => refuse(word('options.boardsOff'))}
      />
    </SettingRow>
  );
}

/** Where cards come from in a section. */
export function CardRuleRow({ options, onChange, section }: RowProps & { section: Section }) {
  const { t: word } = useWords('cartagena');
  const value = options.cardRule[section];
  const where = word(section === 'tunnel' ? 'options.cardRuleTunnel' : 'options.cardRuleJungle');
  const name = word('options.cardRule');
  return (
    <PictureRow
      name={options.route === 'complete' ? `${name}: ${where}` : name}
      line={word(`options.${value}Line`)}
      options={CARD_RULES.map((id) => ({
        id,
        label: word(`options.${id}`),
        note: word(`options.${id}Line`),
        picture: RULE_PICTURES[id],
      }))}
      value={value}
      onPick={(rule) => onChange({ ...options, cardRule: { ...options.cardRule, [section]: rule } })}
    />
  );
}

/** Scoundrels, with a word for those who play a rule that goes well with them. */
export function ScoundrelsRow({ options, onChange, advised = false }: RowProps & { advised?: boolean }) {
  const { t: word } = useWords('cartagena');
  const line = word('options.scoundrelsLine');
  return (
    <VariantRow
      name={word('options.scoundrels')}
      line={advised && !options.scoundrels ? `${line}. ${word('options.scoundrelsHint')}.` : line}
      picture={SYMBOL_PICTURES.pistol}
      value={options.scoundrels}
      onChange={(scoundrels) => onChange({ ...options, scoundrels })}
    />
  );
}

export function BlackMagicRow({ options, onChange }: RowProps) {
  const { t: word } = useWords('cartagena');
  return (
    <VariantRow
      name={word('options.blackMagic')}
      line={word('options.blackMagicLine')}
      picture={SYMBOL_PICTURES.rum}
      value={options.blackMagic}
      onChange={(blackMagic) => onChange({ ...options, blackMagic })}
    />
  );
}

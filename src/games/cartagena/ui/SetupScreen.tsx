import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import { View } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { type MenuItem } from '@/ui/Menu';
import { LinkRow } from '@/ui/LinkRow';
import { RulesSheet } from '@/ui/RulesSheet';
import { Segmented } from '@/ui/Segmented';
import {
  PickRow,
  SeatList,
  SettingRow,
  SetupFrame,
  useGameServices,
  useSetup,
  VariantRow,
  type GameRoutes,
} from '@/ui/setup';
import { Stepper } from '@/ui/Stepper';
import { SPACE } from '@/ui/theme';
import { useToast } from '@/ui/overlays/Toast';
import { cartagena } from '../rules/game';
import { decodeLayout } from '../rules/layoutCode';
import {
  CARD_RULES,
  DEFAULT_OPTIONS,
  PIRATE_COUNTS,
  usualLayout,
  type CardRule,
  type CartagenaOptions,
  type LayoutOption,
} from '../rules/options';
import { LAYOUT_NAMES, NAMED_LAYOUTS, ROUTE_KINDS, type RouteKind, type Section } from '../rules/route';
import { asCustom, boardRange, codeOf, firstChosen, fixedLayout, readCode, sectionsOf } from './paths';
import { PathEditor } from './PathEditor';
import { PathPreview } from './PathPreview';
import { rulesSections } from './rulesSections';

type Laying = LayoutOption['type'];

/** Who plays Cartagena, and how. */
export function SetupScreen({ navigation }: NativeStackScreenProps<GameRoutes, 'Setup'>) {
  const { t } = useWords();
  const { t: word } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const { refuse } = useToast();
  const copied = useCopiedPaths();
  const setup = useSetup<CartagenaOptions>(cartagena, DEFAULT_OPTIONS);
  const { seats, options, setOptions } = setup;
  const [editing, setEditing] = useState(false);
  const [rules, setRules] = useState(false);

  const { route, layout } = options;
  // A start player who has left the table is nobody's wish any more.
  const first = options.first !== null && options.first < seats.length ? options.first : null;
  const played: CartagenaOptions = { ...options, first };
  const sections = sectionsOf(route);
  const plain = fixedLayout(layout);
  const morgan = sections.some((section) => options.cardRule[section] !== 'retreat');
  const refusal = cartagena.optionsRefusal(played, seats.length);
  const count = (section: Section): number =>
    typeof layout === 'object' && layout.type === 'random' ? layout[section] : (plain?.[section].length ?? 0);

  const setRoute = (next: RouteKind): void => setOptions({ ...options, route: next, layout: usualLayout(next) });
  const setLaying = (type: Laying): void => {
    if (type === layout.type) return;
    const named = LAYOUT_NAMES.find((name) => NAMED_LAYOUTS[name].route === route);
    if (type === 'random') setOptions({ ...options, layout: usualLayout(route) });
    if (type === 'chosen') setOptions({ ...options, layout: firstChosen(route) });
    if (type === 'named' && named) setOptions({ ...options, layout: { type, name: named } });
    if (type === 'custom') {
      // The path copied last time, or the one on the screen to begin with.
      const before = copied.of(route);
      setOptions({ ...options, layout: before ?? asCustom(plain ?? must(fixedLayout(firstChosen(route)))) });
    }
    if (type === 'custom' || type === 'chosen') setEditing(true);
  };

  const layings: readonly MenuItem<Laying>[] = (['random', 'chosen', 'named', 'custom'] as const).map((type) => {
    const off = type === 'named' && LAYOUT_NAMES.every((name) => NAMED_LAYOUTS[name].route !== route);
    const others = LAYOUT_NAMES.map((name) => word(`options.${NAMED_LAYOUTS[name].route}`));
    return {
      id: type,
      label: word(`options.${type}`),
      note: off ? word('options.layoutOff', { route: words.list(others) }) : word(`options.${type}Line`),
      disabled: off,
    };
  });
  const ruleItems: readonly MenuItem<CardRule>[] = CARD_RULES.map((rule) => ({
    id: rule,
    label: word(`options.${rule}`),
    note: word(`options.${rule}Line`),
  }));

  return (
    <SetupFrame
      accent="cartagena"
      emblem="emblem/cartagena"
      title={word('name')}
      players={<SeatList seats={seats} range={cartagena.seats} onChange={setup.setSeats} />}
      variants={[
        <PickRow
          key="route"
          name={word('options.route')}
          line={word(`options.${route}Line`)}
          items={ROUTE_KINDS.map((kind) => ({
            id: kind,
            label: word(`options.${kind}`),
            note: word(`options.${kind}Line`),
          }))}
          value={route}
          onPick={setRoute}
        />,
        <PickRow
          key="laying"
          name={word('options.layout')}
          line={layout.type === 'named' ? word(`options.${layout.name}`) : word(`options.${layout.type}Line`)}
          items={layings}
          value={layout.type}
          onPick={setLaying}
        />,
        ...(layout.type === 'random'
          ? [
              ...sections.map((section) => (
                <SettingRow
                  key={section}
                  name={word(
                    route !== 'complete'
                      ? 'options.boards'
                      : section === 'tunnel'
                        ? 'options.tunnelBoards'
                        : 'options.jungleBoards',
                  )}
                  line={word(route === 'complete' ? 'options.boardsOff' : 'options.boardsLine')}
                >
                  <Stepper
                    label={word(section === 'tunnel' ? 'options.tunnelBoards' : 'options.jungleBoards')}
                    value={layout[section]}
                    {...boardRange(route, layout[section === 'tunnel' ? 'jungle' : 'tunnel'])}
                    onChange={(value) => setOptions({ ...options, layout: { ...layout, [section]: value } })}
                    onRefused={() => refuse(word('options.boardsOff'))}
                  />
                </SettingRow>
              )),
              <VariantRow
                key="turns"
                name={word('options.turns')}
                line={word('options.turnsLine')}
                value={layout.turns}
                onChange={(turns) => setOptions({ ...options, layout: { ...layout, turns } })}
              />,
            ]
          : [
              <PathRow
                key="path"
                name={word(layout.type === 'named' ? 'paths.see' : 'paths.edit')}
                line={word('paths.line', { count: (count('tunnel') + count('jungle')) * 6 })}
                layout={layout}
                onPress={() => setEditing(true)}
              />,
            ]),
        <SettingRow key="pirates" name={word('options.pirates')} line={word('options.piratesLine')}>
          <Segmented
            label={word('options.pirates')}
            options={PIRATE_COUNTS.map((n) => ({ id: String(n), label: String(n) }))}
            value={String(options.pirates)}
            onChange={(id) =>
              setOptions({ ...options, pirates: PIRATE_COUNTS.find((n) => String(n) === id) ?? options.pirates })
            }
          />
        </SettingRow>,
        ...sections.map((section) => (
          <PickRow
            key={`rule ${section}`}
            name={
              sections.length === 1
                ? word('options.cardRule')
                : `${word('options.cardRule')}: ${word(section === 'tunnel' ? 'options.cardRuleTunnel' : 'options.cardRuleJungle')}`
            }
            line={word(`options.${options.cardRule[section]}Line`)}
            items={ruleItems}
            value={options.cardRule[section]}
            onPick={(rule) => setOptions({ ...options, cardRule: { ...options.cardRule, [section]: rule } })}
          />
        )),
        <VariantRow
          key="scoundrels"
          name={word('options.scoundrels')}
          line={
            morgan && !options.scoundrels
              ? `${word('options.scoundrelsLine')}. ${word('options.scoundrelsHint')}.`
              : word('options.scoundrelsLine')
          }
          value={options.scoundrels}
          onChange={(scoundrels) => setOptions({ ...options, scoundrels })}
        />,
        <VariantRow
          key="magic"
          name={word('options.blackMagic')}
          line={word('options.blackMagicLine')}
          value={options.blackMagic}
          onChange={(blackMagic) => setOptions({ ...options, blackMagic })}
        />,
        <PickRow
          key="first"
          name={word('options.first')}
          line={first === null ? word('options.firstRandomLine') : word('options.firstLine')}
          items={[
            { id: 'random', label: word('options.firstRandom') },
            ...seats.map(({ name }, seat) => ({ id: String(seat), label: name })),
          ]}
          value={first === null ? 'random' : String(first)}
          onPick={(id) => setOptions({ ...options, first: id === 'random' ? null : Number(id) })}
        />,
      ]}
      extra={
        <>
          {layout.type === 'random' ? null : (
            <PathEditor
              open={editing}
              route={route}
              layout={layout}
              onChange={(next) => {
                setOptions({ ...options, layout: next });
                if (next.type === 'custom') copied.keep(route, next);
              }}
              onClose={() => setEditing(false)}
            />
          )}
          <RulesSheet
            open={rules}
            title={word('rulesTitle.title')}
            sections={() => rulesSections(words, previewOf(played, seats.length))}
            onClose={() => setRules(false)}
          />
        </>
      }
      summary={[
        word(`options.${route}`),
        word('options.spaces', { count: (count('tunnel') + count('jungle')) * 6 }),
        ...(options.scoundrels ? [word('options.scoundrels')] : []),
        ...(options.blackMagic ? [word('options.blackMagic')] : []),
      ].join(' · ')}
      problem={
        setup.problem !== null
          ? t(`setup.problem.${setup.problem.kind}`, { ...setup.problem })
          : refusal === null
            ? null
            : words.refusal(refusal)
      }
      house={setup.house}
      onRepeat={setup.repeat}
      onRules={() => setRules(true)}
      onStart={async () => {
        const saveId = await setup.start(played);
        navigation.replace('Table', { saveId });
      }}
    />
  );
}

function must<T>(value: T | null): T {
  if (value === null) throw new Error('a chosen path is always fixed');
  return value;
}

/** The opening position of these options: what the rules reference fills its numbers in from. */
const previewOf = (options: CartagenaOptions, seatCount: number) =>
  cartagena.view(
    cartagena.setup(
      cartagena.optionsRefusal(options, seatCount) === null ? options : DEFAULT_OPTIONS,
      Math.min(5, Math.max(2, seatCount)),
      1,
    ),
    null,
  );

function PathRow({
  name,
  line,
  layout,
  onPress,
}: {
  name: string;
  line: string;
  layout: LayoutOption;
  onPress: () => void;
}) {
  const fixed = fixedLayout(layout);
  return (
    <View style={{ paddingHorizontal: SPACE.m + 2, paddingBottom: SPACE.m }}>
      <LinkRow name={name} line={line} inset={false} onPress={onPress} />
      {fixed === null ? null : <PathPreview layout={fixed} />}
    </View>
  );
}

/** The path copied last for each route, remembered from one game to the next as its code. */
function useCopiedPaths(): {
  of(route: RouteKind): LayoutOption | null;
  keep(route: RouteKind, layout: LayoutOption): void;
} {
  const { memory, remember } = useGameServices();
  const kept = memory.presets[cartagena.id];
  return {
    of(route) {
      const code = codeIn(kept, route);
      const read = code === null ? null : readCode(code, route);
      return read?.ok ? asCustom(read.layout) : null;
    },
    keep(route, layout) {
      const fixed = fixedLayout(layout);
      const code = fixed === null ? null : codeOf(fixed);
      if (code === null || decodeLayout(code) === null) return;
      remember((all) => {
        const before = all.presets[cartagena.id];
        const codes = typeof before === 'object' && before !== null ? before : {};
        return { ...all, presets: { ...all.presets, [cartagena.id]: { ...codes, [route]: code } } };
      });
    },
  };
}

function codeIn(kept: unknown, route: RouteKind): string | null {
  if (typeof kept !== 'object' || kept === null || !(route in kept)) return null;
  const code = (kept as Partial<Record<RouteKind, unknown>>)[route];
  return typeof code === 'string' ? code : null;
}

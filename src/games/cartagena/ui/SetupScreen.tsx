import { useState } from 'react';
import { levelsOf } from '@/bots/bot';
import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { LinkRow } from '@/ui/LinkRow';
import { Segmented } from '@/ui/Segmented';
import { GameSetup, PickRow, SettingRow, useGameServices, useSetup, VariantRow } from '@/ui/setup';
import { SPACE } from '@/ui/theme';
import { bots } from '../bots/levels';
import { cartagena } from '../rules/game';
import { decodeLayout } from '../rules/layoutCode';
import {
  DEFAULT_OPTIONS,
  PIRATE_COUNTS,
  usualLayout,
  type Options as CartagenaOptions,
  type LayoutOption,
} from '../rules/options';
import { LAYOUT_NAMES, NAMED_LAYOUTS, SPACES_PER_BOARD, type RouteKind } from '../rules/route';
import { BlackMagicRow, BoardsRow, CardRuleRow, RouteRow, ScoundrelsRow } from './optionRows';
import { asCustom, codeOf, firstChosen, fixedLayout, readCode, sectionsOf } from './paths';
import { PathEditor } from './PathEditor';
import { PathPreview } from './PathPreview';
import { rulesChapters } from './rulesChapters';

type Laying = LayoutOption['type'];
const LAYINGS = ['random', 'chosen', 'named', 'custom'] as const satisfies readonly Laying[];

/** Who plays Cartagena, and how. */
export function SetupScreen() {
  const { t: word } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const copied = useCopiedPaths();
  const setup = useSetup<CartagenaOptions>(cartagena, DEFAULT_OPTIONS);
  const { seats, options, setOptions } = setup;
  const [editing, setEditing] = useState(false);

  const { route, layout } = options;
  // A start player who has left the table is nobody's wish any more.
  const first = options.first !== null && options.first < seats.length ? options.first : null;
  const played: CartagenaOptions = { ...options, first };
  const sections = sectionsOf(route);
  const refusal = cartagena.optionsRefusal(played, seats.length);
  const edit = (): void => setEditing(true);
  const rows = { options, onChange: setOptions };

  return (
    <GameSetup
      game={cartagena}
      levels={levelsOf(bots)}
      accent="cartagena"
      title={word('name')}
      setup={setup}
      options={played}
      variants={[
        <RouteRow key="route" {...rows} />,
        <LayingRow key="laying" {...rows} copied={copied} onEdit={edit} />,
        ...(layout.type === 'random'
          ? [
              ...sections.map((section) => (
                <BoardsRow
                  key={section}
                  {...rows}
                  section={section}
                  name={route === 'complete' ? undefined : word('options.boards')}
                />
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
                line={word('paths.line', { count: spacesIn(layout) })}
                layout={layout}
                onPress={edit}
              />,
            ]),
        <PiratesRow key="pirates" {...rows} />,
        ...sections.map((section) => <CardRuleRow key={`rule ${section}`} {...rows} section={section} />),
        <ScoundrelsRow
          key="scoundrels"
          {...rows}
          advised={sections.some((section) => options.cardRule[section] !== 'retreat')}
        />,
        <BlackMagicRow key="magic" {...rows} />,
        <FirstRow
          key="first"
          names={seats.map(({ name }) => name)}
          first={first}
          onPick={(seat) => setOptions({ ...options, first: seat })}
        />,
      ]}
      extra={
        layout.type === 'random' ? null : (
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
        )
      }
      summary={[
        word(`options.${route}`),
        word('options.spaces', { count: spacesIn(layout) }),
        ...(options.scoundrels ? [word('options.scoundrels')] : []),
        ...(options.blackMagic ? [word('options.blackMagic')] : []),
      ].join(' · ')}
      refusal={refusal === null ? null : words.refusal(refusal)}
      rules={{
        title: word('rulesTitle.title'),
        chapters: () => rulesChapters(words, previewOf(played, seats.length)),
      }}
    />
  );
}

/** How many spaces a path has. */
function spacesIn(layout: LayoutOption): number {
  if (layout.type === 'random') return (layout.tunnel + layout.jungle) * SPACES_PER_BOARD;
  const fixed = fixedLayout(layout);
  return fixed === null ? 0 : (fixed.tunnel.length + fixed.jungle.length) * SPACES_PER_BOARD;
}

interface RowProps {
  readonly options: CartagenaOptions;
  readonly onChange: (options: CartagenaOptions) => void;
}

/** How the path comes about: by lot, chosen, by name, or copied from the table. */
function LayingRow({
  options,
  onChange,
  copied,
  onEdit,
}: RowProps & { copied: ReturnType<typeof useCopiedPaths>; onEdit: () => void }) {
  const { t: word } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const { route, layout } = options;
  const named = LAYOUT_NAMES.find((name) => NAMED_LAYOUTS[name].route === route);
  const routes = LAYOUT_NAMES.map((name) => word(`options.${NAMED_LAYOUTS[name].route}`));
  const layoutFor = (type: Laying): LayoutOption => {
    switch (type) {
      case 'random':
        return usualLayout(route);
      case 'chosen':
        return firstChosen(route);
      case 'named':
        return named === undefined ? layout : { type, name: named };
      case 'custom':
        // The path copied last time, or the one on the screen to begin with.
        return copied.of(route) ?? asCustom(fixedLayout(layout) ?? must(fixedLayout(firstChosen(route))));
    }
  };
  return (
    <PickRow
      name={word('options.layout')}
      line={layout.type === 'named' ? word(`options.${layout.name}`) : word(`options.${layout.type}Line`)}
      items={LAYINGS.map((type) => {
        const off = type === 'named' && named === undefined;
        return {
          id: type,
          label: word(`options.${type}`),
          note: off ? word('options.layoutOff', { route: words.list(routes) }) : word(`options.${type}Line`),
          disabled: off,
        };
      })}
      value={layout.type}
      onPick={(type) => {
        if (type === layout.type) return;
        onChange({ ...options, layout: layoutFor(type) });
        if (type === 'custom' || type === 'chosen') onEdit();
      }}
    />
  );
}

function PiratesRow({ options, onChange }: RowProps) {
  const { t: word } = useWords('cartagena');
  return (
    <SettingRow name={word('options.pirates')} line={word('options.piratesLine')}>
      <Segmented
        label={word('options.pirates')}
        options={PIRATE_COUNTS.map((n) => ({ id: String(n), label: String(n) }))}
        value={String(options.pirates)}
        onChange={(id) =>
          onChange({ ...options, pirates: PIRATE_COUNTS.find((n) => String(n) === id) ?? options.pirates })
        }
      />
    </SettingRow>
  );
}

/** Who begins; null is by lot. */
function FirstRow({
  names,
  first,
  onPick,
}: {
  names: readonly string[];
  first: number | null;
  onPick: (seat: number | null) => void;
}) {
  const { t: word } = useWords('cartagena');
  return (
    <PickRow
      name={word('options.first')}
      line={first === null ? word('options.firstRandomLine') : word('options.firstLine')}
      items={[
        { id: 'random', label: word('options.firstRandom') },
        ...names.map((name, seat) => ({ id: String(seat), label: name })),
      ]}
      value={first === null ? 'random' : String(first)}
      onPick={(id) => onPick(id === 'random' ? null : Number(id))}
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
    <Box style={{ paddingHorizontal: SPACE.m + 2, paddingBottom: SPACE.m }}>
      <LinkRow name={name} line={line} inset={false} onPress={onPress} />
      {fixed === null ? null : <PathPreview layout={fixed} />}
    </Box>
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

import type { AnyAsk } from '@antilles/engine';
import type { WordKey } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Anchor } from '@/ui/flights/Anchor';
import { PromptBar } from '@/ui/prompts/PromptBar';
import { DockRows } from '@/ui/table/DockRows';
import type { OpenGame } from '@/ui/table/host';
import { RecentEvents } from '@/ui/table/RecentEvents';
import type { Staging } from '@/ui/table/staging';
import { TableFrame } from '@/ui/table/TableFrame';
import { useGameTable, type GameTable } from '@/ui/table/useGameTable';
import { useOpened } from '@/ui/table/useHeld';
import { WatchDock } from '@/ui/table/WatchDock';
import { Text } from '@/ui/Text';
import type { Action, Event, View } from '../rules/game';
import { rulesChapters } from './rulesChapters';

/** How every event is shown. */
const staging: Staging<Event, View> = {
  took: {
    ms: ({ count }) => 600 + 200 * count,
    cue: 'slide',
    fly: ({ seat, count }, { colors }) => [
      { from: 'heap', to: `seat ${seat}`, count, piece: { kind: 'token', color: colors.brass, icon: 'sticks/stick' } },
    ],
  },
};

export function TableScreen({ open }: { open: OpenGame }) {
  const table = useGameTable<Action, View, Event, AnyAsk, 'sticks'>({ open, game: 'sticks', staging });
  const { view, words } = table;
  const [reading, setReading] = useOpened<string>(table);

  return (
    <TableFrame
      table={table}
      accent="sticks"
      title={words.word('name')}
      subtitle={words.word('table.heap', { count: view.heap })}
      board={
        <>
          <Anchor name="heap">
            <Text kind="title" aria-hidden>
              {'|'.repeat(view.heap)}
            </Text>
          </Anchor>
          {table.seats.map(({ name }, seat) => (
            <Anchor key={seat} name={`seat ${seat}`}>
              <Text>{name}</Text>
            </Anchor>
          ))}
        </>
      }
      side={<RecentEvents table={table} count={12} />}
      dock={<Dock table={table} />}
      rules={() => rulesChapters(words)}
      rulesTitle={words.word('rules.title')}
      reading={reading}
      onReading={setReading}
      // Nothing is secret here, so the curtain is never drawn.
      curtain={() => ({ question: '', status: null, lines: [] })}
    />
  );
}

/** What is asked, or what is being shown, above the thumb. */
function Dock({ table }: { table: GameTable<Action, View, Event, AnyAsk, WordKey<'sticks'>> }) {
  const { decision, view, words, seats } = table;
  const rest = words.word('table.heap', { count: view.heap });
  if (decision === null)
    return <WatchDock table={table} next={words.word('table.next')} rest={rest} over={words.word('table.over')} />;
  const owner = seats[decision.seat];
  const isHinted = ({ count }: Action): boolean => table.hinted.some((hinted) => hinted.count === count);
  return (
    <DockRows
      watching={false}
      upper={<PromptBar seat={owner?.colour} question={words.word('table.ask', { name: owner?.name ?? '' })} />}
      lower={
        <ButtonRow>
          {decision.actions.map((action) => (
            <Button
              key={action.count}
              label={words.word('table.take', { count: action.count })}
              kind={isHinted(action) ? 'primary' : 'secondary'}
              onPress={() => table.submit(action)}
            />
          ))}
        </ButtonRow>
      }
    />
  );
}

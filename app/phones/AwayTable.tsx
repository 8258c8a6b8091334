import { useMemo } from 'react';
import type { AnyTable } from '@/session/tableSession';
import type { AwayProps, OpenGame } from '@/ui/table/host';
import { useWords } from '@/text';
import { AwayNotices } from './AwayNotices';
import { codeOfAway } from './away';
import { AwayContext, OthersSheet } from './OthersSheet';
import { TableMessage } from './TableMessage';
import { useAtTable, useTableOf, type Visited } from './tables';
import { WaitingRoom } from './WaitingRoom';

/** What is played at another table is written down there. */
const KEPT_THERE: OpenGame['saver'] = {
  status: () => 'saved',
  subscribe: () => () => undefined,
  retry: () => undefined,
};

/** A table of several phones: who is there until it begins, and then its game on the game's own table. */
export function AwayTable({ saveId, draw }: AwayProps) {
  const visited = useTableOf(codeOfAway(saveId));
  if (visited === null || visited === 'nowhere') return <TableMessage standing={visited ?? { kind: 'joining' }} />;
  return <AtTheTable visited={visited} draw={draw} />;
}

function AtTheTable({ visited, draw }: { visited: Visited; draw: AwayProps['draw'] }) {
  const { standing, room, table } = useAtTable(visited);
  if (standing.kind === 'over' || room === null) return <TableMessage standing={standing} />;
  if (room.phase === 'gathering') return <WaitingRoom visited={visited} room={room} />;
  if (table === null) return <TableMessage standing={standing} />;
  return (
    <AwayContext value={visited}>
      <Game key={numberOf(table)} table={table} draw={draw} />
    </AwayContext>
  );
}

function Game({ table, draw }: { table: AnyTable; draw: AwayProps['draw'] }) {
  const { t } = useWords('phones');
  const label = t('atTable');
  const open = useMemo(
    (): OpenGame => ({
      session: table,
      saver: KEPT_THERE,
      Notices: AwayNotices,
      others: { label, Sheet: OthersSheet },
    }),
    [table, label],
  );
  return draw(open);
}

const numbers = new WeakMap<AnyTable, number>();
let count = 0;
/** Whoever takes another seat looks with other eyes, at a table drawn anew. */
function numberOf(table: AnyTable): number {
  const known = numbers.get(table) ?? ++count;
  numbers.set(table, known);
  return known;
}

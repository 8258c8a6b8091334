import { View } from 'react-native';
import { useWords } from '@/text';
import { EventLine, type EventText } from '../EventLine';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import type { GameTable } from './useGameTable';

/** What happened lately, newest first: for the side of a two-pane table. No more of the log is put into words than shows. */
export function RecentEvents<Action, View_, Event>({
  table: { tell, show },
  count,
}: {
  table: GameTable<Action, View_, Event>;
  count: number;
}) {
  const { t } = useWords('engine');
  const { size } = useLayout();
  const { past } = show;
  const lines: EventText[] = [];
  for (let at = past.length - 1; at >= 0 && lines.length < count; at--) {
    lines.push(...tell(past.slice(at, at + 1), show.viewer).map((line) => ({ ...line, id: `${at}` })));
  }
  if (lines.length === 0) return null;
  // A phone on its side has room for a line or two: those, and no frame around them that would be cut in half.
  if (size === 'small') {
    return (
      <View style={{ gap: SPACE.xs }}>
        {lines.map((line) => (
          <EventLine key={line.id} event={line} />
        ))}
      </View>
    );
  }
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="section" color="muted">
        {t('table.recent')}
      </Text>
      {lines.map((line) => (
        <EventLine key={line.id} event={line} />
      ))}
    </Panel>
  );
}

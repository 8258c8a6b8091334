import { Children, type ReactNode } from 'react';
import { View } from 'react-native';
import { useLayout } from '../useLayout';
import { stripColumns } from './stripColumns';

/** All players side by side: up to three in one row, more in two; one below the other when text is large. */
export function PlayerStrip({ children, columns, gap = 8 }: { children: ReactNode; columns?: number; gap?: number }) {
  const { size, largeText } = useLayout();
  const players = Children.toArray(children);
  const across = columns ?? stripColumns(players.length, size, largeText);
  const rows = Array.from({ length: Math.ceil(players.length / across) }, (_, row) =>
    players.slice(row * across, (row + 1) * across),
  );
  return (
    <View style={{ gap: across === 1 ? 4 : gap }}>
      {rows.map((row, i) => (
        <View key={i} style={{ flexDirection: 'row', gap }}>
          {row.map((player, j) => (
            <View key={j} style={{ flex: 1, minWidth: 0 }}>
              {player}
            </View>
          ))}
          {/* The last row keeps the columns of the first. */}
          {Array.from({ length: rows.length > 1 ? across - row.length : 0 }, (_, j) => (
            <View key={`free${j}`} style={{ flex: 1 }} />
          ))}
        </View>
      ))}
    </View>
  );
}

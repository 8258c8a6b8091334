import { View } from 'react-native';
import { SHELF, type GameId } from '@/games/shelf';
import { useLayout } from '@/ui/useLayout';
import { GAP } from './Continue';
import { Poster } from './Poster';

/** Every game there is, as posters: two by two, four in a row on a phone on its side, under each other in large text. */
export function Shelf({ isNew, onOpen }: { isNew: boolean; onOpen: (game: GameId) => void }) {
  const { twoPane, largeText, size, height } = useLayout();
  const roomy = twoPane && size === 'wide' && !largeText;
  const columns = largeText ? 1 : twoPane && !roomy ? 4 : 2;
  const tall = roomy
    ? Math.max(180, Math.min(290, (height - (isNew ? 200 : 320)) / 2))
    : largeText
      ? 150
      : size === 'small'
        ? 112
        : isNew
          ? 111
          : 138;
  const rows = Array.from({ length: Math.ceil(SHELF.length / columns) }, (_, row) =>
    SHELF.slice(row * columns, (row + 1) * columns),
  );
  return (
    <View style={{ gap: GAP }}>
      {rows.map((row, i) => (
        <View key={i} style={{ flexDirection: 'row', gap: GAP }}>
          {row.map((game) => (
            <View key={game.id} style={{ flex: 1 }}>
              <Poster game={game} height={tall} narrow={columns === 4} onOpen={() => onOpen(game.id)} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

import { useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { fade, useTheme } from '@/ui/theme';
import { SECTIONS, type Board, type Layout } from '../rules/route';
import { SYMBOL_INK, symbolIcon, symbolKey } from './art';

/** A path at a glance: every board as a row of six small spaces. */
export function PathPreview({ layout, size = 22 }: { layout: Layout; size?: number }) {
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {SECTIONS.flatMap((section) =>
        layout[section].map((board, i) => (
          <BoardStrip key={`${section} ${i}`} board={board} size={size} jungle={section === 'jungle'} />
        )),
      )}
    </Box>
  );
}

export function BoardStrip({ board, size, jungle = false }: { board: Board; size: number; jungle?: boolean }) {
  const { t } = useWords('cartagena');
  const { scheme } = useTheme();
  const ground = jungle ? (scheme === 'dark' ? '#1f4a3a' : '#c9d29a') : scheme === 'dark' ? '#1b4159' : '#ead9b6';
  return (
    <Box
      accessible
      role="img"
      aria-label={board.map((symbol) => t(symbolKey(symbol))).join(', ')}
      style={{ flexDirection: 'row', gap: 2, padding: 3, borderRadius: size, backgroundColor: fade(ground, 1) }}
    >
      {board.map((symbol, i) => (
        <Box
          key={i}
          style={{
            width: size,
            height: size,
            borderRadius: size / 2,
            backgroundColor: '#f4e8cf',
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name={symbolIcon(symbol)} size={Math.round(size * 0.68)} color={SYMBOL_INK[symbol]} />
        </Box>
      ))}
    </Box>
  );
}

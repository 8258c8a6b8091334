import { Box } from '@/ui/Box';
import { useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { isVictory, PRINTED, type CardId } from '../rules/printed';
import { Art } from './CardFace';

const MOST = 7;

/** What counts comes first: the dearest Victory cards, then Curses; then whatever else is dear. */
const rank = (card: CardId): number => (isVictory(card) ? 0 : card === 'curse' ? 100 : 200) - PRINTED[card].cost;

/** A deck fanned out as it is counted. */
export function Fan({ cards, among }: { cards: readonly CardId[]; among: number }) {
  const colors = useColors();
  const { width, twoPane, size } = useLayout();
  const column = Math.min(180, (Math.min(width, twoPane ? 560 : 620) - 32) / among);
  const card = Math.min(size === 'small' ? 30 : 44, Math.round(column * 0.36));
  const high = Math.round(card * 1.3);
  const shown = [...cards].sort((a, b) => rank(a) - rank(b)).slice(0, MOST);
  const stride = Math.min(card * 0.62, (column - card - 10) / Math.max(1, shown.length - 1));
  const middle = (shown.length - 1) / 2;
  return (
    <Box style={{ height: high + 20, width: stride * (shown.length - 1) + card }}>
      {shown.map((each, i) => (
        <Box
          key={i}
          style={{
            position: 'absolute',
            left: i * stride,
            top: 4 + Math.pow(Math.abs(i - middle), 1.6) * 1.6,
            borderRadius: 6,
            boxShadow: `0 0 0 1.5px ${colors.parchment}, 0 3px 6px rgba(0, 0, 0, 0.4)`,
            transform: [{ rotate: `${(i - middle) * 8}deg` }],
          }}
        >
          <Art card={each} width={card} height={high} radius={6} />
        </Box>
      ))}
    </Box>
  );
}

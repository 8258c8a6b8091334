import { useSpeaker, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { useLayout } from '@/ui/useLayout';
import type { RefereedRound } from '../../companion';
import { advance, SUPPLY_STEP } from '../../rules/rows';
import { ROWS } from '../../rules/state';

/** Where the next round starts, or what is still missing, and the button that closes the round. */
export function RefereeBar({
  round,
  correcting,
  target,
  names,
  trader,
  onBack,
  onClose,
}: {
  round: RefereedRound;
  correcting: boolean;
  target: number;
  names: readonly string[];
  /** The Trader who is asked now; null: nobody has to say anything any more. */
  trader: { readonly seat: number; readonly number: number; readonly count: number; readonly onSay: () => void } | null;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const words = useSpeaker('santo-domingo', []);
  const { refuse } = useToast();
  const { largeText, width } = useLayout();
  const owing = round.missing.findIndex((count) => count > 0);
  const missing =
    owing < 0 ? null : own('companion.owes', { name: names[owing] ?? '', count: round.missing[owing] ?? 1 });
  const line = useLine({ round, correcting, target, seatCount: names.length, trader });
  const button = correcting ? (
    <Button
      label={missing ?? own('companion.correctingDone')}
      disabled={missing !== null}
      onRefused={() => refuse(own('companion.unfinished'))}
      onPress={onBack}
    />
  ) : trader !== null ? (
    <Button
      label={own('companion.trades', {
        name: names[trader.seat] ?? '',
        goods: words.word('amount.goods', { count: round.trades[trader.seat]?.goods ?? 0 }),
      })}
      onPress={trader.onSay}
    />
  ) : (
    <Button
      label={missing ?? own('companion.close', { round: round.number })}
      disabled={missing !== null}
      onRefused={() => refuse(missing ?? '')}
      onPress={onClose}
      style={line === null ? { flexGrow: 1 } : null}
    />
  );
  const stack = largeText || width < 360;
  return (
    <Box
      style={{ flexDirection: stack ? 'column' : 'row', alignItems: stack ? 'stretch' : 'center', gap: stack ? 8 : 12 }}
    >
      {line === null ? null : (
        <Box style={stack ? null : { flex: 1 }}>
          <Text kind="question">{line.title}</Text>
          {largeText ? null : (
            <Text kind="small" color="muted">
              {line.text}
            </Text>
          )}
        </Box>
      )}
      {stack ? <ButtonRow stack>{button}</ButtonRow> : button}
    </Box>
  );
}

/** What the bar says beside its button: which Trader is asked, or where the next round starts; null while cards are missing. */
function useLine({
  round: { after, number },
  correcting,
  target,
  seatCount,
  trader,
}: {
  round: RefereedRound;
  correcting: boolean;
  target: number;
  seatCount: number;
  trader: { readonly number: number; readonly count: number } | null;
}): { readonly title: string; readonly text: string } | null {
  const { t: own } = useWords('santo-domingo');
  if (correcting)
    return { title: own('companion.correcting', { round: number }), text: own('companion.correctingLine') };
  if (trader !== null) {
    const { number: asked, count } = trader;
    return { title: own('companion.decides', { number: asked, count }), text: own('companion.decidesLine') };
  }
  if (after === null) return null;
  if (after.points.some((points) => points >= target)) {
    return { title: own('companion.lastRound'), text: own('companion.lastRoundLine', { target }) };
  }
  const step = SUPPLY_STEP[seatCount] ?? 0;
  const [points, goods, market] = ROWS.map((row) => advance(after.rows[row], step));
  return { title: own('companion.next'), text: own('companion.nextLine', { points, goods, trader: market }) };
}

import { useWords } from '@/text';
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
  onBack,
  onClose,
}: {
  round: RefereedRound;
  correcting: boolean;
  target: number;
  names: readonly string[];
  onBack: () => void;
  onClose: () => void;
}) {
  const { t: own } = useWords('santo-domingo');
  const { refuse } = useToast();
  const { largeText, width } = useLayout();
  const { after } = round;
  const owing = round.missing.findIndex((count) => count > 0);
  const missing =
    owing < 0 ? null : own('companion.owes', { name: names[owing] ?? '', count: round.missing[owing] ?? 1 });
  const ends = after !== null && after.points.some((points) => points >= target);
  const step = SUPPLY_STEP[names.length] ?? 0;
  const [points, goods, trader] = ROWS.map((row) => advance(after?.rows[row] ?? 0, step));
  const line = correcting
    ? { title: own('companion.correcting', { round: round.number }), text: own('companion.correctingLine') }
    : after === null
      ? null
      : ends
        ? { title: own('companion.lastRound'), text: own('companion.lastRoundLine', { target }) }
        : { title: own('companion.next'), text: own('companion.nextLine', { points, goods, trader }) };
  const button = correcting ? (
    <Button
      label={missing ?? own('companion.correctingDone')}
      disabled={missing !== null}
      onRefused={() => refuse(own('companion.unfinished'))}
      onPress={onBack}
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

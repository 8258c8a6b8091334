import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { LogSheet } from '@/ui/LogSheet';
import type { Refereed } from '../../companion';
import { santoDomingo } from '../../rules/game';

/** How every number came about, card by card, in the words of the game's own log. */
export function StepsSheet({
  open,
  result,
  seats,
  onClose,
}: {
  open: boolean;
  result: Refereed;
  seats: readonly TablePlayer[];
  onClose: () => void;
}) {
  const { t } = useWords('companion');
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const rounds = [...result.rounds, ...(result.open === null ? [] : [result.open])];
  return (
    <LogSheet
      open={open}
      sections={
        open
          ? rounds.map(({ number, frames }) => ({
              id: String(number),
              title: t('round', { round: number }),
              lines: frames.flatMap(({ event }, i) => {
                const said = santoDomingo.phrase(event);
                return said === null ? [] : [{ id: `${number} ${i}`, text: words.say(said) }];
              }),
            }))
          : []
      }
      onClose={onClose}
    />
  );
}

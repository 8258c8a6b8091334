import { useWords, type SpeakerOf } from '@/text';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/companion/Notice';
import type { Problem, Refereed } from '../../companion';
import { cardKey } from '../art';

/** What cannot be right, with the way to where it was typed. */
export function Problems({
  result,
  words,
  shown,
  onLook,
}: {
  result: Refereed;
  words: SpeakerOf<'santo-domingo'>;
  /** The round on the screen. */
  shown?: number;
  onLook: (number: number) => void;
}) {
  const { t } = useWords('companion');
  const { t: own } = useWords('santo-domingo');
  const name = (seat: number): string => words.say({ key: 'name-of', params: { name: { seat } } });
  const sentence = (problem: Problem): string => {
    switch (problem.kind) {
      case 'spent':
        return own(problem.playedIn > 0 ? 'companion.problem.spent' : 'companion.problem.neverBack', {
          name: name(problem.seat),
          card: words.word(cardKey(problem.card)),
          round: problem.playedIn,
        });
      case 'trade':
        return own('companion.problem.trade', {
          name: name(problem.seat),
          count: problem.wanted,
          counted: problem.counted,
        });
      case 'after-end':
        return own('companion.problem.afterEnd');
    }
  };
  const rounds = [...result.rounds, ...(result.open === null ? [] : [result.open])];
  return rounds.flatMap(({ number, problems }) =>
    problems.map((problem, i) => (
      <Notice
        key={`${number} ${i}`}
        action={
          number === shown ? null : (
            <Button kind="quiet" label={own('companion.look', { round: number })} onPress={() => onLook(number)} />
          )
        }
      >
        {`${t('round', { round: number })}: ${sentence(problem)}`}
      </Notice>
    )),
  );
}

import { useState } from 'react';
import { useWords } from '@/text';
import { usePeople } from '@/ui/companion/usePeople';
import { SeatList, SetupFrame } from '@/ui/setup';
import { newReferee } from '../../companion';
import { santoDomingo } from '../../rules/game';
import { DEFAULT_OPTIONS, parseOptions, type Options } from '../../rules/options';
import { useRateTables } from '../RatesRow';
import { useBoardRows } from '../useBoardRows';

/** Who sits around the table, which side of the board lies up, and what is printed on it. */
export function RefereeSetup() {
  const { t } = useWords();
  const { t: own } = useWords('santo-domingo');
  const tables = useRateTables();
  const people = usePeople(santoDomingo.id, santoDomingo.seats, 3);
  const { seats } = people;
  const [options, setOptions] = useState<Options>(() => {
    const { side, target } = parseOptions(people.lastOptions) ?? DEFAULT_OPTIONS;
    return { side, target, rates: tables.of(side), openDiscards: false };
  });
  const board = useBoardRows({
    options,
    setOptions,
    seatCount: seats.length,
    ratesLine: own('companion.ratesLine'),
  });
  return (
    <SetupFrame
      accent="santo-domingo"
      emblem="emblem/santo-domingo"
      title={own('companion.title')}
      players={<SeatList people seats={seats} range={santoDomingo.seats} onChange={people.setSeats} />}
      variants={[board.side, board.long, board.rates]}
      extra={board.editor}
      summary={own('companion.summary', { count: seats.length })}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() => people.start(newReferee(board.played, seats.length), board.played)}
    />
  );
}

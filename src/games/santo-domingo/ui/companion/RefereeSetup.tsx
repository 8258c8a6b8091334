import { sameJson } from '@antilles/engine';
import { useState } from 'react';
import { useWords } from '../../../../text';
import { usePeople } from '../../../../ui/companion/usePeople';
import { SeatList, SetupFrame, VariantRow } from '../../../../ui/setup';
import { newReferee } from '../../companion';
import { santoDomingo } from '../../rules/game';
import { DEFAULT_OPTIONS, DEFAULT_RATES, parseOptions, type Options, type Side } from '../../rules/options';
import { cardsToPlay } from '../../rules/rows';
import { RatesEditor } from '../RatesEditor';
import { RatesRow, useRateTables } from '../RatesRow';

/** Who sits around the table, which side of the board lies up, and what is printed on it. */
export function RefereeSetup() {
  const { t } = useWords();
  const { t: word } = useWords('santo-domingo');
  const { t: companion } = useWords('companion');
  const tables = useRateTables();
  const people = usePeople(santoDomingo.id, santoDomingo.seats, 3);
  const { seats } = people;
  const [editing, setEditing] = useState(false);
  const [options, setOptions] = useState<Options>(() => {
    const { side, target } = parseOptions(people.lastOptions) ?? DEFAULT_OPTIONS;
    return { side, target, rates: tables.of(side), openDiscards: false };
  });
  const few = cardsToPlay(seats.length) === 2;
  // The wish for a long game is kept while a fourth player sits down and gets up again.
  const played: Options = few ? options : { ...options, target: 30 };
  const edited = !sameJson(options.rates, DEFAULT_RATES[options.side]);
  return (
    <SetupFrame
      accent="santo-domingo"
      emblem="emblem/santo-domingo"
      title={companion('sd.title')}
      players={<SeatList people seats={seats} range={santoDomingo.seats} onChange={people.setSeats} />}
      variants={[
        <VariantRow
          key="winter"
          name={word('options.winter')}
          line={word('options.winterLine')}
          value={options.side === 'winter'}
          onChange={(winter) => {
            const side: Side = winter ? 'winter' : 'standard';
            setOptions({ ...options, side, rates: tables.of(side) });
          }}
        />,
        <VariantRow
          key="long"
          name={word('options.long')}
          line={word('options.longLine')}
          value={played.target === 45}
          onChange={(long) => setOptions({ ...options, target: long ? 45 : 30 })}
          refusedBecause={few ? null : word('options.longOff')}
        />,
        <RatesRow
          key="rates"
          name={word('options.rates')}
          line={edited ? word('options.ratesEdited') : companion('sd.ratesLine')}
          rates={options.rates}
          onPress={() => setEditing(true)}
        />,
      ]}
      extra={
        <RatesEditor
          open={editing}
          side={options.side}
          rates={options.rates}
          onChange={(rates) => {
            setOptions({ ...options, rates });
            tables.keep(options.side, rates);
          }}
          onClose={() => setEditing(false)}
        />
      }
      summary={companion('sd.summary', { count: seats.length })}
      problem={people.problem === null ? null : t(`setup.problem.${people.problem.kind}`, { ...people.problem })}
      onRepeat={null}
      onStart={() => people.start(newReferee(played, seats.length), played)}
    />
  );
}

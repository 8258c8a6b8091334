import { sameJson } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { useWords } from '@/text';
import { VariantRow } from '@/ui/setup';
import { DEFAULT_RATES, type Options, type Side } from '../rules/options';
import { cardsToPlay } from '../rules/rows';
import { cards as PICTURES } from './art/pictures';
import { RatesEditor } from './RatesEditor';
import { RatesRow, useRateTables } from './RatesRow';

/** What is chosen of the board, here and for a real one: its side, the length of the game, and the rates printed on it. */
export function useBoardRows({
  options,
  setOptions,
  seatCount,
  ratesLine,
}: {
  options: Options;
  setOptions: (options: Options) => void;
  seatCount: number;
  /** What stands under the rates as long as nobody has changed them. */
  ratesLine: string;
}): {
  readonly side: ReactNode;
  readonly long: ReactNode;
  readonly rates: ReactNode;
  /** The sheet in which the rates are changed. */
  readonly editor: ReactNode;
  /** Whether everybody plays two cards a round, and the long game is possible (SD-6, SD-47). */
  readonly few: boolean;
  /** The options as they would be played. */
  readonly played: Options;
} {
  const { t: word } = useWords('santo-domingo');
  const tables = useRateTables();
  const [editing, setEditing] = useState(false);
  const few = cardsToPlay(seatCount) === 2;
  // The wish for a long game is kept while a fourth player sits down and gets up again.
  const played: Options = few ? options : { ...options, target: 30 };
  const edited = !sameJson(options.rates, DEFAULT_RATES[options.side]);
  return {
    few,
    played,
    side: (
      <VariantRow
        key="winter"
        picture={PICTURES.frigate}
        name={word('options.winter')}
        line={word('options.winterLine')}
        value={options.side === 'winter'}
        onChange={(winter) => {
          const side: Side = winter ? 'winter' : 'standard';
          setOptions({ ...options, side, rates: tables.of(side) });
        }}
      />
    ),
    long: (
      <VariantRow
        key="long"
        picture={PICTURES.galleon}
        name={word('options.long')}
        line={word('options.longLine')}
        value={played.target === 45}
        onChange={(long) => setOptions({ ...options, target: long ? 45 : 30 })}
        refusedBecause={few ? null : word('options.longOff')}
      />
    ),
    rates: (
      <RatesRow
        key="rates"
        name={word('options.rates')}
        line={edited ? word('options.ratesEdited') : ratesLine}
        rates={options.rates}
        onPress={() => setEditing(true)}
      />
    ),
    editor: (
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
    ),
  };
}

import { useState } from 'react';
import { levelsOf } from '@/bots/bot';
import { useSpeaker } from '@/text';
import { ChoiceRow, FriendsDealSheet, GameSetup, PickRow, useGameServices, useSetup, VariantRow } from '@/ui/setup';
import { bots } from '../bots/levels';
import { dominion } from '../rules/game';
import { DEFAULT_OPTIONS, OPENINGS, type Options } from '../rules/options';
import { editionFor } from '../rules/kingdoms';
import type { ChosenKingdom } from './KingdomSheet';
import { rulesChapters } from './rulesChapters';
import { useKingdomPicker } from './useKingdomPicker';

/** Who plays Dominion, with which ten piles, and how. */
export function SetupScreen() {
  const words = useSpeaker('dominion', []);
  const { luck, deals } = useGameServices();
  const setup = useSetup<Options>(dominion, DEFAULT_OPTIONS);
  const { seats, options, setOptions } = setup;
  const [seed, setSeed] = useState<number | null>(null);
  // A deal that somebody can look up is none for several people: they get one that nobody knows.
  const secret = seats.filter(({ bot }) => bot === null).length > 1;
  const fixed = secret ? null : seed;
  const [entering, setEntering] = useState(false);

  const choose = (next: ChosenKingdom): void => {
    setSeed(next.seed);
    // Cards of the second edition bring it with them; without them the wish stays as it was.
    const needed = editionFor(next.kingdom);
    const edition = needed === '1E' ? options.edition : needed;
    setOptions({ ...options, kingdom: next.kingdom, edition });
  };
  // A start player who has left the table is nobody's wish any more.
  const startSeat = options.startSeat !== null && options.startSeat < seats.length ? options.startSeat : null;
  const played: Options = { ...options, startSeat };
  const refusal = dominion.optionsRefusal(played, seats.length);
  const second = editionFor(options.kingdom) !== '1E';
  const kingdom = useKingdomPicker({
    chosen: { kingdom: options.kingdom, seed },
    edition: options.edition,
    line: words.word(fixed === null ? 'options.kingdomLine' : 'picker.fixedDeal'),
    friends: {
      onEnter: () => setEntering(true),
      secret,
      codeOf: (given) => deals.codeOf({ game: dominion.id, options: played, seats, seed: given }),
    },
    luck,
    onChoose: choose,
  });

  return (
    <GameSetup
      game={dominion}
      levels={levelsOf(bots)}
      accent="dominion"
      title={words.word('name')}
      setup={setup}
      options={played}
      seed={fixed ?? undefined}
      variants={[
        kingdom.row,
        <VariantRow
          key="edition"
          name={words.word('options.edition')}
          line={words.word('options.editionLine')}
          value={options.edition !== '1E'}
          onChange={(on) => setOptions({ ...options, edition: on ? '2022' : '1E' })}
          refusedBecause={second && options.edition !== '1E' ? words.word('options.editionOff') : null}
        />,
        <VariantRow
          key="end"
          name={words.word('options.endCheck')}
          line={words.word('options.endCheckLine')}
          value={options.endCheck === 'endOfTurn'}
          onChange={(on) => setOptions({ ...options, endCheck: on ? 'endOfTurn' : 'booklet' })}
        />,
        <ChoiceRow
          key="opening"
          name={words.word('options.opening')}
          line={words.word('options.openingLine')}
          options={OPENINGS.map((id) => ({ id, label: words.word(`picker.opening.${id}`) }))}
          value={options.opening}
          onPick={(opening) => setOptions({ ...options, opening })}
        />,
        <PickRow
          key="start"
          name={words.word('options.startSeat')}
          line={words.word('options.startSeatLine')}
          items={[
            { id: 'lot', label: words.word('picker.byLot') },
            ...seats.map((seat, i) => ({ id: String(i), label: seat.name })),
          ]}
          value={startSeat === null ? 'lot' : String(startSeat)}
          onPick={(id) => setOptions({ ...options, startSeat: id === 'lot' ? null : Number(id) })}
        />,
      ]}
      extra={
        <>
          {kingdom.sheets}
          <FriendsDealSheet open={entering} house={setup.house} onClose={() => setEntering(false)} />
        </>
      }
      summary={[kingdom.name, ...(options.edition === '1E' ? [] : [words.word('options.edition')])].join(' · ')}
      refusal={refusal === null ? null : words.refusal(refusal)}
      onRepeat={
        setup.repeat === null
          ? null
          : () => {
              setSeed(null);
              setup.repeat?.();
            }
      }
      rules={{
        title: words.word('rulesTitle.title'),
        chapters: () => rulesChapters(words, { options: played, players: seats }),
      }}
    />
  );
}

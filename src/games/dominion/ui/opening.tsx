import { Box } from '@/ui/Box';
import { Rising } from '@/ui/table/OpeningCard';
import { useLayout } from '@/ui/useLayout';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { PRINTED, type CardId } from '../rules/printed';
import { leftOf } from './blows';
import { BlueHour } from './BlueHour';
import { CardBack } from './CardBack';
import { CardFace } from './CardFace';
import { knownKingdom } from './knownKingdom';
import { Place } from './Place';
import type { DominionTable } from './useTurn';

/** What is said as a game begins: which kingdom, how many Provinces, who goes first; the ten piles come to lie, then hands. */
export function openingOf({ words, view, seats, session }: DominionTable) {
  const { kingdom } = view.options;
  const set = knownKingdom(kingdom);
  const sets = [...new Set(kingdom.map((card) => PRINTED[card].set))];
  const begins = view.turn.seat;
  const alone = session.people.length === 1 ? session.people[0] : null;
  return {
    kicker: words.word('opening.kicker', { set: words.list(sets.map((each) => words.word(`expansion.${each}`))) }),
    title: words.word(set === null ? 'opening.own' : `kingdom.${set}`),
    line: words.word('opening.line', { count: leftOf(view, 'province') }),
    begins,
    scene: <Evening />,
    deal: <Deal kingdom={kingdom} words={words} />,
    about: (seat: number): string => {
      const place = (seats.length + seat - begins) % seats.length;
      const when = place === 0 ? words.word('opening.first') : words.word('opening.place', { place: place + 1 });
      return seat === alone ? `${words.word('opening.you')}, ${when}` : when;
    },
    dealt: <Backs />,
  };
}

/** The bay as large as the screen: the sea becomes the table that the piles lie on. */
function Evening() {
  const { width, height } = useLayout();
  const { top } = useSafeAreaInsets();
  const low = height < 620;
  const horizon = Math.round(height * (low ? 0.3 : 0.4)) + top;
  const scale = Math.min(1.7, height / 520);
  return (
    <>
      <Place />
      <Box style={{ position: 'absolute', left: 0, top: 0 }}>
        <BlueHour
          {...{ width, horizon, scale }}
          height={horizon + Math.round(height * 0.22)}
          castle={Math.min(width * 0.2, 92 * scale)}
          lighthouse={width - Math.min(width * 0.16, 220)}
        />
      </Box>
    </>
  );
}

const NEXT_PILE = 60;

/** The ten piles, by price, one after the other. */
function Deal({ kingdom, words }: { kingdom: readonly CardId[]; words: DominionTable['words'] }) {
  const { width, height } = useLayout();
  // Two rows of five; where the screen lies down one row of ten.
  const across = height < 480 ? 10 : 5;
  const room = Math.min(620, width) - 24;
  const cell = Math.floor((room - 5 * (across - 1)) / across);
  const high = height < 620 ? 56 : 88;
  const piles = [...kingdom].sort((a, b) => PRINTED[a].cost - PRINTED[b].cost || (a < b ? -1 : 1));
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 5 }}>
      {piles.map((card, i) => (
        <Rising key={card} after={500 + i * NEXT_PILE}>
          <CardFace {...{ card, words }} width={cell} height={high} price seal={high > 60} />
        </Rising>
      ))}
    </Box>
  );
}

const HAND = [0, 1, 2, 3, 4] as const;

/** Five cards, face down. */
function Backs() {
  const { height } = useLayout();
  if (height < 620) return null;
  return (
    <Box style={{ flexDirection: 'row', paddingTop: 6 }}>
      {HAND.map((i) => (
        <Rising key={i} after={1200 + i * 70} style={{ width: 14, marginTop: Math.abs(i - 2) }}>
          <Box style={{ transform: [{ rotate: `${(i - 2) * 5}deg` }] }}>
            <CardBack width={22} height={30} />
          </Box>
        </Rising>
      ))}
    </Box>
  );
}

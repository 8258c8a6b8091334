import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import type { SpeakerOf } from '@/text';
import { Drawing } from '@/ui/art/Drawing';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { BigMoment, Moments } from '@/ui/table/moments';
import { useColors } from '@/ui/theme';
import { SYMBOL_OF, type Card } from '../rules/deck';
import type { Event as CartagenaEvent } from '../rules/events';
import type { View as CartagenaView } from '../rules/view';
import { looksDark } from './art';
import { chestWidth, OpenChest } from './ChestOpens';
import { PRIZE_VIEW, prizeHull, prizeSails } from './scene/finale';
import { SymbolCard } from './SymbolCard';
import { magicDoes } from './turn';

/** What stops the table for a moment: a power, a theft, scoundrels, the captain, a snake. All else happens on the map. */
export function momentsOf(
  seats: readonly TablePlayer[],
  words: SpeakerOf<'cartagena'>,
): Moments<CartagenaEvent, CartagenaView> {
  const name = (seat: Seat): string => seats[seat]?.name ?? '';
  return {
    played: ({ seat, cards, use }, { view, viewer }): BigMoment | null =>
      use === 'advance'
        ? null
        : {
            tone: seat === viewer ? 'triumph' : 'storm',
            picture: (height) => <Held cards={cards} view={view} height={height} />,
            title: words.word('term.blackMagic'),
            sentence: words.word('scene.magic', { name: name(seat), power: magicDoes(words, view, use) }),
          },
    took: ({ seat, victim, card }, { view, viewer }) =>
      victim !== viewer || card === null
        ? null
        : {
            tone: 'storm',
            picture: (height) => <Held cards={[card]} view={view} height={height} />,
            title: words.word('scene.robbed'),
            sentence: words.word('scene.robbedBy', { name: name(seat), card: words.word(`short.${SYMBOL_OF[card]}`) }),
          },
    caught: ({ seats: caught }, { viewer }) => ({
      tone: viewer !== null && caught.includes(viewer) ? 'storm' : 'notice',
      picture: (height) => <Scoundrel size={height} />,
      title: words.word('options.scoundrels'),
      sentence: words.word('scene.caught', { names: words.list(caught.map(name)) }),
    }),
    'turn-began': ({ seat, captain }, { view, viewer }) =>
      !captain || seat !== viewer
        ? null
        : {
            tone: 'triumph',
            picture: (height) => {
              const size = { width: (height * PRIZE_VIEW[2]) / PRIZE_VIEW[3], height };
              const colour = seats[seat]?.colour ?? 'red';
              const art = prizeSails(colour) + prizeHull(colour, view.players[seat]?.ferry ?? 1);
              return <Drawing art={art} {...size} view={PRIZE_VIEW} />;
            },
            title: words.word('scene.captain', { name: name(seat) }),
            sentence: words.word('scene.captainLine'),
          },
    opened: ({ seat, space, token }, { viewer }) =>
      token !== 'snake'
        ? null
        : {
            tone: seat === viewer ? 'storm' : 'notice',
            picture: (height) => (
              <Box style={{ height, justifyContent: 'flex-end' }}>
                <OpenChest token="snake" width={chestWidth(height)} />
              </Box>
            ),
            title: words.word('token.snake'),
            sentence: words.word('scene.snake', { name: name(seat), space }),
          },
  };
}

/** What is held up for all to see: a card, or the pair it takes, as wide as its picture is high. */
const Held = ({ cards, view, height }: { cards: readonly Card[]; view: CartagenaView; height: number }) => (
  <Box style={{ flexDirection: 'row', justifyContent: 'center', gap: 10 }}>
    {cards.map((card, i) => (
      <SymbolCard
        key={i}
        card={card}
        dark={looksDark(card, view.options.scoundrels)}
        width={height / cards.length}
        height={height / cards.length}
        caption=""
      />
    ))}
  </Box>
);

const Scoundrel = ({ size }: { size: number }) => (
  <Icon name="cartagena/scoundrels" size={size} color={useColors().brass} />
);

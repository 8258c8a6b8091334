import type { ReactElement } from 'react';
import type { WordKey } from '@/text';
import { Box, Row } from '@/ui/Box';
import type { BigMoment, Moments } from '@/ui/table/moments';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import type { Event } from '../rules/events';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { emptyPiles, ENDING_PILES, leftOf, toneOf } from './blows';
import { CardFace } from './CardFace';
import { GreatCard } from './GreatCard';
import type { DominionTable } from './useTurn';

/** A card and what became of it. */
interface Fate {
  readonly card: CardId;
  readonly where: WordKey<'dominion'>;
}

/** The big moments: an Attack that hits, or does not, a Province, a pile that runs out, the end. */
export function momentsOf({ words, seats, show: { past } }: DominionTable): Moments<Event, View> {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const name = (card: CardId): string => words.word(cardKey(card));
  const since = past.slice(past.findLastIndex(({ event }) => event.type === 'played'));
  const played = since[0]?.event;
  /** What strikes now, and whose it is. */
  const attack = played?.type === 'played' ? played : null;
  const picture = (card: CardId, { options }: View): ((height: number) => ReactElement) =>
    function Picture(height) {
      return <GreatCard card={card} height={height} words={words} edition={options.edition} />;
    };
  const fates = (...all: readonly Fate[]): ReactElement => (
    <Fates words={words} fates={all} title={attack === null ? null : plays(attack)} />
  );
  const plays = (by: { readonly seat: number; readonly card: CardId }): string =>
    words.word('moment.plays', { name: nameOf(by.seat), card: name(by.card) });
  /** Who was not hit, and why. */
  const spared = (viewer: number | null): { also?: string } => {
    const lines = since.flatMap(({ event }) =>
      (event.type === 'protected' || event.type === 'reacted') && event.seat !== viewer
        ? [words.word('moment.spared', { name: nameOf(event.seat), card: name(event.card) })]
        : [],
    );
    return lines.length === 0 ? {} : { also: lines.join(' · ') };
  };
  const big =
    <E extends Event>(build: (event: E, view: View, viewer: number | null) => Omit<BigMoment, 'tone'>) =>
    (event: E, { view, viewer }: { readonly view: View; readonly viewer: number | null }): BigMoment | null => {
      const tone = toneOf(event, seats, view);
      return tone === null ? null : { tone, ...build(event, view, viewer) };
    };
  const emptied = (card: CardId, view: View): Omit<BigMoment, 'tone'> => ({
    picture: picture(card, view),
    title: words.word('moment.emptied', { card: name(card) }),
    sentence:
      emptyPiles(view) >= ENDING_PILES || card === 'province'
        ? words.word('moment.ends')
        : words.word('moment.emptiedLine', { count: emptyPiles(view) }),
  });
  return {
    played: big<Extract<Event, { type: 'played' }>>(({ seat, card }, view) => ({
      picture: picture(card, view),
      title: words.word('moment.plays', { name: nameOf(seat), card: name(card) }),
      sentence: words.word(
        card === 'militia' ? 'moment.militia' : card === 'ghost-ship' ? 'moment.ghostShip' : 'moment.bureaucrat',
      ),
    })),
    gained: big<Extract<Event, { type: 'gained' }>>(({ seat, card, to, bought }, view, viewer) => {
      if (card === 'province') {
        const left = leftOf(view, card);
        return {
          picture: picture(card, view),
          title:
            seat === viewer ? words.word('moment.province') : words.word('moment.provinceOf', { name: nameOf(seat) }),
          sentence: left === 0 ? words.word('moment.lastProvince') : words.word('moment.provinceLine', { count: left }),
        };
      }
      if (seat !== viewer || (card !== 'curse' && (bought || view.turn.seat === seat))) return emptied(card, view);
      const before = since.at(-2)?.event;
      const lost: readonly Fate[] =
        attack?.card === 'sea-hag' && before?.type === 'discarded' && before.seat === seat
          ? before.cards.map((each) => ({ card: each, where: 'moment.discarded' }))
          : [];
      return {
        picture: picture(attack !== null && view.turn.seat !== seat ? attack.card : card, view),
        title:
          card === 'curse'
            ? words.word(to === 'deck' ? 'moment.cursedDeck' : 'moment.cursed')
            : words.word('moment.given', { card: name(card) }),
        sentence:
          card === 'curse'
            ? words.word('moment.cursedLine', { count: leftOf(view, card) })
            : words.word('moment.givenLine'),
        did: fates({ card, where: to === 'deck' ? 'moment.onDeck' : 'moment.onDiscard' }, ...lost),
        ...spared(viewer),
      };
    }),
    trashed: big<Extract<Event, { type: 'trashed' }>>(({ card }, view, viewer) => ({
      ...(attack === null ? {} : { picture: picture(attack.card, view) }),
      title: words.word('moment.robbed', { card: name(card) }),
      sentence: words.word('moment.robbedLine'),
      did: fates({ card, where: 'moment.trashed' }),
      ...spared(viewer),
    })),
    discarded: big<Extract<Event, { type: 'discarded' }>>(({ cards }, view, viewer) => ({
      ...(attack === null ? {} : { picture: picture(attack.card, view) }),
      title: words.word('moment.cut', { card: words.list(cards.map(name)) }),
      sentence: words.word('moment.cutLine'),
      did: fates(...cards.map((card): Fate => ({ card, where: 'moment.discarded' }))),
      ...spared(viewer),
    })),
    protected: big<Extract<Event, { type: 'protected' }>>((event, view) => warded(event.card, view)),
    reacted: big<Extract<Event, { type: 'reacted' }>>((event, view) => warded(event.card, view)),
    ended: big<Extract<Event, { type: 'ended' }>>(({ reason }) => ({
      title: words.word(`ended.${reason}`),
      sentence: words.word('moment.counting'),
    })),
  };

  function warded(card: CardId, view: View): Omit<BigMoment, 'tone'> {
    return {
      picture: picture(card, view),
      title: words.word(card === 'lighthouse' ? 'moment.lighthouse' : 'moment.moat'),
      ...(attack === null
        ? {}
        : { sentence: words.word('moment.warded', { card: name(attack.card), name: nameOf(attack.seat) }) }),
    };
  }
}

/** What an Attack did, as cards: what came, what went, and who did it. */
function Fates({
  fates,
  title,
  words,
}: {
  fates: readonly Fate[];
  title: string | null;
  words: DominionTable['words'];
}) {
  const colors = useColors();
  return (
    <Row
      gap={SPACE.m}
      style={{
        alignSelf: 'stretch',
        maxWidth: 420,
        justifyContent: 'center',
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: fade(colors.surface, 0.94),
      }}
    >
      {fates.map(({ card, where }, i) => (
        <Row key={i} gap={SPACE.s} style={{ flexShrink: 1 }}>
          <CardFace card={card} words={words} width={52} height={62} />
          <Box style={{ flexShrink: 1 }}>
            {i === 0 && title !== null ? (
              <Text kind="small" color="muted">
                {title}
              </Text>
            ) : null}
            <Text kind="strong">{words.word(where)}</Text>
          </Box>
        </Row>
      ))}
    </Row>
  );
}

import { useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, type SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Card } from '../rules/cards';
import { cardOf, rateText, type Event } from '../rules/events';
import { cardIcon, cardKey } from './art';
import { causesOf, type Cause } from './causes';
import { changesOf, NUMBER_WORDS, type Change, type SantoDomingoFrame } from './frames';
import { HARBOUR } from './harbour/colours';
import { RolePicture } from './RoleCard';

/** What is happening: the picture of the card, the rule in one sentence with who pays, and then old → new for everybody it touches. */
export function StepPanel({
  frame,
  seats,
  table,
}: {
  frame: SantoDomingoFrame;
  seats: readonly TablePlayer[];
  /** What everybody played, by seat. */
  table: readonly (readonly Card[])[];
}) {
  const colors = useColors();
  const { size, largeText } = useLayout();
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const { title, line } = describe(frame.event, words, seats, table);
  const changes = changesOf(frame);
  const small = size === 'small';
  const card = cardOf(frame.event);
  const width = largeText ? 0 : small ? 64 : 104;
  return (
    <Box
      aria-live="polite"
      style={{
        backgroundColor: colors.raised,
        borderRadius: RADIUS.panel + 4,
        overflow: 'hidden',
        borderWidth: 1,
        borderColor: colors.line,
        minHeight: small ? 84 : 124,
        justifyContent: 'center',
        paddingLeft: width,
      }}
    >
      {width === 0 ? null : (
        <Box style={{ position: 'absolute', left: 0, top: 0, bottom: 0, width }}>
          {card === null ? (
            <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: colors.surface }}>
              <Icon name={iconOf(frame.event)} size={width * 0.5} color={colors.brass} />
            </Box>
          ) : (
            <StretchedPicture card={card} width={width} />
          )}
        </Box>
      )}
      <Box style={{ paddingHorizontal: small ? SPACE.s : SPACE.m, paddingVertical: small ? 6 : 8, gap: 2 }}>
        <Text kind={small ? 'strong' : 'question'} style={small ? null : { fontSize: 16.5, lineHeight: 21 }}>
          {title}
        </Text>
        {line === null ? null : (
          <Text kind="small" color="muted">
            {line}
          </Text>
        )}
        {changes.length === 0 ? null : (
          <Box style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s }}>
            {bySeat(changes).map((own) => (
              <ChangeCell
                key={own[0]?.seat}
                changes={own}
                // Two in a row leave a name no room beside four figures, and nobody needs to share a row of two.
                wide={own.length > 1 || changes.length < 3}
                owner={seats[own[0]?.seat ?? -1]}
                words={words}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** As high as whatever stands beside it. */
function StretchedPicture({ card, width }: { card: Card; width: number }) {
  const [height, setHeight] = useState(124);
  return (
    <Box style={{ flex: 1 }} onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}>
      <RolePicture card={card} width={width} height={height} />
    </Box>
  );
}

/** Whoever gains one thing for another is named once. */
const bySeat = (changes: readonly Change[]): readonly (readonly Change[])[] =>
  [...new Set(changes.map(({ seat }) => seat))].map((seat) => changes.filter((change) => change.seat === seat));

function ChangeCell({
  changes,
  wide,
  owner,
  words,
}: {
  changes: readonly Change[];
  wide: boolean;
  owner: TablePlayer | undefined;
  words: SpeakerOf<'santo-domingo'>;
}) {
  const paint = HARBOUR[useTheme().scheme];
  if (!owner) return null;
  return (
    <Row
      gap={5}
      style={{
        flexGrow: 1,
        flexBasis: wide ? '100%' : '46%',
      }}
    >
      <Shape color={owner.colour} size={14} />
      <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1 }}>
        {owner.name}
      </Text>
      {changes.map(({ what, from, to, lost }) => (
        <Row key={what} gap={5}>
          <Icon name={`santo-domingo/${what}`} size={15} color={paint[what]} />
          <Text kind="body" color="muted" style={{ flexShrink: 0 }}>
            {`${from}\u00a0→`}
          </Text>
          <Text kind="figure" style={{ fontSize: 19, lineHeight: 24, fontFamily: FONTS.displayBold }}>
            {to}
          </Text>
          {lost > 0 ? (
            <Text kind="small" color="danger">
              {words.word('step.lost', { count: lost })}
            </Text>
          ) : null}
        </Row>
      ))}
    </Row>
  );
}

function iconOf(event: Event): IconName {
  const card = cardOf(event);
  if (card !== null) return cardIcon(card);
  switch (event.type) {
    case 'supplied':
      return 'santo-domingo/supply';
    case 'revealed':
      return 'cards';
    case 'exchanged':
      return 'santo-domingo/goods';
    default:
      return 'laurels';
  }
}

/** The cards that pay, as a sum: "Frigate (Ines) 3 + Galleon (Mateo) 1"; null when none does. */
export const sumText = (
  words: SpeakerOf<'santo-domingo'>,
  seats: readonly TablePlayer[],
  causes: readonly Cause[],
): string | null =>
  causes.length === 0
    ? null
    : causes
        .map(({ seat, card, amount }) =>
          words.word('step.pays', { card: words.word(cardKey(card)), name: seats[seat]?.name ?? '', amount }),
        )
        .join(' + ');

/** The sharing in words, as a person at the table would say it. */
function describe(
  event: Event,
  words: SpeakerOf<'santo-domingo'>,
  seats: readonly TablePlayer[],
  table: readonly (readonly Card[])[],
): { title: string; line: string | null } {
  const name = (seat: number): string => seats[seat]?.name ?? '';
  const card = cardOf(event);
  const goods = (count: number): string => words.word('amount.goods', { count });
  const points = (count: number): string => words.word('amount.points', { count });
  const cardName = card === null ? '' : words.word(cardKey(card));
  switch (event.type) {
    case 'supplied':
      return {
        title: words.word('step.supply'),
        line: words.word('step.supplyLine', {
          points: points(event.to.points),
          goods: goods(event.to.goods),
          rate: rateText(event.rate),
        }),
      };
    case 'revealed':
      return { title: words.word('step.revealed'), line: words.word('step.revealedLine') };
    case 'took': {
      const what = event.card <= 2 ? 'points' : 'goods';
      const stays = (empty: 'step.rowEmpty' | 'step.rowEmptyNow'): string =>
        event.to === 0 ? words.word(empty) : words.word('step.stays', { count: event.to });
      const stock = what === 'points' ? points(event.from) : goods(event.from);
      if (event.seats.length === 1) {
        return event.each === 0
          ? { title: words.word(`step.takeNo-${what}`, { card: cardName }), line: null }
          : {
              title: words.word(`step.take-${what}`, { card: cardName, count: event.each, stock }),
              line: stays('step.rowEmptyNow'),
            };
      }
      const many = words.word(`step.number.${NUMBER_WORDS[event.seats.length - 2] ?? 'six'}`);
      const cards = words.say({ key: `${cardKey(event.card)}s` });
      const title = words.word(`step.share-${what}`, { number: many, cards, count: event.from });
      return {
        title,
        line:
          event.each === 0
            ? words.word('step.tooFew')
            : `${words.word('step.each', { count: event.each })}, ${stays('step.rowEmpty')}`,
      };
    }
    case 'rewarded':
      return {
        title: words.word(event.card === 3 ? 'step.governor' : 'step.customs', {
          who: name(event.seat),
          count: event.amount,
        }),
        line: sumText(words, seats, causesOf(event, table)) ?? words.word('step.nobodyPays'),
      };
    case 'market-moved':
      return event.seats.length === 1
        ? { title: words.word('step.market', { rate: rateText(event.rate) }), line: null }
        : {
            title: words.word('step.marketMoved', { rate: rateText(event.rate) }),
            line: words.word('step.marketMovedLine', { count: event.seats.length, spaces: event.from - event.to }),
          };
    case 'traded':
      return {
        title:
          event.goods === 0
            ? words.word('step.tradeNothing', { who: name(event.seat) })
            : words.word('step.traded', {
                who: name(event.seat),
                goods: goods(event.goods),
                points: points(event.points),
              }),
        line: null,
      };
    case 'trader-reset':
      return { title: words.word('step.reset'), line: null };
    case 'begged':
      return {
        title: words.word('step.begged', { who: name(event.seat), count: event.forHand + event.forTraders }),
        line: [
          [words.word('step.forHand', { count: event.forHand }), sumText(words, seats, causesOf(event, table))]
            .filter((part) => part !== null)
            .join(' + '),
          words.word('step.cardsBack'),
        ].join('. '),
      };
    case 'closed-round':
      return { title: words.word('step.lastRound'), line: words.word('step.lastRoundLine') };
    case 'exchanged':
      return {
        title: words.word('step.exchanged', {
          who: name(event.seat),
          goods: goods(event.goods),
          points: points(event.points),
        }),
        line: words.word('step.exchangedLine'),
      };
    case 'chose':
      return { title: name(event.seat), line: null };
  }
}

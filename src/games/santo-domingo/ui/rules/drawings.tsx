import { Fragment, type ReactNode } from 'react';
import { Box, Row, Wrap } from '@/ui/Box';
import { drawIcon } from '@/ui/icon';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { Track } from '@/ui/tracks/Track';
import { ADMIRAL, BEGGAR, BEGGAR_GOODS, CARDS, TRADER, type Card } from '../../rules/cards';
import { rateText } from '../../rules/events';
import { rateBands, type Rate } from '../../rules/options';
import { HARBOUR, PILL } from '../harbour/colours';
import { OpenRole, RoleBack } from '../RoleCard';

type Unit = 'points' | 'goods';
type RowName = Unit | 'trader';

/** Nothing but a picture: the sentence above it says the same. */
const Drawing = ({ children }: { children: ReactNode }) => (
  <Box aria-hidden style={{ gap: SPACE.s, paddingVertical: SPACE.xs }}>
    {children}
  </Box>
);

/** Without its name, which would be too small to read. */
const Mini = ({ card, width = 40 }: { card: Card; width?: number }) => (
  <OpenRole card={card} name="" width={width} height={width * 1.2} />
);

const Sign = ({ children }: { children: string }) => (
  <Text fixed color="muted" style={{ fontFamily: FONTS.displayBold, fontSize: 18, lineHeight: 24 }}>
    {children}
  </Text>
);

const Figure = ({ children }: { children: ReactNode }) => (
  <Text fixed style={{ fontFamily: FONTS.displayBold, fontSize: 18, lineHeight: 24 }}>
    {children}
  </Text>
);

/** An amount on the colour of its row. */
const Pill = ({ what, children }: { what: Unit; children: string }) => (
  <Row
    gap={3}
    style={{
      minHeight: 20,
      borderRadius: RADIUS.pill,
      paddingHorizontal: 7,
      justifyContent: 'center',
      backgroundColor: PILL[what],
    }}
  >
    <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 13.5, lineHeight: 20 }}>
      {children}
    </Text>
    <Icon name={`santo-domingo/${what}`} size={13} color="#ffffff" />
  </Row>
);

/** A card over what it brings. */
const Bringing = ({ card, what, amount }: { card: Card; what: Unit; amount: string }) => (
  <Box style={{ alignItems: 'center', gap: 3 }}>
    <Mini card={card} />
    <Pill what={what}>{amount}</Pill>
  </Box>
);

function Space({
  row,
  value,
  ghost = null,
  rates = [],
}: {
  row: RowName;
  value: number;
  /** Where the marker stood before. */
  ghost?: number | null;
  rates?: readonly Rate[];
}) {
  const colors = useColors();
  const tint = { points: colors.pointsMarker, goods: colors.goodsMarker, trader: colors.traderMarker }[row];
  return (
    <Track
      label=""
      icon={<Icon name={`santo-domingo/${row}`} size={20} color={tint} />}
      value={value}
      ghost={ghost}
      tint={tint}
      filled={row !== 'trader'}
      groups={rateBands(rates).map(({ rate, from, to }) => ({ from, to, label: rateText(rate) }))}
      compact
    />
  );
}

/** The three markers on their first spaces, and the cards everybody gets. */
export const SetUp = () => (
  <Drawing>
    {(['points', 'goods', 'trader'] as const).map((row) => (
      <Space key={row} row={row} value={1} />
    ))}
    <Wrap gap={4}>
      {CARDS.map((card) => (
        <Mini key={card} card={card} width={29} />
      ))}
    </Wrap>
  </Drawing>
);

/** The markers advance, cards lie face down, and are carried out by their numbers. */
export const Round = ({ step, cards }: { step: number; cards: 1 | 2 }) => (
  <Drawing>
    {(['points', 'goods', 'trader'] as const).map((row) => (
      <Space key={row} row={row} value={1 + step} ghost={1} />
    ))}
    <Wrap>
      {Array.from({ length: cards }, (_, i) => (
        <RoleBack key={i} width={34} height={46} />
      ))}
      <Sign>→</Sign>
      <Mini card={ADMIRAL} />
      {cards === 2 ? <Mini card={TRADER} /> : null}
    </Wrap>
  </Drawing>
);

/** Four cards that take from a row, and four that leave the rows alone. */
export function Taking() {
  const paint = HARBOUR[useTheme().scheme];
  const colors = useColors();
  return (
    <Drawing>
      {(
        [
          [1, 2, 'points'],
          [4, 5, 'goods'],
        ] as const
      ).map(([first, second, row]) => (
        <Wrap key={row}>
          <Mini card={first} />
          <Mini card={second} />
          <Sign>←</Sign>
          <Icon name={`santo-domingo/${row}`} size={28} color={paint[row]} />
        </Wrap>
      ))}
      <Wrap>
        {([3, 6, 7, 8] as const).map((card) => (
          <Mini key={card} card={card} />
        ))}
        <Row>
          {drawIcon('close', 22, colors.danger)}
          <Icon name="santo-domingo/points" size={22} color={colors.muted} />
          <Icon name="santo-domingo/goods" size={22} color={colors.muted} />
        </Row>
      </Wrap>
    </Drawing>
  );
}

/** Two Admirals and seven points. */
export const Sharing = () => (
  <Drawing>
    <Space row="points" value={1} ghost={7} />
    <Wrap>
      <Bringing card={ADMIRAL} what="points" amount="+3" />
      <Bringing card={ADMIRAL} what="points" amount="+3" />
    </Wrap>
  </Drawing>
);

/** The cards of the others that pay, as a sum. */
export const Sum = ({ what, cards }: { what: Unit; cards: readonly (readonly [card: Card, amount: number])[] }) => (
  <Drawing>
    <Wrap gap={5}>
      {cards.map(([card, amount], i) => (
        <Fragment key={i}>
          {i === 0 ? null : <Sign>+</Sign>}
          <Bringing card={card} what={what} amount={`${amount}`} />
        </Fragment>
      ))}
      <Row gap={5}>
        <Sign>=</Sign>
        <Pill what={what}>{`+${cards.reduce((sum, [, amount]) => sum + amount, 0)}`}</Pill>
      </Row>
    </Wrap>
  </Drawing>
);

/** A hand of so many cards. */
const HandOf = ({ count }: { count: number }) => (
  <Row gap={4}>
    <RoleBack width={24} height={32} />
    <Figure>{count}</Figure>
  </Row>
);

/** The hand gets smaller until the Beggar comes. */
export const Spent = ({ cards }: { cards: 1 | 2 }) => (
  <Drawing>
    <Wrap gap={6}>
      <HandOf count={8} />
      {[1, 2].map((round) => (
        <Then key={round}>
          <HandOf count={8 - round * cards} />
        </Then>
      ))}
      <Then>
        <Mini card={BEGGAR} />
      </Then>
      <Then>
        <HandOf count={8} />
      </Then>
    </Wrap>
  </Drawing>
);

/** What comes of something: never without its arrow on the same line. */
const Then = ({ children }: { children: ReactNode }) => (
  <Row gap={6}>
    <Sign>→</Sign>
    {children}
  </Row>
);

/** Three Traders move the marker back, along the rates of this table. */
export const Market = ({ rates }: { rates: readonly Rate[] }) => (
  <Drawing>
    <Wrap>
      {[0, 1, 2].map((i) => (
        <Mini key={i} card={TRADER} />
      ))}
    </Wrap>
    <Space row="trader" value={8} ghost={12} rates={rates} />
  </Drawing>
);

/** Cards still in hand, and what the Beggar receives for them. */
export function SmallHand() {
  const hands = [...new Set(BEGGAR_GOODS)].map((goods) => ({
    goods,
    from: BEGGAR_GOODS.indexOf(goods),
    to: BEGGAR_GOODS.lastIndexOf(goods),
  }));
  return (
    <Drawing>
      <Wrap>
        {hands.map(({ goods, from, to }) => (
          <Box key={goods} style={{ alignItems: 'center', gap: 3 }}>
            <Row gap={3}>
              <RoleBack width={18} height={25} />
              <Figure>{from === to ? from : `${from}–${to}`}</Figure>
            </Row>
            <Pill what="goods">{`+${goods}`}</Pill>
          </Box>
        ))}
      </Wrap>
    </Drawing>
  );
}

/** Eleven goods at 3:2: three times three, and two at a worse rate. */
export function WorseRate() {
  const colors = useColors();
  const paint = HARBOUR[useTheme().scheme];
  const pieces = (what: Unit, count: number) =>
    Array.from({ length: count }, (_, i) => (
      <Icon key={`${what}${i}`} name={`santo-domingo/${what}`} size={17} color={paint[what]} />
    ));
  return (
    <Drawing>
      <Wrap>
        {(
          [
            [3, 2],
            [3, 2],
            [3, 2],
            [2, 1],
          ] as const
        ).map(([give, get], i) => (
          <Box
            key={i}
            style={{
              alignItems: 'center',
              borderRadius: RADIUS.small,
              borderWidth: 1.5,
              borderStyle: give === 2 ? 'dashed' : 'solid',
              borderColor: colors.line,
              paddingHorizontal: 6,
              paddingVertical: 3,
            }}
          >
            <Row gap={1}>
              {pieces('goods', give)}
              <Sign>→</Sign>
              {pieces('points', get)}
            </Row>
            <Text fixed kind="tiny" color="muted">{`${give}:${get}`}</Text>
          </Box>
        ))}
      </Wrap>
    </Drawing>
  );
}

/** Somebody below the target wins: 30 points and no goods against 29 points and 4 goods. */
export function LastExchange() {
  const paint = HARBOUR[useTheme().scheme];
  const colors = useColors();
  const amount = (what: Unit, count: number) => (
    <Row gap={3}>
      <Figure>{count}</Figure>
      <Icon name={`santo-domingo/${what}`} size={17} color={paint[what]} />
    </Row>
  );
  return (
    <Drawing>
      {(
        [
          ['red', 30, 0],
          ['blue', 29, 4],
        ] as const
      ).map(([colour, points, goods]) => (
        <Row key={colour}>
          <Shape color={colour} size={16} />
          {amount('points', points)}
          {amount('goods', goods)}
          <Sign>→</Sign>
          {amount('points', points + Math.floor(goods / 3))}
          {amount('goods', goods % 3)}
          {colour === 'blue' ? <Icon name="trophy-cup" size={20} color={colors.brass} /> : null}
        </Row>
      ))}
    </Drawing>
  );
}

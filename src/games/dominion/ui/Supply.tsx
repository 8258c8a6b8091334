import { memo } from 'react';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useSteady } from '@/ui/useSteady';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import type { PileView, View } from '../rules/view';
import { cardKey, faceKey, place } from './art';
import { CardFace, type Standing } from './CardFace';

/** How each pile stands to whoever looks at it. */
export interface PileState {
  readonly standing: Standing;
  /** Why it cannot be taken, as a refusal; null when it can, or when nobody is asked. */
  readonly why: string | null;
}

/** All piles: the kingdom by price and name, then the seven basic cards in one row. */
export function Supply({
  view,
  words,
  width,
  stateOf,
  picked,
  hinted,
  onPick,
  onRead,
}: {
  view: View;
  words: SpeakerOf<'dominion'>;
  width: number;
  stateOf: (pile: PileView) => PileState;
  picked: CardId | null;
  hinted: CardId | null;
  onPick: (card: CardId) => void;
  onRead: (card: CardId) => void;
}) {
  const { size, largeText, twoPane } = useLayout();
  const pick = useSteady(onPick);
  const read = useSteady(onRead);
  const wide = size === 'wide';
  const gap = wide ? 10 : 6;
  const kingdom = view.piles.filter(({ card }) => PRINTED[card].set !== 'basic');
  const basic = view.piles.filter(({ card }) => PRINTED[card].set === 'basic');
  const across = largeText || width < 330 ? 4 : 5;
  const cell = Math.floor((width - gap * (across - 1)) / across);
  const low = largeText || width < 330 ? 4 : 7;
  const basicGap = low === 7 && !wide ? 5 : gap;
  const basicCell = Math.floor((width - basicGap * (low - 1)) / low);
  // On a phone on its side all three rows fit below each other when they are low.
  const flat = twoPane && !wide && !largeText;
  const high = wide
    ? Math.min(150, Math.round(cell * 1.18))
    : flat
      ? 86
      : cell < 64
        ? 82
        : Math.max(84, Math.round(cell * 1.24));
  const each = (pile: PileView, w: number, h: number) => (
    <Pile
      key={pile.card}
      {...pile}
      {...stateOf(pile)}
      words={words}
      width={w}
      height={h}
      picked={picked === pile.card}
      hinted={hinted === pile.card}
      onPick={pick}
      onRead={read}
    />
  );
  return (
    <Box role="radiogroup" aria-label={words.word('ui.supply')} style={{ gap }}>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>{kingdom.map((pile) => each(pile, cell, high))}</Box>
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: basicGap }}>
        {basic.map((pile) => each(pile, basicCell, low === 4 ? high : wide ? Math.round(high * 0.86) : flat ? 68 : 72))}
      </Box>
    </Box>
  );
}

/** Seventeen of them make most of a table: one is drawn anew only when something about it changes. */
const Pile = memo(function Pile({
  card,
  count,
  embargo,
  standing,
  why,
  words,
  width,
  height,
  picked,
  hinted,
  onPick,
  onRead,
}: PileView &
  PileState & {
    words: SpeakerOf<'dominion'>;
    width: number;
    height: number;
    picked: boolean;
    hinted: boolean;
    onPick: (card: CardId) => void;
    onRead: (card: CardId) => void;
  }) {
  const tint = useAccentColor();
  return (
    <Tap
      ref={useAnchor(place.pile(card))}
      label={pileLabel(words, { card, count, embargo }, hinted, why === null ? null : words.refusal(why))}
      role="radio"
      checked={picked}
      disabled={why !== null}
      onPress={() => onPick(card)}
      onRefused={() => onPick(card)}
      onLongPress={() => onRead(card)}
      hint={words.word('kit.card.read')}
      style={[
        { borderRadius: RADIUS.card, transform: [{ translateY: picked ? -3 : 0 }] },
        picked ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.35)` } : null,
      ]}
    >
      <CardFace
        card={card}
        name={words.word(faceKey(card))}
        width={width}
        height={height}
        standing={standing}
        count={count}
        price
        embargo={embargo}
        ticked={picked}
      />
      {picked ? <Tick /> : hinted ? <HintMark /> : null}
    </Tap>
  );
});

/** The hint's lamp on the corner of a card; for an order, with the place it proposes. */
export function HintMark({ place }: { place?: number }) {
  const colors = useColors();
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        top: -8,
        left: -6,
        minWidth: 25,
        height: 25,
        borderRadius: 13,
        backgroundColor: colors.brass,
        borderWidth: 2.5,
        borderColor: colors.bg,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        paddingHorizontal: place === undefined ? 0 : 4,
        pointerEvents: 'none',
      }}
    >
      <Icon name="hint" size={15} color={colors.bg} />
      {place === undefined ? null : (
        <Text fixed color={colors.bg} style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 17 }}>
          {place}
        </Text>
      )}
    </Box>
  );
}

/** Everything a screen reader should say about a pile. */
export function pileLabel(
  words: SpeakerOf<'dominion'>,
  { card, count, embargo }: PileView,
  hinted: boolean,
  why: string | null,
): string {
  return [
    words.word(cardKey(card)),
    words.word('ui.costs', { cost: costOf(card) }),
    words.word('ui.left', { count }),
    ...(embargo > 0 ? [words.word('ui.embargoes', { count: embargo })] : []),
    ...(hinted ? [words.word('kit.hint')] : []),
    ...(why === null ? [] : [why]),
  ].join('. ');
}

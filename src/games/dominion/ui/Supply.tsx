import { memo } from 'react';
import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { useAnchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useSteady } from '@/ui/useSteady';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import type { PileView, View } from '../rules/view';
import { cardKey, isQuiet, kindsOf, place, textKey } from './art';
import { Art, CardFace, Coin, facePaint, type Standing } from './CardFace';
import { useMeasures } from './measures';

/** How each pile stands to whoever looks at it. */
export interface PileState {
  readonly standing: Standing;
  /** Why it cannot be taken, as a refusal; null when it can, or when nobody is asked. */
  readonly why: string | null;
  /** How many coins are missing, all treasures in hand counted. */
  readonly short: number;
}

interface SupplyProps {
  readonly view: View;
  readonly words: SpeakerOf<'dominion'>;
  readonly stateOf: (card: CardId) => PileState;
  readonly picked: CardId | null;
  readonly hinted: CardId | null;
  readonly onPick: (card: CardId) => void;
  readonly onRead: (card: CardId) => void;
}

const isBasic = ({ card }: PileView): boolean => PRINTED[card].set === 'basic';

/** The ten piles of the kingdom by price and name; where the row of basic cards is short, Copper and Curse as well. */
export function Kingdom(props: SupplyProps) {
  const { form, pile, gap } = useMeasures();
  const { view, words } = props;
  const quiet = form === 'small' ? view.piles.filter(({ card }) => isQuiet(card)) : [];
  const piles = [...view.piles.filter((each) => !isBasic(each)), ...quiet];
  return (
    <Box role="radiogroup" aria-label={words.word('ui.supply')} style={{ flexDirection: 'row', flexWrap: 'wrap', gap }}>
      <Piles {...props} piles={piles} widthOf={() => pile.width} height={pile.height} />
    </Box>
  );
}

/** What is always there to buy, in one row: the useful ones first. */
export function Basics(props: SupplyProps) {
  const { form, basic } = useMeasures();
  const { view, words } = props;
  const piles = view.piles.filter(isBasic).sort((a, b) => Number(isQuiet(a.card)) - Number(isQuiet(b.card)));
  const rows = form === 'rows';
  return (
    <Box
      role="radiogroup"
      aria-label={words.word('ui.basics')}
      style={{ flexDirection: 'row', flexWrap: rows ? 'wrap' : 'nowrap', gap: basic.gap }}
    >
      <Piles
        {...props}
        piles={form === 'small' ? piles.filter(({ card }) => !isQuiet(card)) : piles}
        widthOf={(card) => (isQuiet(card) ? basic.quiet : basic.width)}
        height={basic.height}
      />
    </Box>
  );
}

function Piles({
  piles,
  widthOf,
  height,
  view,
  words,
  stateOf,
  picked,
  hinted,
  onPick,
  onRead,
}: SupplyProps & {
  readonly piles: readonly PileView[];
  readonly widthOf: (card: CardId) => number;
  readonly height: number;
}) {
  const { form } = useMeasures();
  const pick = useSteady(onPick);
  const read = useSteady(onRead);
  return piles.map((pile) => (
    <Pile
      key={pile.card}
      {...pile}
      {...stateOf(pile.card)}
      words={words}
      edition={view.options.edition}
      width={widthOf(pile.card)}
      height={height}
      says={
        isBasic(pile) && form !== 'small'
          ? 'name'
          : form === 'rows'
            ? 'row'
            : form === 'tablet'
              ? 'text'
              : height < 60
                ? 'name'
                : 'effect'
      }
      picked={picked === pile.card}
      hinted={hinted === pile.card}
      onPick={pick}
      onRead={read}
    />
  ));
}

interface PileProps extends PileView, PileState {
  readonly words: SpeakerOf<'dominion'>;
  readonly edition: Options['edition'];
  readonly width: number;
  readonly height: number;
  readonly says: 'name' | 'effect' | 'text' | 'row';
  readonly picked: boolean;
  readonly hinted: boolean;
  readonly onPick: (card: CardId) => void;
  readonly onRead: (card: CardId) => void;
}

/** Seventeen of them make most of a table: one is drawn anew only when something about it changes. */
const Pile = memo(function Pile(props: PileProps) {
  const { card, count, embargo, curses, standing, why, short, words, edition, width, height, says, picked, hinted } =
    props;
  const { onPick, onRead } = props;
  const tint = useAccentColor();
  const note = short > 0 ? words.word('ui.shortBy', { count: short }) : count === 0 ? words.word('ui.gone') : null;
  return (
    <Tap
      ref={useAnchor(place.pile(card))}
      label={pileLabel(
        words,
        { card, count, embargo, curses },
        edition,
        hinted,
        why === null ? null : words.refusal(why),
      )}
      role="radio"
      checked={picked}
      disabled={why !== null}
      onPress={() => onPick(card)}
      onRefused={() => onPick(card)}
      onLongPress={() => onRead(card)}
      hint={words.word('kit.card.read')}
      style={[
        { borderRadius: RADIUS.card },
        says === 'row' ? { width: '100%' } : null,
        picked ? { boxShadow: `0 0 0 3px ${tint}, 0 8px 20px rgba(0, 0, 0, 0.45)`, zIndex: 1 } : null,
        picked && says !== 'row' ? { transform: [{ translateY: -4 }] } : null,
      ]}
    >
      {says === 'row' ? (
        <PileRow {...props} note={note} />
      ) : (
        <CardFace
          {...{ card, words, edition, width, height, standing, says, count, embargo, curses, note }}
          price
          seal={says !== 'name'}
        />
      )}
      {picked ? <Picked tint={tint} /> : hinted ? <HintMark /> : null}
    </Tap>
  );
});

/** Large text: the picture at the left, then the name, the whole text, the price and how many are left. */
function PileRow({
  card,
  count,
  embargo,
  curses,
  standing,
  words,
  edition,
  note,
}: PileProps & { note: string | null }) {
  const theme = useTheme();
  const { ink, ground } = facePaint(standing, theme);
  return (
    <Box
      aria-hidden
      style={[{ flexDirection: 'row', gap: SPACE.s, padding: SPACE.s, borderRadius: RADIUS.card }, ground]}
    >
      <Art card={card} width={72} height={56} radius={8} opacity={standing === 'flat' ? 0.5 : 1} />
      <Box style={{ flex: 1 }}>
        <Text kind="strong" color={ink}>
          {words.word(cardKey(card))}
        </Text>
        <Text kind="small" color={ink}>
          {words.word(textKey(card, edition))}
        </Text>
        <Text kind="small" color={ink}>
          {[
            words.word('ui.left', { count }),
            ...(embargo > 0 ? [words.word('ui.embargoes', { count: embargo })] : []),
            ...(curses > 0 ? [words.word('ui.blockaded', { count: curses })] : []),
            ...(note === null ? [] : [note]),
          ].join(' · ')}
        </Text>
      </Box>
      <Coin amount={costOf(card)} size={34} dull={standing === 'flat'} />
    </Box>
  );
}

/** The tick of what is chosen: inside the picture, below the price. */
export function Picked({ tint }: { tint: string }) {
  const colors = useColors();
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        left: 3,
        top: 23,
        width: 22,
        height: 22,
        borderRadius: 11,
        backgroundColor: tint,
        boxShadow: `0 0 0 2px ${colors.onAccent}`,
        alignItems: 'center',
        justifyContent: 'center',
        pointerEvents: 'none',
      }}
    >
      <Icon name="check" size={16} color={colors.onAccent} />
    </Box>
  );
}

/** The hint's lamp on the corner of a card; for an order, with the place it proposes. */
export function HintMark({ place: at }: { place?: number }) {
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
        paddingHorizontal: at === undefined ? 0 : 4,
        pointerEvents: 'none',
      }}
    >
      <Icon name="hint" size={15} color={colors.bg} />
      {at === undefined ? null : (
        <Text fixed color={colors.bg} style={{ fontFamily: FONTS.bodyExtra, fontSize: 13, lineHeight: 17 }}>
          {at}
        </Text>
      )}
    </Box>
  );
}

/** Everything a screen reader should say about a pile; its face says less. */
function pileLabel(
  words: SpeakerOf<'dominion'>,
  { card, count, embargo, curses }: Pick<PileView, 'card' | 'count' | 'embargo' | 'curses'>,
  edition: Options['edition'],
  hinted: boolean,
  why: string | null,
): string {
  return [
    words.word(cardKey(card)),
    words.word('ui.costs', { cost: costOf(card) }),
    words.word('ui.left', { count }),
    ...(embargo > 0 ? [words.word('ui.embargoes', { count: embargo })] : []),
    ...(curses > 0 ? [words.word('ui.blockaded', { count: curses })] : []),
    ...(hinted ? [words.word('kit.hint')] : []),
    ...(why === null ? [] : [why.replace(/\.$/, '')]),
    kindsOf(words, card),
    words.word(textKey(card, edition)),
  ].join('. ');
}

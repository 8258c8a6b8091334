import { memo } from 'react';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Path, Rect, Svg } from '@/ui/svg';
import { Text } from '@/ui/Text';
import { FONTS } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import { effectKey, effectLines, type Mark } from './effects';
import { wide } from './nameFit';

/** What a card does, in marks and at most two short words; a screen reader hears the whole sentence elsewhere. */
export const Effect = memo(function Effect({
  card,
  words,
  width,
  size = 12,
  lines = 2,
  ink,
}: {
  card: CardId;
  words: SpeakerOf<'dominion'>;
  width: number;
  size?: number;
  /** How many lines there is room for. */
  lines?: number;
  ink: string;
}) {
  const key = effectKey(card);
  const all = effectLines(card, key === null ? '' : words.word(key));
  return (
    <Box style={{ alignItems: 'center', justifyContent: 'center', flex: 1 }}>
      {all.slice(0, lines).map((line, i) => (
        <Marks key={i} marks={line} width={width} size={size} ink={ink} />
      ))}
    </Box>
  );
});

/** Marks side by side, as small as it takes for all of them to have room. */
export function Marks({
  marks,
  width = Infinity,
  size = 12,
  ink,
}: {
  marks: readonly Mark[];
  width?: number;
  size?: number;
  ink: string;
}) {
  const needed = marks.reduce((sum, mark) => sum + widthOf(mark), (2.5 * (marks.length - 1)) / 12);
  const fit = Math.min(size, (width - 3) / needed);
  return (
    <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 2.5, height: size + 3 }}>
      {marks.map((mark, i) => (
        <One key={i} mark={mark} size={fit} ink={ink} />
      ))}
    </Box>
  );
}

/** About how wide a mark is, as a part of its size. */
function widthOf(mark: Mark): number {
  switch (mark.kind) {
    case 'words':
      return wide(mark.text) * 0.96;
    case 'coins':
    case 'price':
    case 'points':
      return 1.2;
    case 'embargo':
    case 'next':
      return 1.1;
    case 'of-cards':
      return 1.5;
    default:
      return 2.05;
  }
}

function One({ mark, size, ink }: { mark: Mark; size: number; ink: string }) {
  switch (mark.kind) {
    case 'words':
      return <Figure text={mark.text} size={size * 0.96} ink={ink} />;
    case 'coins':
    case 'price':
      return <Disc text={mark.text} size={size * 1.18} />;
    case 'points':
      return <Points count={mark.count} size={size * 1.2} />;
    case 'embargo':
      return <Icon name="dominion/embargo-token" size={size * 1.15} color="#b3261e" />;
    case 'next':
      return <Icon name="dominion/duration" size={size} color="#cc6c10" />;
    case 'of-cards':
      return (
        <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 1.5 }}>
          <Figure text={`${mark.count}`} size={size} ink={ink} />
          <Glyph kind="cards" size={size} />
        </Box>
      );
    default:
      return (
        <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
          <Figure text={`+${mark.count}`} size={size} ink={ink} />
          <Glyph kind={mark.kind} size={size} />
        </Box>
      );
  }
}

const Figure = ({ text, size, ink }: { text: string; size: number; ink: string }) => (
  <Text
    fixed
    color={ink}
    numberOfLines={1}
    style={{ fontFamily: FONTS.bodyExtra, fontSize: size, lineHeight: size + 3, letterSpacing: -0.25 }}
  >
    {text}
  </Text>
);

/** A card, an Action, a Buy: cards are indigo, Actions an orange bolt, Buys a green bag. */
function Glyph({ kind, size }: { kind: 'cards' | 'actions' | 'buys'; size: number }) {
  if (kind === 'cards') {
    return (
      <Svg width={size * 0.82} height={size} viewBox="0 0 14 17" aria-hidden>
        <Rect x={1} y={1} width={12} height={15} rx={2.4} fill="#5550b8" />
        <Path d="M7 4.2l1.3 3 3 1.3-3 1.3-1.3 3-1.3-3-3-1.3 3-1.3z" fill="#fff" />
      </Svg>
    );
  }
  return kind === 'actions' ? (
    <Svg width={size * 0.8} height={size} viewBox="0 0 14 17" aria-hidden>
      <Path d="M8.6.8L1.6 9.6h4.2L4.6 16.2l7.8-9.4H8z" fill="#d8501f" />
    </Svg>
  ) : (
    <Svg width={size * 0.95} height={size} viewBox="0 0 16 17" aria-hidden>
      <Path d="M2 6h12l-1.2 10H3.2z" fill="#2f8a58" />
      <Path d="M5 7V4.4a3 3 0 0 1 6 0V7" fill="none" stroke="#2f8a58" strokeWidth={1.7} />
    </Svg>
  );
}

/** Money on a card: a figure on a small gold disc. */
function Disc({ text, size }: { text: string; size: number }) {
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 2,
        backgroundColor: '#f4c54a',
        borderWidth: 1,
        borderColor: '#8b5c10',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text
        fixed
        color="#3b2506"
        style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.6, lineHeight: size * 0.82, letterSpacing: -0.4 }}
      >
        {text}
      </Text>
    </Box>
  );
}

/** Points on a green shield, a Curse's on a purple one. */
function Points({ count, size }: { count: number; size: number }) {
  return (
    <Box style={{ width: size, height: size, alignItems: 'center' }}>
      <Box style={{ position: 'absolute' }}>
        <Svg width={size} height={size} viewBox="0 0 20 20" aria-hidden>
          <Path d="M2.6 2.4H17.4V10Q16.6 16.4 10 19Q3.4 16.4 2.6 10Z" fill={count < 0 ? '#6d3a9e' : '#2f7d52'} />
        </Svg>
      </Box>
      <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: size * 0.6, lineHeight: size * 0.9 }}>
        {count < 0 ? `−${-count}` : count}
      </Text>
    </Box>
  );
}

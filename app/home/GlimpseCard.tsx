import { type ReactNode } from 'react';
import { Platform, View } from 'react-native';
import type { IconName } from '@/ui/icons/drawing';
import type { SeatColor } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { spaced } from '@/ui/setup/spaced';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, type Accent } from '@/ui/theme';
import { Glimpse } from './Glimpse';

/** Both our languages run left to right, whatever script the name at the beginning of a sentence is in. */
const SENTENCE = Platform.OS === 'web' ? { dir: 'ltr' } : {};
const ALIGNED = { textAlign: 'left', writingDirection: 'ltr' } as const;

/** How wide a card is: `share`: as its neighbours; `whole`, `tall`: the whole width, its picture at the left or above. */
export type CardWidth = number | 'share' | 'whole' | 'tall';

/** Something to go on with: a glimpse of it, what it is, how it stands, who is in it. */
export function GlimpseCard({
  kind,
  emblem,
  accent,
  view,
  colours = [],
  width,
  title,
  pill,
  age,
  mark,
  stand,
  company,
  label,
  hint,
  onPress,
  onLongPress,
  more,
}: {
  kind: string;
  emblem: IconName;
  accent: Accent;
  view: unknown;
  /** Of the seats of its table. */
  colours?: readonly SeatColor[];
  width: CardWidth;
  title: string;
  /** On the picture: the round, or that it is a sheet. */
  pill: string | null;
  age: string;
  /** Before how it stands. */
  mark: ReactNode;
  stand: string | null;
  company: string;
  /** All of it, for a screen reader. */
  label: string;
  hint: string;
  onPress: () => void;
  onLongPress?: () => void;
  /** A button over its lower right corner. */
  more?: ReactNode;
}) {
  const colors = useColors();
  const beside = width === 'whole';
  const picture = (
    <View
      style={[
        beside ? { width: 132 } : { height: 80 },
        beside ? { borderLeftWidth: 5 } : { borderBottomWidth: 3 },
        { borderColor: colors[accent] },
      ]}
    >
      <Glimpse kind={kind} emblem={emblem} accent={accent} view={view} colours={colours} />
    </View>
  );
  const words = (
    <View style={{ flex: beside ? 1 : undefined, flexGrow: 1, padding: 11, paddingTop: beside ? 9 : 6, gap: 1 }}>
      <View style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s, flexWrap: 'wrap' }}>
        <Text kind="question" style={{ fontSize: beside ? 17 : 16, lineHeight: 21, flexGrow: 1 }}>
          {spaced(title)}
        </Text>
        {beside && pill !== null ? (
          <Text kind="small" color="muted" style={{ fontFamily: FONTS.bodyBold }}>
            {spaced(pill)}
          </Text>
        ) : null}
      </View>
      {stand === null ? null : (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
          {mark}
          <Text
            kind="strong"
            numberOfLines={3}
            {...SENTENCE}
            style={{ fontSize: 14, lineHeight: 19, flexShrink: 1, ...ALIGNED }}
          >
            {spaced(stand)}
          </Text>
        </View>
      )}
      <Text kind="small" color="muted" numberOfLines={1} {...SENTENCE} style={{ marginRight: 24, ...ALIGNED }}>
        {company}
      </Text>
      <Text kind="tiny" color="muted" style={{ fontFamily: FONTS.bodySemi }}>
        {spaced(age)}
      </Text>
    </View>
  );
  return (
    <View style={typeof width === 'number' ? { width } : width === 'share' ? { flexGrow: 1, flexBasis: 0 } : null}>
      <TapOver
        label={label}
        hint={hint}
        onPress={onPress}
        onLongPress={onLongPress}
        radius={RADIUS.tile}
        style={{
          flexGrow: 1,
          borderRadius: RADIUS.tile,
          borderWidth: 1,
          borderColor: colors.line,
          backgroundColor: colors.surface,
          boxShadow: `0 6px 18px ${fade(colors.shapeEdge, 0.18)}`,
          overflow: 'hidden',
        }}
        drawing={beside ? { flexDirection: 'row', minHeight: 92 } : null}
      >
        {picture}
        {!beside && pill !== null ? (
          <View
            style={{
              position: 'absolute',
              right: 8,
              top: 8,
              backgroundColor: 'rgba(6, 16, 24, 0.86)',
              borderRadius: 9,
              paddingHorizontal: 8,
              paddingVertical: 2,
            }}
          >
            <Text kind="tiny" color="#ffffff">
              {spaced(pill)}
            </Text>
          </View>
        ) : null}
        {words}
      </TapOver>
      {more}
    </View>
  );
}

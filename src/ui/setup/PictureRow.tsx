import { View } from 'react-native';
import { useAccentColor } from '../accent';
import { Vignette } from '../art/Vignette';
import { Icon } from '../icons/Icon';
import { onRadioKeys } from '../keys';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { spaced } from './spaced';

/** A choice of a few, each a picture of what will happen: side by side, below each other where the text is large. */
export function PictureRow<Id extends string>({
  name,
  line,
  options,
  value,
  onPick,
}: {
  name: string;
  /** What the chosen one means. */
  line: string;
  options: readonly { readonly id: Id; readonly label: string; readonly note: string; readonly picture: number }[];
  value: Id;
  onPick: (id: Id) => void;
}) {
  const { largeText } = useLayout();
  const at = options.findIndex(({ id }) => id === value);
  const keys = onRadioKeys(
    options.map(({ id }) => id),
    value,
    onPick,
  );
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.s }}>
      <View>
        <Text kind="question">{name}</Text>
        <Text kind="small" color="muted" aria-live="polite">
          {line}
        </Text>
      </View>
      <View
        role="radiogroup"
        aria-label={name}
        {...keys}
        style={{ flexDirection: largeText ? 'column' : 'row', gap: SPACE.s }}
      >
        {options.map((option) => (
          <PictureChoice
            key={option.id}
            {...option}
            chosen={option.id === value}
            stop={option.id === value || at < 0}
            row={largeText}
            onPress={() => onPick(option.id)}
          />
        ))}
      </View>
    </View>
  );
}

function PictureChoice({
  label,
  note,
  picture,
  chosen,
  stop,
  row,
  onPress,
}: {
  label: string;
  note: string;
  picture: number;
  chosen: boolean;
  stop: boolean;
  /** The picture at the left of its name instead of above it. */
  row: boolean;
  onPress: () => void;
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const tint = useAccentColor();
  return (
    <Tap
      role="radio"
      label={`${label}. ${note}`}
      checked={chosen}
      stop={stop}
      onPress={onPress}
      give={0.98}
      style={{
        flex: row ? undefined : 1,
        minWidth: 0,
        flexDirection: row ? 'row' : 'column',
        alignItems: 'center',
        gap: row ? SPACE.m : 0,
        padding: 4,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: chosen ? tint : colors.edge,
        backgroundColor: chosen ? fade(tint, 0.14) : colors.surface,
      }}
    >
      {contrast ? null : (
        <View style={{ width: row ? 84 : '100%', height: row ? 60 : 66, borderRadius: 9, overflow: 'hidden' }}>
          <Vignette picture={picture} width="100%" height="100%" />
        </View>
      )}
      <View style={{ flexShrink: 1, minHeight: row ? 44 : 40, justifyContent: 'center', paddingHorizontal: 2 }}>
        <Text kind="small" style={{ textAlign: row ? 'left' : 'center', lineHeight: 17 }}>
          {spaced(label)}
        </Text>
      </View>
      {chosen ? (
        <View
          aria-hidden
          style={{
            position: 'absolute',
            right: -5,
            top: -5,
            width: 22,
            height: 22,
            borderRadius: 11,
            backgroundColor: tint,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name="check" size={15} color={colors.onAccent} />
        </View>
      ) : null}
    </Tap>
  );
}

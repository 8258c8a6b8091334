import { View } from 'react-native';
import { useAccentColor } from './accent';
import { drawIcon, type IconLike } from './icon';
import { onRadioKeys } from './keys';
import { Tap } from './Tap';
import { Text } from './Text';
import { fade, RADIUS, SPACE, TARGET, useColors, useTheme } from './theme';
import { useLayout } from './useLayout';

/** One of a few: parts side by side, under each other when the text is too large. */
export function Segmented<Id extends string>({
  label,
  options,
  value,
  onChange,
  compact = false,
}: {
  /** What is chosen here, for a screen reader. */
  label: string;
  options: readonly { readonly id: Id; readonly label: string; readonly icon?: IconLike }[];
  value: Id;
  onChange: (id: Id) => void;
  /** Only the icons, 46 wide each. */
  compact?: boolean;
}) {
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const tint = useAccentColor();
  const { largeText, textScale, size } = useLayout();
  const stacked = !compact && (largeText || (size === 'small' && options.length > 3)) && textScale * options.length > 2;
  const at = options.findIndex(({ id }) => id === value);
  const keys = onRadioKeys(
    options.map(({ id }) => id),
    value,
    onChange,
  );
  return (
    <View
      role="radiogroup"
      aria-label={label}
      {...keys}
      style={{
        flexDirection: stacked ? 'column' : 'row',
        backgroundColor: scheme === 'dark' || contrast ? colors.bg : '#efe4cb',
        borderRadius: RADIUS.panel,
        padding: 2,
        borderWidth: scheme === 'dark' || contrast ? 1 : 0,
        borderColor: colors.edge,
        alignSelf: compact ? 'flex-start' : 'stretch',
      }}
    >
      {options.map((option) => {
        const on = option.id === value;
        const ink = !on ? colors.muted : contrast ? colors.onAccent : scheme === 'dark' ? colors.ink : tint;
        return (
          <Tap
            key={option.id}
            role="radio"
            label={option.label}
            checked={on}
            stop={on || at < 0}
            onPress={() => onChange(option.id)}
            give={0.98}
            style={[
              {
                minHeight: TARGET,
                minWidth: compact ? 46 : TARGET,
                borderRadius: RADIUS.panel - 2,
                paddingHorizontal: compact ? 0 : SPACE.s,
                flexDirection: 'row',
                gap: SPACE.xs,
                alignItems: 'center',
                justifyContent: 'center',
              },
              compact || stacked ? null : { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
              on
                ? {
                    backgroundColor: scheme === 'dark' || contrast ? tint : colors.raised,
                    boxShadow: `0 1px 4px ${fade('#000000', 0.18)}`,
                  }
                : null,
            ]}
          >
            {option.icon === undefined ? null : drawIcon(option.icon, 22, ink)}
            {compact && option.icon !== undefined ? null : (
              <Text kind="small" color={ink} style={{ textAlign: 'center', flexShrink: 1 }}>
                {option.label}
              </Text>
            )}
          </Tap>
        );
      })}
    </View>
  );
}

import { useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Platform, Pressable, type StyleProp, type View, type ViewStyle } from 'react-native';
import { useSettled } from './Guard';
import { onKeys } from './keys';

/** A second click in a browser would mark the words. */
const UNSELECTABLE: object = { userSelect: 'none' };

export type TapRole = 'button' | 'switch' | 'radio' | 'checkbox' | 'tab' | 'menuitem' | 'link';

/** Everything one can tap: a role, a name, a way to say "no, because", a keyboard, and a little give. */
export function Tap({
  label,
  role = 'button',
  onPress,
  onLongPress,
  disabled = false,
  onRefused,
  checked,
  selected,
  expanded,
  hint,
  give = 0.97,
  style,
  children,
  testID,
  stop = true,
  guarded = false,
  ref,
}: {
  label: string;
  role?: TapRole;
  onPress?: (() => void) | undefined;
  onLongPress?: (() => void) | undefined;
  /** Looks and reads as disabled; a tap still answers through `onRefused`. */
  disabled?: boolean;
  onRefused?: (() => void) | undefined;
  checked?: boolean | undefined;
  selected?: boolean | undefined;
  expanded?: boolean | undefined;
  hint?: string | undefined;
  /** How small it gets under the finger. */
  give?: number;
  style?: StyleProp<ViewStyle>;
  children?: ReactNode;
  testID?: string | undefined;
  /** Whether the keyboard stops here: of a group of radios only the chosen one. */
  stop?: boolean;
  /** Whether it decides something: then it waits until it has been seen (`Guard`). */
  guarded?: boolean;
  ref?: Ref<View>;
}) {
  const settled = useSettled();
  const counts = settled || !guarded;
  const press = !counts ? undefined : disabled ? onRefused : onPress;
  const web = Platform.OS === 'web';
  const own = useRef<View>(null);
  useImperativeHandle<View | null, View | null>(ref, () => own.current);
  useEffect(() => {
    // On the web `disabled` would also swallow the tap and the focus, so only the attribute is set.
    if (web) markDisabled(own.current, disabled);
  }, [web, disabled]);
  return (
    <Pressable
      ref={own}
      role={role}
      aria-label={label}
      {...(checked === undefined ? {} : { 'aria-checked': checked })}
      {...(selected === undefined ? {} : { 'aria-selected': selected })}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      {...(hint === undefined || web ? {} : { accessibilityHint: hint })}
      {...(disabled && !web ? { 'aria-disabled': true } : {})}
      {...(stop ? {} : { tabIndex: -1 as const })}
      {...onKeys(role === 'button' || role === 'link' ? {} : { ' ': () => press?.() })}
      onPress={() => press?.()}
      {...(onLongPress ? { onLongPress: () => onLongPress(), delayLongPress: 350 } : {})}
      {...(testID === undefined ? {} : { testID })}
      style={({ pressed }) => [
        UNSELECTABLE,
        style,
        pressed && !disabled ? { transform: [{ scale: give }] } : null,
        counts ? null : { pointerEvents: 'none' },
      ]}
    >
      {children}
    </Pressable>
  );
}

function markDisabled(view: View | null, disabled: boolean): void {
  const element = view as unknown as HTMLElement | null;
  if (disabled) element?.setAttribute('aria-disabled', 'true');
  else element?.removeAttribute('aria-disabled');
}

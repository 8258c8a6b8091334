import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { Platform, Pressable, type StyleProp, type View, type ViewStyle } from 'react-native';
import { useGuard } from './Guard';
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
  const web = Platform.OS === 'web';
  const own = useRef<View>(null);
  const { counts, begin, press } = useMeantPress(own, guarded, disabled ? onRefused : onPress);
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
      {...onKeys(role === 'button' || role === 'link' ? {} : { ' ': press })}
      onPressIn={begin}
      onPress={press}
      {...(onLongPress ? { onLongPress: () => onLongPress(), delayLongPress: 350 } : {})}
      {...(testID === undefined ? {} : { testID })}
      style={({ pressed }) => [
        UNSELECTABLE,
        style,
        pressed && !disabled && counts ? { transform: [{ scale: give }] } : null,
        counts || !web ? null : { pointerEvents: 'none' },
      ]}
    >
      {children}
    </Pressable>
  );
}

/**
 * A press counts when it began and ended on something that had been seen. One that came too soon is told to the guard,
 * whoever makes it: a finger, a key, a screen reader (which presses without beginning to).
 */
function useMeantPress(own: RefObject<View | null>, guarded: boolean, then: (() => void) | undefined) {
  const { settled, hurried } = useGuard();
  const counts = settled || !guarded;
  /** Whether the press that is going on counts so far; null when none is. */
  const held = useRef<boolean | null>(null);
  useLayoutEffect(() => {
    // What it does has changed under the finger.
    if (!counts && held.current !== null) held.current = false;
  }, [counts]);
  useTooSoon(own, !counts, hurried);
  return {
    counts,
    begin: (): void => {
      held.current = counts;
      if (!counts) hurried();
    },
    press: (): void => {
      const sound = held.current !== false;
      held.current = null;
      if (counts && sound) then?.();
      else hurried();
    },
  };
}

/** A browser lets fingers through what does not count yet: then this is told where they come down. */
function useTooSoon(own: RefObject<View | null>, deaf: boolean, hurried: () => void): void {
  const onDown = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    // On the web a View is the element itself.
    const box = (own.current as unknown as HTMLElement | null)?.getBoundingClientRect();
    if (!box || clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom) return;
    hurried();
  });
  useEffect(() => {
    if (!deaf || Platform.OS !== 'web') return;
    const listener = (event: PointerEvent): void => onDown(event);
    window.addEventListener('pointerdown', listener, true);
    return () => window.removeEventListener('pointerdown', listener, true);
  }, [deaf]);
}

function markDisabled(view: View | null, disabled: boolean): void {
  const element = view as unknown as HTMLElement | null;
  if (disabled) element?.setAttribute('aria-disabled', 'true');
  else element?.removeAttribute('aria-disabled');
}

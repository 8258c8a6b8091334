import type { ComponentType, ReactNode } from 'react';
import { TextInput, useWindowDimensions, type ScrollView, type View } from 'react-native';
import { KeyboardProvider, useKeyboardState } from 'react-native-keyboard-controller';

/** What of the screen is covered, from its top and from its bottom, by a keyboard or by what it pushed away. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
  /** The height that is left. */
  readonly room: number;
}

/** Around the whole app: hears of the keyboard before it comes. */
export const KeyboardRoot: ComponentType<{ readonly children: ReactNode }> = ({ children }) => (
  <KeyboardProvider>{children}</KeyboardProvider>
);

export function useCovered(): Covered {
  const { height } = useWindowDimensions();
  const bottom = useKeyboardState((keyboard) => (keyboard.isVisible ? keyboard.height : 0));
  return { top: 0, bottom, room: height - bottom };
}

/** Room between a field and the edge it is brought to. */
const MARGIN = 12;

/** Scrolls so far that the field somebody types in is in sight. */
export function showFocused(scroll: ScrollView, content: View, visible: number): void {
  TextInput.State.currentlyFocusedInput()?.measureLayout(content, (_x, y, _width, height) => {
    scroll.scrollTo({ y: Math.max(0, y + height + MARGIN - visible), animated: false });
  });
}

import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Pressable, Text } from 'react-native';
import { Gesture, GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

/** The smallest thing that uses everything a screen uses and a computer has not. */
const Box = () => {
  const x = useSharedValue(0);
  const style = useAnimatedStyle(() => ({ width: x.get() }));
  const [n, set] = useState(0);
  return (
    <GestureHandlerRootView>
      <GestureDetector gesture={Gesture.Tap()}>
        <Animated.View testID="box" style={style} />
      </GestureDetector>
      <Pressable
        role="button"
        aria-label="Grow"
        onPress={() => {
          x.set(withTiming(100, { duration: 500 }));
          set(n + 1);
        }}
      >
        <Text>{n}</Text>
      </Pressable>
    </GestureHandlerRootView>
  );
};
test('animations run on the test’s clock', () => {
  jest.useFakeTimers();
  render(<Box />);
  fireEvent.press(screen.getByRole('button', { name: 'Grow' }));
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(screen.getByTestId('box')).toHaveAnimatedStyle({ width: 100 });
  jest.useRealTimers();
});
test('the device’s storage is a stand-in', async () => {
  await AsyncStorage.setItem('a', 'b');
  expect(await AsyncStorage.getItem('a')).toBe('b');
});

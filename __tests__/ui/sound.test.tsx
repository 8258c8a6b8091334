import { act } from '@testing-library/react-native';
import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import { setSound, sound } from '@/ui/sound';

const made = (): readonly AudioPlayer[] =>
  jest.mocked(createAudioPlayer).mock.results.map(({ value }) => value as AudioPlayer);
/** Until players are made and asked to play. */
const settled = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done, 20)));

beforeEach(() => jest.mocked(createAudioPlayer).mockClear());

test('when sound is off nothing is even fetched', async () => {
  setSound(false, 0.6);
  sound('coin');
  setSound(true, 0);
  sound('coin');
  await settled();
  expect(made()).toEqual([]);
});

test('a sound has one player, as loud as the setting says', async () => {
  setSound(true, 0.4);
  sound('coin');
  await settled();
  jest.useFakeTimers({
    now: Date.now() + 1000,
    doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'],
  });
  setSound(true, 0.8);
  sound('coin');
  jest.useRealTimers();
  await settled();
  expect(made()).toHaveLength(1);
  expect(made()[0]?.play).toHaveBeenCalledTimes(2);
  expect(made()[0]?.volume).toBe(0.8);
});

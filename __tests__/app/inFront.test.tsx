import { AppState, type AppStateStatus } from 'react-native';
import { inFront } from '@app/inFront';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('in the background whoever wants to go on thinking waits until the app is back', async () => {
  let tell: (state: AppStateStatus) => void = () => undefined;
  const remove = jest.fn();
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_type, listener) => {
    tell = listener;
    return { remove };
  });
  const goesOn = jest.fn();
  AppState.currentState = 'active';
  void inFront().then(goesOn);
  await settle();
  expect(goesOn).toHaveBeenCalledTimes(1);

  AppState.currentState = 'background';
  void inFront().then(goesOn);
  await settle();
  tell('background');
  await settle();
  expect(goesOn).toHaveBeenCalledTimes(1);
  tell('active');
  await settle();
  expect(goesOn).toHaveBeenCalledTimes(2);
  expect(remove).toHaveBeenCalledTimes(1);
});

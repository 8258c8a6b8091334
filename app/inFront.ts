import { AppState } from 'react-native';

/** Waits for as long as the app is in the background: nobody thinks there, on somebody's battery. */
export async function inFront(): Promise<void> {
  if (AppState.currentState !== 'background') return;
  await new Promise<void>((resolve) => {
    const listener = AppState.addEventListener('change', (state) => {
      if (state === 'background') return;
      listener.remove();
      resolve();
    });
  });
}

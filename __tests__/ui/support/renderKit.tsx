import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { type ReactElement, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createWords, type Language } from '@/text';
import { KitProvider } from '@/ui/KitProvider';
import { Screen } from '@/ui/Screen';
import { DEFAULT_SETTINGS, SettingsContext, type Settings } from '@/ui/settings';
import { ThemeProvider } from '@/ui/theme';

/** Draws something as the app would: words, theme, settings, layers, and a screen around it. */
export function renderKit(
  node: ReactElement,
  { language = 'en', ...part }: Partial<Omit<Settings, 'language'>> & { language?: Language } = {},
) {
  const words = createWords(language);
  const settings: Settings = { ...DEFAULT_SETTINGS, reduceMotion: false, ...part };
  const around = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={words}>
      <SettingsContext.Provider value={{ settings, change: () => undefined }}>
        <ThemeProvider choice={settings.theme} contrast={settings.contrast}>
          <KitProvider>
            <Screen accent="santo-domingo">{children}</Screen>
          </KitProvider>
        </ThemeProvider>
      </SettingsContext.Provider>
    </I18nextProvider>
  );
  return render(node, { wrapper: around });
}

/** Tells a view how wide it is, as a device would. */
export function layOut(label: string, width: number): void {
  fireEvent(screen.getByLabelText(label), 'layout', { nativeEvent: { layout: { x: 0, y: 0, width, height: 200 } } });
}

/** Lets time pass, redrawing every now and then: what a redraw sets going only starts with it. */
export async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 10) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(10, left));
    });
  }
}

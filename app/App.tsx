import { DefaultTheme, NavigationContainer, type Theme as NavigationTheme } from '@react-navigation/native';
import { useLocales } from 'expo-localization';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { View } from 'react-native';
import { createWords, languageFor, useWords, type Language } from '@/text';
import { KitProvider } from '@/ui/KitProvider';
import { useToast } from '@/ui/overlays/Toast';
import { SettingsContext } from '@/ui/settings';
import { useReport } from '@/ui/table/useReport';
import { ThemeProvider, useTheme } from '@/ui/theme';
import { BASE } from './base';
import { memoryStore, profilesStore, settingsStore } from './device';
import { ErrorBoundary } from './ErrorBoundary';
import { GameServicesProvider } from './GameServicesProvider';
import { ProfilesContext } from './history/useProfiles';
import { linking } from './navigation/linking';
import { RootStack } from './navigation/RootStack';
import { takeMessage, useStarts } from './restart';
import { onUncaught } from './uncaught';
import { useBoot, type Boot } from './useBoot';
import { useLanguage, type LanguageState } from './useLanguage';
import { useRemembered } from './useRemembered';
import { useWebPage } from './useWebPage';

void SplashScreen.preventAutoHideAsync();

/** The whole app: the splash until everything is known, then the house. */
export function App() {
  const starts = useStarts();
  return <Booting key={starts} />;
}

function Booting() {
  const boot = useBoot();
  if (boot === null) return <View style={{ flex: 1 }} />;
  return <House boot={boot} />;
}

function House({ boot }: { boot: Boot }) {
  const [unsaved, setUnsaved] = useState(0);
  const failed = useCallback(() => setUnsaved((times) => times + 1), []);
  const [settings, changeSettings] = useRemembered(settingsStore, boot.settings, failed);
  const [memory, remember] = useRemembered(memoryStore, boot.memory, failed);
  const [profiles, changeProfiles] = useRemembered(profilesStore, boot.profiles, failed);
  const people = useMemo(() => ({ profiles, change: changeProfiles }), [profiles, changeProfiles]);
  const access = useMemo(
    () => ({ settings, change: (part: Partial<typeof settings>) => changeSettings((old) => ({ ...old, ...part })) }),
    [settings, changeSettings],
  );
  const wishes = useLocales().map(({ languageTag }) => languageTag);
  const language = useLanguage(settings.language ?? languageFor(wishes), boot.language);

  useEffect(() => {
    void SplashScreen.hideAsync();
  }, []);

  return (
    <SettingsContext.Provider value={access}>
      <ThemeProvider choice={settings.theme} contrast={settings.contrast}>
        <Speaking language={language}>
          <Ground language={language.spoken} />
          <KitProvider>
            <LanguageNotice language={language} />
            <UnsavedNotice times={unsaved} />
            <StartNotice />
            <UncaughtNotice />
            <ErrorBoundary onLeave={goToFirstAddress}>
              <ProfilesContext.Provider value={people}>
                <GameServicesProvider memory={memory} remember={remember}>
                  <Navigation />
                </GameServicesProvider>
              </ProfilesContext.Provider>
            </ErrorBoundary>
          </KitProvider>
        </Speaking>
      </ThemeProvider>
    </SettingsContext.Provider>
  );
}

/** Gives everything inside the words of one language, and changes them at once when it changes or more of it came. */
function Speaking({ language: { spoken, came }, children }: { language: LanguageState; children: ReactNode }) {
  const [words] = useState(() => createWords(spoken));
  useEffect(() => {
    if (words.language !== spoken || came > 0) void words.changeLanguage(spoken);
  }, [words, spoken, came]);
  return <I18nextProvider i18n={words}>{children}</I18nextProvider>;
}

/** What lies around and behind the app: status bar, system background, the browser's page. */
function Ground({ language }: { language: Language }) {
  const { scheme, colors } = useTheme();
  useWebPage(language);
  useEffect(() => {
    void SystemUI.setBackgroundColorAsync(colors.bg);
  }, [colors]);
  return <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />;
}

/** The last net: when even the navigation breaks it is built anew, and starts at Home. */
function goToFirstAddress(): void {
  // Only browsers keep an address; anywhere else navigation built anew is at Home already.
  if (typeof window !== 'undefined' && typeof window.history?.replaceState === 'function') {
    window.history.replaceState(null, '', BASE);
  }
}

/** How long a language may be on its way before that is said. */
const SOON_MS = 400;

/** Says that a language is on its way when that takes long, and when it cannot be had. */
function LanguageNotice({ language: { wished, state, retry } }: { language: LanguageState }) {
  const { show, fail } = useToast();
  const { t } = useWords();
  const tell = useEffectEvent(() => {
    const language = t(`settings.languageChoice.${wished}`);
    if (state === 'coming') show({ text: t('settings.languageLoading', { language }) });
    else fail(t('settings.languageFailed', { language }), { label: t('outOfReach.retry'), onPress: retry });
  });
  useEffect(() => {
    if (state === 'there') return undefined;
    const timer = setTimeout(() => tell(), state === 'coming' ? SOON_MS : 0);
    return () => clearTimeout(timer);
  }, [state, wished]);
  return null;
}

function UnsavedNotice({ times }: { times: number }) {
  const { fail } = useToast();
  const { t } = useWords();
  useEffect(() => {
    if (times > 0) fail(t('settings.saveFailed'));
    // Only a new failure is news; a new language is not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [times]);
  return null;
}

/** Says what was done, when the app started anew because of it. */
function StartNotice() {
  const { show } = useToast();
  useEffect(() => {
    const message = takeMessage();
    if (message !== null) show(message);
  }, [show]);
  return null;
}

/** What breaks in the middle of a tap or a timer, where no screen can catch it: it is said, and the app goes on. */
function UncaughtNotice() {
  const { fail } = useToast();
  const { t } = useWords();
  const { t: engine } = useWords('engine');
  const report = useReport();
  const tell = useEffectEvent((error: unknown) => {
    const copy = { label: engine('trouble.copy'), onPress: () => report('uncaught', error, null) };
    fail(t('crash.uncaught'), copy);
  });
  useEffect(() => onUncaught((error) => tell(error)), []);
  return null;
}

function Navigation() {
  const { t } = useWords();
  const { scheme, colors } = useTheme();
  const [addresses] = useState(linking);
  const theme = useMemo<NavigationTheme>(
    () => ({
      dark: scheme === 'dark',
      colors: {
        primary: colors.brass,
        background: colors.bg,
        card: colors.surface,
        text: colors.text,
        border: colors.line,
        notification: colors.danger,
      },
      fonts: DefaultTheme.fonts,
    }),
    [scheme, colors],
  );
  return (
    <NavigationContainer
      theme={theme}
      linking={addresses}
      documentTitle={{
        formatter: (options) => (options?.title ? `${options.title} · ${t('title')}` : t('title')),
      }}
    >
      <RootStack />
    </NavigationContainer>
  );
}

import type { ComponentType } from 'react';
import { GAME_IDS } from '@/games/ids';
import { loadWords } from '@/text';
import type * as phones from '../phones/piece';
import type * as screens from '../screens/shellScreens';
import { lazyScreen } from './lazyScreen';

type Which<Props> = (piece: typeof screens) => ComponentType<Props>;

const screen = <Props extends object>(which: Which<Props>) =>
  lazyScreen(async () => which(await import('../screens/shellScreens')));

/** Where plays are shown, whatever was played is told in its own words. */
const screenOfPlays = <Props extends object>(which: Which<Props>) =>
  lazyScreen(async () => {
    const [piece] = await Promise.all([import('../screens/shellScreens'), ...GAME_IDS.map(loadWords)]);
    return which(piece);
  });

/** Several phones: with what carries their words, which nobody else needs. */
const screenOfPhones = <Props extends object>(which: (piece: typeof phones) => ComponentType<Props>) =>
  lazyScreen(async () => which(await import('../phones/piece')));

/** Every screen of the shell but Home, loaded when it is first opened. */
export const SHELL_SCREENS = {
  BackupScreen: screenOfPlays((piece) => piece.BackupScreen),
  JoinScreen: screenOfPhones((piece) => piece.JoinScreen),
  PhonesScreen: screenOfPhones((piece) => piece.PhonesScreen),
  DealScreen: screen((piece) => piece.DealScreen),
  CreditsScreen: screen((piece) => piece.CreditsScreen),
  HistoryScreen: screenOfPlays((piece) => piece.HistoryScreen),
  LogScreen: screenOfPlays((piece) => piece.LogScreen),
  LearnScreen: screen((piece) => piece.LearnScreen),
  PlayersScreen: screenOfPlays((piece) => piece.PlayersScreen),
  PlayScreen: screenOfPlays((piece) => piece.PlayScreen),
  RulesScreen: screen((piece) => piece.RulesScreen),
  SettingsScreen: screen((piece) => piece.SettingsScreen),
  StatisticsScreen: screenOfPlays((piece) => piece.StatisticsScreen),
};

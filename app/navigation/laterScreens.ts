import type { ComponentType } from 'react';
import { GAME_IDS } from '@/games/ids';
import { loadWords } from '@/text';
import type * as screens from '../screens/later';
import { fetched } from './fetched';

type Which<Props> = (piece: typeof screens) => ComponentType<Props>;

const later = <Props extends object>(which: Which<Props>) =>
  fetched(async () => which(await import('../screens/later')));

/** Where plays are shown, whatever was played is told in its own words. */
const ofPlays = <Props extends object>(which: Which<Props>) =>
  fetched(async () => {
    const [piece] = await Promise.all([import('../screens/later'), ...GAME_IDS.map(loadWords)]);
    return which(piece);
  });

/** Every screen of the shell but Home, loaded when it is first opened. */
export const LATER_SCREENS = {
  BackupScreen: ofPlays((piece) => piece.BackupScreen),
  CreditsScreen: later((piece) => piece.CreditsScreen),
  HistoryScreen: ofPlays((piece) => piece.HistoryScreen),
  PlayersScreen: ofPlays((piece) => piece.PlayersScreen),
  PlayScreen: ofPlays((piece) => piece.PlayScreen),
  SettingsScreen: later((piece) => piece.SettingsScreen),
  StatisticsScreen: ofPlays((piece) => piece.StatisticsScreen),
};

import { lazy, type ComponentType } from 'react';
import type * as screens from '../screens/later';

type Later = typeof screens;

const later = (name: keyof Later): ComponentType =>
  lazy(async () => ({ default: (await import('../screens/later'))[name] }));

/** Every screen of the shell but Home, loaded when it is first opened. */
export const LATER_SCREENS: Readonly<Record<keyof Later, ComponentType>> = {
  BackupScreen: later('BackupScreen'),
  CreditsScreen: later('CreditsScreen'),
  HistoryScreen: later('HistoryScreen'),
  PlayersScreen: later('PlayersScreen'),
  PlayScreen: later('PlayScreen'),
  SettingsScreen: later('SettingsScreen'),
  StatisticsScreen: later('StatisticsScreen'),
};

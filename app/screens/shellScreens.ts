/** The screens of the shell that nobody sees first: one piece, fetched when the first of them is opened. */
export { BackupScreen } from './BackupScreen';
export { DealScreen } from './DealScreen';
export { CreditsScreen } from './CreditsScreen';
export { HistoryScreen } from './HistoryScreen';
export { LearnScreen } from './LearnScreen';
export { PlayersScreen } from './PlayersScreen';
export { RulesScreen } from './RulesScreen';
export { PlayScreen } from './PlayScreen';
export { SettingsScreen } from './SettingsScreen';
export { StatisticsScreen } from './StatisticsScreen';
export { LogScreen } from './LogScreen';

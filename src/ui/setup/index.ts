/** The shared set-up kit: everything a game's own set-up screen is made of. */
export { spaced } from './spaced';
export { FriendsDealSheet } from './FriendsDeal';
export { GameSetup } from './GameSetup';
export { Group } from './Group';
export { useGoBack, useGoHome, useGoOn, type GameRoutes } from './gameRoutes';
export { SeatList } from './SeatList';
export type { SeatRange } from './seats';
export { useGameServices } from './services';
export { PictureRow } from './PictureRow';
export { ChoiceRow, PickRow, SettingRow } from './SettingRow';
export { SetupFrame } from './SetupFrame';
export { Problem, TextField } from './TextField';
export { useSetup } from './useSetup';
export { VariantRow } from './VariantRow';

/** The shared set-up kit: everything a game's own set-up screen is made of. */
export { apart } from './apart';
export { CannotOpen } from './CannotOpen';
export { FriendsDealSheet } from './FriendsDeal';
export { Group } from './Group';
export { GAME_PATHS, useGoBack, useGoHome, useGoOn, type GameRoutes } from './gameRoutes';
export { Missing } from './Missing';

export { SeatList } from './SeatList';
export { seatProblem, type SeatDraft, type SeatProblem, type SeatRange } from './seats';
export { GameServicesContext, useGameServices, type GameServices, type NewGame } from './services';
export { PickRow, SettingRow } from './SettingRow';
export { SetupFrame } from './SetupFrame';
export { Problem, TextField } from './TextField';
export { useSetup, type Setup, type SetupGame } from './useSetup';
export { VariantRow } from './VariantRow';

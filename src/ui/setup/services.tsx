import type { Phrase, Seat } from '@antilles/engine';
import { createContext, useContext } from 'react';
import type { Level } from '@/bots/bot';
import type { DailyAttempt } from '@/session/daily';
import type { ReadDeal } from '@/session/dealCode';
import type { WhatIf } from '@/session/whatIf';
import type { Profile } from '@/storage/profiles';
import type { Save, UndoRule } from '@/session/record';
import type { TablePlayer } from '@/session/seats';
import { NO_MEMORY, type SetupMemory } from './memory';

/** Why a game could not begin, as a sentence for whoever wanted it. */
export class NotBegunError extends Error {}

/** A game about to start. */
export interface NewGame {
  readonly game: string;
  readonly seats: readonly TablePlayer[];
  readonly options: unknown;
  /** The deal, when it is to be the same as somebody else's; otherwise the dice say. */
  readonly seed?: number | undefined;
  /** How far undo goes; left out: as in the settings. */
  readonly undoRule?: UndoRule;
  /** No curtain between people. */
  readonly trusting?: true | undefined;
  /** Bots near the rating of the one person, instead of the levels of their seats. */
  readonly fit?: boolean;
  /** Everybody plays on a phone of their own; whether what one would take back is asked of the others. */
  readonly phones?: { readonly undo: 'agreed' | 'off' } | undefined;
}

export interface DailyTerms {
  readonly bots: number;
  readonly level: Level;
  /** In the game's words; empty: the basic game. */
  readonly variant: readonly Phrase[];
}

/** Deals that several people play, each for themselves: by code, or because it is that day's. */
export interface Deals {
  /** The code of a game: the same deal and options for a friend. */
  readonly codeOf: (game: Pick<Save, 'game' | 'options' | 'seats' | 'seed'>) => string;
  /** Opens a deal on another device with the app. */
  readonly linkOf: (code: string) => string;
  readonly read: (code: string) => Promise<ReadDeal>;
  /** The day, as `2026-11-16`. */
  readonly today: () => string;
  readonly attempts: (game: string) => Promise<readonly DailyAttempt[]>;
  /** Against how many bots of which level today's deal is, and what is special about it. */
  readonly ofToday: (game: string) => Promise<DailyTerms>;
  /** Deals today's game, which uses up the attempt. Rejects when it cannot be saved. */
  readonly beginDaily: (game: string, name: string) => Promise<Save>;
}

/** How somebody does against bots in one game. */
export interface Standing {
  /** Null: nothing is known yet. */
  readonly rating: number | null;
  readonly deviation: number;
  /** How many games it rests on. */
  readonly count: number;
  /** It is still being found. */
  readonly provisional: boolean;
  /** The bot that fits: a level, or a mix of two. */
  readonly bot: string;
}

/** What one game did to a rating. */
export interface RatingNews extends Omit<Standing, 'bot'> {
  readonly change: number;
}

/** Ratings against bots; null where none is kept. */
export interface RatingServices {
  readonly of: (game: string, name: string) => Promise<Standing | null>;
  /** What a finished game did to it. */
  readonly after: (game: string, saveId: string, name: string) => Promise<RatingNews | null>;
}

/** What screens of games need from the device and do not touch themselves. The shell provides it. */
export interface GameServices {
  readonly memory: SetupMemory;
  /** Who has a profile: offered by name, and with their own colour. */
  readonly profiles: readonly Profile[];
  /** Changes what set-up remembers, for now and for the next time. */
  readonly remember: (change: (memory: SetupMemory) => SetupMemory) => void;
  /** Real dice: a seed nobody could foresee. */
  readonly luck: () => number;
  /** Deals the game and saves it, or opens a table for several phones. Rejects when that cannot be. */
  readonly begin: (game: NewGame) => Promise<Pick<Save, 'id'>>;
  /** Begins a "what if" after so many actions of a saved game, which stays as it is. Rejects when it cannot be saved. */
  readonly branch: (saveId: string, at: number) => Promise<WhatIf>;
  readonly deals: Deals;
  readonly tutorials: Tutorials;
  readonly ratings: RatingServices;
  /** What people did in a finished game that they had not done before, by the history: at most two sentences. */
  readonly worthTelling: (saveId: string, you: Seat | null) => Promise<readonly Phrase[]>;
}

/** Guided first games. Each is saved like any game, under an id of its own, until it is over. */
export interface Tutorials {
  /** Whether a game whose screens are there has one. */
  readonly has: (game: string) => boolean;
  /** Begins it, or goes on where it was left; gives the id of its save. */
  readonly begin: (game: string, name: string) => Promise<string>;
  /** It is over, finished or not. */
  readonly end: (game: string) => Promise<void>;
  /** What was begun with it goes on as an ordinary game; gives the id of its save. */
  readonly playOn: (game: string) => Promise<string>;
  /** Deals the same kind of game anew, against the easiest bots; gives the id of its save. */
  readonly firstGame: (game: string, name: string) => Promise<string>;
}

export const GameServicesContext = createContext<GameServices>({
  memory: NO_MEMORY,
  profiles: [],
  remember: () => undefined,
  luck: () => 1,
  begin: () => Promise.reject(new Error('no GameServices around this screen')),
  branch: () => Promise.reject(new Error('no GameServices around this screen')),
  deals: {
    codeOf: () => '',
    linkOf: (code) => code,
    read: () => Promise.resolve({ ok: false, problem: 'not-a-code' }),
    today: () => '2000-01-01',
    attempts: () => Promise.resolve([]),
    ofToday: () => Promise.reject(new Error('no GameServices around this screen')),
    beginDaily: () => Promise.reject(new Error('no GameServices around this screen')),
  },
  tutorials: {
    has: () => false,
    begin: () => Promise.reject(new Error('no tutorials')),
    end: () => Promise.resolve(),
    playOn: () => Promise.reject(new Error('no tutorials')),
    firstGame: () => Promise.reject(new Error('no tutorials')),
  },
  ratings: { of: () => Promise.resolve(null), after: () => Promise.resolve(null) },
  worthTelling: () => Promise.resolve([]),
});

export const useGameServices = (): GameServices => useContext(GameServicesContext);

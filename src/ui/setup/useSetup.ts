import { NavigationRouteContext } from '@react-navigation/native';
import { useContext, useState } from 'react';
import type { UndoRule } from '@/session/record';
import { useWords } from '@/text';
import { useSettings } from '../settings';
import { useFit, type Fit } from './fit';
import { rememberGame } from './memory';
import { firstSeats, fromSaved, seatProblem, toSaved, type SeatDraft, type SeatProblem, type SeatRange } from './seats';
import { useGameServices } from './services';

/** What set-up needs to know of a game; every `Game` of the engine has it. */
export interface SetupGame<Options> {
  readonly id: string;
  readonly seats: SeatRange;
  parseOptions(raw: unknown): Options | null;
}

export interface Setup<Options> {
  readonly seats: readonly SeatDraft[];
  readonly setSeats: (seats: readonly SeatDraft[]) => void;
  readonly options: Options;
  readonly setOptions: (options: Options) => void;
  /** What is wrong with the seats, or null. */
  readonly problem: SeatProblem | null;
  /** Fills in everything as in the last game of this kind; null before the first one. */
  readonly repeat: (() => void) | null;
  /**
   * Deals and saves the game and gives the id of its save. `options` when they are not quite what is shown, `seed` when
   * the deal is to be one that somebody else has too.
   */
  readonly start: (options?: Options, seed?: number) => Promise<string>;
  /** What every game's set-up has in common; `SetupFrame` draws it. */
  readonly house: HouseRules;
}

/** What is agreed on for any game, whatever its own variants. */
export interface HouseRules {
  readonly undoRule: UndoRule;
  readonly setUndoRule: (rule: UndoRule) => void;
  /** No curtain between people; only for several of them. */
  readonly trusting: boolean;
  readonly setTrusting: (on: boolean) => void;
  readonly game: string;
  readonly seats: readonly SeatDraft[];
  /** For a table of several phones: whether the others may let somebody take back. Null: one phone for all. */
  readonly agreedUndo: boolean | null;
  readonly setAgreedUndo: (on: boolean) => void;
  /** Bots that fit whoever plays alone; null where that cannot be. */
  readonly fit: Fit | null;
}

/** Whether several people sit at one phone. */
export const isShared = (seats: readonly SeatDraft[]): boolean => seats.filter(({ bot }) => bot === null).length > 1;

/** Whether the table is laid for several phones, as its address says. */
function useHasPhones(): boolean {
  const params: unknown = useContext(NavigationRouteContext)?.params;
  return typeof params === 'object' && params !== null && 'phones' in params && params.phones === 'yes';
}

/** A table being laid: seats and options, from the first tap to Start. */
export function useSetup<Options>(game: SetupGame<Options>, initial: Options): Setup<Options> {
  const { t } = useWords();
  const { memory, remember, begin } = useGameServices();
  const [seats, setSeats] = useState(() => firstSeats(memory.names, (number) => t('setup.defaultName', { number })));
  const [options, setOptions] = useState(initial);
  const usual = useSettings().settings.undoRule;
  const [chosenRule, setUndoRule] = useState<UndoRule | null>(null);
  const undoRule = chosenRule ?? usual;
  const [trusts, setTrusting] = useState(false);
  const trusting = trusts && isShared(seats);
  const phones = useHasPhones();
  const [agrees, setAgreedUndo] = useState(true);
  const agreedUndo = phones ? agrees : null;
  const fit = useFit(game.id, seats, !phones);

  const last = memory.last[game.id];
  const lastOptions = last === undefined ? null : game.parseOptions(last.options);
  const repeat =
    last === undefined
      ? null
      : () => {
          setSeats(fromSaved(last.seats, game.seats.max));
          if (lastOptions !== null) setOptions(lastOptions);
        };

  return {
    seats,
    setSeats,
    options,
    setOptions,
    problem: seatProblem(seats, game.seats),
    repeat,
    async start(played = options, seed) {
      const setup = { seats: toSaved(seats), options: played };
      const save = await begin({
        game: game.id,
        ...setup,
        undoRule,
        seed,
        trusting: trusting || undefined,
        fit: fit?.on ?? false,
        phones: agreedUndo === null ? undefined : { undo: agreedUndo ? 'agreed' : 'off' },
      });
      remember((all) => rememberGame(all, game.id, setup));
      return save.id;
    },
    house: { undoRule, setUndoRule, trusting, setTrusting, game: game.id, seats, agreedUndo, setAgreedUndo, fit },
  };
}

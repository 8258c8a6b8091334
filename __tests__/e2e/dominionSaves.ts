/** Saved games of Dominion, laid out as a test wants them: the app takes them over as they are. */
import { RULES_VERSION } from '@/games/dominion/rules/game';
import { allCards, copies, type State } from '@/games/dominion/rules/state';
import { pileSize } from '@/games/dominion/rules/supply';
import { type Save } from '@/storage/saveFile';
import { aTable } from '../games/dominion/aTable';
import { seatsOf } from './saves';

/** A game in the middle of the first seat's turn. `Tom` is a person, `Ines: easy` a bot. */
export function aDominionGame(
  id: string,
  who: readonly string[],
  setting: Omit<Parameters<typeof aTable>[0], 'seats'>,
  arrange: (state: State) => void = () => undefined,
): Save {
  const { state } = aTable({ seats: who.length, ...setting });
  arrange(state);
  // What somebody holds has come from the pile.
  const held = state.players.reduce((n, player) => n + copies(allCards(player), 'curse'), copies(state.trash, 'curse'));
  state.supply[state.piles.indexOf('curse')] = pileSize('curse', who.length) - held;
  return {
    format: 1,
    id,
    game: 'dominion',
    rulesVersion: RULES_VERSION,
    startedAt: 1_700_000_000_000,
    savedAt: 1_700_000_600_000,
    options: state.options,
    seats: seatsOf(...who),
    seed: 7,
    log: [],
    state,
    looked: who.map(() => 0),
    undoRule: 'until-revealed',
    casual: false,
    // Nothing led to it.
    since: { at: 0, rulesVersion: RULES_VERSION, state },
  };
}

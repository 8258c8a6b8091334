import { luckFrom, must, pick, play, type HasRng } from '@antilles/engine';
import { summarise } from '@app/saves';
import { playOfGame } from '@/history/record';
import { entryOf } from '@/games';
import { GAME_IDS } from '@/games/ids';
import { soundSave } from '@/session/sound';
import { playedGame } from '../e2e/anyGame';

describe.each(GAME_IDS)('%s', (id) => {
  const entry = entryOf(id);
  const save = playedGame('one', id, ['Tom', 'Ines: easy'], { actions: 30 });

  test('a save of newer rules is said and not opened, wherever a save is looked at', async () => {
    const newer = { ...save, rulesVersion: save.rulesVersion + 1 };
    expect(soundSave(entry, newer)).toEqual({ ok: false, problem: 'newer' });
    expect(await summarise(newer, () => Promise.resolve(entry))).toEqual({ kind: 'unreadable', problem: 'newer' });
    const over = playedGame('over', id, ['Tom', 'Ines: easy']);
    expect(playOfGame(over, entry)).not.toBeNull();
    expect(playOfGame({ ...over, rulesVersion: over.rulesVersion + 1 }, entry)).toBeNull();
  });

  test('options that no game can have are damage, before they are laid out', () => {
    expect(soundSave(entry, { ...save, options: 'none' })).toEqual({ ok: false, problem: 'damaged' });
    expect(soundSave(entry, { ...save, seats: save.seats.slice(0, 1) })).toEqual({ ok: false, problem: 'damaged' });
  });

  test('a state with other options than the game is refused', () => {
    const luck = luckFrom(3);
    let options = save.options;
    while (JSON.stringify(options) === JSON.stringify(save.options)) options = entry.sampleOptions(luck, 2);
    const state = { ...(save.state as object), options };
    expect(soundSave(entry, { ...save, state })).toMatchObject({ ok: false, problem: 'rules-failed' });
    expect(soundSave(entry, save)).toMatchObject({ ok: true });
  });
});

test('the four that stopped a page are refused', () => {
  const refused = (id: (typeof GAME_IDS)[number], change: (state: Record<string, unknown>) => void): void => {
    const save = playedGame('one', id, ['Tom', 'Ines: easy'], { actions: 20 });
    const state = JSON.parse(JSON.stringify(save.state)) as Record<string, unknown>;
    change(state);
    expect(soundSave(entryOf(id), { ...save, state })).toMatchObject({ ok: false, problem: 'rules-failed' });
  };
  refused('dominion', (state) => ((state['embargo'] as number[])[0] = 1e308));
  refused('dominion', (state) => ((state['embargo'] as number[])[0] = 21));
  refused('cartagena', (state) => ((state['route'] as Record<string, unknown>)['tunnelLength'] = 1e9));
  refused('cartagena', (state) => ((state['route'] as Record<string, unknown>)['tunnelLength'] = 3));
  refused('puerto-rico', (state) => ((state['players'] as Record<string, unknown>[])[1] = { goods: [] }));
  refused('santo-domingo', (state) => ((state['options'] as Record<string, unknown>)['target'] = 1e9));
});

test('an honest state is believed at every moment, whatever the seed it says', () => {
  for (const id of GAME_IDS) {
    const entry = entryOf(id);
    const { game } = entry;
    const luck = luckFrom(11);
    const options = entry.sampleOptions(luck, 2);
    let state: HasRng = game.setup(options, 2, 5);
    const save = { ...playedGame('one', id, ['Tom', 'Ines'], { actions: 0 }), options, seed: 99 };
    for (let i = 0; i < 60 && game.waiting(state).length > 0; i++) {
      expect(soundSave(entry, { ...save, state: JSON.parse(JSON.stringify(state)) as unknown })).toMatchObject({
        ok: true,
      });
      const seat = pick(luck, game.waiting(state));
      state = play(game, state, seat, pick(luck, must(game.decision(state, seat), 'asked').actions)).state;
    }
  }
});

import { cartagena } from '@/games/cartagena/rules/game';
import { snakeTarget } from '@/games/cartagena/rules/places';
import { aTable, LAYOUT_A, LAYOUT_B, times, type TableSetup, type TestTable } from './aTable';

const onA = (setup: TableSetup): TestTable => aTable({ ...LAYOUT_A, blackMagic: true, ...setup });
const onB = (setup: TableSetup): TestTable => aTable({ ...LAYOUT_B, blackMagic: true, ...setup });

test('every card can still be played for a plain move (CA-46)', () => {
  const t = onA({ hands: { 0: ['pistol', 'rum', 'lantern', 'parrot', 'hook', 'chest'] } });
  expect(t.legal().filter((action) => action.type === 'advance')).toHaveLength(6);
});

test('without the module there are no powers (CA-46)', () => {
  const t = aTable({ ...LAYOUT_A, hands: { 0: ['pistol', 'rum', 'lantern', 'parrot', 'parrot', 'hook', 'chest'] } });
  expect(t.types()).toEqual(['advance']);
  expect(t.why({ type: 'magic-rum', card: 'rum' })).toBe('not-possible');
});

test('choosing the power is the call, and costs one action: two for the Hook (CA-47, CA-D16)', () => {
  const left = (...setup: [TableSetup, ...Parameters<TestTable['do']>[0][]]): (string | number | undefined)[] => {
    const [given, ...actions] = setup;
    const t = onB(given);
    for (const action of actions) t.do(action);
    return [t.kind(), t.left];
  };
  const hands = { 0: ['lantern', 'parrot', 'parrot', 'hook', 'rum', 'chest'] as const };
  // In the tunnel and in the jungle alike.
  for (const from of [8, 30]) {
    const table = { at: { 0: { start: 4, [from]: 2 } }, hands, tokens: { [from]: 2 as const } };
    expect(left(table, { type: 'magic-parrot', cards: ['parrot', 'parrot'], symbol: 'hook', from })).toEqual([
      'turn',
      2,
    ]);
    expect(left(table, { type: 'magic-chest', card: 'chest', from })).toEqual(['turn', 2]);
    expect(left(table, { type: 'magic-hook', hook: 'hook', card: 'rum', from })).toEqual(['turn', 1]);
    expect(left(table, { type: 'magic-lantern', card: 'lantern' })).toEqual(['lantern/keep', 2]);
    expect(left(table, { type: 'magic-rum', card: 'rum' })).toEqual(['rum/give', 2]);
  }
});

describe('Pistol', () => {
  test('looks at a hand and takes a card; the victim draws one (CA-48, CA-T15)', () => {
    const t = onA({ hands: { 0: ['pistol'], 1: ['rum', 'hook'] }, draw: ['chest', 'parrot'] });
    t.do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
    expect(t.legal()).toEqual([
      { type: 'take', card: 'rum' },
      { type: 'take', card: 'hook' },
    ]);
    t.do({ type: 'take', card: 'hook' });
    expect(t.hand(0)).toEqual(['hook']);
    expect(t.hand(1)).toEqual(['rum', 'chest']);
    expect(t.state.discard).toEqual(['pistol']);
    expect([t.turnOf, t.left]).toEqual([0, 2]);
  });

  test('has nothing to take from an empty hand (CA-D23, CA-T15)', () => {
    const t = onA({ seats: 3, hands: { 0: ['pistol'], 1: [], 2: ['rum'] } });
    expect(t.why({ type: 'magic-pistol', card: 'pistol', victim: 1 })).toBe('empty-hand');
    expect(t.why({ type: 'magic-pistol', card: 'pistol', victim: 2 })).toBeNull();
    expect(t.why({ type: 'magic-pistol', card: 'pistol', victim: 0 })).toBe('not-possible');
  });

  test('the victim draws what was just played when nothing else is left (CA-D6, CA-D23)', () => {
    const t = onA({ hands: { 0: ['pistol'], 1: ['rum'] }, draw: [], discard: [] });
    t.do({ type: 'magic-pistol', card: 'pistol', victim: 1 }).do({ type: 'take', card: 'rum' });
    expect(t.hand(1)).toEqual(['pistol']);
  });

  test('shows the hand to nobody else, and only for that moment (CA-D34)', () => {
    const t = onA({ seats: 3, hands: { 0: ['pistol'], 1: ['rum', 'hook'], 2: ['chest'] } });
    const seenBy = (viewer: number | null) => cartagena.view(t.state, viewer).players[1]?.hand;
    expect(seenBy(0)).toBeNull();
    t.do({ type: 'magic-pistol', card: 'pistol', victim: 1 });
    expect([seenBy(0), seenBy(2), seenBy(null)]).toEqual([['rum', 'hook'], null, null]);
    t.do({ type: 'take', card: 'rum' });
    expect(seenBy(0)).toBeNull();
  });
});

describe('Rum', () => {
  test('gives one card to each of the others and keeps two (CA-49, CA-T16)', () => {
    const t = onA({
      seats: 3,
      hands: { 0: ['rum', 'chest'], 1: ['lantern'], 2: ['lantern'] },
      draw: ['pistol', 'rum', 'hook', 'parrot', 'chest', 'chest'],
    });
    t.do({ type: 'magic-rum', card: 'rum' });
    expect(cartagena.view(t.state, 0).spread).toEqual({
      seat: 0,
      count: 4,
      cards: ['pistol', 'rum', 'hook', 'parrot'],
    });
    expect(cartagena.view(t.state, 1).spread).toEqual({ seat: 0, count: 4, cards: null });
    t.do({ type: 'give', card: 'pistol', to: 1 }).do({ type: 'give', card: 'rum', to: 2 });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([
      ['chest', 'hook', 'parrot'],
      ['lantern', 'pistol'],
      ['lantern', 'rum'],
    ]);
    expect(t.draw).toEqual(['chest', 'chest']);
    expect(t.state.spread).toEqual([]);
    expect([t.turnOf, t.left]).toEqual([0, 2]);
  });

  test.each([2, 3, 4, 5])('draws one card more than there are players: %i players', (seats) => {
    const t = onA({ seats, hands: { 0: ['rum'] } }).do({ type: 'magic-rum', card: 'rum' });
    expect(t.state.spread).toHaveLength(seats + 1);
  });

  test('is out when there are too few cards, the rum itself counted (CA-D25)', () => {
    const rum = { type: 'magic-rum', card: 'rum' } as const;
    expect(onA({ hands: { 0: ['rum'] }, draw: ['hook'], discard: [] }).why(rum)).toBe('too-few-cards');
    expect(onA({ hands: { 0: ['rum'] }, draw: ['hook'], discard: ['hook'] }).why(rum)).toBeNull();
  });
});

describe('Lantern', () => {
  const lantern = { type: 'magic-lantern', card: 'lantern' } as const;

  test('keeps one of four and puts the rest back in any order (CA-50, CA-T17)', () => {
    const t = onA({ hands: { 0: ['lantern'] }, draw: ['pistol', 'rum', 'hook', 'parrot', 'chest', 'chest'] });
    t.do(lantern).do({ type: 'keep', card: 'hook' });
    // The card put back last lies on top.
    t.do({ type: 'put-back', card: 'rum' }).do({ type: 'put-back', card: 'pistol' });
    expect(t.draw).toEqual(['parrot', 'pistol', 'rum', 'chest', 'chest']);
    expect(t.hand(0)).toEqual(['hook']);
    expect([t.turnOf, t.left]).toEqual([0, 2]);
  });

  test('is remembered by whoever lit it until the cards are drawn (CA-D34)', () => {
    const t = onA({
      at: { 0: { start: 4, 5: 1, 9: 1 } },
      hands: { 0: ['lantern', 'rum'] },
      draw: ['pistol', 'rum', 'hook', 'parrot', 'chest', 'chest'],
    });
    t.do(lantern).do({ type: 'keep', card: 'hook' });
    t.do({ type: 'put-back', card: 'rum' }).do({ type: 'put-back', card: 'pistol' });
    expect(cartagena.view(t.state, 0).drawTop).toEqual(['parrot', 'pistol', 'rum']);
    expect(cartagena.view(t.state, 1).drawTop).toEqual([]);
    t.retreat(9);
    expect(t.hand(0)).toContain('parrot');
    expect(cartagena.view(t.state, 0).drawTop).toEqual(['pistol', 'rum']);
  });

  test('is forgotten when somebody else lights one', () => {
    const t = onA({ hands: { 0: ['lantern'], 1: ['lantern'] } });
    const light = (): void => {
      t.do(lantern);
      for (let i = 0; i < 3; i++) t.do(t.legal()[0] ?? lantern);
    };
    light();
    t.endTurn();
    light();
    expect(cartagena.view(t.state, 0).drawTop).toEqual([]);
    expect(cartagena.view(t.state, 1).drawTop).toHaveLength(3);
  });

  test('puts the shuffled discards under a pile of fewer than four (CA-D24)', () => {
    const t = onA({ hands: { 0: ['lantern'] }, draw: ['pistol', 'rum'], discard: ['hook', 'hook', 'hook'] }).do(
      lantern,
    );
    expect(t.state.spread.slice(0, 2)).toEqual(['pistol', 'rum']);
    expect(t.state.spread).toHaveLength(4);
    expect(t.state.discard).toEqual([]);
  });

  test('always shows at least itself (CA-D24)', () => {
    const t = onA({ hands: { 0: ['lantern', 'rum'] }, draw: [], discard: [] }).do(lantern);
    expect(t.legal()).toEqual([{ type: 'keep', card: 'lantern' }]);
    t.do({ type: 'keep', card: 'lantern' });
    expect([t.hand(0), t.kind(), t.draw]).toEqual([['rum', 'lantern'], 'turn', []]);
  });
});

describe('Parrots', () => {
  test('two are a card of any symbol, for one action (CA-51, CA-D17, CA-T18)', () => {
    const t = onA({
      at: { 0: { start: 5, 7: 1 }, 1: { start: 4, 11: 1, 15: 1 } },
      hands: { 0: ['parrot', 'parrot', 'hook'] },
    });
    t.do({ type: 'magic-parrot', cards: ['parrot', 'parrot'], symbol: 'rum', from: 7 });
    expect(t.at(0)).toEqual({ start: 5, 21: 1 });
    expect(t.state.discard).toEqual(['parrot', 'parrot']);
    expect([t.hand(0), t.left]).toEqual([['hook'], 2]);
  });

  test('one alone has no power (CA-D17, CA-T18)', () => {
    const t = onA({ hands: { 0: ['parrot', 'hook'] } });
    expect(t.why({ type: 'magic-parrot', cards: ['parrot', 'parrot'], symbol: 'rum', from: 'start' })).toBe(
      'needs-two-parrots',
    );
    expect(t.types()).not.toContain('magic-parrot');
  });

  test('a light and a dark one make one pair', () => {
    const t = onA({ hands: { 0: ['parrot', 'dark-parrot'] } });
    const pairs = t.legal().flatMap((action) => (action.type === 'magic-parrot' ? [action.cards.join()] : []));
    expect(new Set(pairs)).toEqual(new Set(['parrot,dark-parrot']));
    expect(pairs).toHaveLength(6);
  });

  test('follow the rules of the sloop', () => {
    const t = onB({ at: { 0: { start: 5, 16: 1 } }, hands: { 0: ['parrot', 'parrot'] }, shore: 'tortuga' });
    expect(t.why({ type: 'magic-parrot', cards: ['parrot', 'parrot'], symbol: 'rum', from: 16 })).toBe('boat-away');
  });
});

describe('Hook', () => {
  const hook = (card: 'lantern' | 'hook', from: number | 'start' | 'goal') =>
    ({ type: 'magic-hook', hook: 'hook', card, from }) as const;

  test('moves two pirates from one space to one place, for two actions (CA-52, CA-53, CA-T13)', () => {
    const t = onB({
      at: { 0: { start: 4, 19: 2 }, 1: { start: 3, 21: 1, 26: 1, 36: 1 } },
      hands: { 0: ['hook', 'lantern'] },
    }).do(hook('lantern', 19));
    expect(t.at(0)).toEqual({ start: 4, goal: 2 });
    expect(t.left).toBe(1);
    expect(t.state.discard).toEqual(['hook', 'lantern']);
  });

  test('lands both on an empty space (CA-53, CA-T13)', () => {
    const t = onB({
      at: { 0: { start: 4, 19: 2 }, 1: { start: 4, 21: 1, 36: 1 } },
      hands: { 0: ['hook', 'lantern'] },
    }).do(hook('lantern', 19));
    expect(t.at(0)).toEqual({ start: 4, 26: 2 });
    expect(t.state.standing[26]).toBe(2);
  });

  test('goes with a second hook (CA-52, CA-T13)', () => {
    const t = onB({ at: { 0: { start: 4, 19: 2 } }, hands: { 0: ['hook', 'hook'] } }).do(hook('hook', 19));
    expect(t.at(0)).toEqual({ start: 4, 23: 2 });
  });

  test('needs two actions and a second card (CA-52, CA-T13)', () => {
    const t = onB({ at: { 0: { start: 4, 19: 2 } }, hands: { 0: ['rum', 'rum', 'hook', 'lantern'] } });
    t.advance('start', 'rum').advance('start', 'rum');
    expect(t.why(hook('lantern', 19))).toBe('needs-two-actions');
    const alone = onB({ at: { 0: { start: 4, 19: 2 } }, hands: { 0: ['hook'] } });
    expect(alone.why(hook('hook', 19))).toBe('needs-second-card');
  });

  test('needs two of one’s own on a space of the path; of three, two move (CA-D19)', () => {
    const t = onB({ at: { 0: { start: 2, 19: 1, 20: 3 }, 1: { start: 5, 19: 1 } }, hands: { 0: ['hook', 'lantern'] } });
    expect(t.why(hook('lantern', 19))).toBe('needs-two-pirates');
    expect(t.why(hook('lantern', 'start'))).toBe('hook-needs-space');
    expect(t.do(hook('lantern', 20)).at(0)).toEqual({ start: 2, 19: 1, 20: 1, 21: 2 });
  });

  test('fits two aboard, or none (CA-D19, CA-T14)', () => {
    const at = (ferry: number): TableSetup => ({
      at: { 0: { start: 4 - ferry, 12: 2, ferry }, 1: { start: 5, 17: 1 } },
      hands: { 0: ['hook', 'lantern'] },
    });
    expect(onB(at(1)).do(hook('lantern', 12)).at(0)).toEqual({ start: 3, ferry: 3 });
    expect(onB(at(2)).why(hook('lantern', 12))).toBe('boat-full');
    expect(onB({ ...at(1), shore: 'tortuga' }).why(hook('lantern', 12))).toBe('boat-away');
  });

  test('can bring the last two home (CA-21)', () => {
    const t = onA({ at: { 0: { 36: 2, goal: 4 } }, hands: { 0: ['hook', 'lantern'] } }).do(hook('lantern', 36));
    expect(t.state.winner).toBe(0);
  });
});

describe('Chest', () => {
  const open = { type: 'magic-chest', card: 'chest', from: 22 } as const;
  const table = (token: 2 | 'empty' | 'snake' | null, more: TableSetup = {}): TestTable =>
    onA({
      at: { 0: { start: 5, 22: 1 } },
      hands: { 0: ['chest'] },
      draw: ['rum', 'hook', 'pistol'],
      ...more,
      tokens: { 22: token },
    });

  test('opens the token under a pirate and draws what it shows (CA-54, CA-55, CA-T19)', () => {
    const t = table(2).do(open);
    expect(t.hand(0)).toEqual(['rum', 'hook']);
    expect(t.state.chests?.open).toEqual([2]);
    const { chests } = cartagena.view(t.state, 1);
    expect(chests?.covered).toEqual([4, 8, 17, 27, 31]);
    expect(chests?.open).toEqual([2]);
    expect(t.left).toBe(2);
  });

  test('may be empty (CA-55, CA-T19)', () => {
    const t = table('empty').do(open);
    expect(t.hand(0)).toEqual([]);
    expect(cartagena.view(t.state, 0).chests?.covered).not.toContain(22);
  });

  test('needs a closed token and a chest card (CA-54, CA-D18, CA-T19)', () => {
    expect(table(null).why(open)).toBe('no-token');
    expect(table(2).why({ ...open, from: 'start' })).toBe('no-token');
    expect(table(2, { hands: { 0: ['rum'] } }).why(open)).toBe('not-possible');
    const elsewhere = onA({ at: { 0: { start: 5, 21: 1 } }, hands: { 0: ['chest'] } });
    expect(elsewhere.why({ ...open, from: 21 })).toBe('no-token');
  });

  test('does not open by itself on arrival (CA-D18)', () => {
    const t = onA({ hands: { 0: ['chest', 'chest'] }, tokens: { 4: 3 } }).advance('start', 'chest');
    expect(t.at(0)).toEqual({ start: 5, 4: 1 });
    expect(t.hand(0)).toEqual(['chest']);
  });

  test('tokens do not block spaces (CA-D20)', () => {
    const t = onA({ hands: { 0: ['chest'] } }).advance('start', 'chest');
    expect(t.at(0)[4]).toBe(1);
  });
});

describe('the snake', () => {
  const bitten = (others: NonNullable<TableSetup['at']>[number]): TestTable =>
    onA({
      seats: 5,
      at: { 0: { start: 5, 22: 1 }, 1: others },
      hands: { 0: ['chest'] },
      draw: times(9, 'rum'),
      tokens: { 22: 'snake' },
    }).do({ type: 'magic-chest', card: 'chest', from: 22 });

  test('chases a pirate to the nearest empty rum behind (CA-56, CA-T20ab)', () => {
    expect(bitten({ start: 6 }).at(0)).toEqual({ start: 5, 21: 1 });
    expect(bitten({ start: 5, 21: 1 }).at(0)).toEqual({ start: 5, 15: 1 });
  });

  test('or to the first empty space of the path (CA-56, CA-D22, CA-T20c)', () => {
    expect(bitten({ start: 1, 21: 1, 15: 1, 11: 1, 6: 1, 1: 1 }).at(0)).toEqual({ start: 5, 2: 1 });
  });

  test('but never over the water (CA-D22, CA-T20def)', () => {
    const at = (others: NonNullable<TableSetup['at']>[number], from: number) =>
      snakeTarget(onB({ at: { 0: { start: 5, [from]: 1 }, 1: others } }).state, from);
    expect(at({ start: 5, 29: 1 }, 30)).toBe(22);
    expect(at({ start: 2, 29: 1, 22: 1, 19: 1, 20: 1 }, 30)).toBe(21);
    expect(at({ start: 6 }, 19)).toBe(19);
  });

  test('draws no cards, and all eight tokens are shuffled and laid out again (CA-57, CA-T20)', () => {
    const t = onA({
      at: { 0: { start: 5, 22: 1 } },
      hands: { 0: ['chest'] },
      blackMagic: true,
    });
    const { chests } = t.state;
    if (!chests) throw new Error('no chests');
    // Bring the snake under the pirate and open another chest, without losing a token.
    const all = [...chests.laid, ...chests.aside].filter((token) => token !== null && token !== 'snake');
    chests.laid = all.slice(0, 6).map((token, i) => (i === 3 ? 'snake' : i === 0 ? null : token));
    chests.open = all.slice(0, 1).filter((token) => token !== null);
    chests.aside = [all[3], all[6]].filter((token) => token !== undefined && token !== null);
    t.do({ type: 'magic-chest', card: 'chest', from: 22 });
    expect(t.hand(0)).toEqual([]);
    expect(t.state.chests?.open).toEqual([]);
    expect(t.state.chests?.laid).toHaveLength(6);
    expect(t.state.chests?.laid).not.toContain(null);
    expect([...(t.state.chests?.laid ?? []), ...(t.state.chests?.aside ?? [])].map(String).sort()).toEqual(
      ['1', '1', '2', '2', '3', '3', 'empty', 'snake'].sort(),
    );
    expect(t.events.map((event) => event.type)).toEqual(['played', 'opened', 'bitten', 'chests-laid']);
  });
});

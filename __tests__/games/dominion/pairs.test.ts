import { aTable, cards } from './aTable';

/** Cards that meet: pairs that no single card's file speaks of. What one card does with Throne Room stands in its own file. */
describe('cards that meet', () => {
  const deck = cards('CCCCCCCCCCCC');
  const decks = { 0: deck, 1: deck };
  const today = { edition: '2022' } as const;

  test('an Outpost that is bought and played by a Sailor gives its turn all the same', () => {
    const t = aTable({ hands: { 0: ['sailor'] }, kingdom: ['outpost'], coins: 5, decks });
    t.play('sailor');
    t.buy('outpost');
    t.choose('yes');
    expect(t.state.turn).toMatchObject({ seat: 0, extra: true });
    // What the Sailor has for its next turn comes now.
    expect(t.balance.coins).toBe(2);
  });

  test('a Tactician played by a Sailor without a hand does nothing (D-16), with one it takes it', () => {
    const t = aTable({ hands: { 0: ['sailor'] }, kingdom: ['tactician'], coins: 5, decks });
    t.play('sailor');
    t.buy('tactician');
    t.choose('yes');
    expect(t.durations(0)).toEqual(['sailor']);
    const u = aTable({ hands: { 0: ['sailor', 'estate'] }, kingdom: ['tactician'], coins: 5, decks });
    u.play('sailor');
    u.buy('tactician');
    u.choose('yes');
    expect(u.durations(0)).toEqual(['sailor', 'tactician']);
  });

  test('a Corsair waits for the Silver that a Pirate brings to hand, and not for an Astrolabe', () => {
    const t = aTable({ hands: { 0: ['corsair'], 1: ['astrolabe'] }, kingdom: ['pirate'], decks });
    t.play('corsair');
    t.endTurn();
    t.play('astrolabe');
    expect(t.trash).toEqual([]);
    const u = aTable({ hands: { 0: [], 1: ['pirate'] }, decks: { 0: ['corsair', ...deck], 1: deck } });
    u.endTurn();
    u.play('pirate');
    u.endTurn();
    u.play('corsair');
    u.endTurn();
    u.pick('silver');
    u.play('silver');
    expect(u.trash).toEqual(['silver']);
    expect(u.balance.coins).toBe(2);
  });

  test('a Monkey draws for the Treasure that a Pirate gains on its right', () => {
    const t = aTable({ seats: 3, hands: { 0: ['pirate'], 1: ['monkey'] }, decks: { ...decks, 2: deck } });
    t.play('pirate');
    t.endTurn();
    t.play('monkey');
    t.endTurn();
    t.endTurn();
    const before = t.player(1).hand.length;
    t.pick('gold');
    expect(t.player(1).hand).toHaveLength(before + 1);
    expect(t.player(2).hand).toHaveLength(5);
  });

  test('a Monkey draws for each Gold of a Treasure Map, and a Pirate is asked for each', () => {
    const t = aTable({
      hands: { 0: ['monkey'], 1: ['treasure-map', 'treasure-map'] },
      kingdom: ['pirate'],
      decks,
    });
    t.play('monkey');
    t.endTurn();
    t.player(0).hand = ['pirate'];
    t.play('treasure-map');
    for (let gold = 1; gold <= 4; gold++) {
      expect([t.kind, t.asked, t.hand(0).length]).toEqual(['pirate/play', 0, 1 + gold]);
      t.choose('no');
    }
    expect(t.kind).toBe('buy-phase');
  });

  test('a Treasure out of the trash is gained too: a Thief may call a Pirate', () => {
    const t = aTable({ hands: { 0: ['thief', 'pirate'] }, decks: { 0: deck, 1: cards('GE') } });
    t.play('thief');
    t.pick('gold');
    expect([t.kind, t.asked]).toEqual(['pirate/play', 0]);
    t.choose('yes');
    expect(t.durations(0)).toEqual(['pirate']);
    expect(t.discard(0)).toEqual(['gold']);
  });

  test('Copper that an Ambassador hands out may call the Pirate of whoever gets it', () => {
    const t = aTable({ hands: { 0: ['ambassador', 'copper'], 1: ['pirate'] }, decks });
    t.play('ambassador');
    t.count(1);
    expect([t.kind, t.asked]).toEqual(['pirate/play', 1]);
  });

  test('an Embargo and a Blockade on one pile: a Curse before, a Curse after, as far as there are any', () => {
    for (const [curses, expected] of [
      [2, ['curse', 'silver', 'curse']],
      [1, ['curse', 'silver']],
    ] as const) {
      const t = aTable({
        hands: { 0: ['blockade'] },
        embargo: { silver: 1 },
        supply: { curse: curses },
        decks,
      });
      t.play('blockade');
      t.pick('silver');
      t.endTurn();
      t.state.turn.coins = 3;
      t.buy('silver');
      expect(t.discard(1).slice(0, expected.length)).toEqual(expected);
    }
  });

  test('a card that a Blockade set aside was gained: Smugglers may take one like it, and get its Curse', () => {
    const t = aTable({ hands: { 0: ['blockade'], 1: ['smugglers'] }, decks });
    t.play('blockade');
    t.pick('silver');
    t.endTurn();
    t.play('smugglers');
    expect(t.discard(1)).toEqual(['silver', 'curse']);
  });

  test('two Blockades on the same card: two Curses for one gain', () => {
    const t = aTable({ hands: { 0: ['blockade', 'blockade'] }, actions: 2, decks });
    t.play('blockade');
    t.pick('silver');
    t.play('blockade');
    t.pick('silver');
    t.endTurn();
    t.state.turn.coins = 3;
    t.buy('silver');
    expect(t.discard(1)).toEqual(['silver', 'curse', 'curse']);
  });

  test('a Treasury as sold today, and a Victory card that a Blockade sets aside before the Buy phase (D-49)', () => {
    const t = aTable({ hands: { 0: ['blockade'] }, inPlay: { 0: ['treasury'] }, options: today, decks });
    t.play('blockade');
    t.pick('estate');
    t.endTurn();
    expect(t.kind).toBe('treasury/return');
  });

  test('a Treasury as sold today: bought Silver is not in the way, a Curse of a Blockade neither', () => {
    const t = aTable({ hands: { 0: ['blockade'] }, kingdom: ['treasury'], options: today, decks });
    t.play('blockade');
    t.pick('silver');
    t.endTurn();
    t.player(1).inPlay.push('treasury');
    t.state.turn.coins = 3;
    t.buy('silver');
    expect(t.discard(1)).toEqual(['silver', 'curse']);
    expect(t.kind).toBe('treasury/return');
  });

  test('an Astrolabe before an Outpost turn pays in it, and leaves in its Clean-up', () => {
    const t = aTable({ hands: { 0: ['outpost', 'astrolabe'] }, decks });
    t.play('outpost');
    t.play('astrolabe');
    t.endPhase();
    expect(t.state.turn.extra).toBe(true);
    expect(t.balance).toMatchObject({ buys: 2, coins: 1 });
    expect(t.inPlay(0)).toEqual(['outpost', 'astrolabe']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('an Astrolabe is a Treasure to a Mine and a Pirate, and no Action to a Vassal or a Library', () => {
    const t = aTable({ hands: { 0: ['mine', 'copper'] }, kingdom: ['astrolabe'], decks });
    t.play('mine');
    t.pick('copper');
    expect(t.offered()).toContain('astrolabe');
    t.pick('astrolabe');
    expect(t.hand(0)).toEqual(['astrolabe']);
    const u = aTable({ hands: { 0: ['vassal'] }, decks: { 0: ['astrolabe', ...deck] } });
    u.play('vassal');
    expect(u.discard(0)).toEqual(['astrolabe']);
    expect(u.kind).toBe('buy-phase');
  });

  test('Tide Pools and a Sea Witch at once: the player says whose two cards come and go first (D-41)', () => {
    const t = aTable({
      hands: { 0: ['tide-pools', 'sea-witch'] },
      actions: 2,
      decks: { 0: cards('CECECECECECECECECE'), 1: deck },
    });
    t.play('tide-pools');
    t.play('sea-witch');
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('start-of-turn');
    t.pick('sea-witch');
    expect([t.kind, t.hand(0).length]).toEqual(['sea-witch/discard', 7]);
    t.pick('estate', 'estate');
    expect([t.kind, t.hand(0).length]).toEqual(['tide-pools/discard', 5]);
  });

  test('a Lighthouse keeps out of a Sea Witch that a Sailor plays in the Buy phase', () => {
    const t = aTable({
      hands: { 0: ['sailor'] },
      inPlay: { 1: ['lighthouse'] },
      kingdom: ['sea-witch'],
      coins: 5,
      decks,
    });
    t.play('sailor');
    t.buy('sea-witch');
    t.choose('yes');
    expect(t.discard(1)).not.toContain('curse');
    expect(t.left('curse')).toBe(10);
  });

  test('a Moat is asked for again when a Throne Room plays a Corsair twice; shown once, the other one strikes (DO-68)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'corsair'], 1: ['moat', 'silver'] }, decks });
    t.play('throne-room');
    t.pick('corsair');
    t.pick('moat');
    t.done();
    t.endTurn();
    t.endPhase();
    t.treasures();
    expect(t.trash).toEqual(['silver']);
  });

  test('the last Province that a Remodel gains in the Action phase ends the game as the last Province', () => {
    const t = aTable({ hands: { 0: ['remodel', 'gold'] }, supply: { province: 1 }, decks });
    t.play('remodel');
    t.pick('province');
    t.endTurn();
    expect(t.events).toContainEqual({ type: 'ended', reason: 'provinces' });
  });
});

import { PICK } from '@/games/dominion/rules/actions';
import { dominion } from '@/games/dominion/rules/game';
import type { CardId } from '@/games/dominion/rules/printed';
import { aTable, cards, played } from './aTable';

describe('turn structure', () => {
  test('players take turns clockwise (DO-1)', () => {
    const t = aTable({ seats: 3 });
    const order = [0, 1, 2, 3].map(() => {
      const { seat } = t.state.turn;
      t.endTurn();
      return seat;
    });
    expect(order).toEqual([0, 1, 2, 0]);
  });

  test('a turn starts with one Action, one Buy and no coins (DO-2)', () => {
    const t = aTable({ actions: 5, buys: 4, coins: 9, hands: { 1: ['village'] } });
    t.endTurn();
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 0 });
  });

  test('scheduled effects come before the first Action (DO-2, DO-52)', () => {
    const t = played('fishing-village', { decks: { 0: ['village', ...cards('CCCC')] } });
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('action-phase');
    expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 1 });
  });

  test('playing an Action takes one, and is never forced (DO-3)', () => {
    const t = aTable({ hands: { 0: ['smithy', 'smithy'] }, actions: 2 });
    t.play('smithy');
    expect(t.balance.actions).toBe(1);
    expect(t.refusal({ type: 'end-phase' })).toBeNull();
    t.endPhase();
    expect(t.kind).toBe('buy-phase');
  });

  test('the phase ends by itself without Actions or Action cards (DO-3)', () => {
    expect(aTable({ hands: { 0: cards('CC') } }).kind).toBe('buy-phase');
    const t = aTable({ hands: { 0: ['smithy', 'smithy'] } });
    t.play('smithy');
    expect(t.kind).toBe('buy-phase');
  });

  test('a played card lies in play before its steps happen, and after them (DO-4)', () => {
    const t = aTable({ hands: { 0: ['militia'], 1: cards('CCSE') } });
    t.play('militia');
    expect(t.asked).toBe(1);
    expect(t.inPlay(0)).toEqual(['militia']);
  });

  test('no other Action before a card is resolved (DO-4)', () => {
    const t = aTable({ hands: { 0: ['cellar', 'village', 'copper'] } });
    t.play('cellar');
    expect(t.refusal({ type: 'play', card: 'village' })).toBe('not-possible');
  });

  test('a card may be played even if it cannot do everything (DO-5)', () => {
    const t = played('council-room', { decks: { 0: cards('CC') } });
    expect(t.hand(0)).toEqual(cards('CC'));
    expect(t.balance.buys).toBe(2);
  });

  test('coins and Buys are credited at once and used in the Buy phase only (DO-6)', () => {
    const t = aTable({ hands: { 0: ['festival', 'village'] }, coins: 6 });
    t.play('festival');
    expect(t.balance.coins).toBe(8);
    expect(t.refusal({ type: 'buy', card: 'province' })).toBe('finish-actions-first');
  });

  test('Treasures are played one by one or all together, and need not be (DO-7)', () => {
    const t = aTable({ hands: { 0: cards('CSG') } });
    t.play('gold');
    expect(t.balance.coins).toBe(3);
    t.treasures();
    expect(t.balance.coins).toBe(6);
    const none = aTable({ hands: { 0: cards('CSG') } });
    expect(none.refusal({ type: 'buy', card: 'copper' })).toBeNull();
  });

  test('a Treasure in the Action phase, an Action in the Buy phase: refused, each with its reason', () => {
    const t = aTable({ hands: { 0: ['village', ...cards('CE')] } });
    expect(t.refusal({ type: 'play', card: 'copper' })).toBe('treasures-later');
    expect(t.refusal({ type: 'play', card: 'estate' })).toBe('not-playable');
    t.endPhase();
    expect(t.refusal({ type: 'play', card: 'village' })).toBe('action-phase-over');
    expect(t.refusal({ type: 'play', card: 'estate' })).toBe('not-playable');
  });

  test('buying takes a Buy and the price, and puts the card on the discard pile (DO-8)', () => {
    const t = aTable({ coins: 8, buys: 2 });
    t.buy('silver');
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 5 });
    expect(t.discard(0)).toEqual(['silver']);
    expect(t.left('silver')).toBe(39);
  });

  test('no buy without the coins or from an empty pile (DO-8)', () => {
    const t = aTable({ coins: 5, supply: { duchy: 0 } });
    expect(t.refusal({ type: 'buy', card: 'gold' })).toBe('too-expensive');
    expect(t.refusal({ type: 'buy', card: 'duchy' })).toBe('pile-empty');
  });

  test('no more Treasures after the first buy (DO-9, TV-52)', () => {
    const t = aTable({ coins: 7, buys: 2, hands: { 0: cards('S') }, kingdom: ['market'] });
    t.buy('estate');
    expect(t.refusal({ type: 'play', card: 'silver' })).toBe('treasures-before-buying');
    expect(t.refusal({ type: 'play-treasures', cards: ['silver'] })).toBe('treasures-before-buying');
    expect(t.refusal({ type: 'buy', card: 'market' })).toBeNull();
  });

  test('a card that costs nothing takes a Buy and no coins; Curses may be bought (DO-10)', () => {
    const t = aTable({ coins: 1, buys: 2 });
    t.buy('curse');
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 1 });
    expect(t.discard(0)).toEqual(['curse']);
  });

  test('what is not used up vanishes (DO-11)', () => {
    const t = played('festival');
    t.endTurn();
    t.endTurn();
    expect(t.balance).toEqual({ actions: 1, buys: 1, coins: 0 });
  });

  test('Clean-up discards the hand and what was played, then draws five (DO-12, DO-13)', () => {
    const t = aTable({ hands: { 0: ['village', ...cards('SE')] }, decks: { 0: cards('CCCCCCC') } });
    t.play('village');
    t.treasures();
    t.endTurn();
    expect(t.hand(0)).toEqual(cards('CCCCC'));
    expect([...t.discard(0)].sort()).toEqual(
      ['copper', 'estate', 'silver', 'village']
        .filter((c) => c !== 'copper')
        .concat('copper')
        .sort(),
    );
    expect(t.inPlay(0)).toEqual([]);
  });

  test('hand cards go down first, so that the top discard was in play (D-42)', () => {
    const t = aTable({ hands: { 0: cards('ES') } });
    t.treasures();
    const view = (): string | null | undefined => t.view(1).players[0]?.discardTop;
    t.endTurn();
    expect(view()).toBeNull(); // an empty deck took the discards in again
    const deep = aTable({ hands: { 0: cards('ES') }, decks: { 0: cards('CCCCC') } });
    deep.treasures();
    deep.endTurn();
    expect(deep.view(1).players[0]?.discardTop).toBe('silver');
  });

  test('when the last Buy is used there is nothing left to decide: the turn ends', () => {
    const t = aTable({ coins: 3 });
    t.buy('silver');
    expect(t.state.turn.seat).toBe(1);
  });
});

describe('drawing and shuffling', () => {
  test('each player only uses the own deck and discard pile (DO-14)', () => {
    const t = played('smithy', {
      decks: { 0: cards('C'), 1: cards('GGG') },
      discards: { 1: cards('SSS') },
    });
    expect(t.hand(0)).toEqual(cards('C'));
    expect(t.deck(1)).toEqual(cards('GGG'));
  });

  test('an empty deck stays empty until a card is needed (DO-15)', () => {
    const t = played('village', { decks: { 0: cards('C') }, discards: { 0: cards('EE') } });
    expect(t.deck(0)).toEqual([]);
    expect(t.discard(0)).toEqual(cards('EE'));
  });

  test('first what is left, then a shuffle, then the rest (DO-16)', () => {
    const t = played('smithy', { decks: { 0: cards('G') }, discards: { 0: cards('SS') } });
    expect(t.events.map((event) => event.type)).toEqual(['played', 'drew', 'shuffled', 'drew']);
    expect(t.hand(0)).toEqual(['gold', 'silver', 'silver']);
  });

  test('cards being looked at are not part of the shuffle (DO-17)', () => {
    const t = played('navigator', { decks: { 0: cards('GG') }, discards: { 0: cards('C') } });
    expect(t.player(0).looking).toEqual(cards('GGC'));
    expect(t.deck(0)).toEqual([]);
  });

  test('cards in play are not part of the shuffle (DO-18)', () => {
    const t = played('laboratory', { inPlay: { 0: ['smithy'] } });
    expect(t.hand(0)).toEqual([]);
    expect(t.inPlay(0)).toEqual(['smithy', 'laboratory']);
  });

  test('putting a card onto an empty deck does not shuffle: it becomes the deck (DO-19)', () => {
    const t = played('bureaucrat', { discards: { 0: cards('CC') } });
    expect(t.deck(0)).toEqual(['silver']);
    expect(t.discard(0)).toEqual(cards('CC'));
  });
});

describe('gaining, buying, trashing', () => {
  test('a gain comes from the Supply, and an empty pile gives nothing (DO-20)', () => {
    const t = played('explorer', { supply: { silver: 0 } });
    expect(t.hand(0)).toEqual([]);
  });

  test('a bought card counts as gained (DO-21)', () => {
    const t = aTable({ coins: 3, buys: 2 });
    t.buy('silver');
    expect(t.player(0).gained).toEqual(['silver']);
  });

  test('a gained card is not bought: no Buy, no coins, no limit raised (DO-21, DO-22)', () => {
    const t = played('workshop', { coins: 5, kingdom: ['market'] });
    expect(t.refusal({ type: 'pick', card: 'market' })).toBe('too-expensive');
    t.pick('silver');
    expect(t.balance).toEqual({ actions: 0, buys: 1, coins: 5 });
    expect(t.state.turn.bought).toBe(0);
  });

  test('a gained card lies on top of the discard pile and does nothing (DO-23)', () => {
    const t = played('workshop', { discards: { 0: cards('C') }, kingdom: ['village'] });
    t.pick('village');
    expect(t.discard(0)).toEqual(['copper', 'village']);
    expect(t.balance.actions).toBe(0);
  });

  test('a gain of up to X is mandatory if there is one (DO-24)', () => {
    const t = played('workshop');
    expect(t.offered()).toContain('curse');
    expect(t.offered()).not.toContain('done');
  });

  test('trashed cards lie open in the trash and do not go back to the Supply (DO-25)', () => {
    const t = aTable({ hands: { 0: ['salvager', 'estate'] } });
    t.play('salvager');
    expect(t.view(1).trash).toEqual(['estate']);
    expect(t.left('estate')).toBe(8);
  });

  test('costs are as printed everywhere (DO-26)', () => {
    const t = aTable({ hands: { 0: ['remodel', 'gold'] } });
    t.play('remodel');
    expect(t.offered()).toContain('province');
  });

  test('a small pile serves in turn order from the left of the active player (DO-27)', () => {
    const t = aTable({ seats: 4, hands: { 0: ['witch'] }, supply: { curse: 2 } });
    t.play('witch');
    expect([1, 2, 3].map((seat) => t.discard(seat).length)).toEqual([1, 1, 0]);
  });
});

describe('types, choices, places', () => {
  test('a Curse is no Victory card (DO-28)', () => {
    const t = aTable({ hands: { 0: ['bureaucrat'], 1: ['curse'] } });
    t.play('bureaucrat');
    expect(t.hand(1)).toEqual(['curse']);
  });

  test('a card of two types counts as both (DO-29)', () => {
    const t = aTable({ hands: { 0: ['island', 'throne-room'], 1: [] } });
    expect(t.offered()).toContain('island');
    const victim = aTable({ hands: { 0: ['bureaucrat'], 1: ['island'] } });
    victim.play('bureaucrat');
    expect(victim.deck(1)).toEqual(['island']);
  });

  test('choose one: all options are offered, even an empty one (DO-30)', () => {
    const t = played('pirate-ship');
    expect(t.offered()).toEqual(['plunder', 'coins']);
    t.choose('coins');
    expect(t.balance.coins).toBe(0);
  });

  test('cards in hand are not in play: a Lighthouse there protects nobody (DO-31, DO-32)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['lighthouse'] } });
    t.play('witch');
    expect(t.discard(1)).toEqual(['curse']);
  });

  test('looking is private, revealing is not; both put back (DO-33)', () => {
    const t = played('spy', { decks: { 0: cards('C'), 1: cards('G') } });
    expect(t.view(1).players[1]?.revealed).toEqual(cards('G'));
    t.choose('put-back');
    expect(t.deck(1)).toEqual(cards('G'));
  });

  test('one effect on several players goes in turn order (DO-34)', () => {
    const t = aTable({ seats: 3, hands: { 0: ['sea-hag'] }, decks: { 1: cards('G'), 2: cards('S') } });
    t.play('sea-hag');
    const seats = t.events.flatMap((event) => (event.type === 'gained' ? [event.seat] : []));
    expect(seats).toEqual([1, 2]);
  });

  test('mere coins come first, and a single effect that moves cards is not asked about (D-41)', () => {
    const t = aTable({
      hands: { 0: ['caravan', 'merchant-ship'] },
      actions: 2,
      decks: { 0: cards('CCCCCCCC') },
    });
    t.play('merchant-ship');
    t.play('caravan');
    t.endTurn();
    t.endTurn();
    expect(t.kind).toBe('buy-phase');
    expect(t.balance.coins).toBe(2);
    expect(t.player(0).hand).toHaveLength(6);
  });

  test('only the top of a discard pile is visible, with the number of cards (DO-66, D-42)', () => {
    const t = aTable({ discards: { 0: cards('GSE') } });
    for (const viewer of [0, 1, null]) {
      expect(t.view(viewer).players[0]).toMatchObject({ discardTop: 'estate', discardSize: 3 });
      expect(JSON.stringify(t.view(viewer).players[0])).not.toContain('gold');
    }
  });

  test('anybody may count decks and piles and look through the trash (DO-66)', () => {
    const t = aTable({ decks: { 1: cards('GG') } });
    expect(t.view(0).players[1]?.deckSize).toBe(2);
    expect(t.view(null).piles.find((pile) => pile.card === 'province')?.count).toBe(8);
  });
});

describe('attacks and reactions', () => {
  test('the window comes before the first step of the Attack (DO-40)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat'] }, decks: { 0: cards('CC') } });
    t.play('witch');
    expect([t.kind, t.asked]).toEqual(['react', 1]);
    expect(t.hand(0)).toEqual([]);
  });

  test('every other player is asked in turn order (DO-40)', () => {
    const t = aTable({ seats: 4, hands: { 0: ['witch'], 1: ['moat'], 3: ['moat'] } });
    t.play('witch');
    expect(t.asked).toBe(1);
    t.pick('moat');
    expect(t.asked).toBe(3);
    t.done();
    expect([1, 2, 3].map((seat) => t.discard(seat))).toEqual([[], ['curse'], ['curse']]);
  });

  test('two Moats: one window, asked once (DO-42)', () => {
    const t = aTable({ hands: { 0: ['witch'], 1: ['moat', 'moat'] } });
    t.play('witch');
    t.pick('moat');
    expect(t.asked).toBe(0);
  });

  test('an unaffected player skips every part, the others and the attacker do not (DO-44)', () => {
    const t = aTable({
      seats: 3,
      hands: { 0: ['ghost-ship'], 1: ['moat', ...cards('CCCC')], 2: cards('CCCS') },
      decks: { 0: cards('GG') },
    });
    t.play('ghost-ship');
    t.pick('moat');
    expect(t.hand(0)).toEqual(cards('GG'));
    expect(t.player(1).hand).toHaveLength(5);
    expect(t.asked).toBe(2);
  });

  test('the type alone makes an Attack: a window opens even if it does nothing to you (DO-45)', () => {
    const t = aTable({ hands: { 0: ['cutpurse'], 1: ['moat'] } });
    t.play('cutpurse');
    expect(t.kind).toBe('react');
  });

  test('a card that is no Attack opens no window (DO-43)', () => {
    const t = aTable({ hands: { 0: ['council-room'], 1: ['moat'] } });
    t.play('council-room');
    expect(t.kind).toBe('buy-phase');
  });

  test('immunity ends with the play it was for (DO-40)', () => {
    const t = aTable({ hands: { 0: ['witch', 'witch'], 1: ['moat'] }, actions: 2 });
    t.play('witch');
    t.pick('moat');
    t.play('witch');
    t.done();
    expect(t.discard(1)).toEqual(['curse']);
  });
});

describe('durations and Throne Rooms', () => {
  test('the worked example of the rulebook (TV-12, TV-13)', () => {
    const t = aTable({
      hands: { 0: ['bazaar', 'navigator', 'merchant-ship', 'silver', 'gold'] },
      decks: { 0: cards('GEP') },
      discards: { 0: cards('ECC') },
    });
    t.play('bazaar');
    t.play('navigator');
    t.choose('discard');
    t.play('merchant-ship');
    t.treasures();
    expect(t.balance).toEqual({ actions: 0, buys: 1, coins: 13 });
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['merchant-ship']);
    t.endTurn();
    expect(t.balance.coins).toBe(2);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the second worked example (TV-56)', () => {
    const t = aTable({
      hands: { 0: ['wharf', 'merchant-ship'] },
      actions: 2,
      decks: {
        0: ['estate', 'estate', 'fishing-village', 'silver', 'gold', 'estate', 'estate', 'copper', 'copper', 'copper'],
      },
    });
    t.play('wharf');
    t.play('merchant-ship');
    t.endTurn();
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
    expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 2 });
    t.play('fishing-village');
    expect(t.balance).toEqual({ actions: 2, buys: 2, coins: 3 });
    t.play('silver');
    t.play('gold');
    expect(t.balance.coins).toBe(8);
    t.buy('province');
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['fishing-village']);
  });

  test('a Duration is discarded in the Clean-up of the last turn in which it does something (DO-50)', () => {
    const t = played('caravan', { decks: { 0: cards('CCCCCCCCCCCCCC') } });
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['caravan']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['caravan']);
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('a Throne Room that played a Throne Room does not stay, the inner one does (DO-51, D-14)', () => {
    const t = aTable({
      hands: { 0: ['throne-room', 'throne-room', 'caravan', 'wharf'] },
      decks: { 0: cards('CCCCCCCCCCCC') },
    });
    t.play('throne-room');
    t.pick('throne-room');
    t.pick('caravan');
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'caravan', 'wharf']);
    expect(t.discard(0).filter((card) => card === 'throne-room')).toHaveLength(1);
  });

  test('three Throne Rooms deep, each stays for what it played itself (D-14)', () => {
    const t = aTable({
      hands: { 0: ['throne-room', 'throne-room', 'throne-room', 'caravan', 'lighthouse', 'fishing-village'] },
      decks: { 0: cards('CCCCCCCCCCCC') },
    });
    t.play('throne-room');
    t.pick('throne-room'); // the second, twice
    t.pick('throne-room'); // first of its plays: the third, twice
    t.pick('caravan');
    t.pick('lighthouse');
    // second play of the second Throne Room: the only Action left goes by itself
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'throne-room', 'caravan', 'lighthouse', 'fishing-village']);
    t.endTurn();
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('a Throne Room that played something else leaves as usual (DO-51)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'market'] }, decks: { 0: cards('CCCCCCCC') } });
    t.play('throne-room');
    t.endTurn();
    expect(t.inPlay(0)).toEqual([]);
  });

  test('the second play happens even if the card has left play (DO-47)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'embargo'] } });
    t.play('throne-room');
    t.pick('silver');
    expect(t.kind).toBe('embargo/place');
    t.pick('silver');
    expect(t.balance.coins).toBe(4);
  });

  test('staying Durations lie in a row of their own until their last effect (DO-54)', () => {
    const t = aTable({ hands: { 0: ['village', 'wharf'] }, decks: { 0: cards('CCCCCCCCCCCC') } });
    t.play('village');
    t.play('wharf');
    expect(t.view(1).players[0]).toMatchObject({ inPlay: ['village'], durations: ['wharf'] });
    t.endTurn();
    expect(t.view(1).players[0]).toMatchObject({ inPlay: [], durations: ['wharf'] });
    t.endTurn();
    expect(t.view(1).players[0]).toMatchObject({ inPlay: ['wharf'], durations: [] });
  });

  test('a Throne-Roomed Duration is scheduled twice and lies there once (DO-55)', () => {
    const t = aTable({ hands: { 0: ['throne-room', 'caravan'] }, decks: { 0: cards('CCCCCCCCCCCC') } });
    t.play('throne-room');
    expect(t.player(0).nextTurn).toHaveLength(2);
    t.endTurn();
    expect(t.inPlay(0)).toEqual(['throne-room', 'caravan']);
    t.endTurn();
    expect(t.player(0).hand).toHaveLength(7);
  });

  describe('several effects at the start of a turn (DO-34, DO-52)', () => {
    /** Seat 0 has played these, one after the other, and its next turn has come. */
    const nextTurnAfter = (played: readonly CardId[], deck = cards('CSGEDPXCSGEDPXCCCC')) => {
      const t = aTable({ hands: { 0: [...played] }, decks: { 0: deck, 1: cards('CCCCC') }, actions: 9 });
      for (const card of played) {
        t.play(card);
        if (t.kind === 'haven/set-aside') t.pick('copper');
      }
      t.endTurn();
      t.endTurn();
      return t;
    };

    test('different ones that move cards: the player says which comes next', () => {
      const t = nextTurnAfter(['caravan', 'wharf', 'caravan']);
      expect([t.asked, t.kind]).toEqual([0, 'start-of-turn']);
      expect(t.offered()).toEqual(['caravan', 'wharf']);
      expect(t.view(1).question).toMatchObject({ player: 0, effects: ['caravan', 'wharf', 'caravan'] });
      expect(t.player(0).hand).toHaveLength(5);
      t.pick('wharf');
      // What is left are two Caravans, and between those there is nothing to choose.
      expect(t.player(0).hand).toHaveLength(9);
      expect(t.balance).toEqual({ actions: 1, buys: 2, coins: 0 });
      expect(t.kind).toBe('buy-phase');
    });

    test('asked again for as long as different ones are left', () => {
      const t = nextTurnAfter(['caravan', 'wharf', 'haven']);
      t.pick('haven');
      expect(t.player(0).hand).toHaveLength(6);
      expect(t.kind).toBe('start-of-turn');
      expect(t.offered()).toEqual(['caravan', 'wharf']);
      expect(t.refusal(PICK.haven)).toBe('not-possible');
      t.pick('caravan');
      expect(t.player(0).hand).toHaveLength(9);
      expect(t.kind).toBe('buy-phase');
    });

    test('one, alike ones and mere coins, Actions and Buys come by themselves (D-41)', () => {
      expect(nextTurnAfter(['wharf']).kind).toBe('buy-phase');
      expect(nextTurnAfter(['caravan', 'caravan']).kind).toBe('buy-phase');
      const t = nextTurnAfter(['fishing-village', 'lighthouse', 'merchant-ship', 'caravan']);
      expect(t.kind).toBe('buy-phase');
      expect(t.balance).toEqual({ actions: 2, buys: 1, coins: 4 });
      expect(t.player(0).hand).toHaveLength(6);
    });

    test('what only counts is there before anything is asked', () => {
      const t = nextTurnAfter(['caravan', 'merchant-ship', 'wharf']);
      expect(t.kind).toBe('start-of-turn');
      expect(t.balance.coins).toBe(2);
    });

    test('whatever the order, the same comes of it, a shuffle in between included (D-41)', () => {
      const orders: readonly CardId[][] = [
        ['caravan', 'haven', 'wharf'],
        ['caravan', 'wharf', 'haven'],
        ['haven', 'caravan', 'wharf'],
        ['haven', 'wharf', 'caravan'],
        ['wharf', 'caravan', 'haven'],
        ['wharf', 'haven', 'caravan'],
      ];
      const hands = orders.map((order) => {
        // Ten cards are drawn before: two are left for three draws, so that the discard pile is shuffled.
        const t = nextTurnAfter(['caravan', 'haven', 'wharf'], cards('CSGEDPXCSGE'));
        t.pick(...order.slice(0, 2));
        return t.hand(0);
      });
      expect(hands[0]).toHaveLength(9);
      for (const hand of hands) expect(hand).toEqual(hands[0]);
    });
  });

  test('Embargo tokens stay for the rest of the game (DO-56)', () => {
    const t = aTable({ coins: 3, buys: 2, embargo: { silver: 1 } });
    t.buy('silver');
    expect(t.view(0).piles.find((pile) => pile.card === 'silver')?.embargo).toBe(1);
  });
});

test('a decision with one answer answers itself, an offer does not (section f)', () => {
  const forced = aTable({ hands: { 0: ['salvager', ...cards('EE')] } });
  forced.play('salvager');
  expect(forced.trash).toEqual(['estate']);
  const offer = aTable({ hands: { 0: ['chancellor'] } });
  offer.play('chancellor');
  expect(offer.kind).toBe('chancellor/discard-deck');
  expect(dominion.waiting(offer.state)).toEqual([0]);
});

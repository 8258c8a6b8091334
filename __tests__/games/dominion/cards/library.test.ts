import { aTable, cards } from '../aTable';

describe('Library', () => {
  test('draws to seven; what is set aside is not shuffled in (TV-44)', () => {
    const t = aTable({
      hands: { 0: ['library', ...cards('EEE')] },
      decks: { 0: ['village', 'copper', 'smithy', 'gold', 'silver'] },
    });
    t.play('library');
    t.choose('yes');
    expect(t.player(0).revealed).toEqual(['village']);
    t.choose('yes');
    expect(t.hand(0)).toEqual(['copper', ...cards('EEE'), 'gold', 'silver']);
    expect([...t.discard(0)].sort()).toEqual(['smithy', 'village']);
    expect(t.deck(0)).toEqual([]);
  });

  test('decides card by card, and may keep an Action (D-34)', () => {
    const t = aTable({
      hands: { 0: ['library', ...cards('EEEEE')] },
      decks: { 0: ['village', 'smithy', 'copper', 'gold'] },
    });
    t.play('library');
    expect(t.view(0).players[0]?.looking).toEqual(['village']);
    t.choose('no');
    t.choose('yes');
    expect(t.hand(0)).toEqual(['copper', ...cards('EEEEE'), 'village']);
    expect(t.discard(0)).toEqual(['smithy']);
    expect(t.deck(0)).toEqual(['gold']);
  });

  test('does nothing with seven cards or more in hand', () => {
    const t = aTable({ hands: { 0: ['library', ...cards('CCCCCCC')] }, decks: { 0: cards('G') } });
    t.play('library');
    expect(t.deck(0)).toEqual(cards('G'));
  });

  test('others see the cards set aside, not the ones drawn', () => {
    const t = aTable({ hands: { 0: ['library', 'estate'] }, decks: { 0: ['village', 'smithy'] } });
    t.play('library');
    expect(t.view(1).players[0]?.looking).toBeNull();
    t.choose('yes');
    expect(t.view(1).players[0]?.revealed).toEqual(['village']);
  });
});

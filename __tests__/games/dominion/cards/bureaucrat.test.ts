import { aTable, cards } from '../aTable';

describe('Bureaucrat', () => {
  test('puts a Silver on my deck; others put a Victory card back (TV-54)', () => {
    const t = aTable({ hands: { 0: ['bureaucrat'], 1: ['island', 'copper'] }, decks: { 1: cards('C') } });
    t.play('bureaucrat');
    expect(t.deck(0)).toEqual(['silver']);
    expect(t.deck(1)).toEqual(['island', 'copper']);
    expect(t.hand(1)).toEqual(['copper']);
  });

  test('the victim chooses which Victory card, and shows it', () => {
    const t = aTable({ hands: { 0: ['bureaucrat'], 1: ['gardens', 'estate', 'copper'] } });
    t.play('bureaucrat');
    expect(t.asked).toBe(1);
    expect(t.offered()).toEqual(['gardens', 'estate']);
    expect(t.refusal({ type: 'pick', card: 'copper' })).toBe('not-a-victory');
    t.pick('estate');
    expect(t.deck(1)).toEqual(['estate']);
    expect(t.events).toContainEqual({ type: 'revealed', seat: 1, cards: ['estate'], from: 'hand' });
  });

  test('without a Victory card the hand is revealed; a Curse is none (DO-28)', () => {
    const t = aTable({ hands: { 0: ['bureaucrat'], 1: cards('XC') } });
    t.play('bureaucrat');
    expect(t.hand(1)).toEqual(cards('CX').sort());
    expect(t.events).toContainEqual({ type: 'revealed', seat: 1, cards: cards('XC'), from: 'hand' });
  });

  test('without Silvers in the Supply the rest still happens', () => {
    const t = aTable({ hands: { 0: ['bureaucrat'], 1: cards('E') }, supply: { silver: 0 } });
    t.play('bureaucrat');
    expect(t.deck(0)).toEqual([]);
    expect(t.deck(1)).toEqual(cards('E'));
  });
});

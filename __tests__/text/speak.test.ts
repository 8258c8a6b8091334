import { createWords, speaker } from '@/text';

const NAMES = ['Tom', 'Ines', 'Joris'];
const english = speaker(createWords('en'), 'santo-domingo', NAMES);
const dutch = speaker(createWords('nl'), 'santo-domingo', NAMES);

describe('Saying a phrase', () => {
  test('a seat becomes the name of who sits there', () => {
    const phrase = { key: 'log.traded-nothing', params: { who: { seat: 1 } } };
    expect(english.say(phrase)).toBe('Ines traded nothing');
    expect(dutch.say(phrase)).toBe('Ines ruilde niets');
  });

  test('a seat without a name goes by its number', () => {
    expect(english.say({ key: 'log.traded-nothing', params: { who: { seat: 4 } } })).toBe('#5 traded nothing');
  });

  test('the one who listens is “you” where the sentence is about them, and nobody else is', () => {
    const phrase = { key: 'log.traded-nothing', params: { who: { seat: 1 } } };
    expect(english.say(phrase, 1)).toBe('You traded nothing');
    expect(dutch.say(phrase, 1)).toBe('Jij ruilde niets');
    expect(english.say(phrase, 0)).toBe('Ines traded nothing');
    expect(english.say(phrase, null)).toBe('Ines traded nothing');
  });

  test('in any other gap the listener keeps their name', () => {
    expect(english.say({ key: 'prompt.trade', params: { name: { seat: 1 } } }, 1)).toBe('Ines, how many goods?');
  });

  test('seats become a list of names', () => {
    const phrase = (seats: number[]) => ({
      key: 'log.shared-points',
      params: { seats: { seats }, count: 2, card: { key: 'card.captain' }, left: 1 },
    });
    expect(english.say(phrase([0, 2]))).toBe('Tom and Joris took 2 points each with the Captain, 1 left');
    expect(dutch.say(phrase([0, 1, 2]))).toBe('Tom, Ines en Joris namen elk 2 punten met de Kapitein, 1 over');
    expect(english.say(phrase([0, 2]), 2)).toBe('You and Tom took 2 points each with the Captain, 1 left');
  });

  test('a number called count picks the plural', () => {
    const phrase = (count: number) => ({ key: 'amount.goods', params: { count } });
    expect([0, 1, 2].map((count) => english.say(phrase(count)))).toEqual(['0 goods', '1 good', '2 goods']);
    expect([0, 1, 2].map((count) => dutch.say(phrase(count)))).toEqual(['0 goederen', '1 goed', '2 goederen']);
  });

  test('text goes in as it is, signs included', () => {
    expect(english.say({ key: 'log.market', params: { rate: '<3:2> & more' } })).toBe(
      'One Trader: the rate is <3:2> & more',
    );
  });

  test('less than nothing has a minus as wide as a plus', () => {
    expect(english.say({ key: 'log.market', params: { rate: -1 } })).toBe('One Trader: the rate is −1');
  });

  test('a name written from right to left leaves the sentence as it is', () => {
    const arabic = speaker(createWords('en'), 'santo-domingo', ['نور']);
    const said = arabic.say({ key: 'log.traded-nothing', params: { who: { seat: 0 } } });
    expect(said).toBe('\u200e\u2068نور\u2069 traded nothing');
    expect(english.list(['Tom', 'نور'])).toBe('Tom and \u200e\u2068نور\u2069');
  });

  test('a key is looked up in the same language, and keys become a list', () => {
    const phrase = {
      key: 'log.showed',
      params: { who: { seat: 0 }, cards: { keys: ['card.frigate', 'card.galleon'] } },
    };
    expect(english.say(phrase)).toBe('Tom (Frigate and Galleon)');
    expect(dutch.say(phrase)).toBe('Tom (Fregat en Galjoen)');
  });

  test('phrases inside a phrase are said, listed, and told to the same listener', () => {
    const showed = (seat: number) => ({ key: 'log.traded-nothing', params: { who: { seat } } });
    const phrase = { key: 'log.revealed', params: { cards: { phrases: [showed(0), showed(1), showed(2)] } } };
    expect(english.say(phrase)).toBe('Revealed: Tom traded nothing, Ines traded nothing and Joris traded nothing');
    expect(english.say(phrase, 2)).toBe('Revealed: Tom traded nothing, Ines traded nothing and You traded nothing');
  });

  test('a phrase without gaps needs no params', () => {
    expect(dutch.say({ key: 'log.trader-reset' })).toBe('De markeersteen van de Handelaar gaat terug naar 0');
  });
});

describe('Lists', () => {
  test.each([
    [[], ''],
    [['Tom'], 'Tom'],
    [['Tom', 'Ines'], 'Tom and Ines'],
    [['Tom', 'Ines', 'Joris'], 'Tom, Ines and Joris'],
  ])('%j is “%s”', (items, text) => {
    expect(english.list(items)).toBe(text);
  });
});

describe('Refusals', () => {
  test('the game’s own reason', () => {
    expect(english.refusal('long-game-needs-few')).toBe('The long game is for two or three players.');
    expect(dutch.refusal('long-game-needs-few')).toBe('Het lange spel is voor twee of drie spelers.');
  });

  test('a reason every game shares stands with the engine', () => {
    expect(english.refusal('game-over')).toBe('The game is over.');
    expect(dutch.refusal('game-over')).toBe('Het spel is afgelopen.');
  });
});

test('a word by a key worked out at run time', () => {
  expect(english.word('options.summaryOne', { target: 30 })).toBe('One card each round, until somebody has 30 points');
});

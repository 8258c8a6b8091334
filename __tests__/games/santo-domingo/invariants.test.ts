import { luckFrom, must, play, replay, sameJson, shuffle } from '@antilles/engine';
import { santoDomingo, type Card, type Event, type State } from './aTable';
import { playedOnOtherSeats, randomGame, type Happening, type PlayedGame, type PlayedRound } from './randomGames';

/** Twenty games for each number of players, played once for all the tests below. */
const EACH = 20;
const games: PlayedGame[] = [2, 3, 4, 5, 6].flatMap((seats) =>
  Array.from({ length: EACH }, (_, i) => randomGame(1000 * seats + i, seats)),
);
const rounds = games.flatMap((game) => game.rounds.map((round) => ({ game, round })));

const everyState = (check: (state: State, game: PlayedGame) => boolean): string[] =>
  games.flatMap((game) => [
    ...game.rounds.filter(({ start }) => !check(start, game)).map(() => game.name),
    ...game.happenings.filter(({ after }) => !check(after, game)).map(({ event }) => `${game.name}: ${event.type}`),
  ]);

/** `expect(actual).toEqual(wanted)`, many times faster: there are thousands of rounds to look at. */
function same(actual: unknown, wanted: unknown, where: string): void {
  if (!sameJson(actual, wanted)) throw new Error(`${where}: ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const totalOf = (state: State, what: 'points' | 'goods'): number => sum(state.players.map((player) => player[what]));
const taken = (round: PlayedRound, ...cards: Card[]): (Happening & { event: Extract<Event, { type: 'took' }> })[] =>
  round.happenings.filter(
    (happening): happening is Happening & { event: Extract<Event, { type: 'took' }> } =>
      happening.event.type === 'took' && cards.includes(happening.event.card),
  );
const shown = ({ happenings }: PlayedRound): readonly (readonly Card[])[] => {
  const revealed = happenings.map(({ event }) => event).find((event) => event.type === 'revealed');
  return must(revealed, 'every round has a reveal').cards;
};
const playedIn = (round: PlayedRound, card: Card): number =>
  shown(round).filter((cards) => cards.includes(card)).length;

describe('Random play', () => {
  test('is worth looking at: many rounds, every card, every kind of event', () => {
    expect(rounds.length).toBeGreaterThan(1000);
    const types = new Set(games.flatMap(({ happenings }) => happenings.map(({ event }) => event.type)));
    expect([...types].sort()).toEqual([
      'begged',
      'chose',
      'closed-round',
      'exchanged',
      'market-moved',
      'revealed',
      'rewarded',
      'supplied',
      'took',
      'traded',
      'trader-reset',
    ]);
    expect(games.some(({ options }) => options.target === 45)).toBe(true);
    expect(games.some(({ options }) => options.side === 'winter')).toBe(true);
    expect(games.some(({ options }) => options.rates.includes(null))).toBe(true);
  });

  test('SD-I1: every marker stands on a space from 0 to 15', () => {
    expect(
      everyState(({ rows }) => Object.values(rows).every((at) => Number.isInteger(at) && at >= 0 && at <= 15)),
    ).toEqual([]);
  });

  test('SD-I2: goods from 0 to 15; points are whole and never go down', () => {
    expect(
      everyState(({ players }) => players.every(({ goods }) => Number.isInteger(goods) && goods >= 0 && goods <= 15)),
    ).toEqual([]);
    for (const { name, happenings } of games) {
      for (const { before, after } of happenings) {
        after.players.forEach(({ points }, seat) => {
          const was = before.players[seat]?.points ?? 0;
          same(Number.isInteger(points) && points >= was, true, `${name}, from ${was} to ${points}`);
        });
      }
    }
  });

  test('SD-I3: hand, table and discard pile are together the eight cards, each once', () => {
    expect(
      everyState(({ players }) =>
        players.every(
          ({ hand, table, discard }) => [...hand, ...table, ...discard].sort((a, b) => a - b).join('') === '12345678',
        ),
      ),
    ).toEqual([]);
  });

  test('SD-I4: when cards are chosen every hand holds the Beggar and has a size that can be (SD-D7)', () => {
    const sizes: Record<string, Set<number>> = { two: new Set(), one: new Set() };
    for (const { game, round } of rounds) {
      for (const { hand, table } of round.start.players) {
        same([hand.includes(8), table], [true, []], game.name);
        sizes[game.seats <= 3 ? 'two' : 'one']?.add(hand.length);
      }
    }
    expect([...(sizes.two ?? [])].sort()).toEqual([2, 4, 6, 8]);
    for (const size of sizes.one ?? []) expect(size >= 1 && size <= 8).toBe(true);
  });

  test('SD-I5: after the reveal everybody has two cards on the table (2–3 players), or one (4–6)', () => {
    for (const { game, round } of rounds) {
      const lengths = shown(round).map((cards) => cards.length);
      same(
        lengths,
        Array.from({ length: game.seats }, () => (game.seats <= 3 ? 2 : 1)),
        game.name,
      );
    }
  });

  test('SD-I6: what Captains and Admirals gained is missing from the points row, and nothing else (SD-11)', () => {
    for (const { game, round } of rounds) {
      const gained = taken(round, 1, 2).map(
        ({ before, after }) => totalOf(after, 'points') - totalOf(before, 'points'),
      );
      same(round.start.rows.points - round.end.rows.points, sum(gained), game.name);
    }
  });

  test('SD-I7: what Frigates and Galleons gained or lost to the limit is missing from the goods row (SD-17)', () => {
    let lostAtAll = 0;
    for (const { game, round } of rounds) {
      const gained = taken(round, 4, 5).map(({ before, after }) => totalOf(after, 'goods') - totalOf(before, 'goods'));
      const lost = taken(round, 4, 5).flatMap(({ event }) => event.lost);
      same(round.start.rows.goods - round.end.rows.goods, sum(gained) + sum(lost), game.name);
      lostAtAll += sum(lost);
    }
    expect(lostAtAll).toBeGreaterThan(0);
  });

  test('SD-I8: after a round with Traders the yellow marker is on 0, otherwise where supply left it', () => {
    for (const { game, round } of rounds) {
      same(round.end.rows.trader, playedIn(round, 7) > 0 ? 0 : round.start.rows.trader, game.name);
    }
  });

  test('SD-I9: points and goods rows rise in the supply only (SD-43)', () => {
    for (const { name, happenings } of games) {
      for (const { event, before, after } of happenings) {
        const rose = after.rows.points > before.rows.points || after.rows.goods > before.rows.goods;
        if (event.type !== 'supplied') same(rose, false, `${name}, ${event.type}`);
      }
    }
  });

  test('SD-I10: a trade pays what the rate of its space allows, and never leaves negative goods (SD-33)', () => {
    let traded = 0;
    for (const { game, round } of rounds) {
      for (const { event, before, after } of round.happenings) {
        if (event.type !== 'traded') continue;
        const rate = game.options.rates[before.rows.trader] ?? null;
        const most = rate === null ? 0 : Math.floor((event.goods * rate.get) / rate.give);
        const [was, is] = [before.players[event.seat], after.players[event.seat]];
        same(event.points <= most, true, `${game.name}, ${event.goods} goods for ${event.points} points`);
        same((is?.points ?? 0) - (was?.points ?? 0), event.points, game.name);
        same((was?.goods ?? 0) - (is?.goods ?? 0), event.goods, game.name);
        same((is?.goods ?? -1) >= 0, true, game.name);
        traded += event.points;
      }
    }
    expect(traded).toBeGreaterThan(0);
  });

  test('SD-I11: everybody with the same card gets the same share of a row (SD-13)', () => {
    for (const { game, round } of rounds) {
      for (const { event, before, after } of taken(round, 1, 2, 4, 5)) {
        const what = event.card <= 2 ? 'points' : 'goods';
        const seats = shown(round).flatMap((cards, seat) => (cards.includes(event.card) ? [seat] : []));
        same(event.seats, seats, game.name);
        const shares = seats.map(
          (seat, i) =>
            (after.players[seat]?.[what] ?? 0) - (before.players[seat]?.[what] ?? 0) + (event.lost[i] ?? NaN),
        );
        same(
          shares,
          seats.map(() => event.each),
          game.name,
        );
      }
    }
  });

  test('SD-I12: whoever begged holds eight cards and has no discard pile (SD-41)', () => {
    for (const { game, round } of rounds) {
      shown(round).forEach((cards, seat) => {
        const player = must(round.end.players[seat], 'a player');
        const before = must(round.start.players[seat], 'a player').hand.length;
        if (cards.includes(8)) same([player.hand.length, player.discard.length], [8, 0], game.name);
        else same(player.hand.length, before - cards.length, game.name);
      });
    }
  });

  test('SD-I13: everybody begs at least once in any four rounds (2–3 players) or eight (4–6) (SD-D7)', () => {
    for (const game of games) {
      for (let seat = 0; seat < game.seats; seat++) {
        let since = 0;
        for (const round of game.rounds) {
          since = shown(round)[seat]?.includes(8) ? 0 : since + 1;
          same(
            since < (game.seats <= 3 ? 4 : 8),
            true,
            `${game.name}, seat ${seat} has not begged for ${since} rounds`,
          );
        }
      }
    }
  });

  test('SD-I14: it is over exactly when somebody has the target at the close of a round (SD-45, SD-49)', () => {
    for (const game of games) {
      game.rounds.forEach(({ end }, i) => {
        const reached = end.players.some(({ points }) => points >= game.options.target);
        same(reached, i === game.rounds.length - 1, game.name);
      });
      const outcome = must(santoDomingo.outcome(game.final), 'an outcome');
      expect(outcome.winners.length).toBeGreaterThan(0);
      for (const { goods } of game.final.players) expect(goods).toBeLessThanOrEqual(2);
    }
  });

  test('SD-I14: the places are those of a plain sort by points, goods and hand (SD-54)', () => {
    for (const { final } of games) {
      const keys = final.players.map(({ points, goods, hand }) => points * 1000 + goods * 100 + hand.length);
      const places = keys.map((key) => 1 + keys.filter((other) => other > key).length);
      expect(santoDomingo.outcome(final)?.places).toEqual(places);
    }
  });

  test('SD-I15: the same answers give the same game, whatever the seed: there is no luck in it', () => {
    for (const game of games) {
      const { options, seats: seatCount, seed, log, final } = game;
      expect(replay(santoDomingo, { options, seatCount, seed }, log)).toEqual(final);
      expect(replay(santoDomingo, { options, seatCount, seed: seed + 1 }, log)).toEqual({ ...final, rng: seed + 1 });
    }
  });

  test('SD-I16: other seats, same result (SD-2, SD-10)', () => {
    const luck = luckFrom(16);
    for (const game of games) {
      const to = shuffle(
        luck,
        Array.from({ length: game.seats }, (_, seat) => seat),
      );
      const moved = playedOnOtherSeats(game, to);
      expect(moved.rows).toEqual(game.final.rows);
      expect(moved.round).toBe(game.final.round);
      expect(to.map((seat) => moved.players[seat])).toEqual(game.final.players);
    }
  });

  test('SD-I17: another seat’s choice never shows before the reveal (SD-7)', () => {
    let compared = 0;
    for (const game of games) {
      const { options, seats: seatCount, seed, log } = game;
      let state = santoDomingo.setup(options, seatCount, seed);
      for (const { seat, action } of log) {
        const waiting = santoDomingo.waiting(state);
        if (action.type === 'choose' && waiting.length > 1 && compared < 1500) {
          const choices = santoDomingo.decision(state, seat)?.actions ?? [];
          const another = must(choices[compared % choices.length], 'a choice');
          for (let viewer = 0; viewer < seatCount; viewer++) {
            if (viewer === seat) continue;
            const [mine, other] = [action, another].map((chosen) =>
              JSON.stringify(santoDomingo.view(play(santoDomingo, state, seat, chosen).state, viewer)),
            );
            same(mine, other, game.name);
          }
          compared++;
        }
        state = play(santoDomingo, state, seat, action).state;
      }
    }
    expect(compared).toBe(1500);
  });

  test('the number of players never changes in the middle of a game (SD-D19)', () => {
    expect(everyState(({ players }, { seats }) => players.length === seats)).toEqual([]);
  });

  test('somebody else can take over a seat: the state knows nobody by name (SD-D19)', () => {
    for (const { final } of games) {
      expect(Object.keys(final.players[0] ?? {}).sort()).toEqual([
        'discard',
        'earned',
        'goods',
        'hand',
        'points',
        'table',
      ]);
    }
  });

  test('ends well within 200 rounds, odd rates included (SD-D18)', () => {
    for (const { rounds: played } of games) expect(played.length).toBeLessThan(200);
  });
});

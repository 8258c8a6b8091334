/** Games of all kinds over real sockets, and people who mean harm at them: `npm run prove:tables` tries more of the same. */
import { luckFrom } from '@antilles/engine';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENTRIES } from '@/games';
import { conform } from '@/tools/net/conform';
import { besiege } from '@/tools/net/hostile';
import { orderOf } from '@/tools/net/people';
import { PATIENT, withHost } from './support';

for (const { game, sampleOptions } of ENTRIES) {
  void test(`${game.id}: the same log as alone, and every byte is one its seat may see`, PATIENT, () =>
    withHost(async (address) => {
      const { min, max } = game.seats;
      // Of what is quickly played three numbers of seats, one with a bot; of the rest one.
      const counts = max === 6 ? [min, 4, max] : [Math.max(3, min)];
      for (const [i, count] of counts.entries()) {
        const bots = Array.from({ length: count }, (_, seat) => (i === 1 && seat === 0 ? ('easy' as const) : null));
        const { answers, bytes } = await conform(
          address,
          orderOf(game.id, bots, sampleOptions(luckFrom(count), count), 'off'),
          count,
        );
        assert.ok(answers > 5 && bytes > 1000);
      }
    }),
  );

  void test(`${game.id}: what people who mean harm say is refused in words, and the others play on`, PATIENT, () =>
    withHost(async (address) => {
      // Up to a flood and past it.
      const { said, refused, ended, answers } = await besiege(address, game.id, 420, 11);
      assert.ok(
        said >= 420 && refused > 300 && ended >= 2 && answers > 5,
        JSON.stringify({ said, refused, ended, answers }),
      );
    }),
  );
}

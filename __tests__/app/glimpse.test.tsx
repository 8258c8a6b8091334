import { screen } from '@testing-library/react-native';
import { createElement, type ComponentType } from 'react';
import { View } from 'react-native';
import { Glimpse as CartagenaGlimpse } from '@/games/cartagena/ui/Glimpse';
import { Glimpse as DominionGlimpse } from '@/games/dominion/ui/Glimpse';
import { entryOf } from '@/games';
import { Glimpse as PuertoRicoGlimpse } from '@/games/puerto-rico/ui/Glimpse';
import { Glimpse as SantoDomingoGlimpse } from '@/games/santo-domingo/ui/Glimpse';
import type { GlimpseProps } from '@/ui/glimpse';
import { playedUntil, seatsOf } from '@/tools/sampleGames';
import * as loading from '@app/loadGame';
import { Glimpse } from '@app/home/Glimpse';
import { summarise } from '@app/saves';
import { renderKit } from '@tests/ui/support/renderKit';

const GLIMPSES = {
  cartagena: CartagenaGlimpse,
  dominion: DominionGlimpse,
  'puerto-rico': PuertoRicoGlimpse,
  'santo-domingo': SantoDomingoGlimpse,
} as const;

/** What somebody at the table may keep to themselves, whatever a view says of it. */
const SECRET = new Set([
  'hand',
  'table',
  'holds',
  'laidAside',
  'drawTop',
  'looking',
  'haven',
  'nativeVillage',
  'vp',
  'spread',
]);

/** The same, where even asking for a secret breaks. */
function guarded(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key, self) {
      if (SECRET.has(String(key))) throw new Error(`a glimpse looked at ${String(key)}`);
      const found: unknown = Reflect.get(target, key, self);
      return typeof found === 'function' ? found : guarded(found);
    },
  });
}

const IDS = Object.keys(GLIMPSES) as (keyof typeof GLIMPSES)[];

test.each(IDS)('%s: several people’s table is shown without a secret', async (id) => {
  const entry = entryOf(id);
  const seats = seatsOf('Noor', 'Ines', 'Mateo: easy');
  const save = playedUntil(entry, {
    id: 'shown',
    seats,
    options: entry.game.defaultOptions,
    seed: 5,
    minutesAgo: 1,
    until: (state) => entry.game.round(state) >= 3,
  });
  const told = await summarise(save, () => Promise.resolve(entry));
  expect(told.kind).toBe('going');
  const view: unknown = told.kind === 'going' ? told.game.stand?.view : null;
  expect(view).toMatchObject({ viewer: null });
  const hands = (view as { players: readonly { hand?: unknown; holds?: unknown; vp?: unknown }[] }).players;
  for (const { hand = null, vp = null } of hands) expect([hand, vp]).toEqual([null, null]);
  const draw = GLIMPSES[id] as ComponentType<GlimpseProps<never>>;
  renderKit(
    <View testID="glimpse">
      {createElement(draw, { view: guarded(view) as never, colours: seats.map(({ colour }) => colour) })}
    </View>,
  );
  expect(screen.getByTestId('glimpse')).toBeTruthy();
});

test('a glimpse that breaks, or that there is none of, is the poster', () => {
  const broken = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const glimpse = jest.spyOn(loading, 'loadedGlimpse').mockReturnValue(DominionGlimpse as never);
  const shown = (
    <Glimpse kind="dominion" emblem="emblem/dominion" accent="dominion" view={{ no: 'view' }} colours={[]} />
  );
  expect(renderKit(shown).toJSON()).not.toBeNull();
  expect(glimpse).toHaveBeenCalled();
  glimpse.mockRestore();
  expect(renderKit(shown).toJSON()).not.toBeNull();
  broken.mockRestore();
});

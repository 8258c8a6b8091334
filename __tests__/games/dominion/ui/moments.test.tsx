import { MOMENT_MS } from '@/ui/table/moments';
import { stagedFor } from '@/ui/table/staging';
import { toneOf } from '@/games/dominion/ui/blows';
import { staging } from '@/games/dominion/ui/staging';
import { aTable, cards } from '../aTable';

/** Seat 0 plays, a bot; seat 1 is the only person. */
const SEATS = [
  { name: 'Ines', colour: 'red', bot: 'easy' },
  { name: 'Noor', colour: 'green', bot: null },
] as const;

/** What the events of a play feel like, those that feel like anything. */
function feel(table: ReturnType<typeof aTable>): readonly string[] {
  return table.events.flatMap((event) => {
    const tone = toneOf(event, SEATS, table.view(1));
    return tone === null ? [] : [`${event.type} ${tone}`];
  });
}

test('an Attack hits once: with what it takes or brings, or as it is played when its victim chooses', () => {
  const hag = aTable({ hands: { 0: ['sea-hag'] }, decks: { 1: cards('SSC') } });
  hag.play('sea-hag');
  expect(feel(hag)).toEqual(['gained storm']);
  const militia = aTable({ hands: { 0: ['militia'], 1: cards('CCCEE') } });
  militia.play('militia');
  expect(feel(militia)).toEqual(['played storm']);
  const idle = aTable({ hands: { 0: ['militia'], 1: cards('CCC') } });
  idle.play('militia');
  expect(feel(idle)).toEqual([]);
  const purse = aTable({ hands: { 0: ['cutpurse'], 1: cards('CE') } });
  purse.play('cutpurse');
  expect(feel(purse)).toEqual(['discarded storm']);
});

test('a Province is a triumph for a person and news from a bot, and so is the last card of a pile', () => {
  const bot = aTable({ coins: 8, actions: 0 });
  bot.buy('province');
  expect(feel(bot)).toContain('gained notice');
  const last = aTable({ coins: 3, actions: 0, supply: { silver: 1 } });
  last.buy('silver');
  expect(feel(last)).toContain('gained notice');
  const plain = aTable({ coins: 3, actions: 0 });
  plain.buy('silver');
  expect(feel(plain)).toEqual([]);
  const { lengthOf } = stagedFor(staging, SEATS);
  const own = { type: 'gained', seat: 1, card: 'province', from: 'supply', to: 'discard', bought: true } as const;
  expect(lengthOf(own, plain.view(1))).toBe(MOMENT_MS.triumph);
});

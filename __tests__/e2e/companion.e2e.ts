/** The companion: everything a person uses with the box on the table, from the first tap to the history. */
import { type Page } from '@playwright/test';
import { axe, expect, shot, test, textsOn } from './support';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const start = async (page: Page, word = 'Start'): Promise<void> => button(page, word).click();

/** Types what a player of Santo Domingo revealed. */
async function reveal(page: Page, group: string, ...cards: readonly string[]): Promise<void> {
  for (const card of cards)
    await page.getByRole('group', { name: group }).getByRole('checkbox', { name: card }).click();
}

/** Looks into the history: how many plays of this name there are. */
async function expectPlays(page: Page, name: string, count: number): Promise<void> {
  await page.goto('/history');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(count);
}

test('a whole game of Santo Domingo is refereed, in English', async ({ openApp }) => {
  const page = await openApp({ scheme: 'light' });
  await page.getByRole('button', { name: /^Score a physical game/ }).click();
  await expect(page).toHaveURL(/\/companion$/);
  await axe(page);
  await shot(page, 'companion-list');
  await page.getByRole('button', { name: /^Santo Domingo\. / }).click();
  // Three players by default; the winter side, and a rate edited to match the printed board.
  await page.getByRole('switch', { name: /^Winter side/ }).click();
  await axe(page);
  await start(page);
  await expect(page).toHaveURL(/\/companion\/santo-domingo\/.+/);

  // The golden trace of three players (SD-T13), but on the winter side: only the trades differ.
  const panel = (seat: number): string => `Cards Player ${seat} revealed`;
  await reveal(page, panel(1), '1 Captain', '3 Governor');
  await expect(button(page, 'Player 2: 2 more cards')).toBeDisabled();
  await reveal(page, panel(2), '2 Admiral', '5 Galleon');
  await reveal(page, panel(3), '4 Frigate', '6 Customs');
  await expect(page.getByText('Admiral 4 points · Galleon 3 goods')).toBeVisible();
  await expect(page.getByText('Points 5 · goods 5 · trader 11')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Victory points: marker from 6 to 0' })).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee');
  await button(page, 'Close round 1').click();
  // Which pieces to move, card by card; the supply comes last.
  await expect(
    page.getByRole('button', {
      name: /^2 Admiral\. .*Victory points: from 4 to 0\. Player 2, Victory points: from 0 to 4/,
    }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Supply for the next round\. Victory points: from 0 to 5/ }),
  ).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee-carry');
  await button(page, 'Everything lies right').click();

  await reveal(page, panel(1), '5 Galleon', '6 Customs');
  await reveal(page, panel(2), '1 Captain', '3 Governor');
  // In the middle of a round the phone dies; nothing is lost, not even the steps back.
  await page.reload();
  await reveal(page, panel(3), '7 Trader', '8 Beggar');
  // 6 goods at 3:2 bring 4 points; Player 3 keeps one of them, and thinks better of it.
  await expect(page.getByText('6 goods → 4 points').first()).toBeVisible();
  await button(page, 'Less: Goods Player 3 hands in').click();
  await expect(page.getByText('5 goods → 3 points').first()).toBeVisible();
  await button(page, 'Take back').click();
  await expect(page.getByText('6 goods → 4 points').first()).toBeVisible();
  await button(page, 'Close round 2').click();
  await button(page, 'Everything lies right').click();

  // A struck-through key asks whether an earlier round is wrong.
  await page
    .getByRole('group', { name: panel(1) })
    .getByRole('checkbox', { name: '1 Captain, spent' })
    .click();
  await page.getByRole('menuitem', { name: 'Look at round 1' }).click();
  await expect(page.getByText('Correcting round 1')).toBeVisible();
  // It was: Player 1 had shown the Admiral, and the two Admirals share.
  await reveal(page, panel(1), '1 Captain', '2 Admiral');
  await expect(page.getByRole('img', { name: 'Victory points: marker from 6 to 0' })).toBeVisible();
  await button(page, 'Back to the game').click();
  // The markers stand where they stood, but two players have other points: that is to be put right on the table.
  await expect(page.getByRole('heading', { name: 'Put right on the table' })).toBeVisible();
  await shot(page, 'companion-referee-corrected');
  await button(page, 'Everything lies right').click();
  await expect(
    page.getByRole('group', { name: panel(1) }).getByRole('checkbox', { name: '2 Admiral, spent' }),
  ).toBeVisible();

  // The table has the last word: Player 2 is said to have 29 points, and takes the rest with the next cards.
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: /^Set by hand/ }).click();
  await page.getByRole('textbox', { name: 'Player 2: Victory points' }).fill('29');
  await button(page, 'Done').click();
  await reveal(page, panel(1), '4 Frigate', '8 Beggar');
  await reveal(page, panel(2), '4 Frigate', '8 Beggar');
  await reveal(page, panel(3), '1 Captain', '3 Governor');
  await button(page, 'Close round 3').click();
  await button(page, 'Everything lies right').click();
  await reveal(page, panel(1), '5 Galleon', '8 Beggar');
  await reveal(page, panel(2), '1 Captain', '8 Beggar');
  await reveal(page, panel(3), '4 Frigate', '8 Beggar');
  await expect(page.getByText('This was the last round')).toBeVisible();
  await button(page, 'Close round 4').click();
  await button(page, 'Everything lies right').click();
  await expect(page.getByRole('heading', { name: 'Player 2 wins' })).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee-result');
  await button(page, 'Save to history').click();
  await expect(page.getByText('The play is in the history')).toBeVisible();
  const sheet = page.url();
  await expectPlays(page, 'Santo Domingo', 1);
  // Opened again, it is a finished sheet that can still be corrected; saving again adds no second play.
  await page.goto(sheet);
  await button(page, 'Save again').click();
  await expect(page.getByText('The play in the history is put right')).toBeVisible();
  await expectPlays(page, 'Santo Domingo', 1);
});

test('a round of four is refereed on a small phone, in Dutch', async ({ openApp }) => {
  const page = await openApp({ size: 'small', locale: 'nl-NL', path: '/companion/santo-domingo' });
  await page.getByRole('button', { name: /^Plaats erbij/ }).click();
  await start(page, 'Beginnen');
  const panel = (seat: number): string => `Kaarten die Speler ${seat} toonde`;
  // Only the panel that is being filled in lies open; the next one opens by itself.
  await reveal(page, panel(1), '1 Kapitein');
  await reveal(page, panel(2), '2 Admiraal');
  await page.reload();
  await reveal(page, panel(3), '7 Handelaar');
  await reveal(page, panel(4), '7 Handelaar');
  await expect(page.getByText('Handelaar tegen 3:1, hoeveel goederen?')).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee-small-nl');
  await button(page, 'Sluit ronde 1').click();
  await axe(page);
  await shot(page, 'companion-referee-carry-small-nl');
  await button(page, 'Alles staat goed').click();
  await expect(button(page, 'Speler 1: nog 1 kaart')).toBeVisible();
});

test('Puerto Rico: laid out, watched and counted, in English', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/puerto-rico' });
  await start(page);
  await expect(page.getByRole('group', { name: 'Cargo ships with spaces: 4, 5 and 6' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Victory point chips: 75: 25 × 1 and 10 × 5' })).toBeVisible();
  await axe(page);

  await page.getByRole('radio', { name: 'The end' }).click();
  await button(page, '8 points taken').click();
  await expect(page.getByRole('img', { name: 'Victory points: 67 of 75 left' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Colonists: Left' }).fill('2');
  await button(page, 'Only 2 of 3 for the ship: the end').click();
  await expect(page.getByText('The game ends with this round.')).toBeVisible();
  await axe(page);
  await shot(page, 'companion-pr-end');

  // Ana of PR-T21.
  await page.getByRole('radio', { name: 'Score' }).click();
  await page.getByRole('textbox', { name: 'Player 1: Chips' }).fill('23');
  for (const building of [
    'Small indigo plant',
    'Indigo plant',
    'Small sugar mill',
    'Coffee roaster',
    'Small market',
    'Harbor',
    'Guild hall',
    'Customs house',
  ]) {
    await page.getByRole('checkbox', { name: building, exact: true }).click();
  }
  await page.reload();
  await expect(button(page, 'Player 1, No. 1, 53 points')).toBeVisible();
  await expect(page.getByText('2 small × 1 + 2 large × 2')).toBeVisible();
  await button(page, 'Player 2, No. 2, 0 points').click();
  // Nobody else can have the guild hall.
  await expect(page.getByRole('checkbox', { name: 'Guild hall', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Player 2: Chips' }).fill('53');
  await expect(page.getByText('Totals are level')).toBeVisible();
  await page.getByRole('textbox', { name: 'Player 2: Doubloons' }).fill('4');
  await axe(page);
  await shot(page, 'companion-pr-score');
  await button(page, 'Show the result').click();
  await expect(page.getByRole('heading', { name: 'Player 2 wins' })).toBeVisible();
  await expect(page.getByText('53 points, on the tie-break')).toBeVisible();
});

test('Cartagena: a path to lay and pirates home, in Dutch', async ({ openApp }) => {
  const page = await openApp({ locale: 'nl-NL', scheme: 'light', path: '/companion/cartagena' });
  await page.getByRole('switch', { name: /^Schurken/ }).click();
  await start(page, 'Beginnen');
  await expect(page.getByText('Bord voor bord, vanaf de start')).toBeVisible();
  await axe(page);
  await shot(page, 'companion-ca-path-nl');
  await button(page, 'Opnieuw trekken').click();
  await page.getByRole('radio', { name: 'Het spel' }).click();
  await expect(page.getByText('Donkere kaart gespeeld: alle anderen leggen af tot 7 kaarten.')).toBeVisible();
  await button(page, 'Actie 1 van 3 gedaan').click();
  await page.reload();
  await expect(page.getByText('nog 2 acties')).toBeVisible();
  await axe(page);
  for (let home = 0; home < 6; home++) await button(page, 'Meer: Piraten van Speler 2 die thuis zijn').click();
  await expect(page.getByRole('heading', { name: 'Speler 2 wint' })).toBeVisible();
  await shot(page, 'companion-ca-result-nl');
});

test('Dominion: piles, turns and the count, in English', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/dominion', scheme: 'light' });
  await axe(page);
  await start(page);
  await expect(page.getByRole('group', { name: 'Island: 8 cards, costs 4' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Copper: 46 cards, costs 0' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Island mats: 2, one for each player' })).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: 'Turns' }).click();
  await page.getByRole('button', { name: /is done$/ }).click();
  await page.reload();
  await page.getByRole('radio', { name: 'Count' }).click();
  const count = (seat: number, card: string, cards: number) =>
    page.getByRole('textbox', { name: `Player ${seat}: ${card}` }).fill(String(cards));
  await count(1, 'Provinces', 4);
  await count(1, 'Islands', 2);
  await count(1, 'Curses', 1);
  await button(page, 'Player 2, No. 2, 0 points').click();
  await count(2, 'Provinces', 5);
  await expect(page.getByText('Provinces: 9 entered, but there are only 8.')).toBeVisible();
  await count(2, 'Provinces', 4);
  await count(2, 'Duchies', 1);
  await axe(page);
  await shot(page, 'companion-do-count');
  await button(page, 'Show the result').click();
  // 24 + 4 − 1 = 27 against 24 + 3 = 27: whoever had fewer turns.
  await expect(page.getByText('27 points, on the tie-break')).toBeVisible();
});

test('any game: rounds, a minus, a corrected cell, the lowest wins, in Dutch', async ({ openApp }) => {
  const page = await openApp({ locale: 'nl-NL', path: '/companion/any' });
  await page.getByRole('textbox', { name: 'Naam van het spel' }).fill('Jeu de boules');
  await page.getByRole('radio', { name: 'Laagste totaal wint' }).click();
  await axe(page);
  await start(page, 'Beginnen');
  await button(page, 'Speler 1, ronde 1').click();
  for (const key of ['1', '2']) await button(page, key).click();
  await button(page, 'Verder: Speler 2').click();
  await button(page, 'Plus of min').click();
  await button(page, '5').click();
  await axe(page);
  await shot(page, 'companion-any-pad-nl');
  await button(page, 'Verder: Speler 3').click();
  await page.keyboard.type('30');
  await button(page, 'Klaar').click();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Speler 2: -5 in totaal' })).toBeVisible();
  await button(page, 'Speler 3, ronde 1: 30').click();
  await button(page, '3').click();
  await button(page, 'Klaar').click();
  await expect(page.getByRole('group', { name: 'Speler 3: 3 in totaal' })).toBeVisible();
  await axe(page);
  await button(page, 'Afronden').click();
  await expect(page.getByRole('heading', { name: 'Speler 2 wint' })).toBeVisible();
  await button(page, 'Bewaar in geschiedenis').click();
  await expect(page.getByText('Het potje staat in de geschiedenis')).toBeVisible();
  await expectPlays(page, 'Jeu de boules', 1);
  // Every round is kept, and what the sheet could not know can be told afterwards.
  await page.getByRole('button', { name: /^Jeu de boules/ }).click();
  await expect(page.getByRole('row', { name: '1 12 −5 3' })).toBeVisible();
  await expect(page.getByText('niet genoteerd').first()).toBeVisible();
  await button(page, 'Bewerken').click();
  await page.getByRole('textbox', { name: /^Duur in minuten/ }).fill('75');
  await page.getByRole('button', { name: /^Wie begon/ }).click();
  await page.getByRole('radio', { name: 'Speler 3' }).click();
  await axe(page);
  await shot(page, 'history-edit-nl');
  await button(page, 'Bewaren').click();
  await expect(page.getByText('1 u 15 min', { exact: true })).toBeVisible();
  await expect(page.getByText('Speler 3').last()).toBeVisible();
  // The name is remembered for the next time.
  await page.goto('/companion/any');
  await expect(button(page, 'Jeu de boules')).toBeVisible();
  const texts = await textsOn(page);
  expect(texts.filter((text) => /\b(round|player|wins)\b/i.test(text))).toEqual([]);
});

test('the clock runs on while the page is gone, and a step back gives the time back', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/timer' });
  await page.clock.install({ time: new Date('2026-11-16T20:00:00') });
  await page.goto('/companion/timer');
  await start(page);
  await page.getByRole('button', { name: /^Player 1 .*start the clock$/ }).click();
  /** What the clock of a seat shows, in seconds. */
  const shown = async (seat: number): Promise<number> => {
    const row = page.getByRole('button', { name: new RegExp(`^Player ${seat}, .* Give the turn$`) });
    const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec((await row.getAttribute('aria-label')) ?? '') ?? [];
    return 60 * Number(minutes) + Number(seconds);
  };
  await page.clock.fastForward(65_000);
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(65);
  await page.reload();
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(65);
  await page.clock.fastForward(5_000);
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(70);
  await button(page, 'Next: Player 2').click();
  const first = await shown(1);
  await page.clock.fastForward(20_000);
  await expect.poll(() => shown(2)).toBeGreaterThanOrEqual(20);
  expect(await shown(1)).toBe(first);
  await button(page, 'Take back').click();
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(first + 20);
  expect(await shown(2)).toBe(0);
  await axe(page);
  await shot(page, 'companion-timer');
});

test('who begins: a wheel, and fingers', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/start-player', scheme: 'light' });
  await page.getByRole('radio', { name: 'Wheel' }).click();
  await button(page, 'Turn the wheel').click();
  await expect(page.getByText(/^Player \d begins$/)).toBeVisible();
  await axe(page);
  await shot(page, 'companion-wheel');
  await page.getByRole('radio', { name: 'Fingers' }).click();
  await axe(page);
  const touch = (type: string, points: readonly { readonly x: number; readonly y: number }[]) =>
    page.getByRole('group', { name: 'Put your fingers here' }).evaluate(
      (area, { kind, at }) => {
        const touches = at.map(
          ({ x, y }, identifier) => new Touch({ identifier, target: area, clientX: x, clientY: y, pageX: x, pageY: y }),
        );
        area.dispatchEvent(new TouchEvent(kind, { touches, changedTouches: touches, bubbles: true, cancelable: true }));
      },
      { kind: type, at: points },
    );
  const fingers = [
    { x: 100, y: 300 },
    { x: 250, y: 500 },
    { x: 150, y: 650 },
  ];
  await touch('touchstart', fingers.slice(0, 1));
  await expect(page.getByText('And the others?')).toBeVisible();
  await touch('touchstart', fingers);
  await expect(page.getByText('3 fingers: hold still')).toBeVisible();
  await expect(page.getByText('This one begins')).toBeVisible();
  await shot(page, 'companion-fingers');
});

test('a sheet that cannot be read is kept, and says so', async ({ openApp }) => {
  const page = await openApp({ stored: { 'antilles/sheet/m1-broken/a': 'rubbish' }, path: '/companion' });
  await expect(page.getByText('This sheet cannot be read')).toBeVisible();
  await axe(page);
  await page.goto('/companion/any/m1-broken');
  await expect(page.getByText(/It is kept untouched/)).toBeVisible();
  await button(page, 'To the companion').click();
  await expect(page.getByText('This sheet cannot be read')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('antilles/sheet/m1-broken/a'))).toBe('rubbish');
});

test('an address that is nothing, and large text on a small phone', async ({ openApp }) => {
  const page = await openApp({ size: 'small', textScale: 2, path: '/companion/puerto-rico' });
  await start(page);
  await expect(page.getByRole('heading', { name: 'Puerto Rico on the table' })).toBeVisible();
  await shot(page, 'companion-pr-large-text');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);
  await page.goto('/companion/monopoly');
  await expect(
    page.getByRole('button', { name: 'Go to Home' }).or(page.getByText(/not here|nothing/i).first()),
  ).toBeVisible();
});

/** The companion: everything a person uses with the box on the table, from the first tap to the history. */
import { type Page } from '@playwright/test';
import { type Language } from '@/text';
import { say, type Say } from './santoDomingo';
import { storedOn, reloadOnceKept } from './saves';
import { axe, expect, firstOf, type Phone, shot, test, textsOn } from './support';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const start = async (page: Page, word = 'Start'): Promise<void> => button(page, word).click();

/** Types what a player of Santo Domingo revealed. */
async function reveal(page: Page, group: string, ...cards: readonly string[]): Promise<void> {
  for (const card of cards)
    await page.getByRole('group', { name: group }).getByRole('checkbox', { name: card }).click();
}

/** Every Trader says what is handed in, one after the other; then the round can be closed. */
async function closeRound(page: Page, name: string): Promise<void> {
  const close = button(page, name);
  const trade = page.getByRole('button', { name: /^Speler \d ruilt / });
  while ((await firstOf({ close, trade })) === 'trade') {
    const asked = (await trade.textContent()) ?? '';
    await trade.click();
    await expect(button(page, asked.trim())).toHaveCount(0);
  }
  await close.click();
}

/** Looks into the history: how many plays of this name there are. */
async function expectPlays(page: Page, name: string, count: number): Promise<void> {
  await page.goto('/history');
  await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveCount(count);
}

test('a whole game of Santo Domingo is refereed, in English', async ({ openApp }) => {
  const page = await openApp({ scheme: 'light' });
  await page.getByRole('button', { name: /^We have the box/ }).click();
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
  await button(page, 'All pieces moved').click();

  await reveal(page, panel(1), '5 Galleon', '6 Customs');
  await reveal(page, panel(2), '1 Captain', '3 Governor');
  // In the middle of a round the phone dies; nothing is lost, not even the steps back.
  await reloadOnceKept(page);
  await reveal(page, panel(3), '7 Trader', '8 Beggar');
  // 6 goods at 3:2 bring 4 points; Player 3 keeps one of them, and thinks better of it.
  await expect(page.getByText('6 goods → 4 points').first()).toBeVisible();
  await button(page, 'Less: Goods Player 3 hands in').click();
  await expect(page.getByText('5 goods → 3 points').first()).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('6 goods → 4 points').first()).toBeVisible();
  // The round does not close before the Trader has said so.
  await expect(page.getByText('Trader 1 of 1')).toBeVisible();
  await expect(button(page, 'Close round 2')).toBeHidden();
  await button(page, 'Player 3 trades 6 goods').click();
  await button(page, 'Close round 2').click();
  await button(page, 'All pieces moved').click();

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
  await expect(page.getByRole('heading', { name: 'Fix the board' })).toBeVisible();
  await shot(page, 'companion-referee-corrected');
  await button(page, 'All pieces moved').click();
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
  await button(page, 'All pieces moved').click();
  await reveal(page, panel(1), '5 Galleon', '8 Beggar');
  await reveal(page, panel(2), '1 Captain', '8 Beggar');
  await reveal(page, panel(3), '4 Frigate', '8 Beggar');
  await expect(page.getByText('This was the last round')).toBeVisible();
  await button(page, 'Close round 4').click();
  await button(page, 'All pieces moved').click();
  await expect(page.getByRole('heading', { name: 'Player 2 wins' })).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee-result');
  await button(page, 'Save to history').click();
  await expect(page.getByText('Saved to history', { exact: true }).first()).toBeVisible();
  await expect(button(page, 'Same players again')).toBeVisible();
  await reloadOnceKept(page);
  const sheet = page.url();
  await expectPlays(page, 'Santo Domingo', 1);
  // Opened again, it is a finished sheet that can still be corrected; saving again adds no second play.
  await page.goto(sheet);
  // Nothing was changed, so there is nothing to save: on to the next game, or to what the history says.
  await expect(button(page, 'Save again')).toBeHidden();
  await expect(button(page, 'Same players again')).toBeVisible();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: /^Players/ }).click();
  await button(page, 'Change the name of Player 2').click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë 小明');
  await button(page, 'Done').last().click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeHidden();
  await button(page, 'Done').click();
  await expect(page.getByRole('heading', { name: 'Zoë 小明 wins' })).toBeVisible();
  await expect(page.getByText('Changed since it was saved to history')).toBeVisible();
  await button(page, 'Save again').click();
  await expect(page.getByText('History updated')).toBeVisible();
  await expect(button(page, 'Save again')).toBeHidden();
  await button(page, 'Open in history').click();
  await expect(page.getByText('Zoë 小明').filter({ visible: true }).first()).toBeVisible();
  await expectPlays(page, 'Santo Domingo', 1);
});

test('a whole game of four is refereed on a small phone, in Dutch', async ({ openApp }) => {
  const page = await openApp({ size: 'small', locale: 'nl-NL', path: '/companion/santo-domingo' });
  await page.getByRole('button', { name: /^Speler toevoegen/ }).click();
  await start(page, 'Beginnen');
  const panel = (seat: number): string => `Kaarten die Speler ${seat} toonde`;
  // Only the panel that is being filled in lies open; the next one opens by itself.
  await reveal(page, panel(1), '1 Kapitein');
  await reveal(page, panel(2), '2 Admiraal');
  await reloadOnceKept(page);
  await reveal(page, panel(3), '7 Handelaar');
  await reveal(page, panel(4), '7 Handelaar');
  await expect(page.getByText('Handelaar tegen 3:1, hoeveel goederen?')).toBeVisible();
  await axe(page);
  await shot(page, 'companion-referee-small-nl');
  await closeRound(page, 'Sluit ronde 1');
  await axe(page);
  await shot(page, 'companion-referee-carry-small-nl');
  // The phone dies before anybody has moved a piece: what is still to be moved is not forgotten.
  await reloadOnceKept(page);
  await expect(page.getByText('Niet alle stukken staan al goed.')).toBeVisible();
  await button(page, 'Stukken verzetten').click();
  await button(page, 'Alles staat goed').click();
  await expect(page.getByText('Niet alle stukken staan al goed.')).toBeHidden();

  // A round was forgotten: it comes in before the first, and everything after it is worked out again.
  await button(page, 'Meer').click();
  await page.getByRole('menuitem', { name: /^Een ronde verbeteren/ }).click();
  await page.getByRole('button', { name: /^Ronde 1\./ }).click();
  await button(page, 'Meer').click();
  await page.getByRole('menuitem', { name: /^Voeg een ronde in vóór ronde 1/ }).click();
  await reveal(page, panel(1), '5 Galjoen');
  await reveal(page, panel(2), '6 Douane');
  await reveal(page, panel(3), '4 Fregat');
  await reveal(page, panel(4), '3 Gouverneur');
  await button(page, 'Terug naar de partij').click();
  await expect(page.getByRole('heading', { name: 'Zet dit op tafel goed' })).toBeVisible();
  await button(page, 'Alles staat goed').click();
  await expect(page.getByText(/^Ronde 3 · /)).toBeVisible();

  // To the end: Speler 3 is said to have 29 points.
  await button(page, 'Meer').click();
  await page.getByRole('menuitem', { name: /^Met de hand instellen/ }).click();
  await page.getByRole('textbox', { name: 'Speler 3: Overwinningspunten' }).fill('29');
  await button(page, 'Klaar').click();
  await reveal(page, panel(1), '4 Fregat');
  await reveal(page, panel(2), '8 Bedelaar');
  await reveal(page, panel(3), '1 Kapitein');
  await reveal(page, panel(4), '5 Galjoen');
  await closeRound(page, 'Sluit ronde 3');
  await button(page, 'Alles staat goed').click();
  await expect(page.getByRole('heading', { name: 'Speler 3 wint' })).toBeVisible();
  await axe(page);
  await button(page, 'Bewaar in geschiedenis').click();
  await expect(page.getByText('Bewaard in de geschiedenis', { exact: true }).first()).toBeVisible();
  await expectPlays(page, 'Santo Domingo', 1);
});

/** Every score sheet, once in each language: on a phone in the dark, and on a small one by day. */
const LOOKS = [
  { language: 'en', phone: { locale: 'en-GB' } },
  { language: 'nl', phone: { locale: 'nl-NL', size: 'small', scheme: 'light' } },
] as const satisfies readonly { language: Language; phone: Phone }[];

const wordsFor = (language: Language) => {
  const t = say[language];
  const player = (number: number): string => t('setup.defaultName', { number });
  return {
    t,
    c: (key: string, params?: Parameters<Say>[1]) => t(`companion:${key}`, params),
    player,
    begin: (page: Page): Promise<void> => start(page, t('setup.start')),
    wins: (page: Page, seat: number) =>
      page.getByRole('heading', { name: t('engine:result.wins', { count: 1, names: player(seat) }) }),
  };
};

for (const { language, phone } of LOOKS) {
  const { t, c, player, begin, wins } = wordsFor(language);

  test(`Puerto Rico: laid out, watched and counted, ${language}`, async ({ openApp }) => {
    const page = await openApp({ ...phone, path: '/companion/puerto-rico' });
    await begin(page);
    const ships = t('engine:list', { first: '4, 5', last: '6' });
    await expect(page.getByRole('checkbox', { name: `${t('puerto-rico:companion.ships')}: ${ships}` })).toBeVisible();
    const chips = t('puerto-rico:companion.chipsLine', { count: 75, ones: 25, fives: 10 });
    await expect(page.getByRole('checkbox', { name: `${t('puerto-rico:companion.chips')}: ${chips}` })).toBeVisible();
    await axe(page);

    await page.getByRole('radio', { name: t('puerto-rico:companion.tracker') }).click();
    await page
      .getByRole('button', { name: t('puerto-rico:companion.takePoints', { count: 8 }) })
      .first()
      .click();
    const left = t('puerto-rico:companion.gaugeSpoken', {
      what: t('puerto-rico:companion.gaugePoints'),
      left: 67,
      of: 75,
    });
    await expect(page.getByRole('img', { name: left })).toBeVisible();
    await page
      .getByRole('textbox', {
        name: `${t('puerto-rico:companion.gaugeColonists')}: ${t('puerto-rico:companion.left')}`,
      })
      .fill('2');
    await page
      .getByRole('button', { name: t('puerto-rico:companion.mayorEnds', { count: 3 }) })
      .first()
      .click();
    await expect(page.getByText(t('puerto-rico:companion.lastRound'))).toBeVisible();
    await axe(page);
    await shot(page, `companion-pr-end-${language}`);

    // Ana of PR-T21.
    await page.getByRole('radio', { name: t('puerto-rico:companion.score') }).click();
    await axe(page);
    await shot(page, `companion-pr-quick-${language}`);
    await page.getByRole('radio', { name: t('puerto-rico:companion.quick.ticks') }).click();
    await page.getByRole('textbox', { name: `${player(1)}: ${t('puerto-rico:companion.ownChips')}` }).fill('23');
    for (const building of [
      'small-indigo-plant',
      'indigo-plant',
      'small-sugar-mill',
      'coffee-roaster',
      'small-market',
      'harbor',
      'guild-hall',
      'customs-house',
    ]) {
      await page.getByRole('checkbox', { name: t(`puerto-rico:building.${building}`), exact: true }).click();
    }
    await reloadOnceKept(page);
    await expect(button(page, c('sheetOf', { name: player(1), place: 1, count: 53 }))).toBeVisible();
    await expect(page.getByText(t('puerto-rico:score.how.guild-hall', { small: 2, large: 2 }))).toBeVisible();
    await button(page, c('sheetOf', { name: player(2), place: 2, count: 0 })).click();
    // Nobody else can have the guild hall.
    await expect(
      page.getByRole('checkbox', { name: t('puerto-rico:building.guild-hall'), exact: true }),
    ).toBeDisabled();
    await page.getByRole('textbox', { name: `${player(2)}: ${t('puerto-rico:companion.ownChips')}` }).fill('53');
    await expect(page.getByText(t('puerto-rico:companion.tied'))).toBeVisible();
    await page.getByRole('textbox', { name: `${player(2)}: ${t('puerto-rico:noun.doubloons')}` }).fill('4');
    await axe(page);
    await shot(page, `companion-pr-score-${language}`);
    await button(page, c('finish')).click();
    await expect(wins(page, 2)).toBeVisible();
    await expect(page.getByText(t('engine:result.onTieBreak', { count: 53 }))).toBeVisible();
  });

  test(`Cartagena: a path to lay and pirates home, ${language}`, async ({ openApp }) => {
    const page = await openApp({ ...phone, path: '/companion/cartagena' });
    await page.getByRole('switch', { name: new RegExp(`^${t('cartagena:options.scoundrels')}`) }).click();
    await begin(page);
    await expect(page.getByText(t('cartagena:companion.boards'))).toBeVisible();
    await axe(page);
    await shot(page, `companion-ca-path-${language}`);
    await button(page, t('cartagena:companion.redraw')).click();
    await page.getByRole('radio', { name: t('cartagena:companion.play') }).click();
    await expect(page.getByText(t('cartagena:companion.remind.dark', { count: 7 }))).toBeVisible();
    await button(page, t('cartagena:companion.action', { count: 1, most: 3 })).click();
    await reloadOnceKept(page);
    await expect(page.getByText(t('cartagena:companion.actionsLeft', { count: 2 }))).toBeVisible();
    await axe(page);
    const home = button(page, t('engine:kit.more', { what: t('cartagena:companion.homeSpoken', { name: player(2) }) }));
    for (let pirate = 0; pirate < 6; pirate++) await home.click();
    await expect(wins(page, 2)).toBeVisible();
    await axe(page);
    await shot(page, `companion-ca-result-${language}`);
  });

  test(`Dominion: piles, turns and the count, ${language}`, async ({ openApp }) => {
    const page = await openApp({ ...phone, path: '/companion/dominion' });
    await axe(page);
    await begin(page);
    const pile = (card: string, count: number, cost: number) =>
      page.getByRole('checkbox', {
        name: t('dominion:companion.pile', { card: t(`dominion:card.${card}`), count, cost }),
      });
    await expect(pile('island', 8, 4)).toBeVisible();
    await expect(pile('copper', 46, 0)).toBeVisible();
    const mats = `${t('dominion:companion.extra.island-mat')}: ${t('dominion:companion.extraLine.island-mat', { count: 2 })}`;
    await page.getByRole('checkbox', { name: mats }).click();
    await expect(page.getByRole('checkbox', { name: mats })).toBeChecked();
    await axe(page);
    await page.getByRole('radio', { name: t('dominion:companion.turns') }).click();
    const done = new RegExp(
      `^(${[1, 2].map((seat) => t('dominion:companion.endTurn', { name: player(seat) })).join('|')})$`,
    );
    await button(page, done).click();
    await reloadOnceKept(page);
    await page.getByRole('radio', { name: t('dominion:companion.score') }).click();
    await axe(page);
    await shot(page, `companion-do-pad-${language}`);
    /** A figure into each cell from the one that is lit on. */
    const pick = async (...figures: readonly number[]): Promise<void> => {
      for (const figure of figures) await button(page, String(figure)).click();
    };
    await pick(3, 0, 0, 5, 1);
    await pick(6);
    const tooMany = t('dominion:companion.warn.pile', { card: t('dominion:score.province'), sum: 9, most: 8 });
    await expect(page.getByText(tooMany)).toBeVisible();
    // Erasing on an empty cell goes back to the one before.
    await page
      .getByRole('button', {
        name: new RegExp(`^${player(2)}, ${t('dominion:score.province')}: 6`),
      })
      .click();
    await pick(4, 1);
    await button(page, c('done')).click();
    // One Province is left, so it was three piles that ended it.
    await button(page, t('dominion:companion.endAsk')).click();
    for (const card of ['curse', 'island', 'haven']) {
      await page.getByRole('checkbox', { name: t(`dominion:card.${card}`), exact: true }).click();
    }
    await axe(page);
    await shot(page, `companion-do-count-${language}`);
    await button(page, c('finish')).click();
    // 18 + 10 − 1 = 27 against 24 + 3 = 27: whoever had fewer turns.
    await expect(page.getByText(t('engine:result.onTieBreak', { count: 27 }))).toBeVisible();
    await expect(page.getByText(t('dominion:ended.piles'))).toBeVisible();
    // Told to others, as a picture.
    await button(page, c('result.share')).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: t('engine:share.picture') }).click();
    expect((await download).suggestedFilename()).toBe('antilles-dominion.png');
  });
}

/** The sheet for any game in German too, where words are longest, on a small phone; `screens.e2e.ts` has it at 200 %. */
const LONG_WORDS = {
  language: 'de',
  phone: { locale: 'de-DE', size: 'small', scheme: 'light' },
} as const;

for (const { language, phone } of [...LOOKS, LONG_WORDS]) {
  const { t, c, player, begin, wins } = wordsFor(language);

  test(`any game: rounds, a minus, a corrected cell, the lowest wins, ${language}`, async ({ openApp }) => {
    const page = await openApp({ ...phone, path: '/companion/any' });
    await page.getByRole('textbox', { name: c('any.name') }).fill('Jeu de boules');
    await page.getByRole('radio', { name: c('any.win.lowest') }).click();
    await axe(page);
    await begin(page);
    // The keys are there at once.
    for (const key of ['1', '2']) await button(page, key).click();
    await button(page, c('next', { what: player(2) })).click();
    await button(page, c('any.sign')).click();
    await button(page, '5').click();
    await axe(page);
    await shot(page, `companion-any-pad-${language}`);
    // No key deletes anything but a digit.
    await expect(page.getByRole('button', { name: c('any.dropRound', { round: 1 }) })).toHaveCount(0);
    await button(page, c('next', { what: player(3) })).click();
    await page.keyboard.type('30');
    await button(page, c('done')).click();
    await reloadOnceKept(page);
    const total = (seat: number, points: string) =>
      page.locator(`[aria-label="${c('any.totalOf', { name: player(seat), total: points })}"]`);
    await expect(total(2, '−5')).toBeVisible();
    await button(page, c('cell', { name: player(3), what: c('round', { round: 1 }), points: '30' })).click();
    await button(page, '3').click();
    await button(page, c('done')).click();
    await expect(total(3, '3')).toBeVisible();
    await axe(page);
    await button(page, c('any.finish')).click();
    await expect(wins(page, 2)).toBeVisible();
    await button(page, c('result.keep')).click();
    await expect(page.getByText(c('result.kept'), { exact: true }).first()).toBeVisible();
    await expectPlays(page, 'Jeu de boules', 1);
    // Every round is kept.
    await page.getByRole('button', { name: /^Jeu de boules/ }).click();
    await expect(page.getByRole('row', { name: '1 12 −5 3' })).toBeVisible();
    // What the sheet could not know can be told afterwards.
    await button(page, t('history:play.edit')).click();
    await page.getByRole('textbox', { name: t('history:edit.minutes') }).fill('75');
    await page.getByRole('button', { name: new RegExp(`^${c('starter')}`) }).click();
    await page.getByRole('radio', { name: player(3) }).click();
    await axe(page);
    await shot(page, `history-edit-${language}`);
    await button(page, t('history:edit.save')).click();
    await expect(page.getByText(t('history:duration.both', { hours: 1, minutes: 15 }), { exact: true })).toBeVisible();
    await expect(page.getByText(player(3)).last()).toBeVisible();
    // The name is remembered for the next time.
    await page.goto('/companion/any');
    await expect(button(page, 'Jeu de boules')).toBeVisible();
    const other = say[language === 'en' ? 'nl' : 'en'];
    const foreign = [other('companion:any.name'), other('companion:any.win.lowest'), other('setup.players')];
    expect((await textsOn(page)).filter((text) => foreign.includes(text))).toEqual([]);
  });
}

test('the clock runs on while the page is gone, and a step back gives the time back', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/timer' });
  await page.clock.install({ time: new Date('2026-11-16T20:00:00') });
  await page.goto('/companion/timer');
  await start(page);
  await page.getByRole('button', { name: /^Player 1 .*start the clock$/ }).click();
  /** What the clock of a seat shows, in seconds. */
  const shown = async (seat: number): Promise<number> => {
    const row = page.getByRole('button', { name: new RegExp(`^Player ${seat}, .* Give them the turn$`) });
    const [, minutes = '', seconds = ''] = /(\d+):(\d\d)/.exec((await row.getAttribute('aria-label')) ?? '') ?? [];
    return 60 * Number(minutes) + Number(seconds);
  };
  await page.clock.fastForward(65_000);
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(65);
  await reloadOnceKept(page);
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(65);
  await page.clock.fastForward(5_000);
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(70);
  await button(page, 'Next: Player 2').click();
  const first = await shown(1);
  await page.clock.fastForward(20_000);
  await expect.poll(() => shown(2)).toBeGreaterThanOrEqual(20);
  expect(await shown(1)).toBe(first);
  await button(page, 'Undo').click();
  await expect.poll(() => shown(1)).toBeGreaterThanOrEqual(first + 20);
  expect(await shown(2)).toBe(0);
  await axe(page);
  await shot(page, 'companion-timer');
});

test('who begins: a wheel, and fingers', async ({ openApp }) => {
  const page = await openApp({ path: '/companion/start-player', scheme: 'light' });
  await page.getByRole('radio', { name: 'Wheel' }).click();
  await button(page, 'Spin the wheel').click();
  await expect(page.getByText(/^Player \d starts$/)).toBeVisible();
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
  await expect(page.getByText('This player starts')).toBeVisible();
  await shot(page, 'companion-fingers');
});

test('a sheet that cannot be read is kept, and says so', async ({ openApp }) => {
  const page = await openApp({ stored: { 'antilles/sheet/m1-broken/a': 'rubbish' }, path: '/companion' });
  await expect(page.getByText('This sheet cannot be read')).toBeVisible();
  await axe(page);
  await page.goto('/companion/any/m1-broken');
  await expect(page.getByText(/It stays here untouched/)).toBeVisible();
  await button(page, 'Back to score sheets').click();
  await expect(page.getByText('This sheet cannot be read')).toBeVisible();
  expect((await storedOn(page))['antilles/sheet/m1-broken/a']).toBe('rubbish');
});

test('an address that is nothing, and large text on a small phone', async ({ openApp }) => {
  const page = await openApp({ size: 'small', textScale: 2, path: '/companion/puerto-rico' });
  await start(page);
  await expect(page.getByRole('heading', { name: 'Puerto Rico on the table' })).toBeVisible();
  await shot(page, 'companion-pr-large-text');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wide).toBe(false);
  // The count and its keys, and then the result, with everything on the screen at once reachable by scrolling.
  const room = (): Promise<number> =>
    page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('[tabindex="0"]')]
          .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowY))
          .map((each) => each.clientHeight),
      ),
    );
  await page.getByRole('radio', { name: 'Score', exact: true }).click();
  for (const key of ['3', '3', '1', '8']) await button(page, key).click();
  await expect(page.getByText('51', { exact: true }).first()).toBeAttached();
  expect(await room()).toBeGreaterThan(90);
  await axe(page);
  await shot(page, 'companion-pr-quick-large');
  await button(page, 'Done').click();
  await button(page, 'Show the result').click();
  await expect(page.getByRole('heading', { name: 'Player 1 wins' })).toBeAttached();
  expect(await room()).toBeGreaterThan(380);
  await shot(page, 'companion-pr-result-large');
  await page.goto('/companion/monopoly');
  await expect(
    page.getByRole('button', { name: 'Go to Home' }).or(page.getByText(/not here|nothing/i).first()),
  ).toBeVisible();
});

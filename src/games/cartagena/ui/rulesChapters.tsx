import type { ReactNode } from 'react';
import type { KeyUnder, SpeakerOf } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { isDark } from '../rules/deck';
import { SYMBOLS, type PathSymbol } from '../rules/route';
import { CHEST_TOKENS } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { symbolIcon } from './art';
import {
  Caught,
  Costs,
  Crossing,
  FourLookedAt,
  LastCard,
  Pair,
  Robbing,
  Round,
  Tokens,
  type Cost,
} from './rules/drawings';
import { PathStrip } from './rules/PathStrip';
import { STRIPS } from './rules/strips';

const BRASS = '#c9a558';
const icon = (name: IconName): ReactNode => <Icon name={name} size={40} color={BRASS} />;

type Words = SpeakerOf<'cartagena'>;
type RuleKey = KeyUnder<'cartagena', 'rules'>;
type Question = KeyUnder<'cartagena', 'asked'>;
type PageId = Exclude<KeyUnder<'cartagena', 'rulesTitle'>, 'title'>;

/** What a page has besides its sentences. */
type More = Pick<RulesPage, 'here' | 'drawing'> & { readonly asked?: readonly Question[] };

/** What this table plays with. */
function gameOf({ options, route }: CartagenaView) {
  const rules = [
    ...(route.kind === 'jungle' ? [] : [options.cardRule.tunnel]),
    ...(route.kind === 'escape' ? [] : [options.cardRule.jungle]),
  ];
  return {
    back: rules.some((rule) => rule !== 'morgan'),
    morgan: rules.some((rule) => rule !== 'retreat'),
    complete: route.kind === 'complete',
    scoundrels: options.scoundrels,
    magic: options.blackMagic,
  };
}

/** What every page is written with, at one table. */
function scribeFor(words: Words, view: CartagenaView) {
  const game = gameOf(view);
  const strip = (name: keyof typeof STRIPS): ReactNode => (
    <PathStrip key={name} {...STRIPS[name]} caption={words.word(`caption.${name}`)} />
  );
  const body = (keys: readonly RuleKey[]): readonly string[] => keys.map((key) => words.word(`rules.${key}`));
  const questionsOf = (asked: readonly Question[]) =>
    asked.map((key) => ({ asked: words.word(`asked.${key}`), answer: words.word(`answer.${key}`) }));
  const page = (
    id: PageId,
    picture: IconName,
    keys: readonly RuleKey[],
    { asked = [], ...more }: More = {},
  ): RulesPage => ({
    id,
    title: words.word(`rulesTitle.${id}`),
    keywords: words.word(`keywords.${id}`),
    body: body(keys),
    picture: icon(picture),
    questions: questionsOf(asked),
    ...more,
  });
  return { words, view, game, strip, body, page };
}

type Scribe = ReturnType<typeof scribeFor>;

/** What holds in every game, each page once. */
function basicPages({ words, view, game, strip, page }: Scribe) {
  const { options, route } = view;
  return {
    goal: () =>
      page('goal', 'laurels', ['goal', `story-${route.kind}`, 'crowd'], {
        here: [
          words.word('rulesNow.pirates', { count: options.pirates }),
          words.word('rulesNow.spaces', { count: route.length }),
        ],
      }),
    setup: () =>
      page('setup', 'dice', [
        'setup',
        'setupOwn',
        'setupEnds',
        ...(game.complete ? (['setupBoat'] as const) : []),
        'setupCards',
        'setupFirst',
        ...(game.magic ? (['setupChests'] as const) : []),
      ]),
    cards: () =>
      page(
        'cards',
        'cards',
        [
          ...(game.scoundrels ? [] : (['hand'] as const)),
          'secret',
          'piles',
          'reshuffle',
          'mustDraw',
          ...(game.scoundrels ? [] : (['darkPlain'] as const)),
        ],
        { here: [words.word('rulesNow.draw', { count: view.drawSize })] },
      ),
    turn: () =>
      page('turn', 'hourglass', ['turn', 'turnStop'], {
        drawing: <Costs costs={costsOf(words, game)} caption={words.word('caption.costs')} />,
        asked: ['again'],
      }),
    advance: () =>
      page('advance', 'cartagena/hook', ['advance', 'advanceEnd', 'advanceHome'], {
        drawing: [strip('advance'), strip('advanceEnd')],
        asked: ['own', 'farther'],
      }),
    retreat: () =>
      page('retreat', 'undo', ['retreat', 'retreatFirst', 'retreatEnd', 'retreatStart'], {
        drawing: [strip('retreat'), strip('retreatEnd')],
        asked: ['meet'],
      }),
    space: () => page('space', 'meeple', ['space'], { drawing: strip('space') }),
    skip: () =>
      page('draw-and-skip', 'cards', ['draw-and-skip', 'skipOr'], {
        drawing: <LastCard caption={words.word('caption.skip')} />,
        asked: game.complete ? ['lastCard', 'captainSkip'] : ['lastCard'],
      }),
    undo: () => page('undo', 'undo', ['undo']),
    win: () => page('win', 'trophy-cup', ['win', 'winAlone']),
    ranking: () => page('ranking', 'laurels', ['ranking']),
    variants: () =>
      page('variants', 'cartagena/cove', ['variantsRoutes', 'variantsMix', 'variantsBoards', 'variantsPirates']),
  };
}

/** Morgan, the sloop between two shores, Scoundrels. */
function variantPages({ words, view, game, strip, page }: Scribe) {
  return {
    morgan: () =>
      page(
        'morgan',
        'cartagena/morgan',
        ['morgan', 'morganEnd', 'morganFrom', ...(game.complete ? (['morganBoat'] as const) : []), 'morganWin'],
        { drawing: strip('morgan') },
      ),
    cardRule: () =>
      page(
        'cardRule',
        'cartagena/tunnel',
        ['cardRule', ...(game.complete ? (['cardRuleWhere'] as const) : []), 'cardRuleStay'],
        { here: cardRulesHere(words, view) },
      ),
    sail: () =>
      page('sail', 'cartagena/sloop', ['sail', 'sailOut', 'sailBack', 'sailAll'], {
        drawing: (
          <Crossing
            from={words.word('shore.cartagena')}
            to={words.word('shore.tortuga')}
            caption={words.word('caption.sail')}
          />
        ),
      }),
    aboard: () =>
      page(
        'aboard',
        'cartagena/ferry',
        ['aboard', 'aboardMost', 'ashore', ...(game.back ? (['aboardBack'] as const) : [])],
        {
          asked: ['away'],
        },
      ),
    captain: () =>
      page('captain-sail', 'cartagena/hat', ['captain-sail', 'captainOwn'], { asked: ['captainLate', 'captainSkip'] }),
    scoundrels: () =>
      page(
        'scoundrels',
        'cartagena/scoundrels',
        ['scoundrels', 'scoundrelsCaught', 'scoundrelsWhen', 'scoundrelsLater'],
        {
          drawing: <Caught caption={words.word('caption.scoundrels')} />,
          here: game.scoundrels ? [words.word('rulesNow.dark', { count: view.discard.filter(isDark).length })] : [],
        },
      ),
  };
}

/** The six symbols, and what Black Magic makes of them. */
function symbolPages({ words, view, game, strip, body, page }: Scribe) {
  const { route, players } = view;
  const freeNow = (symbol: PathSymbol): string =>
    words.word('rulesNow.free', {
      free: route.spacesOf[symbol].filter((space) => (view.standing[space] ?? 0) === 0).length,
      total: route.spacesOf[symbol].length,
    });
  const symbolPage = (
    id: string,
    symbol: PathSymbol,
    more: Pick<RulesPage, 'body' | 'here' | 'drawing'>,
  ): RulesPage => ({
    id,
    title: words.word(`short.${symbol}`),
    keywords: `${words.word(`symbol.${symbol}`)} ${words.word(`keywords.${symbol}`)}`,
    picture: icon(symbolIcon(symbol)),
    ...more,
  });
  return {
    blackMagic: () => page('blackMagic', 'cartagena/black-magic', ['blackMagic', 'blackMagicCost', 'blackMagicCall']),
    snake: () =>
      page('snake', 'cartagena/snake', ['snake', 'snakeElse', 'snakeNever', 'snakeTokens'], {
        drawing: strip('snake'),
      }),
    /** A symbol as a card moves to it; with its power where there is Black Magic. */
    symbol: (symbol: PathSymbol) =>
      game.magic
        ? symbolPage(symbol, symbol, {
            body: [
              ...body(POWERS[symbol]),
              ...(symbol === 'hook' && game.complete ? body(['hookBoat']) : []),
              ...body(['symbol']),
            ],
            here: [...powerHere(words, view, symbol), freeNow(symbol)],
            drawing: powerDrawing(words, players.length, symbol, strip),
          })
        : symbolPage(symbol, symbol, { body: body(['symbol']), here: [freeNow(symbol)] }),
    /** A power where there is none. */
    power: (symbol: PathSymbol) =>
      symbolPage(`magic-${symbol}`, symbol, {
        body: body(POWERS[symbol]),
        drawing: powerDrawing(words, players.length, symbol, strip),
      }),
  };
}

const POWERS: Readonly<Record<PathSymbol, readonly RuleKey[]>> = {
  pistol: ['pistol', 'pistolMore'],
  rum: ['rum', 'rumMore'],
  lantern: ['lantern', 'lanternMore'],
  parrot: ['parrot', 'parrotMore'],
  hook: ['hook', 'hookMore', 'hookFrom'],
  chest: ['chest', 'chestMore', 'chestTokens'],
};

function costsOf(words: Words, { back, morgan, complete, magic }: ReturnType<typeof gameOf>): readonly Cost[] {
  const cost = (name: KeyUnder<'cartagena', 'action'>, picture: IconName, lanterns = 1): Cost => ({
    icon: picture,
    name: words.word(`action.${name}`),
    lanterns,
  });
  return [
    cost('advance', 'cards'),
    ...(back ? [cost('retreat', 'undo')] : []),
    ...(morgan ? [cost('morgan', 'cartagena/morgan')] : []),
    ...(complete ? [cost('sail', 'cartagena/sloop'), cost('captain-sail', 'cartagena/hat', 0)] : []),
    ...(magic
      ? [
          { icon: 'cartagena/black-magic' as const, name: words.word('options.blackMagic'), lanterns: 1 },
          cost('magic-hook', 'cartagena/hook', 2),
        ]
      : []),
  ];
}

function cardRulesHere(words: Words, { options: { cardRule }, route: { kind } }: CartagenaView): readonly string[] {
  return (['tunnel', 'jungle'] as const)
    .filter((section) => kind === 'complete' || (kind === 'jungle') === (section === 'jungle'))
    .map((section) => words.word(`rulesNow.${section}`, { rule: words.word(`options.${cardRule[section]}`) }));
}

function powerHere(words: Words, { players, chests }: CartagenaView, symbol: PathSymbol): readonly string[] {
  if (symbol === 'rum') return [words.word('rulesNow.rum', { count: players.length + 1 })];
  if (symbol === 'chest' && chests !== null) return [words.word('rulesNow.chests', { covered: chests.covered.length })];
  return [];
}

function powerDrawing(
  words: Words,
  players: number,
  symbol: PathSymbol,
  strip: (name: keyof typeof STRIPS) => ReactNode,
): ReactNode {
  switch (symbol) {
    case 'pistol':
      return <Robbing caption={words.word('caption.pistol')} />;
    case 'rum':
      return <Round players={players} caption={words.word('caption.rum')} />;
    case 'lantern':
      return <FourLookedAt caption={words.word('caption.lantern')} />;
    case 'parrot':
      return <Pair caption={words.word('caption.parrot')} />;
    case 'hook':
      return strip('hook');
    case 'chest':
      return <Tokens tokens={CHEST_TOKENS} caption={words.word('caption.chests')} />;
  }
}

/** The whole game in our own words: what is in play first, with this table's numbers, and what is not at the end. */
export function rulesChapters(words: Words, view: CartagenaView): readonly RulesChapter[] {
  const scribe = scribeFor(words, view);
  const { game } = scribe;
  const write = { ...basicPages(scribe), ...variantPages(scribe), ...symbolPages(scribe) };
  const boat = (): readonly RulesPage[] => [write.sail(), write.aboard(), write.captain()];
  const morgan = (): readonly RulesPage[] => [write.morgan(), write.cardRule()];
  const chapter = (
    id: KeyUnder<'cartagena', 'chapter'>,
    picture: IconName,
    pages: readonly RulesPage[],
  ): RulesChapter => ({ id, title: words.word(`chapter.${id}`), picture: icon(picture), pages });
  const notHere = (pages: readonly RulesPage[]): readonly RulesPage[] =>
    pages.map((page) => ({ ...page, here: [words.word('rulesNow.notHere')] }));
  return [
    chapter('begin', 'laurels', [write.goal(), write.setup(), write.cards()]),
    chapter('turn', 'hourglass', [
      write.turn(),
      write.advance(),
      ...(game.back ? [write.retreat()] : []),
      ...(game.morgan ? morgan() : []),
      write.space(),
      write.skip(),
      write.undo(),
    ]),
    ...(game.complete ? [chapter('boat', 'cartagena/sloop', boat())] : []),
    ...(game.scoundrels ? [chapter('scoundrels', 'cartagena/scoundrels', [write.scoundrels()])] : []),
    game.magic
      ? chapter('magic', 'cartagena/black-magic', [write.blackMagic(), ...SYMBOLS.map(write.symbol), write.snake()])
      : chapter('symbols', 'cartagena/parrot', SYMBOLS.map(write.symbol)),
    chapter('end', 'trophy-cup', [write.win(), write.ranking()]),
    chapter('variants', 'cartagena/cove', [
      write.variants(),
      ...notHere([
        ...(game.back ? [] : [write.retreat()]),
        ...(game.morgan ? [] : morgan()),
        ...(game.complete ? [] : boat()),
        ...(game.scoundrels ? [] : [write.scoundrels()]),
        ...(game.magic ? [] : [write.blackMagic(), ...SYMBOLS.map(write.power), write.snake()]),
      ]),
    ]),
  ];
}

import type { ReactNode } from 'react';
import type { KeyUnder, SpeakerOf } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { CARDS } from '../rules/cards';
import { sorted } from '../rules/kingdoms';
import type { Options } from '../rules/options';
import { BASIC_CARDS, costOf, isAttack, isDuration, KINGDOM_CARDS, PRINTED, type CardId } from '../rules/printed';
import { pileSize } from '../rules/supply';
import { cardKey, rulingKey, textKey } from './art';
import { Mini } from './CardFace';
import { ActionCount, Legend, Phases, Shuffle, Sum, Twice, TwoTurns, TwoWays, Warded } from './rules/drawings';

type Words = SpeakerOf<'dominion'>;
type ChapterId = KeyUnder<'dominion', 'chapter'>;
type PageId = Exclude<KeyUnder<'dominion', 'rulesTitle'>, 'title'>;
type Paragraph = KeyUnder<'dominion', 'rules'>;
type Question = KeyUnder<'dominion', 'rules.asked'>;

/** What the rules need to know of a table: one that is played at, or one that is being set up. */
interface At {
  readonly options: Options;
  readonly players: { readonly length: number };
  /** None before the game. */
  readonly piles?: readonly { readonly card: CardId; readonly count: number }[];
}

/** A page as it is put together here, before it is put into words. */
interface Draft {
  readonly id: PageId;
  readonly icon: IconName;
  readonly says: readonly Paragraph[];
  readonly drawing?: ReactNode;
  readonly here?: readonly string[];
  readonly asked?: readonly Question[];
}

/** The whole game for somebody who has never played it, and every card: those of this kingdom first. */
export function rulesChapters(words: Words, at: At): readonly RulesChapter[] {
  const here = sorted(at.options.kingdom);
  const others = KINGDOM_CARDS.filter((id) => !here.includes(id));
  const cards = (ids: readonly CardId[]): readonly RulesPage[] => ids.map((id) => cardPage(words, at, id));
  const chapter = (id: ChapterId, icon: IconName, pages: readonly RulesPage[]): RulesChapter => ({
    id: `chapter-${id}`,
    title: words.word(`chapter.${id}`),
    picture: gold(icon),
    pages,
  });
  const told = (drafts: readonly Draft[]): readonly RulesPage[] => drafts.map((draft) => pageOf(words, draft));
  return [
    chapter('game', 'open-book', told(theGame(words, at))),
    chapter('turn', 'ship-wheel', told(theTurn(words))),
    chapter('terms', 'spyglass', told(theTerms(words))),
    chapter('attacks', 'dominion/attack', told(theAttacks(words, at))),
    chapter('durations', 'dominion/duration', told(theDurations(words, at))),
    chapter('end', 'laurels', told(theEnd(words, at))),
    chapter('table', 'scales', told(theTable(words, at))),
    chapter('kingdom', 'crown', cards(here)),
    chapter('basics', 'coins', cards(BASIC_CARDS)),
    chapter('others', 'cards', cards(others)),
  ];
}

const gold = (icon: IconName): ReactNode => <Icon name={icon} size={40} color="#c9a558" />;

const pageOf = (words: Words, { id, icon, says, drawing, here, asked }: Draft): RulesPage => ({
  id,
  title: words.word(`rulesTitle.${id}`),
  body: says.map((paragraph) => words.word(`rules.${paragraph}`)),
  picture: gold(icon),
  keywords: words.word(`keywords.${id === 'endOfTurn' ? 'end' : id}`),
  ...(drawing === undefined ? {} : { drawing }),
  ...(here === undefined ? {} : { here }),
  ...(asked === undefined
    ? {}
    : {
        questions: asked.map((each) => ({
          asked: words.word(`rules.asked.${each}`),
          answer: words.word(`rules.answer.${each}`),
        })),
      }),
});

const theGame = (words: Words, { players: { length } }: At): readonly Draft[] => [
  { id: 'goal', icon: 'laurel-crown', says: ['goal', 'goalPoints'], asked: ['win', 'when'] },
  {
    id: 'setup',
    icon: 'dominion/deck',
    says: ['setup', 'setupSupply', 'setupStart'],
    here: [
      words.word('here.supply', {
        players: length,
        victory: pileSize('province', length),
        curses: pileSize('curse', length),
        coppers: pileSize('copper', length),
      }),
    ],
  },
  { id: 'cards', icon: 'cards', says: ['cards', 'cardsHold', 'cardsWin'], drawing: <Legend words={words} /> },
  { id: 'kinds', icon: 'dominion/reaction', says: ['kinds', 'kindsActions', 'twoKinds'] },
  { id: 'kingdoms', icon: 'crown', says: ['kingdoms', 'kingdomsFirst'] },
];

const theTurn = (words: Words): readonly Draft[] => [
  {
    id: 'turn',
    icon: 'ship-wheel',
    says: ['turn', 'turnParts', 'turnStart'],
    drawing: <Phases words={words} />,
  },
  {
    id: 'actions',
    icon: 'cards',
    says: ['actions', 'actionsMay', 'actionsOne', 'actionsCan'],
    drawing: <ActionCount words={words} />,
    asked: ['twoActions'],
  },
  { id: 'balance', icon: 'plus', says: ['balance', 'balanceLater'] },
  {
    id: 'buys',
    icon: 'coins',
    says: ['buys', 'treasures', 'treasuresOrder', 'buyHow', 'buyAfter', 'buyZero', 'buyMay'],
  },
  { id: 'cleanUp', icon: 'dominion/discard', says: ['cleanUp', 'cleanUpDraw'] },
  {
    id: 'shuffle',
    icon: 'dominion/deck',
    says: ['own', 'shuffle', 'shuffleWhen', 'shuffleFirst', 'shuffleNot', 'shufflePut'],
    drawing: <Shuffle words={words} />,
  },
];

const theTerms = (words: Words): readonly Draft[] => [
  {
    id: 'gaining',
    icon: 'dominion/hand',
    says: ['gaining', 'gainBought', 'gainWhere', 'gainMust', 'gainEmpty', 'gainWatched'],
    drawing: <TwoWays words={words} />,
  },
  { id: 'trashing', icon: 'dominion/trash', says: ['trashing', 'discarding'], asked: ['whyTrash'] },
  { id: 'looking', icon: 'spyglass', says: ['looking', 'settingAside'] },
  { id: 'inPlay', icon: 'touch', says: ['inPlay', 'inPlayWorks', 'inPlayShow'] },
  { id: 'choosing', icon: 'question', says: ['choosing', 'choosingMust'] },
  { id: 'order', icon: 'list', says: ['order', 'orderStart'] },
  {
    id: 'throne',
    icon: 'crown',
    says: ['throne', 'throneGone', 'throneThrone'],
    drawing: <Twice words={words} />,
  },
];

/** Those cards of the kingdom that a page is about, by name. */
function named(words: Words, { options }: At, isMeant: (card: CardId) => boolean): string {
  const cards = sorted(options.kingdom).filter(isMeant);
  return cards.length === 0
    ? words.word('here.none')
    : words.word('here.kingdom', { cards: words.list(cards.map((card) => words.word(cardKey(card)))) });
}

/** What keeps Attacks off. */
const isWard = (card: CardId): boolean => {
  const { watches } = CARDS[card];
  return watches?.shields === true || watches?.wardsOff === true;
};
/** What puts something on a mat or lays tokens. */
const MATS: readonly CardId[] = ['island', 'native-village', 'pirate-ship', 'embargo'];

const theAttacks = (words: Words, at: At): readonly Draft[] => [
  {
    id: 'attacks',
    icon: 'dominion/attack',
    says: ['attacks', 'attackEach', 'attackDone', 'attackKind'],
    here: [named(words, at, isAttack)],
  },
  {
    id: 'reactions',
    icon: 'dominion/reaction',
    says: ['moat', 'lighthouse', 'unaffected', 'unaffectedLater', 'reactions', 'reactionPirate'],
    drawing: <Warded words={words} />,
    here: [named(words, at, isWard)],
  },
  { id: 'curses', icon: 'dominion/curse', says: ['curses', 'cursesGone', 'cursesRid'] },
];

const theDurations = (words: Words, at: At): readonly Draft[] => [
  {
    id: 'durations',
    icon: 'dominion/duration',
    says: ['durations', 'durationsStay', 'durationsRow', 'durationsFirst'],
    drawing: <TwoTurns words={words} />,
    here: [named(words, at, isDuration)],
    asked: ['sixCards'],
  },
  { id: 'leaving', icon: 'hourglass', says: ['leaving', 'leavingNothing', 'leavingThrone', 'leavingInner'] },
  {
    id: 'extraTurn',
    icon: 'dominion/outpost',
    says: ['extraTurn', 'extraTurnMany', 'extraTurnAgain', 'extraTurnNow', 'extraTurnEnd'],
  },
  {
    id: 'mats',
    icon: 'dominion/island-mat',
    says: ['mats', 'matsCount', 'tokensEmbargo', 'tokensPirate'],
    here: [named(words, at, (card) => MATS.includes(card))],
  },
];

function theEnd(words: Words, { options, players, piles }: At): readonly Draft[] {
  const isBooklet = options.endCheck === 'booklet';
  const provinces = piles?.find(({ card }) => card === 'province')?.count;
  const end: Omit<Draft, 'id' | 'says'> = {
    icon: 'hourglass',
    here:
      piles === undefined || provinces === undefined
        ? [words.word('here.provinces', { count: pileSize('province', players.length) })]
        : [
            `${words.word('card.province')}: ${words.word('ui.left', { count: provinces })}`,
            words.word('here.empty', { count: piles.filter(({ count }) => count === 0).length }),
          ],
    asked: ['emptyPiles'],
  };
  return [
    isBooklet
      ? { ...end, id: 'end', says: ['end', 'endAny', 'endRefilled', 'endFinish', 'endOwn', 'endLimit'] }
      : { ...end, id: 'endOfTurn', says: ['endOfTurn', 'endAny', 'endFinish', 'endOwn', 'endLimit'] },
    {
      id: 'scoring',
      icon: 'laurels',
      says: ['scoring', 'scoringEach', 'scoringAll'],
      drawing: <Sum words={words} />,
    },
    { id: 'ties', icon: 'scales', says: ['ties', 'tiesShared'] },
  ];
}

const EDITIONS = { '1E': 'edition1', '2E': 'edition2', '2022': 'edition2022' } as const satisfies Record<
  Options['edition'],
  string
>;

const theTable = (words: Words, { options: { edition, endCheck } }: At): readonly Draft[] => [
  {
    id: 'variants',
    icon: 'gear',
    says: ['variantEdition', 'variantEnd', 'variantOpening', 'variantCards'],
    here: [
      words.word(`here.${EDITIONS[edition]}`),
      words.word(endCheck === 'booklet' ? 'here.endBooklet' : 'here.endEndOfTurn'),
    ],
  },
  { id: 'knowing', icon: 'eye', says: ['knowing', 'knowingNot', 'knowingOwn'] },
];

/** Cards that printed Dutch has two names for. */
const TWO_NAMES = [
  'native-village',
  'lookout',
  'outpost',
  'explorer',
  'ghost-ship',
  'tactician',
  'wharf',
  'salvager',
  'chancellor',
  'council-room',
  'festival',
] as const satisfies readonly CardId[];

/** A card: what it does, what people stumble over, what else it is called, and how its pile stands. */
function cardPage(words: Words, { options, piles }: At, id: CardId): RulesPage {
  const { kinds, set } = PRINTED[id];
  const other = TWO_NAMES.find((each) => each === id);
  const left = piles?.find(({ card }) => card === id)?.count;
  return {
    id,
    title: `${words.word(cardKey(id))} (${costOf(id)})`,
    body: [
      words.word(textKey(id, options.edition)),
      words.word(rulingKey(id, options.edition)),
      [words.word(`expansion.${set}`), ...kinds.map((kind) => words.word(`kind.${kind}`))].join(' · '),
      ...(other === undefined ? [] : [words.word(`also.${other}`)]),
    ],
    ...(left === undefined ? {} : { here: [words.word('here.left', { count: left })] }),
    picture: <Mini card={id} width={56} height={42} />,
    keywords: words.word('ui.costs', { cost: costOf(id) }),
  };
}

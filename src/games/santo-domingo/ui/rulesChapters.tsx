import { sameJson } from '@antilles/engine';
import type { ReactNode } from 'react';
import type { SpeakerOf } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { CARD_NAMES, CARDS, type Card } from '../rules/cards';
import { DEFAULT_RATES } from '../rules/options';
import { SUPPLY_STEP } from '../rules/rows';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { nowText } from './nowText';
import { RatesPreview } from './RatesPreview';
import { OpenRole } from './RoleCard';
import * as drawn from './rules/drawings';

type Words = SpeakerOf<'santo-domingo'>;
type Key = Parameters<Words['word']>[0];
/** What is asked, under `rules.ask`, and answered, under `rules.answer`. */
type Asked = Key extends infer K ? (K extends `rules.ask.${infer Question}` ? Question : never) : never;
/** A page that is found by more than its own words. */
type Found = Key extends infer K ? (K extends `rules.find.${infer Page}` ? Page : never) : never;

const picture = (name: Parameters<typeof Icon>[0]['name']) => <Icon name={name} size={40} color="#c9a558" />;

/** The whole game in our own words, with the numbers of this very table filled in. */
export function rulesChapters(words: Words, view: View): readonly RulesChapter[] {
  return [goal(words, view), setUp(words, view), round(words, view), cards(words, view), trading(words, view)].concat(
    end(words, view),
    variants(words, view),
  );
}

/** A page without what is particular about it: its keywords, and its questions with their answers. */
const page = (words: Words, id: Found, title: string, body: readonly string[], asked: readonly Asked[] = []) =>
  ({
    id,
    title,
    body,
    keywords: words.word(`rules.find.${id}`),
    questions: asked.map((question) => ({
      asked: words.word(`rules.ask.${question}`),
      answer: words.word(`rules.answer.${question}`),
    })),
  }) satisfies RulesPage;

const goal = (words: Words, { target }: View): RulesChapter => ({
  id: 'goal',
  title: words.word('rules.chapter.goal'),
  picture: picture('laurels'),
  pages: [
    page(words, 'aim', words.word('rules.aim'), [
      words.word('rules.aimText', { target }),
      words.word('rules.aimBelow', { target }),
      words.word('rules.aimWays'),
    ]),
  ],
});

const setUp = (words: Words, { players }: View): RulesChapter => ({
  id: 'set-up',
  title: words.word('rules.chapter.setup'),
  picture: picture('anchor'),
  pages: [
    {
      ...page(
        words,
        'setup',
        words.word('rules.setup'),
        [words.word('rules.setupBoard'), words.word('rules.setupPlayers')],
        ['leave'],
      ),
      drawing: <drawn.SetUp />,
      here: [
        words.word('rules.setupHere', {
          count: players.length,
          goods: words.word('amount.goods', { count: players.length }),
        }),
      ],
    },
  ],
});

function round(words: Words, { players, cardsToPlay }: View): RulesChapter {
  const step = SUPPLY_STEP[players.length] ?? 0;
  const two = cardsToPlay === 2;
  return {
    id: 'round',
    title: words.word('rules.chapter.round'),
    picture: picture('compass'),
    pages: [
      {
        ...page(
          words,
          'round',
          words.word('rules.round'),
          [
            words.word('rules.roundSupply'),
            words.word('rules.roundChoose'),
            words.word('rules.roundCarry'),
            words.word('rules.roundClose'),
            words.word('rules.roundLuck'),
          ],
          ['change'],
        ),
        drawing: <drawn.Round step={step} cards={cardsToPlay} />,
        here: [
          words.word('rules.roundHere', {
            spaces: words.word('rules.spaces', { count: step }),
            cards: words.word(two ? 'rules.cardsTwo' : 'rules.cardsOne'),
          }),
        ],
      },
      {
        ...page(words, 'taking', words.word('rules.taking'), [
          words.word('rules.takingFrom'),
          words.word('rules.takingNot'),
        ]),
        drawing: <drawn.Taking />,
      },
      {
        ...page(words, 'share', words.word('rules.share'), [
          words.word('rules.shareText'),
          words.word('rules.shareNone'),
          words.word('rules.shareExample'),
        ]),
        drawing: <drawn.Sharing />,
      },
      page(
        words,
        'limit',
        words.word('rules.limit'),
        [words.word('rules.limitText'), words.word('rules.limitPoints')],
        ['full', 'refuse'],
      ),
      {
        ...page(words, 'spent', words.word('rules.spent'), [
          words.word('rules.spentText'),
          words.word('rules.spentBack'),
        ]),
        drawing: <drawn.Spent cards={cardsToPlay} />,
        here: [words.word(two ? 'rules.spentHereTwo' : 'rules.spentHereOne')],
      },
    ],
  };
}

/** What stands on the page of each card. */
const CARD_TEXTS = {
  captain: ['rules.captain', 'rules.captainMore'],
  admiral: ['rules.admiral', 'rules.admiralMore'],
  governor: ['rules.governor', 'rules.governorMore', 'rules.governorExample'],
  frigate: ['rules.frigate', 'rules.frigateMore'],
  galleon: ['rules.galleon', 'rules.galleonMore'],
  customs: ['rules.customs', 'rules.customsMore', 'rules.customsExample'],
  trader: ['rules.trader', 'rules.traderMarket', 'rules.traderReset', 'rules.traderExample'],
  beggar: ['rules.beggar', 'rules.beggarHand', 'rules.beggarTraders', 'rules.beggarBack'],
} as const satisfies Record<(typeof CARD_NAMES)[Card], readonly Key[]>;

const CARD_QUESTIONS: Readonly<Partial<Record<Card, readonly Asked[]>>> = {
  7: ['rowPay', 'noTrade', 'zero'],
  8: ['beggarTrader'],
};

function cardDrawing(card: Card, { rates }: View): ReactNode {
  switch (card) {
    case 3:
      return (
        <drawn.Sum
          what="goods"
          cards={[
            [1, 4],
            [2, 2],
            [2, 2],
          ]}
        />
      );
    case 6:
      return (
        <drawn.Sum
          what="points"
          cards={[
            [4, 3],
            [4, 3],
            [5, 1],
          ]}
        />
      );
    case 7:
      return <drawn.Market rates={rates} />;
    case 8:
      return <drawn.SmallHand />;
    default:
      return undefined;
  }
}

const cards = (words: Words, view: View): RulesChapter => ({
  id: 'cards',
  title: words.word('rules.chapter.cards'),
  picture: picture('cards'),
  pages: [
    ...CARDS.map((card) => ({
      ...page(
        words,
        CARD_NAMES[card],
        `${card}  ${words.word(cardKey(card))}`,
        CARD_TEXTS[CARD_NAMES[card]].map((key) => words.word(key)),
        CARD_QUESTIONS[card],
      ),
      picture: <OpenRole card={card} name="" width={48} height={49} />,
      drawing: cardDrawing(card, view),
      here: view.over ? [] : [`→ ${nowText(words, view, view.viewer ?? 0, card)}`],
    })),
    ...(view.cardsToPlay === 2
      ? [page(words, 'own', words.word('rules.own'), [words.word('rules.ownText'), words.word('rules.ownBoth')])]
      : []),
  ],
});

const trading = (words: Words, { rates, side }: View): RulesChapter => ({
  id: 'trading',
  title: words.word('rules.chapter.trading'),
  picture: picture('scales'),
  pages: [
    {
      ...page(words, 'rates', words.word('rules.rates'), [
        words.word('rules.ratesText'),
        words.word(sameJson(rates, DEFAULT_RATES[side]) ? 'rules.ratesHouse' : 'rules.ratesEdited'),
      ]),
      drawing: <RatesPreview rates={rates} />,
    },
    {
      ...page(words, 'worse', words.word('rules.worse'), [
        words.word('rules.worseText'),
        words.word('rules.worseApp'),
        words.word('rules.worseExample'),
      ]),
      drawing: <drawn.WorseRate />,
    },
    page(words, 'order', words.word('rules.order'), [words.word('rules.orderText'), words.word('rules.orderSame')]),
  ],
});

const end = (words: Words, { target }: View): RulesChapter => ({
  id: 'end',
  title: words.word('rules.chapter.end'),
  picture: picture('trophy-cup'),
  pages: [
    {
      ...page(
        words,
        'last',
        words.word('rules.last'),
        [words.word('rules.lastText', { target }), words.word('rules.lastGoods'), words.word('rules.lastExample')],
        ['both', 'early', 'never'],
      ),
      drawing: <drawn.LastExchange />,
    },
    page(words, 'ties', words.word('rules.ties'), [words.word('rules.tiesText'), words.word('rules.tiesPlaces')]),
  ],
});

const variants = (words: Words, { side, target, openDiscards }: View): RulesChapter => ({
  id: 'variants',
  title: words.word('rules.chapter.variants'),
  picture: picture('snowflake'),
  pages: [
    {
      ...page(words, 'winter', words.word('rules.winter'), [words.word('rules.winterText')]),
      here: [words.word(side === 'winter' ? 'rules.hereWinter' : 'rules.hereStandard')],
    },
    {
      ...page(words, 'long', words.word('rules.long'), [words.word('rules.longText')]),
      here: [words.word('rules.hereTarget', { target })],
    },
    {
      ...page(words, 'open', words.word('rules.open'), [words.word('rules.openText'), words.word('rules.openOption')]),
      here: [words.word(openDiscards ? 'rules.hereOpen' : 'rules.hereHidden')],
    },
  ],
});

import type { SpeakerOf } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { CARD_NAMES, CARDS } from '../rules/cards';
import { rateText } from '../rules/events';
import { rateBands } from '../rules/options';
import { SUPPLY_STEP } from '../rules/rows';
import type { View } from '../rules/view';
import { cardIcon, cardKey } from './art';
import { nowText } from './nowText';

/** The short rules in our own words, with the numbers of this very game filled in. */
export function rulesChapters(words: SpeakerOf<'santo-domingo'>, view: View): readonly RulesChapter[] {
  const picture = (name: Parameters<typeof Icon>[0]['name']) => <Icon name={name} size={40} color="#c9a558" />;
  const seat = view.viewer ?? 0;
  const pages: readonly RulesPage[] = [
    {
      id: 'aim',
      title: words.word('rules.aim'),
      body: [words.word('rules.aimText', { target: view.target })],
      picture: picture('laurels'),
    },
    {
      id: 'round',
      title: words.word('rules.round'),
      body: [
        words.word('rules.roundText', {
          step: SUPPLY_STEP[view.players.length] ?? 0,
          count: words.word(view.cardsToPlay === 2 ? 'rules.cardsTwo' : 'rules.cardsOne'),
        }),
      ],
      picture: picture('anchor'),
    },
    { id: 'share', title: words.word('rules.share'), body: [words.word('rules.shareText')], picture: picture('coins') },
    {
      id: 'limit',
      title: words.word('rules.limit'),
      body: [words.word('rules.limitText')],
      picture: picture('barrel'),
    },
    ...CARDS.map((card) => ({
      id: CARD_NAMES[card],
      title: `${card}  ${words.word(cardKey(card))}`,
      body: [words.word(`rules.${CARD_NAMES[card]}`), ...(view.over ? [] : [`→ ${nowText(words, view, seat, card)}`])],
      picture: picture(cardIcon(card)),
    })),
    ...(view.cardsToPlay === 2
      ? [{ id: 'own', title: words.word('rules.own'), body: [words.word('rules.ownText')] }]
      : []),
    {
      id: 'rates',
      title: words.word('rules.rates'),
      body: [
        words.word('rules.ratesText'),
        rateBands(view.rates)
          .map(({ rate, from, to }) => `${from === to ? from : `${from}–${to}`}: ${rateText(rate)}`)
          .join('   '),
      ],
      picture: picture('scales'),
    },
    {
      id: 'ties',
      title: words.word('rules.ties'),
      body: [words.word('rules.tiesText')],
      picture: picture('trophy-cup'),
    },
  ];
  return [{ id: 'rules', title: '', pages }];
}

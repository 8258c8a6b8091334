import type { ReactNode } from 'react';
import type { SpeakerOf, KeyUnder } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { sorted } from '../rules/kingdoms';
import { BASIC_CARDS, costOf, KINGDOM_CARDS, PRINTED, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import { pileSize } from '../rules/supply';
import { cardKey, textKey } from './art';
import { Mini } from './CardFace';

/** The short rules in our own words, and every card: those of this kingdom first. */
export function rulesChapters(
  words: SpeakerOf<'dominion'>,
  { options, players }: { readonly options: Options; readonly players: { readonly length: number } },
): readonly RulesChapter[] {
  const picture = (name: Parameters<typeof Icon>[0]['name']): ReactNode => (
    <Icon name={name} size={40} color="#c9a558" />
  );
  const rule = (
    id: KeyUnder<'dominion', 'rules'> & KeyUnder<'dominion', 'rulesTitle'>,
    icon: Parameters<typeof Icon>[0]['name'],
    params = {},
  ): RulesPage => ({
    id,
    title: words.word(`rulesTitle.${id}`),
    body: [words.word(`rules.${id}`, params)],
    picture: picture(icon),
  });
  const card = (id: CardId): RulesPage => {
    const { kinds, set } = PRINTED[id];
    return {
      id,
      title: `${words.word(cardKey(id))} (${costOf(id)})`,
      body: [
        words.word(textKey(id, options.edition)),
        [words.word(`expansion.${set}`), ...kinds.map((kind) => words.word(`kind.${kind}`))].join(' · '),
      ],
      picture: <Mini card={id} width={56} height={42} />,
      keywords: words.word('ui.costs', { cost: costOf(id) }),
    };
  };
  const here = sorted(options.kingdom);
  const others = KINGDOM_CARDS.filter((id) => !here.includes(id));
  const pages: readonly RulesPage[] = [
    rule('turn', 'ship-wheel'),
    rule('actions', 'cards'),
    rule('buys', 'coins'),
    rule('shuffle', 'dominion/deck'),
    rule('durations', 'dominion/duration'),
    rule('attacks', 'dominion/attack'),
    rule(options.endCheck === 'booklet' ? 'end' : 'endOfTurn', 'hourglass', {
      provinces: pileSize('province', players.length),
    }),
    rule('scoring', 'laurels'),
    ...here.map(card),
    ...BASIC_CARDS.map(card),
    ...others.map(card),
  ];
  return [{ id: 'rules', title: '', pages }];
}

import type { ReactNode } from 'react';
import type { SpeakerOf, KeyUnder } from '@/text';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { RulesChapter, RulesPage } from '@/ui/rules/chapters';
import { SYMBOLS } from '../rules/route';
import type { View as CartagenaView } from '../rules/view';
import { SYMBOL_INK, symbolIcon } from './art';
import { Pirate } from './Pirate';

const BRASS = '#c9a558';
const icon = (name: IconName): ReactNode => <Icon name={name} size={40} color={BRASS} />;

/** Two small spaces with a pirate going from one to the other: a picture of an action. */
function StepPicture({ back = false, morgan = false }: { back?: boolean; morgan?: boolean }) {
  const space = (crowd: ReactNode, lit: boolean): ReactNode => (
    <Box
      style={{
        width: 30,
        height: 30,
        borderRadius: 15,
        backgroundColor: lit ? '#fffdf5' : '#d8cbae',
        borderWidth: 2,
        borderColor: lit ? BRASS : '#8a7c5e',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {crowd}
    </Box>
  );
  return (
    <Box style={{ alignItems: 'center', gap: 2 }}>
      {space(<Pirate color={morgan ? 'yellow' : 'green'} height={26} />, false)}
      <Box style={{ transform: [{ rotate: back ? '-90deg' : '90deg' }] }}>
        <Icon name="arrow-right" size={16} color={BRASS} />
      </Box>
      {space(
        back || morgan ? (
          <Pirate color="red" height={26} />
        ) : (
          <Icon name="cartagena/hook" size={20} color={SYMBOL_INK.hook} />
        ),
        true,
      )}
    </Box>
  );
}

/** The short rules in our own words, those of the variants only when they are in play, with this table's numbers. */
export function rulesChapters(words: SpeakerOf<'cartagena'>, view: CartagenaView): readonly RulesChapter[] {
  const { options, route, players } = view;
  const rules = [
    ...(route.kind === 'jungle' ? [] : [options.cardRule.tunnel]),
    ...(route.kind === 'escape' ? [] : [options.cardRule.jungle]),
  ];
  const section = (
    id: KeyUnder<'cartagena', 'rules'> & KeyUnder<'cartagena', 'rulesTitle'>,
    picture: ReactNode,
    more: readonly string[] = [],
  ): RulesPage => ({
    id,
    title: words.word(`rulesTitle.${id}`),
    body: [words.word(`rules.${id}`), ...more],
    picture,
  });
  const free = (symbol: (typeof SYMBOLS)[number]): string =>
    words.word('rulesNow.free', {
      free: route.spacesOf[symbol].filter((space) => (view.standing[space] ?? 0) === 0).length,
      total: route.spacesOf[symbol].length,
    });
  const pages: readonly RulesPage[] = [
    section('goal', icon('laurels'), [words.word('rulesNow.pirates', { count: options.pirates })]),
    section('turn', icon('hourglass')),
    section('advance', <StepPicture />),
    ...(rules.some((rule) => rule !== 'morgan') ? [section('retreat', <StepPicture back />)] : []),
    ...(rules.some((rule) => rule !== 'retreat') ? [section('morgan', <StepPicture morgan />)] : []),
    section('space', icon('meeple')),
    section('draw-and-skip', icon('cards')),
    ...(route.kind === 'complete'
      ? [
          section('sail', icon('cartagena/sloop')),
          section('aboard', icon('cartagena/ferry')),
          section('captain-sail', icon('cartagena/hat')),
        ]
      : []),
    ...(options.scoundrels ? [section('scoundrels', icon('cartagena/scoundrels'))] : []),
    ...(options.blackMagic ? [section('blackMagic', icon('cartagena/black-magic'))] : []),
    ...SYMBOLS.map((symbol) => ({
      id: symbol,
      title: words.word(`short.${symbol}`),
      body: [
        ...(options.blackMagic
          ? [
              words.word(`rules.${symbol}`),
              ...(symbol === 'rum' ? [words.word('rulesNow.rum', { count: players.length + 1 })] : []),
            ]
          : []),
        free(symbol),
      ],
      picture: icon(symbolIcon(symbol)),
    })),
    ...(options.blackMagic ? [section('snake', icon('cartagena/snake'))] : []),
    section('win', icon('trophy-cup')),
  ];
  return [{ id: 'rules', title: '', pages }];
}

import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Panel } from '@/ui/Panel';
import { pagesOf } from '@/ui/rules/chapters';
import { HereBox, Questions } from '@/ui/rules/RulesPageView';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import { DEFAULT_OPTIONS, type Options } from '../rules/options';
import type { PileView, View } from '../rules/view';
import { cardKey, KIND_TINTS, textKey } from './art';
import { Art, Coin } from './CardFace';
import { rulesChapters } from './rulesChapters';

/** A card, large, to read: price, kinds, what it does, and how its pile stands. */
export function CardSheet({
  card,
  view = null,
  mine = null,
  edition,
  words,
  act,
  onMore,
  onClose,
}: {
  card: CardId | null;
  /** The table it is read at; none in the set-up. */
  view?: View | null;
  /** How many of it whoever reads owns; null where that is not known. */
  mine?: number | null;
  edition: Options['edition'];
  words: SpeakerOf<'dominion'>;
  /** What can be done with it now: buy it, or play it. */
  act?: { readonly label: string; readonly onPress: () => void } | null;
  /** Opens the reference of all cards. */
  onMore?: () => void;
  onClose: () => void;
}) {
  // It keeps its card while it slides away.
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  const shown = card ?? last;
  if (shown === null) return null;
  const pile = view?.piles.find((each) => each.card === shown);
  const { set } = PRINTED[shown];
  const effect = words.word(textKey(shown, edition));
  const table = view ?? { options: { ...DEFAULT_OPTIONS, edition }, players: [] };
  const page = pagesOf(rulesChapters(words, table)).find(({ id }) => id === shown);
  const here = [
    ...(pile === undefined
      ? []
      : [
          `${words.word('ui.left', { count: pile.count })}${
            pile.embargo > 0 ? `. ${words.word('ui.embargoes', { count: pile.embargo })}` : ''
          }`,
          ...(pile.curses > 0 ? [words.word('ui.blockaded', { count: pile.curses })] : []),
        ]),
    ...(mine === null ? [] : [words.word('ui.youOwn', { count: mine })]),
  ];
  return (
    <Sheet
      open={card !== null}
      title={words.word(cardKey(shown))}
      subtitle={words.word(`expansion.${set}`)}
      onClose={onClose}
      place="centre"
      footer={
        (onMore || act) && (
          <ButtonRow>
            {onMore ? <Button grow kind="secondary" label={words.word('ui.allCards')} onPress={onMore} /> : null}
            {act ? <Button grow label={act.label} onPress={act.onPress} /> : null}
          </ButtonRow>
        )
      }
    >
      <Box style={{ gap: SPACE.m }}>
        <Face card={shown} words={words} />
        <Panel kind="parchment" padding={SPACE.l}>
          <Text color="ink" style={{ fontSize: 17, lineHeight: 25 }}>
            {effect}
          </Text>
        </Panel>
        {here.length === 0 ? null : <HereBox lines={here} />}
        {pile === undefined ? null : <Warnings pile={pile} words={words} />}
        {page?.drawing}
        {page?.body
          .filter((paragraph) => paragraph !== effect)
          .map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        {page?.questions === undefined || page.questions.length === 0 ? null : <Questions questions={page.questions} />}
      </Box>
    </Sheet>
  );
}

/** What buying from a pile costs besides. */
function Warnings({ pile: { embargo, curses }, words }: { pile: PileView; words: SpeakerOf<'dominion'> }) {
  const colors = useColors();
  return (
    <>
      {embargo > 0 ? (
        <Row>
          <Icon name="dominion/embargo-token" size={20} color={colors.danger} />
          <Text style={{ flex: 1 }}>{words.word('ui.embargoMeans', { count: embargo })}</Text>
        </Row>
      ) : null}
      {curses > 0 ? (
        <Row>
          <Icon name="dominion/curse" size={20} color={colors.danger} />
          <Text style={{ flex: 1 }}>{words.word('ui.blockadeMeans')}</Text>
        </Row>
      ) : null}
    </>
  );
}

/** The picture as wide as the sheet, with the price and the kinds on it. */
function Face({ card, words }: { card: CardId; words: SpeakerOf<'dominion'> }) {
  const { height, largeText } = useLayout();
  const [width, setWidth] = useState(0);
  const tall = Math.round(Math.min(width * 0.52, height * (largeText ? 0.16 : 0.26)));
  const { kinds } = PRINTED[card];
  return (
    <Box onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)} style={{ gap: SPACE.s }}>
      {width === 0 ? null : <Art card={card} width={width} height={tall} radius={RADIUS.tile} />}
      <Row style={{ flexWrap: 'wrap', marginTop: -SPACE.xl, paddingHorizontal: SPACE.s }}>
        <Box accessible role="img" aria-label={words.word('ui.costs', { cost: costOf(card) })}>
          <Coin amount={costOf(card)} size={40} />
        </Box>
        <Box style={{ flex: 1 }} />
        {kinds.map((kind) => (
          <Box
            key={kind}
            style={{
              borderRadius: RADIUS.pill,
              paddingHorizontal: SPACE.m,
              paddingVertical: 3,
              backgroundColor: KIND_TINTS[kind].chip,
            }}
          >
            <Text kind="small" color="#ffffff">
              {words.word(`kind.${kind}`)}
            </Text>
          </Box>
        ))}
      </Row>
    </Box>
  );
}

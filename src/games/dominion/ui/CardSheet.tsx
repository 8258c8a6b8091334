import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import type { Options } from '../rules/options';
import type { View } from '../rules/view';
import { cardKey, KIND_TINTS, textKey } from './art';
import { Art, Coin } from './CardFace';

/** A card, large, to read: price, kinds, what it does, and how its pile stands. */
export function CardSheet({
  card,
  view = null,
  edition,
  words,
  act,
  onMore,
  onClose,
}: {
  card: CardId | null;
  /** The table it is read at; none in the set-up. */
  view?: View | null;
  edition: Options['edition'];
  words: SpeakerOf<'dominion'>;
  /** What can be done with it now: buy it, or play it. */
  act?: { readonly label: string; readonly onPress: () => void } | null;
  /** Opens the reference of all cards. */
  onMore?: () => void;
  onClose: () => void;
}) {
  const colors = useColors();
  // It keeps its card while it slides away.
  const [last, setLast] = useState(card);
  if (card !== null && card !== last) setLast(card);
  const shown = card ?? last;
  if (shown === null) return null;
  const pile = view?.piles.find((each) => each.card === shown);
  const { kinds, set } = PRINTED[shown];
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
        <Row gap={SPACE.l}>
          <Box aria-hidden>
            <Art card={shown} width={144} height={100} radius={RADIUS.card} />
          </Box>
          <Box style={{ flex: 1, gap: SPACE.s }}>
            <Row accessible role="img" aria-label={words.word('ui.costs', { cost: costOf(shown) })}>
              <Coin amount={costOf(shown)} size={34} />
              <Text kind="small" color="muted">
                {words.word('ui.costs', { cost: costOf(shown) })}
              </Text>
            </Row>
            <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
              {kinds.map((kind) => (
                <Box
                  key={kind}
                  style={{
                    borderRadius: RADIUS.pill,
                    paddingHorizontal: SPACE.s,
                    paddingVertical: 2,
                    backgroundColor: KIND_TINTS[kind].chip,
                  }}
                >
                  <Text kind="small" color="#ffffff">
                    {words.word(`kind.${kind}`)}
                  </Text>
                </Box>
              ))}
            </Box>
          </Box>
        </Row>
        <Text style={{ fontSize: 17, lineHeight: 25 }}>{words.word(textKey(shown, edition))}</Text>
        {pile === undefined ? null : (
          <Text color="muted">
            {words.word('ui.left', { count: pile.count })}
            {pile.embargo > 0 ? `. ${words.word('ui.embargoes', { count: pile.embargo })}` : ''}
          </Text>
        )}
        {pile !== undefined && pile.embargo > 0 ? (
          <Row>
            <Icon name="dominion/embargo-token" size={20} color={colors.danger} />
            <Text style={{ flex: 1 }}>{words.word('ui.embargoMeans', { count: pile.embargo })}</Text>
          </Row>
        ) : null}
      </Box>
    </Sheet>
  );
}

import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/icons/Icon';
import { Sheet } from '@/ui/overlays/Sheet';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { costOf, PRINTED, type CardId } from '../rules/printed';
import type { Options } from '../rules/state';
import type { View } from '../rules/view';
import { cardKey, kindPaint, textKey } from './art';
import { Coin, Picture } from './CardFace';

/** A card, large, to read: price, kinds, what it does, and how its pile stands. */
export function CardSheet({
  card,
  view = null,
  edition,
  words,
  onMore,
  onClose,
}: {
  card: CardId | null;
  /** The table it is read at; none in the set-up. */
  view?: View | null;
  edition: Options['edition'];
  words: SpeakerOf<'dominion'>;
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
      footer={onMore && <Button kind="secondary" label={words.word('ui.allCards')} onPress={onMore} />}
    >
      <Box style={{ gap: SPACE.m }}>
        <Row gap={SPACE.l}>
          <Box aria-hidden>
            <Picture card={shown} width={132} height={108} />
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
                    backgroundColor: kindPaint(kind).ground,
                  }}
                >
                  <Text kind="small" color={kindPaint(kind).ink}>
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

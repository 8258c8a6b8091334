import type { SpeakerOf } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { haptic } from '@/ui/haptics';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Movable } from '@/ui/reorder/Movable';
import { useReorder } from '@/ui/reorder/useReorder';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import type { CardId } from '../rules/printed';
import { cardKey, nextTurnKey } from './art';
import { isSeveralAtOnce } from './askWords';
import { CardFace } from './CardFace';
import { moved, type SheetAsk } from './question';
import { HintMark } from './Supply';

/** Cards to put in order, the first one on top: each is dragged by its grip, or goes up and down by a button. */
export function OrderList({
  ask,
  order,
  proposed,
  words,
  onOrder,
  onRead,
  onRefuse,
}: {
  ask: SheetAsk;
  order: readonly string[];
  /** The order a hint proposes; empty without one. */
  proposed: readonly string[];
  words: SpeakerOf<'dominion'>;
  onOrder: (order: readonly string[]) => void;
  onRead: (card: CardId) => void;
  onRefuse: (sentence: string) => void;
}) {
  const colors = useColors();
  const move = (id: string, to: number): void => {
    haptic('pick');
    onOrder(moved(order, id, to));
  };
  const { moving } = useReorder(order, (id, to) => move(String(id), to));
  const line = words.word(isSeveralAtOnce(ask) ? 'demand.startLine' : 'demand.orderLine');
  return (
    <Box role="list" aria-label={line} style={{ paddingTop: SPACE.s }}>
      <Text kind="small" color="muted" style={{ paddingBottom: SPACE.s }}>
        {line}
      </Text>
      {order.map((id, i) => {
        const card = ask.choices.find((choice) => choice.id === id)?.card;
        if (card === undefined) return null;
        const name = words.word(cardKey(card));
        const at = proposed.indexOf(id);
        const row = moving(i);
        return (
          // What is dragged lies above the others.
          <Box key={id} role="listitem" style={{ zIndex: row.lifted ? 1 : 0 }}>
            <Movable
              moving={row}
              grip={
                <Box style={{ width: 30, minHeight: 62, alignItems: 'center', justifyContent: 'center' }}>
                  <Icon name="drag" size={22} color={colors.muted} />
                </Box>
              }
            >
              <Box
                style={{
                  flex: 1,
                  flexDirection: 'row',
                  alignItems: 'center',
                  marginVertical: SPACE.xs,
                  borderRadius: RADIUS.panel,
                  borderWidth: 1,
                  borderColor: colors.line,
                  backgroundColor: colors.raised,
                }}
              >
                <TapOver
                  label={[
                    words.word('demand.placed', { place: i + 1, card: name }),
                    ...(isSeveralAtOnce(ask) ? [words.say({ key: nextTurnKey(card) })] : []),
                    ...(at < 0 ? [] : [`${words.word('kit.hint')}: ${words.word('demand.place', { place: at + 1 })}`]),
                  ].join('. ')}
                  onPress={() => onRead(card)}
                  onLongPress={() => onRead(card)}
                  style={{ flex: 1 }}
                  drawing={{
                    flexDirection: 'row',
                    alignItems: 'center',
                    gap: SPACE.s,
                    paddingLeft: SPACE.s,
                    paddingVertical: SPACE.xs,
                  }}
                >
                  <Text kind="figure" style={{ minWidth: 20 }}>
                    {i + 1}
                  </Text>
                  <Box>
                    <CardFace card={card} words={words} width={56} height={54} />
                    {at < 0 ? null : <HintMark place={at + 1} />}
                  </Box>
                  <Box style={{ flex: 1 }}>
                    <Text kind="strong">{name}</Text>
                    {isSeveralAtOnce(ask) ? (
                      <Text kind="small" color="muted">
                        {words.say({ key: nextTurnKey(card) })}
                      </Text>
                    ) : null}
                  </Box>
                </TapOver>
                <IconButton
                  icon="chevron-up"
                  label={words.word('demand.up', { card: name, place: i + 1 })}
                  disabled={i === 0}
                  onPress={() => move(id, i - 1)}
                  onRefused={() => onRefuse(words.word('demand.first', { card: name }))}
                />
                <IconButton
                  icon="chevron-down"
                  label={words.word('demand.down', { card: name, place: i + 1 })}
                  disabled={i === order.length - 1}
                  onPress={() => move(id, i + 1)}
                  onRefused={() => onRefuse(words.word('demand.last', { card: name }))}
                />
              </Box>
            </Movable>
          </Box>
        );
      })}
    </Box>
  );
}

/** Where in the order a chosen card ends. */
export function Place({ place }: { place: number }) {
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Box
      aria-hidden
      style={{
        position: 'absolute',
        left: 5,
        top: 5,
        width: 26,
        height: 26,
        borderRadius: 13,
        backgroundColor: tint,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Text fixed color={colors.onAccent} style={{ fontFamily: FONTS.bodyExtra, fontSize: 15, lineHeight: 20 }}>
        {place}
      </Text>
    </Box>
  );
}

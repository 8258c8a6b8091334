import type { Decision } from '@antilles/engine';
import { useEffect, useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import { Slider } from '@/ui/Slider';
import { sound } from '@/ui/sound';
import { DockRows } from '@/ui/table/DockRows';
import { Text } from '@/ui/Text';
import { FONTS, SEAT_TINTS, SPACE, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { rateText } from '../rules/events';
import type { Ask } from '../rules/asks';
import type { Action } from '../rules/actions';
import { pointsFor } from '../rules/trade';
import type { View } from '../rules/view';
import { scene } from './art/scene';
import { HARBOUR } from './harbour/colours';
import { useRoom } from './room';

/** How far the panel reaches beyond its buttons, so that these stand where answers always stand. */
const RIM = 10;

/**
 * The Trader's exchange, in a panel in one's own colour: a slider that stops at useful amounts, with what each one brings.
 * Where *Next* stood there is nothing to press.
 */
export function TradeDock({
  view,
  decision,
  owner,
  rings,
  onSubmit,
}: {
  view: View;
  decision: Decision<Action, Extract<Ask, { kind: 'trade' }>>;
  owner: TablePlayer;
  /** Whether it is asked now: the table stops, and says so. */
  rings: boolean;
  onSubmit: (action: Action) => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  useEffect(() => {
    if (!rings) return;
    sound('bell');
    haptic('set');
  }, [rings]);
  const { colors, scheme } = useTheme();
  const paint = HARBOUR[scheme];
  const { size, twoPane, largeText } = useLayout();
  const { dockRoom, buttonHeight } = useRoom(view.players.length);
  const stops = decision.actions.flatMap((action) => (action.type === 'trade' ? [action.goods] : []));
  const [goods, setGoods] = useState(stops[stops.length - 1] ?? 0);
  const me = view.players[decision.seat];
  const own = me?.goods ?? 0;
  const points = pointsFor(goods, view.rate);
  // Part of the exchange is at a worse rate when the goods do not divide evenly (SD-33).
  const worse = view.rate !== null && goods > 0 && goods % view.rate.give !== 0 && view.rate.get > 1;
  const sum = (amount: number): string =>
    words.word('trade.sum', {
      goods: words.word('amount.goods', { count: amount }),
      points: words.word('amount.points', { count: pointsFor(amount, view.rate) }),
      left: own - amount,
    });
  const button = { minHeight: buttonHeight, paddingVertical: 2, paddingHorizontal: SPACE.m } as const;
  return (
    <Box
      style={{
        marginBottom: -RIM,
        marginHorizontal: twoPane ? -RIM : 0,
        padding: RIM - 2,
        paddingTop: 0,
        borderRadius: 20,
        borderWidth: 2,
        borderColor: SEAT_TINTS[owner.colour],
        backgroundColor: colors.raised,
        overflow: 'hidden',
      }}
    >
      <DockRows
        watching={false}
        lowerHeight={buttonHeight}
        upper={
          <Box style={{ gap: 4 }}>
            {size === 'phone' && !largeText ? <Stall width={dockRoom} /> : <Box style={{ height: 6 }} />}
            <Row gap={8}>
              <Icon name="bell" size={18} color={colors.brass} />
              <Text kind="small" color="muted" style={{ flex: 1 }}>
                {`${words.word('table.waits')}. ${words.word('trade.rate', { rate: rateText(view.rate), count: own })}`}
              </Text>
            </Row>
            <Text kind="head" role="heading" aria-level={2} aria-live="polite" style={{ fontSize: 18, lineHeight: 23 }}>
              {words.word('prompt.trade', { name: owner.name })}
            </Text>
            <Slider label={words.word('trade.slider')} stops={stops} value={goods} onChange={setGoods} format={sum} />
            <Row gap={8} style={{ flexWrap: 'wrap', minHeight: 36 }}>
              <Icon name="santo-domingo/goods" size={20} color={paint.goods} />
              <Text kind="figure" color={paint.goods} style={{ fontFamily: FONTS.displayBold }}>
                {goods}
              </Text>
              <Text kind="figure" color="muted">
                →
              </Text>
              <Icon name="santo-domingo/points" size={20} color={paint.points} />
              <Text kind="figure" color={paint.points} style={{ fontFamily: FONTS.displayBold }}>
                {points}
              </Text>
              <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
                {worse
                  ? words.word('trade.worse')
                  : words.word('trade.total', { left: own - goods, total: (me?.points ?? 0) + points })}
              </Text>
            </Row>
          </Box>
        }
        lower={
          <ButtonRow>
            <Button
              kind="secondary"
              style={button}
              label={words.word('trade.nothing')}
              onPress={() => onSubmit({ type: 'trade', goods: 0 })}
            />
            {goods === 0 ? null : (
              <Button
                grow
                style={button}
                label={words.word('trade.do', { goods, points })}
                onPress={() => onSubmit({ type: 'trade', goods })}
              />
            )}
          </ButtonRow>
        }
      />
    </Box>
  );
}

/** The market stall over the question. */
function Stall({ width }: { width: number }) {
  const { scheme } = useTheme();
  return (
    <Box aria-hidden style={{ marginHorizontal: 2 - RIM, height: 72, overflow: 'hidden', alignItems: 'center' }}>
      <Box style={{ position: 'absolute', top: -30 }}>
        <Vignette picture={scene[scheme]} width={width} height={110} />
      </Box>
      <Box style={{ flexDirection: 'row', alignSelf: 'flex-start' }}>
        {Array.from({ length: Math.ceil(width / 17) }, (_, i) => (
          <Box
            key={i}
            style={{
              width: 17,
              height: 18,
              borderBottomLeftRadius: 8,
              borderBottomRightRadius: 8,
              backgroundColor: i % 2 === 0 ? '#e0754a' : '#fff0cc',
            }}
          />
        ))}
      </Box>
      <Icon name="scales" size={50} color={scheme === 'dark' ? '#ffe28a' : '#7a4a10'} />
    </Box>
  );
}

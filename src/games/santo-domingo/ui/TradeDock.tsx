import type { Decision } from '@antilles/engine';
import { useState } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/icons/Icon';
import { PromptBar } from '@/ui/prompts/PromptBar';
import { Slider } from '@/ui/Slider';
import { DockRows } from '@/ui/table/DockRows';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { rateText } from '../rules/events';
import type { Ask } from '../rules/asks';
import type { Action } from '../rules/state';
import { pointsFor } from '../rules/trade';
import type { View } from '../rules/view';

/** The Trader's exchange: a slider that stops at useful amounts, with what each one brings. */
export function TradeDock({
  view,
  decision,
  owner,
  onSubmit,
}: {
  view: View;
  decision: Decision<Action, Extract<Ask, { kind: 'trade' }>>;
  owner: TablePlayer;
  onSubmit: (action: Action) => void;
}) {
  const words = useSpeaker('santo-domingo', []);
  const colors = useColors();
  const stops = decision.actions.flatMap((action) => (action.type === 'trade' ? [action.goods] : []));
  const [goods, setGoods] = useState(stops[stops.length - 1] ?? 0);
  const own = view.players[decision.seat]?.goods ?? 0;
  const points = pointsFor(goods, view.rate);
  // Part of the exchange is at a worse rate when the goods do not divide evenly (SD-33).
  const worse = view.rate !== null && goods > 0 && goods % view.rate.give !== 0 && view.rate.get > 1;
  const sum = (amount: number): string =>
    words.word('trade.sum', {
      goods: words.word('amount.goods', { count: amount }),
      points: words.word('amount.points', { count: pointsFor(amount, view.rate) }),
      left: own - amount,
    });
  return (
    <DockRows
      watching={false}
      lowerHeight={52}
      upper={
        <PromptBar seat={owner.colour} question={words.word('prompt.trade', { name: owner.name })}>
          <Text kind="body" color="muted">
            {words.word('trade.rate', { rate: rateText(view.rate), count: own })}
          </Text>
          <Row gap={SPACE.m} style={{ justifyContent: 'center', paddingVertical: 4 }}>
            <Icon name="santo-domingo/goods" size={26} color={colors.goodsMarker} />
            <Text kind="figure">{goods}</Text>
            <Text kind="figure" color="muted">
              →
            </Text>
            <Icon name="santo-domingo/points" size={26} color={colors.pointsMarker} />
            <Text kind="figure">{points}</Text>
          </Row>
          <Slider label={words.word('trade.slider')} stops={stops} value={goods} onChange={setGoods} format={sum} />
          <Text kind="small" color="muted" style={{ textAlign: 'center', minHeight: 18 }}>
            {worse ? words.word('trade.worse') : words.word('trade.left', { count: own - goods })}
          </Text>
        </PromptBar>
      }
      lower={
        <Button
          label={goods === 0 ? words.word('trade.nothing') : words.word('trade.do', { goods, points })}
          onPress={() => onSubmit({ type: 'trade', goods })}
        />
      }
    />
  );
}

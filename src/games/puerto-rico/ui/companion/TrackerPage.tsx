import { useState, type ReactNode } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { NumberRow } from '@/ui/companion/NumberRow';
import { Notice } from '@/ui/companion/Notice';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { Shape } from '@/ui/Shape';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  fillShip,
  governorNow,
  leftForShip,
  neededOnShip,
  setTracker,
  takeColonist,
  takePoints,
  triggersMet,
  type CompanionSheet,
} from '../../companion';
import { CITY_SPACES, suppliesFor } from '../../rules/supplies';

/** From here on a city is worth a warning. */
const NEARLY_FULL = 10;
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The three ways the game can end, kept as it goes on. */
export function TrackerPage({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('puerto-rico');
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { refuse } = useToast();
  const { data, seats, change } = open;
  const { tracker } = data;
  const supplies = suppliesFor(seats.length);
  const met = triggersMet(data);
  const governor = seats[governorNow(data)];
  const needed = neededOnShip(data);
  // Nearly every mayor takes it: whoever does not says so, for this once.
  const [mayorTook, setMayorTook] = useState(true);
  const forShip = leftForShip(data, mayorTook);
  return (
    <Box style={{ gap: SPACE.m }}>
      {met.map((trigger) => (
        <Notice key={trigger}>{`${own('companion.lastRound')} ${words.word(`ended.${trigger}`)}.`}</Notice>
      ))}
      <Panel style={{ gap: SPACE.s }}>
        <Row style={{ flexWrap: 'wrap' }}>
          <Icon name="puerto-rico/governor" size={28} color={colors.brass} />
          <Shape color={governor?.colour ?? 'green'} size={20} />
          <Text kind="question" style={{ flex: 1, minWidth: 140 }}>
            {own('companion.governorNow', { round: tracker.round, name: governor?.name ?? '' })}
          </Text>
          <Button
            kind="secondary"
            label={own('companion.nextRound')}
            onPress={() => change((sheet) => setTracker(sheet, { round: sheet.tracker.round + 1 }))}
          />
        </Row>
        <Text kind="small" color="muted">
          {own(seats.length === 2 ? 'companion.unusedTwo' : 'companion.unused')}
        </Text>
      </Panel>
      <Gauge
        icon="puerto-rico/victory-chip"
        title={own('companion.gaugePoints')}
        left={tracker.points}
        of={supplies.vp}
        note={own('companion.gaugePointsLine')}
      >
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
          {STEPS.map((points) => (
            <Tap
              key={points}
              label={own('companion.takePoints', { count: points })}
              disabled={tracker.points === 0}
              onRefused={() => refuse(own('companion.noPoints'))}
              onPress={() => change((sheet) => takePoints(sheet, points))}
              style={{
                flexGrow: 1,
                flexBasis: '21%',
                minWidth: TARGET,
                minHeight: 48,
                alignItems: 'center',
                justifyContent: 'center',
                borderRadius: RADIUS.card,
                borderWidth: 1,
                borderColor: colors.line,
                backgroundColor: colors.raised,
              }}
            >
              <Text kind="strong">{`−${points}`}</Text>
            </Tap>
          ))}
        </Box>
        <NumberRow
          label={own('companion.left')}
          spoken={`${own('companion.gaugePoints')}: ${own('companion.left')}`}
          value={tracker.points}
          max={supplies.vp}
          onChange={(points) => change((sheet) => setTracker(sheet, { points }), 'points')}
        />
      </Gauge>
      <Gauge
        icon="puerto-rico/colonist"
        title={own('companion.gaugeColonists')}
        left={tracker.colonists}
        of={supplies.colonists}
        note={own('companion.gaugeColonistsLine')}
      >
        <NumberRow
          label={own('companion.circles')}
          note={own('companion.circlesLine')}
          value={tracker.circles}
          max={99}
          onChange={(circles) => change((sheet) => setTracker(sheet, { circles }), 'circles')}
        />
        <Switch label={own('companion.mayorTook')} value={mayorTook} onChange={setMayorTook} />
        <Button
          kind="secondary"
          label={own(forShip < needed ? 'companion.fillShort' : 'companion.fill', {
            count: Math.min(needed, forShip),
            needed,
          })}
          onPress={() => {
            change((sheet) => fillShip(sheet, mayorTook));
            setMayorTook(true);
          }}
        />
        <Button
          kind="secondary"
          label={own('companion.takeColonist')}
          disabled={tracker.colonists === 0}
          onRefused={() => refuse(own('companion.noColonists'))}
          onPress={() => change(takeColonist)}
        />
        <NumberRow
          label={own('companion.left')}
          spoken={`${own('companion.gaugeColonists')}: ${own('companion.left')}`}
          value={tracker.colonists}
          max={supplies.colonists}
          onChange={(colonists) => change((sheet) => setTracker(sheet, { colonists, shipShort: false }), 'colonists')}
        />
      </Gauge>
      <Gauge
        icon="puerto-rico/market"
        title={own('companion.gaugeCity')}
        left={CITY_SPACES - Math.max(...tracker.cities)}
        of={CITY_SPACES}
        note={own('companion.gaugeCityLine')}
      >
        {seats.map(({ name, colour }, seat) => {
          const spaces = tracker.cities[seat] ?? 0;
          return (
            <NumberRow
              key={seat}
              label={name}
              spoken={own('companion.spacesOf', { name })}
              note={spaces >= NEARLY_FULL ? own('companion.spacesLeft', { count: CITY_SPACES - spaces }) : undefined}
              icon={<Shape color={colour} size={20} />}
              value={spaces}
              max={CITY_SPACES}
              onChange={(value) =>
                change(
                  (sheet) =>
                    setTracker(sheet, { cities: sheet.tracker.cities.map((old, i) => (i === seat ? value : old)) }),
                  `city ${seat}`,
                )
              }
            />
          );
        })}
      </Gauge>
    </Box>
  );
}

function Gauge({
  icon,
  title,
  left,
  of,
  note,
  children,
}: {
  icon: IconName;
  title: string;
  left: number;
  of: number;
  note: string;
  children: ReactNode;
}) {
  const { t: own } = useWords('puerto-rico');
  const colors = useColors();
  const { largeText } = useLayout();
  const empty = left <= 0;
  const tint = empty ? colors.danger : colors.brass;
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Row>
        {largeText ? null : <Icon name={icon} size={26} color={tint} />}
        <Box style={{ flex: 1 }}>
          <Text kind="question" role="heading" aria-level={2}>
            {title}
          </Text>
          <Text kind="small" color="muted">
            {note}
          </Text>
        </Box>
        <Text kind="figure" color={empty ? 'danger' : 'text'}>
          {left}
        </Text>
      </Row>
      <Box
        accessible
        role="img"
        aria-label={own('companion.gaugeSpoken', { what: title, left, of })}
        style={{ height: 10, borderRadius: 5, backgroundColor: colors.line, overflow: 'hidden' }}
      >
        <Box style={{ height: 10, borderRadius: 5, width: `${(100 * left) / of}%`, backgroundColor: tint }} />
      </Box>
      {children}
    </Panel>
  );
}

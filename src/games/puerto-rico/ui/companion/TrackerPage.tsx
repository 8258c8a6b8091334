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
import { SmallPrint } from '@/ui/SmallPrint';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  governorNow,
  leftForShip,
  mayorPhase,
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
/** So many counts of empty circles have a key of their own. */
const CIRCLE_KEYS = 11;

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
            <FigureKey
              key={points}
              label={own('companion.takePoints', { count: points })}
              face={`−${points}`}
              disabled={tracker.points === 0}
              onRefused={() => refuse(own('companion.noPoints'))}
              onPress={() => change((sheet) => takePoints(sheet, points))}
            />
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
        <MayorPhase open={open} />
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

/** The mayor's phase is one tap: how many circles are empty after it, so many go on the ship. */
function MayorPhase({ open: { data, seats, change } }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('puerto-rico');
  const colors = useColors();
  // Nearly every mayor takes it: whoever does not says so, for this once.
  const [mayorTook, setMayorTook] = useState(true);
  const [many, setMany] = useState<number | null>(null);
  const least = seats.length;
  const left = leftForShip(data, mayorTook);
  const done = (circles: number): void => {
    change((sheet) => mayorPhase(sheet, circles, mayorTook));
    setMayorTook(true);
    setMany(null);
  };
  const spoken = (circles: number): string =>
    own(left < circles ? 'companion.mayorEnds' : 'companion.mayorDone', { count: circles });
  return (
    <Box style={{ gap: SPACE.s }}>
      <Text kind="strong">{own('companion.circles')}</Text>
      <SmallPrint>{own('companion.circlesLine')}</SmallPrint>
      <Switch label={own('companion.mayorTook')} value={mayorTook} onChange={setMayorTook} />
      <Box
        role="group"
        aria-label={own('companion.circles')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
      >
        {Array.from({ length: CIRCLE_KEYS }, (_, i) => least + i).map((circles) => (
          <FigureKey
            key={circles}
            label={spoken(circles)}
            face={circles === least ? `0–${circles}` : String(circles)}
            color={left < circles ? colors.danger : undefined}
            onPress={() => done(circles)}
          />
        ))}
        <FigureKey
          label={own('companion.mayorMore')}
          face="…"
          onPress={() => setMany(many === null ? least + CIRCLE_KEYS : null)}
        />
      </Box>
      {many === null ? null : (
        <>
          <NumberRow label={own('companion.circles')} value={many} min={least} max={99} onChange={setMany} />
          <Button kind="secondary" label={spoken(many)} onPress={() => done(many)} />
        </>
      )}
    </Box>
  );
}

/** A figure to tap. */
function FigureKey({
  label,
  face,
  color,
  disabled = false,
  onPress,
  onRefused,
}: {
  label: string;
  face: string;
  color?: string | undefined;
  disabled?: boolean;
  onPress: () => void;
  onRefused?: () => void;
}) {
  const colors = useColors();
  return (
    <Tap
      // What is on it comes first, for who speaks to the phone.
      label={label.startsWith(face) ? label : `${face}, ${label}`}
      disabled={disabled}
      onPress={onPress}
      onRefused={onRefused}
      style={{
        flexGrow: 1,
        flexBasis: '14%',
        minWidth: TARGET,
        minHeight: 48,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.card,
        borderWidth: 1,
        borderColor: color ?? colors.edge,
        backgroundColor: colors.raised,
      }}
    >
      <Text kind="strong" color={color ?? 'text'}>
        {face}
      </Text>
    </Tap>
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

import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { ScrollView } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords, type SpeakerOf } from '@/text';
import { AccentProvider } from '@/ui/accent';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { boardWidth, Sheet } from '@/ui/overlays/Sheet';
import { useSettings } from '@/ui/settings';
import { inSlices } from '@/ui/table/useHeld';
import { Reader } from '@/ui/table/Reader';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout, type Layout } from '@/ui/useLayout';
import { BUILDING_LIST, BUILDINGS, type Building, type BuildingId } from '../rules/buildings';
import { CITY_SPACES } from '../rules/supplies';
import type { PlayerView, View } from '../rules/view';
import { buildingPaint, buildingPicture } from './art';
import { MarketCell, type CellLook } from './MarketCell';
import { badgeOf, Coin, ColonistDot } from './pieces';
import { sumText } from './prices';
import { offerOf, type Offer } from './offers';

/** All buildings in their columns: price after discount, who has them, and why one cannot be built. */
export function MarketSheet({
  open,
  view,
  seats,
  seat,
  asked,
  question,
  hint,
  withColonist,
  onHint,
  onBuild,
  onPass,
  onRefuse,
  onRead,
  onClose,
}: {
  open: boolean;
  view: View;
  seats: readonly TablePlayer[];
  /** Whose prices. */
  seat: Seat;
  /** Whether this is the time to build. */
  asked: boolean;
  /** Which question this is. */
  question: string | null;
  /** What a hint would build, and its sentence; the sentence alone while it is thought of. */
  hint: { readonly building: BuildingId | null; readonly sentence: string } | null;
  /** Whether a colonist of the university would come along with this building. */
  withColonist: (building: BuildingId) => boolean;
  onHint: () => void;
  onBuild: (building: BuildingId, declined: boolean) => void;
  onPass: () => void;
  onRefuse: (sentence: string) => void;
  onRead: (section: string) => void;
  onClose: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const layout = useLayout();
  const { oneTap } = useSettings().settings;
  const [picked, pick] = useState<BuildingId | null>(null);
  const setPicked = inSlices(pick);
  const [alone, setAlone] = useState(false);
  // What was asked for last is told: a building, or the hint.
  const [reads, setReads] = useState<'building' | 'hint'>('building');
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  const isBuilder = asked && view.acting?.taker === seat;
  const { look, columns, beside, room } = spread(layout);
  const one = (room - 5 * (columns - 1)) / columns;

  const about = (building: Building): Offer => offerOf(view, player, building, isBuilder);
  const chosen = picked === null ? null : { building: BUILDINGS[picked], offer: about(BUILDINGS[picked]) };
  const build = (id: BuildingId): void => onBuild(id, alone && withColonist(id));
  const refuse = ({ reason, price, short }: Offer): void =>
    onRefuse(
      reason !== null
        ? words.refusal(reason)
        : short > 0
          ? words.word('ui.tooExpensive', { price, money: player.doubloons })
          : '',
    );
  const tap = (building: Building): void => {
    const offer = about(building);
    if (asked && offer.can && (picked === building.id || oneTap)) return build(building.id);
    setPicked(building.id);
    setReads('building');
    if (asked && !offer.can) refuse(offer);
  };
  const askHint = (): void => {
    setReads('hint');
    onHint();
  };
  const title = asked ? words.word('ui.buildAs', { name: owner.name }) : words.word('ui.market');
  const hasUniversity = asked && BUILDING_LIST.some((building) => about(building).can && withColonist(building.id));
  const foot = (
    <Foot
      chosen={chosen}
      player={player}
      isBuilder={isBuilder}
      asked={asked}
      hint={reads === 'hint' && hint !== null ? hint.sentence : null}
      colonist={hasUniversity ? { comes: !alone, onChange: (come) => setAlone(!come) } : null}
      onHint={askHint}
      onPass={onPass}
      onBuild={build}
      onRefused={() => (chosen === null ? onRefuse(words.word('ui.pickBuilding')) : refuse(chosen.offer))}
    />
  );
  const head = (
    <MarketHead
      title={title}
      player={player}
      asked={asked ? owner : null}
      builder={view.acting === null ? undefined : seats[view.acting.taker]}
      onClose={onClose}
    />
  );
  const cell = (building: Building) => (
    <MarketCell
      key={building.id}
      building={building}
      offer={about(building)}
      {...{ view, seats, seat, look }}
      width={one}
      on={picked === building.id}
      hinted={hint?.building === building.id}
      onPress={() => tap(building)}
      onRead={() => onRead(building.id)}
    />
  );
  const grid = <Columns room={room} columns={columns} one={one} quarries={player.quarries} cell={cell} />;
  return (
    <Sheet
      open={open}
      tall
      place="board"
      scroll={!beside}
      title={title}
      onClose={onClose}
      guarded={asked}
      question={question ?? ''}
      header={
        <>
          {asked ? <Band of={owner} /> : null}
          {beside ? null : head}
        </>
      }
      footer={beside ? undefined : foot}
    >
      {beside ? (
        <Box style={{ flexDirection: 'row', gap: SPACE.m, flexShrink: 1 }}>
          <ScrollView style={{ width: room }} contentContainerStyle={{ paddingBottom: SPACE.s }}>
            {grid}
          </ScrollView>
          <Box style={{ width: FOOT_BESIDE, gap: SPACE.s, justifyContent: 'space-between' }}>
            {head}
            {foot}
          </Box>
        </Box>
      ) : (
        <Box style={{ alignItems: 'center', marginHorizontal: -SPACE.m }}>{grid}</Box>
      )}
    </Sheet>
  );
}

/** The buildings in their columns, each with its head. */
function Columns({
  room,
  columns,
  one,
  quarries,
  cell,
}: {
  room: number;
  columns: number;
  /** How wide one of them is. */
  one: number;
  quarries: number;
  cell: (building: Building) => ReactNode;
}) {
  const words = useSpeaker('puerto-rico', []);
  return (
    <Box
      role="radiogroup"
      aria-label={words.word('ui.market')}
      style={{
        flexDirection: columns === 1 ? 'column' : 'row',
        flexWrap: 'wrap',
        gap: 5,
        width: room,
        paddingVertical: 3,
      }}
    >
      {[1, 2, 3, 4].map((column) => (
        // A fourth column that finds no room beside the others lies across below them.
        <Box key={column} style={{ width: column > columns && columns > 1 ? room : one, gap: 4 }}>
          <ColumnHead column={column} quarries={Math.min(quarries, column)} />
          <Box
            style={column > columns && columns > 1 ? { flexDirection: 'row', flexWrap: 'wrap', gap: 5 } : { gap: 4 }}
          >
            {BUILDING_LIST.filter((building) => building.column === column).map(cell)}
            {column === 4 ? (
              <Box style={{ width: one }}>
                <LargeOnes />
              </Box>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Of the foot where it stands beside the market, on a phone on its side. */
const FOOT_BESIDE = 280;

/** How the market is spread out in this window: four columns wherever they fit, three on the smallest phone, a list for large text. */
function spread(layout: Layout): {
  readonly look: CellLook;
  readonly columns: number;
  readonly beside: boolean;
  readonly room: number;
} {
  const { width, twoPane, size, largeText } = layout;
  const beside = twoPane && size !== 'wide' && !largeText;
  const room = boardWidth(layout) - (beside ? FOOT_BESIDE + 2 * SPACE.l + SPACE.m : 2 * SPACE.l - 2 * SPACE.m + 4);
  if (largeText) return { look: 'row', columns: size === 'wide' ? 2 : 1, beside, room };
  if (size === 'wide') return { look: 'roomy', columns: 4, beside, room };
  return { look: 'tile', columns: width < 360 ? 3 : 4, beside, room };
}

/** Whose market this is now, along its upper edge. */
const Band = ({ of }: { of: TablePlayer }) => (
  <Box
    style={{
      height: 6,
      borderRadius: 3,
      marginHorizontal: -SPACE.l,
      marginTop: -6,
      marginBottom: 6,
      backgroundColor: SEAT_TINTS[of.colour],
    }}
  />
);

/** Who builds, in their colour; who took the builder; and their own city, quarries and money. */
function MarketHead({
  title,
  player,
  asked,
  builder,
  onClose,
}: {
  title: string;
  player: PlayerView;
  /** Who is asked to build; null while one only looks. */
  asked: TablePlayer | null;
  builder: TablePlayer | undefined;
  onClose: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { t } = useWords('engine');
  const { largeText, size } = useLayout();
  return (
    <Box style={{ gap: size === 'small' ? 2 : 6 }}>
      <Row gap={SPACE.s}>
        {asked === null ? null : (
          <>
            <Box
              style={{
                width: 6,
                height: size === 'small' ? 30 : 38,
                borderRadius: 3,
                backgroundColor: SEAT_TINTS[asked.colour],
              }}
            />
            <Shape color={asked.colour} size={20} />
          </>
        )}
        <Box style={{ flex: 1 }}>
          <Text
            kind={largeText ? 'strong' : 'question'}
            role="heading"
            aria-level={2}
            numberOfLines={largeText ? 4 : 2}
            style={{ lineHeight: 22 }}
          >
            {title}
          </Text>
          {asked === null || builder === undefined || size === 'small' ? null : (
            <Text kind="small" color="muted" numberOfLines={1} style={{ lineHeight: 16 }}>
              {words.word('ui.builderBy', { name: builder.name })}
            </Text>
          )}
        </Box>
        <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
      </Row>
      <OwnStrip player={player} />
    </Box>
  );
}

/** One's own city in small, the quarries at work, and the purse. */
function OwnStrip({ player }: { player: PlayerView }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { largeText, size } = useLayout();
  const free = CITY_SPACES - player.citySpaces;
  return (
    <Row
      gap={6}
      style={{
        minHeight: size === 'small' ? 36 : 42,
        flexWrap: largeText ? 'wrap' : 'nowrap',
        borderRadius: 12,
        paddingHorizontal: 8,
        backgroundColor: colors.bg,
        boxShadow: `inset 0 0 0 1px ${colors.line}`,
      }}
    >
      <Text kind="small" style={{ fontFamily: FONTS.bodyExtra, lineHeight: 16 }}>
        {words.word('ui.cityFilled', { count: player.citySpaces })}
      </Text>
      <Row gap={2} style={{ flex: 1, minWidth: 0, overflow: 'hidden' }}>
        {player.city.map(({ building }) => (
          <Box
            key={building}
            style={{
              width: BUILDINGS[building].size === 2 ? 28 : 20,
              height: 24,
              borderRadius: 5,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: buildingPaint(building).ground,
              borderWidth: 1,
              borderColor: 'rgba(255, 250, 225, 0.6)',
            }}
          >
            <Icon name={badgeOf(building)} size={14} color={buildingPaint(building).ink} />
          </Box>
        ))}
        {Array.from({ length: free }, (_, i) => (
          <Box
            key={i}
            style={{
              flexGrow: 1,
              flexShrink: 1,
              maxWidth: 14,
              minWidth: 3,
              height: 24,
              borderRadius: 4,
              borderWidth: 1,
              borderColor: colors.line,
            }}
          />
        ))}
      </Row>
      <Row gap={3} role="img" aria-label={words.word('noun.quarries', { count: player.quarries })}>
        <Icon name="puerto-rico/quarry" size={18} color={colors.muted} />
        <Text kind="small" style={{ fontFamily: FONTS.bodyExtra }}>
          {player.quarries}
        </Text>
      </Row>
      <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
        <Coin amount={player.doubloons} size={27} />
      </Box>
    </Row>
  );
}

/** A building that was tapped, and on which terms it can be had. */
interface Chosen {
  readonly building: Building;
  readonly offer: Offer;
}

/**
 * Below the market, or beside it: the chosen building, how its price comes about, and what to do. As high for one building
 * as for the next, so that nothing moves under the finger; what does not fit scrolls in it.
 */
function Foot({
  chosen,
  player,
  isBuilder,
  asked,
  hint,
  colonist,
  onHint,
  onPass,
  onBuild,
  onRefused,
}: {
  chosen: Chosen | null;
  player: PlayerView;
  isBuilder: boolean;
  asked: boolean;
  hint: string | null;
  /** Whether the university's colonist comes along, where one may. */
  colonist: { readonly comes: boolean; readonly onChange: (comes: boolean) => void } | null;
  onHint: () => void;
  onPass: () => void;
  onBuild: (id: BuildingId) => void;
  onRefused: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { t } = useWords('engine');
  const { largeText, size } = useLayout();
  const small = size === 'small';
  // Two lines fit: a long name makes no button higher than the next.
  const look = {
    height: largeText ? undefined : small ? 44 : 50,
    minHeight: 44,
    paddingHorizontal: small ? SPACE.s : SPACE.m,
    paddingVertical: 2,
  };
  return (
    <AccentProvider accent="puerto-rico">
      <Box style={{ gap: small ? 4 : SPACE.s }}>
        <Read {...{ chosen, player, isBuilder, asked, hint }} />
        {asked ? (
          <Guard of={chosen?.building.id ?? ''}>
            <ButtonRow>
              <IconButton
                boxed
                icon="hint"
                label={t('table.hint')}
                onPress={onHint}
                style={{ width: look.height ?? 52, height: look.height ?? 52 }}
              />
              {colonist === null ? null : <WithColonist {...colonist} height={look.height ?? 52} />}
              <Button kind="secondary" label={words.word('ui.dontBuild')} onPress={onPass} style={look} />
              <Button
                grow
                {...sayBuild(words, chosen)}
                disabled={chosen?.offer.can !== true}
                onRefused={onRefused}
                onPress={() => {
                  if (chosen !== null) onBuild(chosen.building.id);
                }}
                style={look}
              />
            </ButtonRow>
          </Guard>
        ) : null}
      </Box>
    </AccentProvider>
  );
}

/** Whether the university's colonist comes along: a figure, or the empty circle that would be left. */
function WithColonist({
  comes,
  onChange,
  height,
}: {
  comes: boolean;
  onChange: (comes: boolean) => void;
  height: number;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  return (
    <Tap
      role="switch"
      label={words.word('ui.universityColonist')}
      checked={comes}
      onPress={() => onChange(!comes)}
      style={{
        width: height,
        height,
        borderRadius: height / 2,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: colors.surface,
        borderWidth: 1.5,
        borderColor: comes ? colors.text : colors.line,
      }}
    >
      <ColonistDot on={comes} size={28} />
    </Tap>
  );
}

/** What the button does: the building itself is read above it. */
function sayBuild(words: SpeakerOf<'puerto-rico'>, chosen: Chosen | null) {
  if (chosen === null) return { label: words.word('ui.pickFirst') };
  const label = words.word('ui.buildFor', { price: chosen.offer.price });
  return { label, accessibilityLabel: `${label}: ${words.word(`building.${chosen.building.id}`)}` };
}

/** What a building does, the sum behind its price, and what it leaves; or the hint. */
function Read({
  chosen,
  player,
  isBuilder,
  asked,
  hint,
}: {
  chosen: Chosen | null;
  player: PlayerView;
  isBuilder: boolean;
  asked: boolean;
  hint: string | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { t } = useWords('engine');
  const colors = useColors();
  const { textScale, largeText, size } = useLayout();
  const small = size === 'small';
  const height = (small ? 74 : 92) * (largeText ? textScale : 1);
  const wide = small ? 66 : 92;
  if (hint !== null) return <Reader height={height} name={t('table.hint')} text={hint} edge={colors.brass} />;
  if (chosen === null)
    return (
      <Reader
        height={height}
        name={words.word('ui.market')}
        text={words.word(asked ? 'ui.pickBuilding' : 'ui.tapBuilding')}
      />
    );
  const {
    building: { id, column },
    offer: { cost, price, can },
  } = chosen;
  const sum = sumText(cost, Math.min(player.quarries, column), isBuilder ? 1 : 0, price);
  return (
    <Reader
      height={height}
      {...(largeText
        ? {}
        : {
            picture: <Vignette picture={buildingPicture(id)} width={wide} height={height} />,
            pictureWidth: wide,
          })}
      name={words.word(`building.${id}`)}
      text={words.word(asked ? `short.${id}` : `rules.building.${id}`)}
      {...(asked
        ? { note: can ? `${sum} · ${words.word('ui.leaves', { count: player.doubloons - price })}` : sum }
        : {})}
    />
  );
}

/** What a column is worth: its points, and what one's quarries take off in it. */
function ColumnHead({ column, quarries }: { column: number; quarries: number }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  return (
    <Row
      gap={3}
      role="img"
      aria-label={words.word('ui.column', {
        column,
        points: words.word('noun.vp', { count: column }),
        quarries: words.word('noun.quarries', { count: column }),
      })}
      style={{ height: 20, justifyContent: 'center' }}
    >
      <Text kind="tiny" fixed style={{ fontFamily: FONTS.bodyExtra, fontSize: 12.5 }}>
        {words.word('ui.worth', { count: column })}
      </Text>
      <Icon name="puerto-rico/quarry" size={14} color={colors.muted} />
      <Text kind="tiny" fixed color="muted" style={{ fontSize: 12.5 }}>
        {`−${quarries}`}
      </Text>
    </Row>
  );
}

/** In the place below the large buildings: what they are. */
function LargeOnes() {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { largeText } = useLayout();
  return (
    <Box style={{ minHeight: 60, borderRadius: 10, padding: 6, boxShadow: `inset 0 0 0 1px ${colors.line}` }}>
      <Text kind="tiny" fixed={!largeText} color="muted" style={{ lineHeight: 14.5 }}>
        {words.word('ui.largeOnes')}
      </Text>
    </Box>
  );
}

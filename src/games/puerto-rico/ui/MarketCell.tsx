import { useSpeaker, type SpeakerOf } from '@/text';
import type { TablePlayer } from '@/session/seats';
import { AccentProvider, useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, useColors, type Colors } from '@/ui/theme';
import type { Building, BuildingId } from '../rules/buildings';
import type { View } from '../rules/view';
import { buildingIcon, buildingPaint } from './art';
import { standingOf, type BuildingStanding } from './marketStanding';
import { Coin } from './pieces';
import type { Offer } from './offers';

/** A word that would break apart in a column of the phone: "Koffiebranderij". */
const LONG_WORD = /\S{14,}/;

function paintOf(standing: BuildingStanding, colors: Colors) {
  switch (standing) {
    case 'mine':
      return { ground: colors.line, edge: colors.line, name: colors.text, faint: colors.text, state: colors.text };
    case 'can':
      return {
        ground: colors.parchment,
        edge: colors.parchmentEdge,
        name: colors.ink,
        faint: colors.inkMuted,
        state: colors.inkMuted,
      };
    case 'beyond':
    case 'closed':
      return {
        ground: colors.surface,
        edge: colors.line,
        name: colors.text,
        faint: colors.muted,
        state: standing === 'beyond' ? colors.danger : colors.muted,
      };
  }
}
type Paint = ReturnType<typeof paintOf>;

/** In a word or two: theirs, why not, or how many are left. */
function stateText(words: SpeakerOf<'puerto-rico'>, { reason, short }: Offer, left: number): string {
  if (reason === 'already-owned') return words.word('ui.yours');
  if (reason !== null) return words.say({ key: `ui.no.${reason}` });
  return short > 0 ? words.word('ui.short', { count: short }) : words.word('ui.left', { count: left });
}

/** The others who have a building. */
const ownersOf = (view: View, seats: readonly TablePlayer[], seat: number, id: BuildingId): readonly TablePlayer[] =>
  view.players.flatMap(({ city, seat: other }) => {
    const owner = seats[other];
    return other !== seat && owner && city.some((on) => on.building === id) ? [owner] : [];
  });

/** One building of the market: in a column of four, or as a line of a list. */
export function MarketCell({
  building,
  offer,
  view,
  seats,
  seat,
  listed,
  on,
  hinted,
  onPress,
  onRead,
}: {
  building: Building;
  offer: Offer;
  view: View;
  seats: readonly TablePlayer[];
  /** Whose prices. */
  seat: number;
  listed: boolean;
  on: boolean;
  hinted: boolean;
  onPress: () => void;
  onRead: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const accent = useAccentColor('puerto-rico'); // a sheet lies outside the screen that gives it
  const { id, size } = building;
  const standing = standingOf(offer);
  const paint = paintOf(standing, colors);
  const owners = ownersOf(view, seats, seat, id);
  const state = stateText(words, offer, view.buildingSupply[building.number] ?? 0);
  const also =
    owners.length === 0 ? '' : ` ${words.word('ui.alsoOwned', { names: words.list(owners.map(({ name }) => name)) })}`;
  const resting = standing === 'can' ? `0 2px 0 ${colors.parchmentEdge}` : 'none';
  const parts = { building, offer, standing, paint, state, owners };
  return (
    <TapOver
      radius={RADIUS.card}
      label={`${words.word(`building.${id}`)}, ${words.word('ui.costs', { count: offer.price })}. ${state}. ${words.word(`short.${id}`)}${also}`}
      role="radio"
      checked={on}
      onPress={onPress}
      onLongPress={onRead}
      style={{
        minHeight: listed ? 56 : size === 2 ? 94.4 : 78,
        borderRadius: RADIUS.card,
        padding: listed ? 6 : 5,
        backgroundColor: paint.ground,
        borderWidth: 1,
        borderColor: paint.edge,
        boxShadow: on ? `0 0 0 3px ${accent}` : hinted ? `0 0 0 2px ${colors.brass}` : resting,
      }}
    >
      {listed ? <ListedBuilding {...parts} /> : <ColumnBuilding {...parts} />}
      {on ? (
        <AccentProvider accent="puerto-rico">
          <Tick size={20} />
        </AccentProvider>
      ) : null}
    </TapOver>
  );
}

interface BuildingParts {
  readonly building: Building;
  readonly offer: Offer;
  readonly standing: BuildingStanding;
  readonly paint: Paint;
  readonly state: string;
  readonly owners: readonly TablePlayer[];
}

/** A line of a list, with room for what the building does. */
function ListedBuilding({ building: { id }, offer, standing, paint, state, owners }: BuildingParts) {
  const words = useSpeaker('puerto-rico', []);
  return (
    <Row>
      <Picture id={id} size={34} standing={standing} />
      <Box style={{ flex: 1, minWidth: 0 }}>
        <Text kind="strong" color={paint.name}>
          {words.word(`building.${id}`)}
        </Text>
        <Text kind="small" color={paint.faint}>
          {words.word(`short.${id}`)}
        </Text>
        <StateLine kind="small" state={state} color={paint.state} owners={owners} />
      </Box>
      <Row gap={3}>
        <Price offer={offer} standing={standing} size={28} />
      </Row>
    </Row>
  );
}

/** A cell of one of the four columns; a large building says what it is for. */
function ColumnBuilding({ building: { id, size }, offer, standing, paint, state, owners }: BuildingParts) {
  const words = useSpeaker('puerto-rico', []);
  const name = words.word(`building.${id}`);
  return (
    <Box style={{ flexGrow: 1 }}>
      <Row gap={3}>
        <Picture id={id} size={24} standing={standing} />
        <Row gap={2} style={{ marginLeft: 'auto' }}>
          <Price offer={offer} standing={standing} size={23} />
        </Row>
      </Row>
      <Box style={{ flexGrow: 1, paddingTop: 2 }}>
        <Text
          kind="tiny"
          color={paint.name}
          style={LONG_WORD.test(name) ? { fontSize: 11, letterSpacing: -0.3, marginRight: -4 } : null}
        >
          {name}
        </Text>
        {size === 2 ? (
          <Text kind="tiny" color={paint.faint} style={{ fontFamily: FONTS.body }}>
            {words.say({ key: `ui.for.${id}` })}
          </Text>
        ) : null}
      </Box>
      <StateLine kind="tiny" state={state} color={paint.state} owners={owners} />
    </Box>
  );
}

function StateLine({
  kind,
  state,
  color,
  owners,
}: {
  kind: 'small' | 'tiny';
  state: string;
  color: string;
  owners: readonly TablePlayer[];
}) {
  return (
    <Row gap={2}>
      <Text kind={kind} color={color} style={{ fontFamily: FONTS.bodySemi, flexShrink: 1 }}>
        {state}
      </Text>
      <Box style={{ marginLeft: 'auto', flexDirection: 'row' }}>
        {owners.map(({ colour }) => (
          <Shape key={colour} color={colour} size={11} />
        ))}
      </Box>
    </Row>
  );
}

/** The price after the discount beside what is printed; a tick on what one has. */
function Price({ offer: { cost, price }, standing, size }: { offer: Offer; standing: BuildingStanding; size: number }) {
  const colors = useColors();
  if (standing === 'mine') return <Icon name="check" size={20} color={colors.text} />;
  const can = standing === 'can';
  return (
    <>
      {cost === price ? null : (
        <Text
          fixed
          color={can ? colors.inkMuted : colors.muted}
          style={{ fontFamily: FONTS.bodySemi, fontSize: 12, textDecorationLine: 'line-through' }}
        >
          {cost}
        </Text>
      )}
      <Coin amount={price} size={size} dim={!can} />
    </>
  );
}

function Picture({ id, size, standing }: { id: BuildingId; size: number; standing: BuildingStanding }) {
  const { ground, ink } = buildingPaint(id);
  return (
    <Box
      style={{
        width: size,
        height: size,
        borderRadius: size / 4,
        backgroundColor: ground,
        alignItems: 'center',
        justifyContent: 'center',
        opacity: standing === 'can' || standing === 'mine' ? 1 : 0.6,
      }}
    >
      <Icon name={buildingIcon(id)} size={size * 0.75} color={ink} />
    </Box>
  );
}

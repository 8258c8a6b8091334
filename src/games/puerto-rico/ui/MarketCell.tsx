import { useSpeaker, type SpeakerOf } from '@/text';
import type { TablePlayer } from '@/session/seats';
import { useAccentColor } from '@/ui/accent';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, useColors, useTheme, type Colors } from '@/ui/theme';
import type { Building, BuildingId } from '../rules/buildings';
import type { View } from '../rules/view';
import { buildingIcon, buildingPaint, buildingPicture, place } from './art';
import { standingOf, type BuildingStanding } from './marketStanding';
import { Coin } from './pieces';
import type { Offer } from './offers';

/** How a building of the market is drawn: in a column of four, in one with room for words, or as a line of a list. */
export type CellLook = 'tile' | 'roomy' | 'row';

/** A word that would break apart in a column of the phone: "Koffiebranderij". */
const LONG_WORD = /\S{13,}/;

function paintOf(standing: BuildingStanding, colors: Colors) {
  switch (standing) {
    case 'can':
      return { ground: colors.parchment, name: colors.ink, faint: colors.inkMuted };
    case 'mine':
      return { ground: colors.bgTop, name: colors.text, faint: colors.text };
    case 'beyond':
    case 'closed':
      return { ground: colors.dim, name: colors.muted, faint: colors.muted };
  }
}

/** In a word or two: theirs, why not, or how many are left. */
function stateText(words: SpeakerOf<'puerto-rico'>, { reason, short }: Offer, left: number): string {
  if (reason === 'already-owned') return words.word('ui.yours');
  if (reason !== null) return words.say({ key: `ui.no.${reason}` });
  return short > 0 ? words.word('ui.short', { count: short }) : words.word('ui.left', { count: left });
}

/** Everybody who has a building. */
const ownersOf = (view: View, seats: readonly TablePlayer[], id: BuildingId): readonly TablePlayer[] =>
  view.players.flatMap(({ city, seat }) => {
    const owner = seats[seat];
    return owner && city.some((on) => on.building === id) ? [owner] : [];
  });

/** One building of the market: its picture, its price after discounts, who has it, and why it cannot be built. */
export function MarketCell({
  building,
  offer,
  view,
  seats,
  seat,
  look,
  width,
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
  look: CellLook;
  width: number;
  on: boolean;
  hinted: boolean;
  onPress: () => void;
  onRead: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { colors, contrast } = useTheme();
  const accent = useAccentColor('puerto-rico'); // a sheet lies outside the screen that gives it
  const { id } = building;
  const standing = standingOf(offer);
  const paint = paintOf(standing, colors);
  const owners = ownersOf(view, seats, id);
  const others = owners.filter(({ colour }) => colour !== seats[seat]?.colour);
  const left = view.buildingSupply[building.number] ?? 0;
  const state = stateText(words, offer, left);
  const can = standing === 'can';
  const also =
    others.length === 0 ? '' : ` ${words.word('ui.alsoOwned', { names: words.list(others.map(({ name }) => name)) })}`;
  const row = look === 'row';
  const art = row ? { width: 96, height: 76 } : { width, height: look === 'roomy' ? 50 : 40 };
  const name = words.word(`building.${id}`);
  return (
    <TapOver
      radius={10}
      label={`${name}, ${words.word('ui.costs', { count: offer.price })}. ${state}. ${words.word(`short.${id}`)}${also}`}
      role="radio"
      checked={on}
      onPress={onPress}
      onLongPress={onRead}
      style={{
        width,
        ...(row ? { minHeight: 76 } : { height: look === 'roomy' ? 112 : 79 }),
        borderRadius: 10,
        backgroundColor: paint.ground,
        borderWidth: contrast ? 1 : 0,
        borderColor: colors.line,
        boxShadow: on
          ? `0 0 0 3px ${accent}`
          : hinted
            ? `0 0 0 3px ${colors.brass}`
            : can
              ? `0 2px 0 ${colors.parchmentEdge}, 0 3px 7px rgba(0, 0, 0, 0.25)`
              : `inset 0 0 0 1px ${colors.line}`,
        ...(on ? { zIndex: 2 } : {}),
      }}
      drawing={{ flexDirection: row ? 'row' : 'column' }}
    >
      <CellArt id={id} offer={offer} standing={standing} row={row} owners={owners} ground={paint.ground} {...art} />
      {row ? null : (
        <>
          <Pill text={can ? `×${left}` : state} standing={standing} />
          <Box style={{ height: 4, backgroundColor: buildingPaint(id).ground }} />
        </>
      )}
      <CellWords id={id} look={look} paint={paint} state={state} beyond={standing === 'beyond'} />
      {hinted ? (
        <Box
          style={{
            position: 'absolute',
            left: 3,
            top: 26,
            borderRadius: 10,
            padding: 2,
            backgroundColor: 'rgba(8, 24, 18, 0.86)',
          }}
        >
          <Icon name="hint" size={16} color="#ffd071" />
        </Box>
      ) : null}
      {on ? (
        <>
          {/* What is built leaves from here. */}
          <Anchor name={place.market} style={{ position: 'absolute', ...art }} />
          <Box style={{ position: 'absolute', left: 11, top: 36 }}>
            <Tick size={20} />
          </Box>
        </>
      ) : null}
    </TapOver>
  );
}

/** The price after discounts on a coin, beside what is printed. */
function Price({ offer: { cost, price }, standing }: { offer: Offer; standing: BuildingStanding }) {
  if (standing === 'mine') return null;
  return (
    <Row gap={2} style={{ position: 'absolute', left: 2, top: 2 }}>
      <Coin amount={price} size={25} />
      {cost === price || standing !== 'can' ? null : (
        <Box style={{ backgroundColor: 'rgba(10, 30, 22, 0.82)', borderRadius: 7, paddingHorizontal: 5 }}>
          <Text
            fixed
            color="#ffffff"
            style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15, textDecorationLine: 'line-through' }}
          >
            {cost}
          </Text>
        </Box>
      )}
    </Row>
  );
}

/** How many are left, or what is in the way, on the picture. */
function Pill({ text, standing }: { text: string; standing: BuildingStanding }) {
  const mine = standing === 'mine';
  return (
    <Box
      style={{
        position: 'absolute',
        right: 3,
        top: 3,
        borderRadius: 8,
        paddingHorizontal: 5,
        backgroundColor: mine ? '#58b065' : 'rgba(8, 24, 18, 0.88)',
      }}
    >
      <Text
        fixed
        numberOfLines={1}
        color={mine ? '#06240f' : standing === 'can' ? '#ffffff' : '#ffe1a8'}
        style={{ fontFamily: FONTS.bodyExtra, fontSize: text.length > 9 ? 11 : 12, lineHeight: 16 }}
      >
        {text}
      </Text>
    </Box>
  );
}

/** The picture of a building, with its price and who has it. */
function CellArt({
  id,
  offer,
  standing,
  row,
  owners,
  ground,
  ...art
}: {
  id: BuildingId;
  offer: Offer;
  standing: BuildingStanding;
  row: boolean;
  owners: readonly TablePlayer[];
  ground: string;
  width: number;
  height: number;
}) {
  const can = standing === 'can';
  return (
    <Box
      style={{
        ...art,
        borderTopLeftRadius: 9,
        overflow: 'hidden',
        ...(row ? { borderBottomLeftRadius: 9, height: undefined } : { borderTopRightRadius: 9 }),
      }}
    >
      <Vignette picture={buildingPicture(id)} width={art.width} height={row ? 200 : art.height}>
        <Box
          style={{
            flex: 1,
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: buildingPaint(id).ground,
          }}
        >
          <Icon name={buildingIcon(id)} size={26} color={buildingPaint(id).ink} />
        </Box>
      </Vignette>
      {can ? null : (
        <Box
          style={{
            position: 'absolute',
            left: 0,
            top: 0,
            right: 0,
            bottom: 0,
            backgroundColor: ground,
            opacity: standing === 'mine' ? 0.3 : 0.55,
          }}
        />
      )}
      <Price offer={offer} standing={standing} />
      <Row gap={1} style={{ position: 'absolute', right: 3, bottom: row ? 3 : 2 }}>
        {owners.map(({ colour }) => (
          <Shape key={colour} color={colour} size={13} />
        ))}
      </Row>
    </Box>
  );
}

/** The name of a building, and where there is room what it does. */
function CellWords({
  id,
  look,
  paint,
  state,
  beyond,
}: {
  id: BuildingId;
  look: CellLook;
  paint: ReturnType<typeof paintOf>;
  state: string;
  beyond: boolean;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const row = look === 'row';
  const name = words.word(`building.${id}`);
  return (
    <Box
      style={{
        flex: 1,
        minWidth: 0,
        justifyContent: 'center',
        paddingHorizontal: row ? 10 : 3,
        paddingVertical: row ? 6 : 0,
      }}
    >
      <Text
        color={paint.name}
        fixed={!row}
        numberOfLines={row ? 3 : look === 'roomy' ? 1 : 2}
        style={{
          textAlign: row ? 'left' : 'center',
          fontFamily: FONTS.bodyExtra,
          fontSize: row ? 15 : look === 'roomy' ? 13.5 : LONG_WORD.test(name) ? 11 : 12.5,
          lineHeight: row ? 20 : 14.5,
          letterSpacing: row ? 0 : -0.15,
        }}
      >
        {name}
      </Text>
      {look === 'tile' ? null : (
        <Text
          kind={row ? 'small' : 'tiny'}
          color={paint.faint}
          numberOfLines={row ? 8 : 3}
          style={row ? null : { textAlign: 'center', fontFamily: FONTS.bodySemi, lineHeight: 14 }}
        >
          {words.word(`short.${id}`)}
        </Text>
      )}
      {row ? (
        <Text kind="small" color={beyond ? colors.danger : paint.name} style={{ fontFamily: FONTS.bodyExtra }}>
          {state}
        </Text>
      ) : null}
    </Box>
  );
}

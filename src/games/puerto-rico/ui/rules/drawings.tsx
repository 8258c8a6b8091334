import type { ReactNode } from 'react';
import { Vignette } from '@/ui/art/Vignette';
import { Box } from '@/ui/Box';
import { drawIcon } from '@/ui/icon';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { costOf, BUILDINGS, isLarge, type Building, type BuildingId } from '../../rules/buildings';
import { GOODS, type Good, type Tile } from '../../rules/goods';
import { DEFAULT_OPTIONS, type Options } from '../../rules/options';
import type { Role } from '../../rules/roleCards';
import { HOUSE_SPACES } from '../../rules/supplies';
import { rolePicture, tilePaint } from '../art';
import { lotsOf } from '../lots';
import { BuildingPiece, Coin, ColonistDot, EmptySpace, GoodMark, Points, TilePiece } from '../pieces';
import { HullPicture } from '../Ship';
import { hullOf } from '../shipGeometry';

/*
 * The pieces of the table, lying still. Each drawing says nothing that its caption does not: what is drawn is decoration.
 * Nothing here is a place on the table, so that no piece of a game that goes on behind the rules ever flies here.
 */

const WATER = '#8cc4cf';
const SOIL = '#7d9a58';
const TILE = { width: 52, height: 44 };

/** Something drawn, and what it shows. */
function Drawn({ caption, ground, children }: { caption: string; ground?: string; children: ReactNode }) {
  const colors = useColors();
  return (
    <Box style={{ gap: SPACE.xs, paddingVertical: SPACE.xs }}>
      <Box
        aria-hidden
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: SPACE.s,
          padding: SPACE.s,
          borderRadius: RADIUS.card,
          backgroundColor: ground ?? colors.dim,
        }}
      >
        {children}
      </Box>
      <Text kind="small" color="muted">
        {caption}
      </Text>
    </Box>
  );
}

/** May be, or may not: a tick and a cross are told apart by their shape too. */
function Verdict({ yes, children }: { yes: boolean; children: ReactNode }) {
  return (
    <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
      {children}
      <Box
        style={{
          width: 20,
          height: 20,
          borderRadius: 10,
          backgroundColor: yes ? '#1d6b3c' : '#a3271b',
          borderWidth: 1.5,
          borderColor: '#ffffff',
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {drawIcon(yes ? 'check' : 'close', 13, '#ffffff')}
      </Box>
    </Box>
  );
}

/** "=" or "+" between pieces. */
function Sign({ children }: { children: string }) {
  return (
    <Text fixed style={{ fontFamily: FONTS.bodyExtra, fontSize: 20, lineHeight: 26 }}>
      {children}
    </Text>
  );
}

/** A good that may be loaded or sold above one that may not. */
const Judged = ({ yes, no }: { yes: Good; no: Good }) => (
  <Box style={{ gap: SPACE.s }}>
    <Verdict yes>
      <GoodMark tile={yes} size={30} />
    </Verdict>
    <Verdict yes={false}>
      <GoodMark tile={no} size={30} />
    </Verdict>
  </Box>
);

/** A cargo ship at anchor, with as many dashed slots as are about to be filled. */
function StillShip({
  capacity,
  good,
  count,
  coming = 0,
}: {
  capacity: number;
  good: Good | null;
  count: number;
  coming?: number;
}) {
  const unit = 14;
  const hull = hullOf(capacity, unit, 2);
  return (
    <Box style={{ width: hull.width, height: hull.height }}>
      <HullPicture
        capacity={capacity}
        unit={unit}
        rows={2}
        flag={good === null ? '#d0563a' : tilePaint(good).ground}
        lit={false}
      />
      <Box style={{ position: 'absolute', left: hull.mast - unit * 1.5, width: unit * 3, top: hull.sail * 0.24 }}>
        <Text
          fixed
          color="#3a2410"
          style={{ textAlign: 'center', fontFamily: FONTS.displayBold, fontSize: unit * 1.6, lineHeight: unit * 1.75 }}
        >
          {capacity}
        </Text>
      </Box>
      {Array.from({ length: capacity }, (_, slot) => {
        const { left, top } = hull.slot(slot);
        return (
          <Box key={slot} style={{ position: 'absolute', left, top: hull.sail + top }}>
            {good !== null && slot < count + coming ? (
              <GoodMark tile={good} size={unit} ghost={slot >= count} />
            ) : (
              <Box style={{ width: unit, height: unit, borderRadius: 3, backgroundColor: 'rgba(30, 12, 4, 0.45)' }} />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** The captain's three rules, a ship for each. */
export const LoadingDrawing = ({ kind, fits, empty }: { kind: string; fits: string; empty: string }) => (
  <Box>
    <Drawn caption={kind} ground={WATER}>
      <StillShip capacity={7} good="corn" count={3} coming={1} />
      <Judged yes="corn" no="sugar" />
    </Drawn>
    <Drawn caption={fits} ground={WATER}>
      <StillShip capacity={6} good="indigo" count={5} coming={1} />
      <Judged yes="indigo" no="indigo" />
    </Drawn>
    <Drawn caption={empty} ground={WATER}>
      <StillShip capacity={5} good={null} count={0} />
      <Judged yes="coffee" no="indigo" />
    </Drawn>
  </Box>
);

/** What is left of five goods without a warehouse. */
export const StorageDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    <Verdict yes>
      <GoodMark tile="coffee" size={30} />
    </Verdict>
    {(['coffee', 'sugar', 'sugar'] satisfies Good[]).map((good, i) => (
      <Verdict key={i} yes={false}>
        <GoodMark tile={good} size={30} />
      </Verdict>
    ))}
  </Drawn>
);

/** A house with two goods in it, and who else gets in. */
export const HouseDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    <Box style={{ flexDirection: 'row', gap: 4, padding: 5, borderRadius: RADIUS.small, backgroundColor: '#6b4a35' }}>
      {Array.from({ length: HOUSE_SPACES }, (_, i) => {
        const good = (['corn', 'sugar'] satisfies Good[])[i];
        return good === undefined ? (
          <Box
            key={i}
            style={{
              width: 26,
              height: 26,
              borderRadius: 7,
              borderWidth: 1,
              borderStyle: 'dashed',
              borderColor: '#f2d6a8',
            }}
          />
        ) : (
          <GoodMark key={i} tile={good} size={26} />
        );
      })}
    </Box>
    <Judged yes="tobacco" no="corn" />
  </Drawn>
);

/** The goods with their prices, and the buildings that make them. */
export const PricesDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    {GOODS.map((good, price) => (
      <Box key={good} style={{ alignSelf: 'flex-start', alignItems: 'center', gap: 4 }}>
        <GoodMark tile={good} size={32} />
        <Coin amount={price} size={26} />
        <TilePiece tile={good} manned={1} width={42} height={34} />
        {Object.values(BUILDINGS)
          .filter(({ makes }) => makes !== null && GOODS[makes] === good)
          .slice(-1)
          .map(({ id, circles }) => (
            <BuildingPiece key={id} building={id} colonists={1} circles={circles} width={42} height={34} />
          ))}
      </Box>
    ))}
  </Drawn>
);

export const OccupiedDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption} ground={SOIL}>
    <Verdict yes={false}>
      <TilePiece tile="corn" manned={0} {...TILE} />
    </Verdict>
    <Verdict yes>
      <TilePiece tile="corn" manned={1} {...TILE} />
      <GoodMark tile="corn" size={26} />
    </Verdict>
  </Drawn>
);

export const PairsDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption} ground={SOIL}>
    <TilePiece tile="indigo" manned={1} {...TILE} />
    <TilePiece tile="indigo" manned={1} {...TILE} />
    <BuildingPiece building="small-indigo-plant" colonists={1} circles={1} {...TILE} />
    <Verdict yes>
      <GoodMark tile="indigo" size={28} />
    </Verdict>
    <Verdict yes={false}>
      <GoodMark tile="indigo" size={28} />
    </Verdict>
  </Drawn>
);

export const RefillDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    <BuildingPiece building="sugar-mill" colonists={1} circles={3} width={64} height={44} />
    <BuildingPiece building="tobacco-storage" colonists={0} circles={3} width={64} height={44} />
    <Sign>=</Sign>
    {Array.from({ length: 5 }, (_, i) => (
      <ColonistDot key={i} on size={22} />
    ))}
  </Drawn>
);

/** The price of a harbor for a builder with four quarries. */
export const PriceDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    <BuildingPiece building="harbor" colonists={0} circles={1} {...TILE} />
    <Coin amount={BUILDINGS.harbor.cost} size={30} />
    <Sign>−</Sign>
    {[1, 2, 3].map((nth) => (
      <TilePiece key={nth} tile="quarry" manned={1} width={40} height={36} />
    ))}
    <Sign>−</Sign>
    <RoleCard role="builder" />
    <Sign>=</Sign>
    <Coin amount={BUILDINGS.harbor.cost - BUILDINGS.harbor.column - 1} size={30} />
    <Verdict yes={false}>
      <TilePiece tile="quarry" manned={1} width={40} height={36} />
    </Verdict>
  </Drawn>
);

const RoleCard = ({ role }: { role: Role }) => (
  <Vignette picture={rolePicture(role === 'prospector' ? 'prospector-1' : role)} width={44} height={46} radius={8} />
);

/** A round of three: what was taken, and what was left. */
export const LeftoverDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption}>
    {(['settler', 'mayor', 'builder'] satisfies Role[]).map((role) => (
      <Verdict key={role} yes>
        <RoleCard role={role} />
      </Verdict>
    ))}
    {(['craftsman', 'trader', 'captain'] satisfies Role[]).map((role) => (
      <Box key={role} style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
        <RoleCard role={role} />
        <Coin amount={1} size={22} />
      </Box>
    ))}
  </Drawn>
);

export const OfferDrawing = ({ caption }: { caption: string }) => (
  <Drawn caption={caption} ground={SOIL}>
    {(['corn', 'sugar', 'sugar', 'coffee'] satisfies Tile[]).map((tile, i) => (
      <TilePiece key={i} tile={tile} manned={0} {...TILE} />
    ))}
    <TilePiece tile="quarry" manned={0} {...TILE} />
    <RoleCard role="settler" />
  </Drawn>
);

/** Two small buildings, and a large one upright beside them. */
export const CityDrawing = ({ caption }: { caption: string }) => {
  const buildings: readonly BuildingId[] = ['small-market', 'city-hall', 'indigo-plant', 'hospice'];
  const lots = lotsOf(buildings.map((id) => BUILDINGS[id].size));
  // Four of them across fit on the smallest phone.
  const lot = { width: 41, height: 36 };
  const [across, down] = [lot.width + 3, lot.height + 3];
  return (
    <Drawn caption={caption} ground={SOIL}>
      <Box style={{ width: 4 * across, height: 3 * down }}>
        {Array.from({ length: 12 }, (_, i) => (
          <Box key={i} style={{ position: 'absolute', left: (i % 4) * across, top: Math.floor(i / 4) * down }}>
            <EmptySpace {...lot} />
          </Box>
        ))}
        {buildings.map((id, i) => (
          <Box
            key={id}
            style={{ position: 'absolute', left: (lots[i]?.column ?? 0) * across, top: (lots[i]?.row ?? 0) * down }}
          >
            <BuildingPiece
              building={id}
              colonists={1}
              circles={BUILDINGS[id].circles}
              width={lot.width}
              height={isLarge(id) ? lot.height + down : lot.height}
            />
          </Box>
        ))}
      </Box>
    </Drawn>
  );
};

/** What is printed on a building: price, points, and its circles. */
export function PrintedDrawing({ building, options = DEFAULT_OPTIONS }: { building: Building; options?: Options }) {
  const { id, circles, column } = building;
  return (
    <Box
      aria-hidden
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s, paddingVertical: SPACE.xs }}
    >
      <BuildingPiece building={id} colonists={0} circles={circles} width={92} height={isLarge(id) ? 92 : 64} />
      <Coin amount={costOf(building, options)} size={32} />
      <Points amount={column} size={32} />
      <TilePiece tile="quarry" manned={1} width={46} height={40} />
      <Sign>{`×${column}`}</Sign>
    </Box>
  );
}

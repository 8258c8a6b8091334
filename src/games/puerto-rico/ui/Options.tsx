import { sameJson, type Decision } from '@antilles/engine';
import { useSpeaker, type SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { BuildingId } from '../rules/buildings';
import { GOODS, TILES, type Good, type Tile } from '../rules/goods';
import type { PlayerView, View } from '../rules/view';
import { cratesOf, goodsHeld, place } from './art';
import { ChoiceCard, ChoiceList } from './Choices';
import { Left } from './Offer';
import { BuildingPiece, Coin, GoodMark, GoodsLine, Points, TilePiece } from './pieces';
import { hasManned, loadingOf, saleOf, spoils, storageOf, sumOf, warehouseKinds } from './offers';

export interface OptionsProps {
  readonly view: View;
  readonly decision: Decision<Action, Ask>;
  readonly picked: Action | null;
  readonly hinted: Action | null;
  readonly onPick: (action: Action) => void;
  /** A second tap on what is picked. */
  readonly onAgain: () => void;
  readonly onRead: (section: string) => void;
  /** Why an answer is not possible, as a sentence; null when it is. */
  readonly whyNot: (action: Action) => string | null;
  readonly onRefuse: (sentence: string) => void;
  /** Whether the captain's extra point has been given. */
  readonly rewarded: boolean;
  /** How high the room for them is; left out: as high as they are. */
  readonly room?: number | null;
}

/** Everything that can be answered with one pick from a list, for each kind of question. */
export function Options(props: OptionsProps) {
  switch (props.decision.kind) {
    case 'settler/take':
      return <Tiles {...props} />;
    case 'craftsman/privilege':
    case 'trader/sell':
      return <Goods {...props} />;
    case 'captain/load':
      return <Loadings {...props} />;
    case 'captain/store':
      return <Storages {...props} />;
    // Answered on the role cards, on the own board and in the market.
    case 'choose-role':
    case 'mayor/place':
    case 'builder/build':
      return null;
  }
}

/** Whether something else than this is picked. */
const isOther = (picked: Action | null, action: Action): boolean => picked !== null && !isOn(picked, action);

/** A good as the card shows it: what one does with it, it does from here. */
function Held({ of, good, here }: { of: PlayerView | undefined; good: Good; here: boolean }) {
  const mark = <GoodMark tile={good} size={28} />;
  return of === undefined || !here ? mark : <Anchor name={cratesOf(of.seat, good, of.goods[good])}>{mark}</Anchor>;
}

const isOn = (a: Action | null, b: Action): boolean => a !== null && sameJson(a, b);

/** Where a tile of this kind lies, for what flies from it. */
const homeOf = (tile: Tile): string => (tile === 'quarry' ? place.quarries : place.offerOf(tile));

/** Plantations on offer, the quarry, and the hacienda's draw. */
function Tiles({
  view,
  decision,
  picked,
  hinted,
  onPick,
  onAgain,
  onRead,
  whyNot,
  onRefuse,
  room = null,
}: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const player = view.players[decision.seat];
  const owns = (id: string): boolean => player?.city.some(({ building }) => building === id) === true;
  const offered = TILES.filter((tile) => tile === 'quarry' || view.faceUp.includes(tile));
  const draw: Action = { type: 'draw' };
  const noDraw = owns('hacienda') ? whyNot(draw) : null;
  const drawLine = noDraw ?? words.word('ui.drawLine', { count: view.stackSize });
  const cards = offered.length + (owns('hacienda') ? 1 : 0);
  const { wide, height, two } = usePictureSize(cards, room);
  return (
    <ChoiceList label={words.word('ui.offer')}>
      {offered.map((tile) => {
        const action: Action = { type: 'take-tile', tile };
        const refusal = whyNot(action);
        const count = tile === 'quarry' ? view.quarrySupply : view.faceUp.filter((up) => up === tile).length;
        const mine = player?.island.filter((on) => on.tile === tile).length ?? 0;
        const title = words.word(`ui.tile.${tile}`);
        const line = refusal ?? words.word('ui.tileLine', { count, mine });
        return (
          <ChoiceCard
            key={tile}
            least={wide}
            title={title}
            lines={two ? [] : [words.word('ui.youHave', { count: mine })]}
            label={`${title}. ${line}`}
            picture={
              <Anchor
                name={homeOf(tile)}
                style={{ height, overflow: 'hidden', borderRadius: 13, opacity: refusal === null ? 1 : 0.5 }}
              >
                <Filling tile={tile} height={height} />
                <Left count={count} />
              </Anchor>
            }
            on={isOn(picked, action)}
            hinted={isOn(hinted, action)}
            refused={refusal !== null}
            onPress={() => onPick(action)}
            onAgain={onAgain}
            onRead={() => onRead('settler')}
            onRefused={() => onRefuse(refusal ?? '')}
          />
        );
      })}
      {owns('hacienda') ? (
        <ChoiceCard
          least={wide}
          title={words.word('building.hacienda')}
          lines={two ? [] : [words.word('ui.drawShort')]}
          label={`${words.word('building.hacienda')}. ${drawLine}`}
          picture={
            <Anchor
              name={place.stack}
              style={{ height, overflow: 'hidden', borderRadius: 13, opacity: noDraw === null ? 1 : 0.5 }}
            >
              <BuildingPiece building="hacienda" colonists={0} circles={0} width={200} height={height} />
              <Left count={view.stackSize} />
            </Anchor>
          }
          on={isOn(picked, draw)}
          hinted={isOn(hinted, draw)}
          refused={noDraw !== null}
          onPress={() => onPick(draw)}
          onAgain={onAgain}
          onRead={() => onRead('hacienda')}
          onRefused={() => onRefuse(noDraw ?? '')}
        />
      ) : null}
    </ChoiceList>
  );
}

/** The picture of a tile as wide as what it lies in, as far as anybody can tell. */
export const Filling = ({ tile, height }: { tile: Tile; height: number }) => (
  <Box style={{ alignItems: 'center' }}>
    <TilePiece tile={tile} manned={null} width={Math.max(200, height * 3)} height={height} />
  </Box>
);

/** How wide a card with a picture is at least, and how high its picture: up to four beside each other on a phone. */
export function usePictureSize(
  cards: number,
  room: number | null,
): { readonly wide: number; readonly height: number; readonly two: boolean } {
  const { size, twoPane, width } = useLayout();
  if (size === 'wide') return { wide: 120, height: 74, two: false };
  if (twoPane) return { wide: 84, height: 40, two: true };
  const rows = cards > (width < 360 ? 3 : 4) ? 2 : 1;
  const columns = Math.ceil(cards / rows);
  // Name and number below the picture, and the room between two rows.
  const left = room === null ? 44 : (room - 16 - 6 * (rows - 1)) / rows - (rows === 2 ? 27 : 44);
  return {
    wide: (width - 24 - 6 * columns) / columns,
    height: Math.max(26, Math.min(104, left)),
    two: rows === 2 && room !== null,
  };
}

/** The craftsman's extra good, or a sale: one card for each good that somebody has or makes. */
function Goods({ view, decision, picked, hinted, onPick, onAgain, onRead, whyNot, onRefuse }: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const player = view.players[decision.seat];
  const selling = decision.kind === 'trader/sell';
  const shown = GOODS.filter((good) => (player?.goods[good] ?? 0) > 0 || (!selling && (player?.yields[good] ?? 0) > 0));
  return (
    <ChoiceList label={words.word(selling ? 'role.trader' : 'role.craftsman')}>
      {shown.toReversed().map((good) => {
        const action: Action = selling ? { type: 'sell', good } : { type: 'take-good', good };
        const refusal = whyNot(action);
        const sale = saleOf(view, decision.seat, good);
        const name = words.word(`ui.good.${good}`);
        const parts = [
          words.word('ui.partPrice', { count: sale.price }),
          ...(sale.trader > 0 ? [words.word('ui.partTrader', { count: sale.trader })] : []),
          ...(sale.market > 0 ? [words.word('ui.partMarket', { count: sale.market })] : []),
        ];
        const line =
          refusal ?? (selling ? parts.join(' + ') : words.word('ui.supplyOf', { count: view.goodsSupply[good] }));
        return (
          <ChoiceCard
            key={good}
            title={`×${player?.goods[good] ?? 0}`}
            mark={<Held of={player} good={good} here={!isOther(picked, action)} />}
            lines={[name, line]}
            label={`${name}. ${line}${selling && refusal === null ? `. ${words.word('noun.doubloon', { count: sale.total })}` : ''}`}
            corner={selling ? <Coin amount={`+${sale.total}`} size={32} dim={refusal !== null} /> : null}
            on={isOn(picked, action)}
            hinted={isOn(hinted, action)}
            refused={refusal !== null}
            onPress={() => onPick(action)}
            onAgain={onAgain}
            onRead={() => onRead(selling ? 'trader' : 'craftsman')}
            onRefused={() => onRefuse(refusal ?? '')}
          />
        );
      })}
    </ChoiceList>
  );
}

/** Every legal loading with its points, and what would spoil if nothing followed; then what no ship takes, and why. */
function Loadings({
  view,
  decision,
  picked,
  hinted,
  onPick,
  onAgain,
  onRead,
  onRefuse,
  rewarded,
  room = null,
}: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const player = view.players[decision.seat];
  const loads = decision.actions
    .flatMap((action) => {
      const loading = loadingOf(view, decision.seat, action, rewarded);
      return loading === null ? [] : [{ action, loading }];
    })
    .toSorted((a, b) => b.loading.points - a.loading.points);
  if (player === undefined) return null;
  const stuck = goodsHeld(player.goods).filter((held) => !loads.some(({ loading }) => loading.good === held));
  // Two rows of them have room for what matters: where to, and what is at risk.
  const many = room !== null && loads.length + stuck.length > 3;
  const worst = Math.max(0, ...loads.map(({ loading }) => loading.atRisk));
  return (
    <Box style={{ gap: 6 }}>
      <ChoiceList label={words.word('ui.loadings')}>
        {loads.map(({ action, loading }) => {
          const { good, count, ship, captain, harbor, points, left, atRisk } = loading;
          const name = words.word(`ui.good.${good}`);
          const capacity = ship === null ? 0 : (view.ships[ship]?.capacity ?? 0);
          const title =
            ship === null
              ? words.word('ui.toWharf', { good: name })
              : words.word('ui.toShip', { good: name, capacity });
          const sum = [
            words.word('noun.good', { count }),
            ...(captain > 0 ? [words.word('ui.partCaptain', { count: captain })] : []),
            ...(harbor > 0 ? [words.word('ui.partHarbor', { count: harbor })] : []),
          ].join(' + ');
          const rest = sumOf(left);
          const risk =
            rest === 0
              ? words.word('ui.nothingLeft')
              : words.word(atRisk === 0 ? 'ui.noRisk' : 'ui.risk', { count: atRisk, kept: rest - atRisk });
          return (
            <ChoiceCard
              key={`${good}-${ship ?? 'wharf'}`}
              title={`×${count}`}
              mark={<Held of={player} good={good} here={!isOther(picked, action)} />}
              corner={<Points amount={`+${points}`} size={34} />}
              lines={[
                ship === null ? words.word('ui.byWharf') : words.word('ui.onShip', { capacity }),
                ...(many ? [] : [sum]),
                ...(atRisk > 0 ? [] : [risk]),
              ]}
              warning={atRisk > 0 ? words.word('ui.riskShort', { count: atRisk, kept: rest - atRisk }) : undefined}
              label={`${title}. ${sum}. ${words.word('noun.vp', { count: points })}. ${risk}`}
              on={isOn(picked, action)}
              hinted={isOn(hinted, action)}
              onPress={() => onPick(action)}
              onAgain={onAgain}
              onRead={() => onRead(ship === null ? 'wharf' : 'captain')}
            />
          );
        })}
        {stuck.map((good) => {
          const name = words.word(`ui.good.${good}`);
          const line = whyStuck(words, view, good);
          return (
            <ChoiceCard
              key={good}
              title={`×${player.goods[good]}`}
              mark={<GoodMark tile={good} size={24} />}
              lines={[many ? words.word('ui.noShipShort') : line]}
              label={`${name}. ${line}`}
              on={false}
              hinted={false}
              refused
              onPress={() => undefined}
              onAgain={onAgain}
              onRead={() => onRead('captain')}
              onRefused={() => onRefuse(line)}
            />
          );
        })}
      </ChoiceList>
      {worst > 0 && !many ? <Storage player={player} /> : null}
    </Box>
  );
}

/** Why no ship takes this good: its own ship is full, or every ship carries something else. */
function whyStuck(words: SpeakerOf<'puerto-rico'>, view: View, good: Good): string {
  const carrier = view.ships.find((ship) => ship.good === good);
  return carrier === undefined ? words.word('ui.noShip') : words.word('ui.itsShipFull', { capacity: carrier.capacity });
}

/** What may be kept at the end of the phase, and which warehouse only wants a colonist. */
function Storage({ player }: { player: PlayerView }) {
  const words = useSpeaker('puerto-rico', []);
  const rooms = warehouseKinds(player);
  const idle = player.city.find(
    ({ building, colonists }) => (building === 'small-warehouse' || building === 'large-warehouse') && colonists === 0,
  );
  return (
    <Notice
      building={idle?.building ?? (hasManned(player, 'large-warehouse') ? 'large-warehouse' : 'small-warehouse')}
      {...(idle === undefined
        ? {}
        : { strong: words.word('ui.idleWarehouse', { building: words.word(`building.${idle.building}`) }) })}
      text={rooms === 0 ? words.word('ui.keepOne') : words.word('ui.keepKinds', { count: rooms })}
    />
  );
}

/** What a building has to say about the question; `strong`: nobody works in it. */
function Notice({ building, strong, text }: { building: BuildingId; strong?: string; text: string }) {
  const colors = useColors();
  return (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        minHeight: 42,
        paddingHorizontal: 6,
        paddingVertical: 3,
        borderRadius: 12,
        backgroundColor: colors.surface,
        boxShadow: `inset 0 0 0 1px ${colors.line}`,
      }}
    >
      <BuildingPiece building={building} colonists={strong === undefined ? 1 : 0} circles={1} width={36} height={34} />
      <Text kind="small" color="muted" style={{ flex: 1, lineHeight: 16 }}>
        {strong === undefined ? null : <Text kind="small" style={{ fontFamily: FONTS.bodyExtra }}>{`${strong} `}</Text>}
        {text}
      </Text>
    </Box>
  );
}

/** What to keep: whole kinds in warehouses and one good more. The thriftiest ways first. */
function Storages({ view, decision, picked, hinted, onPick, onAgain, onRead }: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const player = view.players[decision.seat];
  if (player === undefined) return null;
  const least = spoils(player.goods, warehouseKinds(player));
  const ways = decision.actions
    .flatMap((action) => (action.type === 'store' ? [{ action, ...storageOf(player.goods, action) }] : []))
    .toSorted((a, b) => a.lost - b.lost);
  return (
    <ChoiceList label={words.word('phase.storage')}>
      {ways.map(({ action, kept, lost }) => {
        const names = GOODS.filter((good) => kept[good] > 0).map((good) =>
          words.word('log.amount', { amount: kept[good], good: words.word(`good.${good}`) }),
        );
        const title = words.word('ui.keep', { goods: words.list(names) });
        const line = words.word('ui.lose', { count: lost });
        return (
          <ChoiceCard
            key={`${action.kinds.join()}+${action.single}`}
            title=""
            mark={<GoodsLine goods={kept} size={20} color={colors.ink} />}
            lines={lost > least ? [] : [line]}
            warning={lost > least ? line : undefined}
            label={`${title}. ${line}`}
            on={isOn(picked, action)}
            hinted={isOn(hinted, action)}
            onPress={() => onPick(action)}
            onAgain={onAgain}
            onRead={() => onRead('captain')}
          />
        );
      })}
    </ChoiceList>
  );
}

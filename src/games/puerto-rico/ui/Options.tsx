import { sameJson, type Decision } from '@antilles/engine';
import { useSpeaker, type SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import type { BuildingId } from '../rules/buildings';
import { GOODS, TILES, type Good } from '../rules/goods';
import type { PlayerView, View } from '../rules/view';
import { buildingIcon, buildingPaint, goodsHeld } from './art';
import { ChoiceCard, ChoiceList } from './Choices';
import { Coin, GoodMark, GoodsLine, Points } from './pieces';
import { hasManned, loadingOf, saleOf, spoils, storageOf, sumOf, warehouseKinds } from './offers';

export interface OptionsProps {
  readonly view: View;
  readonly decision: Decision<Action, Ask>;
  readonly picked: Action | null;
  readonly hinted: Action | null;
  readonly onPick: (action: Action) => void;
  readonly onRead: (section: string) => void;
  /** Why an answer is not possible, as a sentence; null when it is. */
  readonly whyNot: (action: Action) => string | null;
  readonly onRefuse: (sentence: string) => void;
  /** Whether the captain's extra point has been given. */
  readonly rewarded: boolean;
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

const isOn = (a: Action | null, b: Action): boolean => a !== null && sameJson(a, b);

/** Plantations on offer, the quarry, and the hacienda's draw. */
function Tiles({ view, decision, picked, hinted, onPick, onRead, whyNot, onRefuse }: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const player = view.players[decision.seat];
  const owns = (id: string): boolean => player?.city.some(({ building }) => building === id) === true;
  const offered = TILES.filter((tile) => tile === 'quarry' || view.faceUp.includes(tile));
  const hospice = player !== undefined && hasManned(player, 'hospice');
  const small = useLayout().size === 'small';
  return (
    <ChoiceList label={words.word('ui.offer')}>
      {hospice ? <Notice building="hospice" text={words.word('ui.hospice')} /> : null}
      <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
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
              style={{ flexGrow: 1, flexBasis: '47%', minWidth: 0 }}
              compact
              title={title}
              line={line}
              label={`${title}. ${line}`}
              left={<GoodMark tile={tile} size={small ? 28 : 38} />}
              on={isOn(picked, action)}
              hinted={isOn(hinted, action)}
              refused={refusal !== null}
              onPress={() => onPick(action)}
              onRead={() => onRead('settler')}
              onRefused={() => onRefuse(refusal ?? '')}
            />
          );
        })}
        {owns('hacienda') ? (
          <DrawCard {...{ view, decision, picked, hinted, onPick, onRead, whyNot, onRefuse }} />
        ) : null}
      </Box>
    </ChoiceList>
  );
}

function DrawCard({ view, picked, hinted, onPick, onRead, whyNot, onRefuse }: Omit<OptionsProps, 'rewarded'>) {
  const words = useSpeaker('puerto-rico', []);
  const action: Action = { type: 'draw' };
  const refusal = whyNot(action);
  const title = words.word('building.hacienda');
  const line = refusal ?? words.word('ui.drawLine', { count: view.stackSize });
  return (
    <ChoiceCard
      style={{ flexGrow: 1, flexBasis: '47%', minWidth: 0 }}
      compact
      title={title}
      line={line}
      label={`${title}. ${line}`}
      left={<Icon name="puerto-rico/hacienda" size={34} color="#7a57b0" />}
      on={isOn(picked, action)}
      hinted={isOn(hinted, action)}
      refused={refusal !== null}
      onPress={() => onPick(action)}
      onRead={() => onRead('hacienda')}
      onRefused={() => onRefuse(refusal ?? '')}
    />
  );
}

/** The craftsman's extra good, or a sale: one row for each good that somebody has or makes. */
function Goods({ view, decision, picked, hinted, onPick, onRead, whyNot, onRefuse }: OptionsProps) {
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
            title={name}
            line={line}
            label={`${name}. ${line}${selling && refusal === null ? `. ${words.word('noun.doubloon', { count: sale.total })}` : ''}`}
            left={
              <Box style={{ alignItems: 'center' }}>
                <GoodMark tile={good} size={34} />
                <InkCount count={player?.goods[good] ?? 0} refused={refusal !== null} />
              </Box>
            }
            right={selling ? <Coin amount={`+${sale.total}`} size={38} dim={refusal !== null} /> : null}
            on={isOn(picked, action)}
            hinted={isOn(hinted, action)}
            refused={refusal !== null}
            onPress={() => onPick(action)}
            onRead={() => onRead(selling ? 'trader' : 'craftsman')}
            onRefused={() => onRefuse(refusal ?? '')}
          />
        );
      })}
    </ChoiceList>
  );
}

function InkCount({ count, refused = false }: { count: number; refused?: boolean }) {
  const colors = useColors();
  return (
    <Text kind="small" color={refused ? colors.muted : colors.ink} style={{ fontFamily: FONTS.bodyBold }}>
      {`×${count}`}
    </Text>
  );
}

/** Every legal loading with its points, and what would spoil if nothing followed; then what no ship takes, and why. */
function Loadings(props: OptionsProps) {
  const { view, decision, picked, hinted, onPick, onRead, onRefuse, rewarded } = props;
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const player = view.players[decision.seat];
  const loads = decision.actions
    .flatMap((action) => {
      const loading = loadingOf(view, decision.seat, action, rewarded);
      return loading === null ? [] : [{ action, loading }];
    })
    .toSorted((a, b) => b.loading.points - a.loading.points);
  if (player === undefined) return null;
  const stuck = goodsHeld(player.goods).filter((held) => !loads.some(({ loading }) => loading.good === held));
  const worst = Math.max(0, ...loads.map(({ loading }) => loading.atRisk));
  return (
    <Box style={{ gap: SPACE.s }}>
      <Box style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s, paddingHorizontal: 3 }}>
        <Text kind="section" color="muted" style={{ flex: 1 }}>
          {words.word('ui.loadings')}
        </Text>
        <Text kind="small" color="muted">
          {words.word('ui.oneKind')}
        </Text>
      </Box>
      <ChoiceList label={words.word('ui.loadings')}>
        {loads.map(({ action, loading }) => {
          const { good, count, ship, captain, harbor, points, left, atRisk } = loading;
          const name = words.word(`ui.good.${good}`);
          const title =
            ship === null
              ? words.word('ui.toWharf', { good: name })
              : words.word('ui.toShip', { good: name, capacity: view.ships[ship]?.capacity ?? 0 });
          const line = [
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
              title={title}
              line={line}
              label={`${title}. ${line}. ${words.word('noun.vp', { count: points })}. ${risk}`}
              left={
                <Box style={{ alignItems: 'center' }}>
                  <GoodMark tile={good} size={34} />
                  <InkCount count={count} />
                  {ship === null ? (
                    <Box style={{ position: 'absolute', top: -5, right: -9 }}>
                      <WharfMark />
                    </Box>
                  ) : null}
                </Box>
              }
              right={<Points amount={`+${points}`} size={42} />}
              foot={
                <Box
                  style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, paddingTop: 2 }}
                >
                  {rest === 0 ? null : <GoodsLine goods={left} size={17} color={colors.ink} />}
                  <Text kind="small" color={atRisk > 0 ? '#9c2a1a' : colors.inkMuted}>
                    {risk}
                  </Text>
                </Box>
              }
              on={isOn(picked, action)}
              hinted={isOn(hinted, action)}
              onPress={() => onPick(action)}
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
              compact
              title={name}
              line={line}
              label={`${name}. ${line}`}
              left={<GoodMark tile={good} size={26} />}
              on={false}
              hinted={false}
              refused
              onPress={() => undefined}
              onRead={() => onRead('captain')}
              onRefused={() => onRefuse(line)}
            />
          );
        })}
      </ChoiceList>
      {worst > 0 ? <Storage player={player} /> : null}
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

function WharfMark() {
  const { ground, ink } = buildingPaint('wharf');
  return (
    <Box
      style={{
        width: 22,
        height: 22,
        borderRadius: 6,
        backgroundColor: ground,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      <Icon name="puerto-rico/wharf" size={17} color={ink} />
    </Box>
  );
}

/** What a building has to say about the question. */
function Notice({ building, strong, text }: { building: BuildingId; strong?: string; text: string }) {
  const colors = useColors();
  return (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.panel,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name={buildingIcon(building)} size={24} color={strong === undefined ? colors.brass : colors.danger} />
      <Text kind="small" color="muted" style={{ flex: 1 }}>
        {strong === undefined ? null : <Text kind="small" style={{ fontFamily: FONTS.bodyBold }}>{`${strong} `}</Text>}
        {text}
      </Text>
    </Box>
  );
}

/** What to keep: whole kinds in warehouses and one good more. The thriftiest ways first. */
function Storages({ view, decision, picked, hinted, onPick, onRead }: OptionsProps) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const player = view.players[decision.seat];
  if (player === undefined) return null;
  const least = spoils(player.goods, warehouseKinds(player));
  const ways = decision.actions
    .flatMap((action) => {
      if (action.type !== 'store') return [];
      return [{ action, ...storageOf(player.goods, action) }];
    })
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
            title={title}
            label={`${title}. ${line}`}
            foot={
              <Box
                style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, paddingTop: 2 }}
              >
                <GoodsLine goods={kept} size={18} color={colors.ink} />
                <Text kind="small" color={lost > least ? '#9c2a1a' : colors.inkMuted}>
                  {line}
                </Text>
              </Box>
            }
            on={isOn(picked, action)}
            hinted={isOn(hinted, action)}
            onPress={() => onPick(action)}
            onRead={() => onRead('captain')}
          />
        );
      })}
    </ChoiceList>
  );
}

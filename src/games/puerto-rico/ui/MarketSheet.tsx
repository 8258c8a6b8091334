import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { View as Box } from 'react-native';
import type { SavedSeat } from '../../../storage/saveFile';
import { useSpeaker, useWords } from '../../../text';
import { AccentProvider, useAccentColor } from '../../../ui/accent';
import { Button } from '../../../ui/Button';
import { ButtonRow } from '../../../ui/ButtonRow';
import { Tick } from '../../../ui/cards/PlayingCard';
import { IconButton } from '../../../ui/IconButton';
import { Icon } from '../../../ui/icons/Icon';
import { Sheet } from '../../../ui/overlays/Sheet';
import { Shape } from '../../../ui/Shape';
import { Tap } from '../../../ui/Tap';
import { Text } from '../../../ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { BUILDING_LIST, BUILDINGS, costOf, priceOf, type Building, type BuildingId } from '../rules/buildings';
import { CITY_SPACES } from '../rules/supplies';
import type { View } from '../rules/view';
import { buildingIcon, buildingPaint } from './art';
import { Coin, GoodMark, Points } from './pieces';
import { sumText } from './prices';

/** Why somebody cannot build this now, before money; null when only money can be in the way. */
function obstacle(view: View, seat: Seat, { id, number, size }: Building): string | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  if (player.city.some(({ building }) => building === id)) return 'already-owned';
  if ((view.buildingSupply[number] ?? 0) === 0) return 'sold-out';
  const free = CITY_SPACES - player.citySpaces;
  if (free === 0) return 'city-full';
  return size > free ? 'need-two-spaces' : null;
}

/** All buildings in their columns: price after discount, who has them, and why one cannot be built. */
export function MarketSheet({
  open,
  view,
  seats,
  seat,
  asked,
  hinted,
  onBuild,
  onPass,
  onRefuse,
  onRead,
  onClose,
}: {
  open: boolean;
  view: View;
  seats: readonly SavedSeat[];
  /** Whose prices. */
  seat: Seat;
  /** Whether this is the time to build. */
  asked: boolean;
  hinted: BuildingId | null;
  onBuild: (building: BuildingId) => void;
  onPass: () => void;
  onRefuse: (sentence: string) => void;
  onRead: (section: string) => void;
  onClose: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { t } = useWords('engine');
  const colors = useColors();
  const accent = useAccentColor('puerto-rico'); // a sheet lies outside the screen that gives it
  const { width, largeText, size: room, twoPane } = useLayout();
  const [picked, setPicked] = useState<BuildingId | null>(null);
  const player = view.players[seat];
  if (player === undefined) return null;
  const isBuilder = asked && view.acting?.taker === seat;
  const fewer = largeText || (twoPane ? false : width < 350);

  const about = (building: Building) => {
    const price = priceOf(building, view.options, player.quarries, isBuilder);
    const cost = costOf(building, view.options);
    const reason = obstacle(view, seat, building);
    const short = Math.max(0, price - player.doubloons);
    return { price, cost, reason, short, can: reason === null && short === 0 };
  };
  const chosen = picked === null ? null : BUILDINGS[picked];
  const chosenAbout = chosen === null ? null : about(chosen);
  const whyNot = (building: Building): string => {
    const { reason, price, short } = about(building);
    if (reason !== null) return words.refusal(reason);
    return short > 0 ? words.word('ui.tooExpensive', { price, money: player.doubloons }) : '';
  };

  const cell = (building: Building) => {
    const { price, cost, reason, short, can } = about(building);
    const { id } = building;
    const left = view.buildingSupply[building.number] ?? 0;
    const name = words.word(`building.${id}`);
    const mine = reason === 'already-owned';
    const status = mine
      ? words.word('ui.yours')
      : reason !== null
        ? words.word(`ui.no.${reason}`)
        : short > 0
          ? words.word('ui.short', { count: short })
          : words.word('ui.left', { count: left });
    const paint = buildingPaint(id);
    const on = picked === id;
    return (
      <Tap
        key={id}
        label={`${name}, ${words.word('ui.costs', { count: price })}. ${status}. ${words.word(`short.${id}`)}`}
        role="radio"
        checked={on}
        onPress={() => {
          setPicked(id);
          if (asked && !can) onRefuse(whyNot(building));
        }}
        onLongPress={() => onRead(id)}
        style={{
          minHeight: building.size === 2 ? 103 : 85,
          borderRadius: RADIUS.card,
          padding: 6,
          backgroundColor: mine ? colors.line : can ? colors.parchment : colors.surface,
          borderWidth: 1,
          borderColor: can ? colors.parchmentEdge : colors.line,
          boxShadow: on ? `0 0 0 3px ${accent}` : hinted === id ? `0 0 0 2px ${colors.brass}` : 'none',
        }}
      >
        <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
          <Box
            style={{
              width: 24,
              height: 24,
              borderRadius: 6,
              backgroundColor: paint.ground,
              alignItems: 'center',
              justifyContent: 'center',
              opacity: can || mine ? 1 : 0.6,
            }}
          >
            <Icon name={buildingIcon(id)} size={18} color={paint.ink} />
          </Box>
          <Box style={{ marginLeft: 'auto', flexDirection: 'row', alignItems: 'center', gap: 2 }}>
            {mine ? (
              <Icon name="check" size={20} color={colors.text} />
            ) : (
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
                <Coin amount={price} size={23} dim={!can} />
              </>
            )}
          </Box>
        </Box>
        <Text kind="tiny" color={can ? colors.ink : colors.text} style={{ flexGrow: 1, paddingTop: 2 }}>
          {name}
        </Text>
        <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
          <Text
            kind="tiny"
            color={
              can
                ? colors.inkMuted
                : mine
                  ? colors.text
                  : reason === 'sold-out' || short > 0
                    ? colors.danger
                    : colors.muted
            }
            style={{ fontFamily: FONTS.bodySemi, flexShrink: 1 }}
          >
            {status}
          </Text>
          <Box style={{ marginLeft: 'auto', flexDirection: 'row' }}>
            {view.players.map(({ city, seat: other }) => {
              const owner = seats[other];
              return other !== seat && owner && city.some((on_) => on_.building === id) ? (
                <Shape key={other} color={owner.colour} size={11} />
              ) : null;
            })}
          </Box>
        </Box>
        {on ? (
          <AccentProvider accent="puerto-rico">
            <Tick size={20} />
          </AccentProvider>
        ) : null}
      </Tap>
    );
  };

  return (
    <Sheet
      open={open}
      title={words.word(asked ? 'ui.buildOne' : 'ui.market')}
      onClose={onClose}
      header={
        <Box style={{ gap: SPACE.s }}>
          <Box style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            <Text kind="title" role="heading" aria-level={2} style={{ flex: 1 }}>
              {words.word(asked ? 'ui.buildOne' : 'ui.market')}
            </Text>
            <Text kind="small" color="muted">
              {words.word('ui.youHave')}
            </Text>
            <Coin amount={player.doubloons} size={30} />
            <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
          </Box>
          <Box
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: SPACE.s,
              paddingBottom: SPACE.xs,
            }}
          >
            {isBuilder ? (
              <Chip>
                <Icon name="puerto-rico/builder" size={16} color={colors.brass} />
                <Text kind="small">{words.word('ui.builderOff')}</Text>
              </Chip>
            ) : null}
            {player.quarries === 0 ? null : (
              <Chip>
                <GoodMark tile="quarry" size={18} />
                <Text kind="small">{words.word('ui.quarriesOff', { count: player.quarries })}</Text>
              </Chip>
            )}
            <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
              {words.word('ui.cityFilled', { count: player.citySpaces })}
            </Text>
          </Box>
        </Box>
      }
      footer={
        <Box style={{ gap: SPACE.s }}>
          {chosen === null || chosenAbout === null ? (
            <Text color="muted">{words.word(asked ? 'ui.pickBuilding' : 'ui.tapBuilding')}</Text>
          ) : (
            <Box style={{ flexDirection: 'row', gap: SPACE.s }}>
              <Box style={{ flex: 1 }}>
                <Text kind="question">{words.word(`building.${chosen.id}`)}</Text>
                <Text kind="small" color="muted" numberOfLines={room === 'small' ? 2 : 5}>
                  {words.word(`rules.building.${chosen.id}`)}
                </Text>
              </Box>
              <Box style={{ alignItems: 'flex-end' }}>
                <Text kind="small" color="muted">
                  {sumText(
                    chosenAbout.cost,
                    Math.min(player.quarries, chosen.column),
                    isBuilder ? 1 : 0,
                    chosenAbout.price,
                  )}
                </Text>
                {chosenAbout.can ? (
                  <Text kind="small">{words.word('ui.leaves', { count: player.doubloons - chosenAbout.price })}</Text>
                ) : null}
              </Box>
            </Box>
          )}
          {asked ? (
            <AccentProvider accent="puerto-rico">
              <ButtonRow>
                <Button kind="secondary" label={words.word('ui.dontBuild')} onPress={onPass} />
                <Button
                  grow
                  label={
                    chosen === null || chosenAbout === null
                      ? words.word('ui.pickFirst')
                      : words.word('ui.buildFor', {
                          building: words.word(`building.${chosen.id}`),
                          price: chosenAbout.price,
                        })
                  }
                  disabled={chosenAbout?.can !== true}
                  onRefused={() => onRefuse(chosen === null ? words.word('ui.pickBuilding') : whyNot(chosen))}
                  onPress={() => {
                    if (picked !== null) onBuild(picked);
                  }}
                />
              </ButtonRow>
            </AccentProvider>
          ) : null}
        </Box>
      }
    >
      <Box
        role="radiogroup"
        aria-label={words.word('ui.market')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 5 }}
      >
        {[1, 2, 3, 4].map((column) => (
          <Box key={column} style={{ flexGrow: 1, flexBasis: fewer ? '47%' : 0, minWidth: 0, gap: 5 }}>
            <Box
              role="img"
              aria-label={words.word('ui.column', { count: column })}
              style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 2, flexWrap: 'wrap' }}
            >
              <Points amount={column} size={24} />
              {Array.from({ length: column }, (_, i) => (
                <GoodMark key={i} tile="quarry" size={12} />
              ))}
            </Box>
            {BUILDING_LIST.filter((building) => building.column === column).map(cell)}
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}

function Chip({ children }: { children: ReactNode }) {
  const colors = useColors();
  return (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 5,
        borderWidth: 1,
        borderColor: colors.line,
        borderRadius: RADIUS.pill,
        paddingHorizontal: 9,
        paddingVertical: 4,
      }}
    >
      {children}
    </Box>
  );
}

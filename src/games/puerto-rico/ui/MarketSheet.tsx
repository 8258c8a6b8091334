import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { ScrollView, View as Box } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { AccentProvider, useAccentColor } from '@/ui/accent';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Tick } from '@/ui/cards/PlayingCard';
import { Guard } from '@/ui/Guard';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { paneWidth, Sheet } from '@/ui/overlays/Sheet';
import { Over } from '@/ui/Over';
import { Shape } from '@/ui/Shape';
import { Switch } from '@/ui/Switch';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDING_LIST, BUILDINGS, type Building, type BuildingId } from '../rules/buildings';
import type { View } from '../rules/view';
import { buildingIcon, buildingPaint } from './art';
import { Coin, GoodMark, Points } from './pieces';
import { sumText } from './prices';
import { offerOf } from './scenes';

/** A word that would break apart in a column of the phone: "Koffiebranderij". */
const LONG_WORD = /\S{14,}/;

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
  const { t } = useWords('engine');
  const colors = useColors();
  const accent = useAccentColor('puerto-rico'); // a sheet lies outside the screen that gives it
  const layout = useLayout();
  const { width, textScale, largeText, size: room, twoPane } = layout;
  const [picked, setPicked] = useState<BuildingId | null>(null);
  const [alone, setAlone] = useState(false);
  // What was asked for last is told: a building, or the hint.
  const [reads, setReads] = useState<'building' | 'hint'>('building');
  const player = view.players[seat];
  const owner = seats[seat];
  if (player === undefined || owner === undefined) return null;
  const isBuilder = asked && view.acting?.taker === seat;
  // Where four columns would break the names apart, the columns become headed lists.
  const listed = textScale >= 1.3 || (twoPane ? paneWidth(width) : width) < 360;
  // A phone on its side has no room for more than the grid, and one line below it.
  const low = twoPane && room === 'small';

  const about = (building: Building) => offerOf(view, player, building, isBuilder);
  const chosen = picked === null ? null : BUILDINGS[picked];
  const chosenAbout = chosen === null ? null : about(chosen);
  const whyNot = (building: Building): string => {
    const { reason, price, short } = about(building);
    if (reason !== null) return words.refusal(reason);
    return short > 0 ? words.word('ui.tooExpensive', { price, money: player.doubloons }) : '';
  };

  const statusOf = (building: Building): string => {
    const { reason, short } = about(building);
    if (reason === 'already-owned') return words.word('ui.yours');
    if (reason !== null) return words.say({ key: `ui.no.${reason}` });
    if (short > 0) return words.word('ui.short', { count: short });
    return words.word('ui.left', { count: view.buildingSupply[building.number] ?? 0 });
  };
  const owners = (id: BuildingId) => (
    <Box style={{ marginLeft: 'auto', flexDirection: 'row' }}>
      {view.players.map(({ city, seat: other }) => {
        const owner = seats[other];
        return other !== seat && owner && city.some((on) => on.building === id) ? (
          <Shape key={other} color={owner.colour} size={11} />
        ) : null;
      })}
    </Box>
  );
  const ownerNames = (id: BuildingId): string => {
    const names = view.players.flatMap(({ city, seat: other }) =>
      other !== seat && city.some((on) => on.building === id) ? [seats[other]?.name ?? ''] : [],
    );
    return names.length === 0 ? '' : ` ${words.word('ui.alsoOwned', { names: words.list(names) })}`;
  };

  const cell = (building: Building) => {
    const { price, cost, reason, short, can } = about(building);
    const { id, size } = building;
    const name = words.word(`building.${id}`);
    const mine = reason === 'already-owned';
    const status = statusOf(building);
    const on = picked === id;
    const faint = can ? colors.inkMuted : mine ? colors.text : colors.muted;
    const tone = can || mine ? faint : reason === 'sold-out' || short > 0 ? colors.danger : colors.muted;
    const picture = <Picture id={id} size={listed ? 34 : 24} dim={!can && !mine} />;
    const coin = mine ? (
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
        <Coin amount={price} size={listed ? 28 : 23} dim={!can} />
      </>
    );
    const title = (
      <Text
        kind={listed ? 'strong' : 'tiny'}
        color={can ? colors.ink : colors.text}
        style={!listed && LONG_WORD.test(name) ? { fontSize: 11, letterSpacing: -0.3, marginRight: -4 } : null}
      >
        {name}
      </Text>
    );
    const state = (
      <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}>
        <Text kind={listed ? 'small' : 'tiny'} color={tone} style={{ fontFamily: FONTS.bodySemi, flexShrink: 1 }}>
          {status}
        </Text>
        {owners(id)}
      </Box>
    );
    return (
      <Over
        key={id}
        radius={RADIUS.card}
        label={`${name}, ${words.word('ui.costs', { count: price })}. ${status}. ${words.word(`short.${id}`)}${ownerNames(id)}`}
        role="radio"
        checked={on}
        onPress={() => {
          if (asked && on && can) return onBuild(id, alone && withColonist(id));
          setPicked(id);
          setReads('building');
          if (asked && !can) onRefuse(whyNot(building));
        }}
        onLongPress={() => onRead(id)}
        style={{
          minHeight: listed ? 56 : size === 2 ? 94.4 : 78,
          borderRadius: RADIUS.card,
          padding: listed ? 6 : 5,
          backgroundColor: mine ? colors.line : can ? colors.parchment : colors.surface,
          borderWidth: 1,
          borderColor: can ? colors.parchmentEdge : colors.line,
          boxShadow: on
            ? `0 0 0 3px ${accent}`
            : hint?.building === id
              ? `0 0 0 2px ${colors.brass}`
              : can
                ? `0 2px 0 ${colors.parchmentEdge}`
                : 'none',
        }}
      >
        <Box style={listed ? { flexDirection: 'row', alignItems: 'center', gap: SPACE.s } : { flexGrow: 1 }}>
          {listed ? (
            <>
              {picture}
              <Box style={{ flex: 1, minWidth: 0 }}>
                {title}
                <Text kind="small" color={faint}>
                  {words.word(`short.${id}`)}
                </Text>
                {state}
              </Box>
              <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>{coin}</Box>
            </>
          ) : (
            <>
              <Box style={{ flexDirection: 'row', alignItems: 'center', gap: 3 }}>
                {picture}
                <Box style={{ marginLeft: 'auto', flexDirection: 'row', alignItems: 'center', gap: 2 }}>{coin}</Box>
              </Box>
              <Box style={{ flexGrow: 1, paddingTop: 2 }}>
                {title}
                {size === 2 ? (
                  <Text kind="tiny" color={faint} style={{ fontFamily: FONTS.body }}>
                    {words.say({ key: `ui.for.${id}` })}
                  </Text>
                ) : null}
              </Box>
              {state}
            </>
          )}
        </Box>
        {on ? (
          <AccentProvider accent="puerto-rico">
            <Tick size={20} />
          </AccentProvider>
        ) : null}
      </Over>
    );
  };

  const askHint = (): void => {
    setReads('hint');
    onHint();
  };
  // Two lines fit: a long name makes no button higher than the next.
  const look = {
    height: largeText ? undefined : room === 'small' ? 44 : 56,
    minHeight: 44,
    paddingHorizontal: SPACE.m,
    paddingVertical: 2,
  };
  const title = asked ? words.word('ui.buildAs', { name: owner.name }) : words.word('ui.market');
  const tint = SEAT_TINTS[owner.colour];
  const cityFilled = words.word('ui.cityFilled', { count: player.citySpaces });
  const off = [
    ...(isBuilder ? [words.word('ui.builderOff')] : []),
    ...(player.quarries === 0 ? [] : [words.word('ui.quarriesOff', { count: player.quarries })]),
  ];
  const hasUniversity = asked && BUILDING_LIST.some((building) => about(building).can && withColonist(building.id));
  const told = reads === 'hint' && hint !== null ? hint.sentence : null;
  // The foot is as high for one building as for the next, so that nothing moves under the finger; a long hint scrolls in
  // it. What a building does stands on its card where the columns are lists.
  const lines = listed || (asked && low) ? 1 : asked || low ? 2 : 4;
  const footHeight = (24 + lines * 18 + 2) * (largeText ? textScale : 1);
  const text = told ?? (chosen === null ? words.word(asked ? 'ui.pickBuilding' : 'ui.tapBuilding') : null);
  return (
    <Sheet
      open={open}
      tall
      title={title}
      onClose={onClose}
      guarded={asked}
      question={question ?? ''}
      header={
        <Box style={{ gap: room === 'small' ? 2 : SPACE.s }}>
          {asked ? (
            <Box
              style={{
                height: 6,
                marginHorizontal: -SPACE.l,
                marginBottom: room === 'small' ? 0 : SPACE.xs,
                backgroundColor: tint,
              }}
            />
          ) : null}
          <Box style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
            {asked ? <Shape color={owner.colour} size={24} /> : null}
            <Text
              kind={largeText ? 'strong' : asked ? 'question' : 'title'}
              role="heading"
              aria-level={2}
              style={{ flex: 1 }}
              numberOfLines={largeText ? 4 : 2}
            >
              {title}
            </Text>
            <Box role="img" aria-label={words.word('noun.doubloon', { count: player.doubloons })}>
              <Coin amount={player.doubloons} size={30} />
            </Box>
            {asked ? <IconButton icon="hint" label={t('table.hint')} onPress={askHint} /> : null}
            <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
          </Box>
          {room === 'small' || largeText ? (
            <Text kind="small" color="muted" numberOfLines={largeText ? 4 : 1}>
              {[...off, cityFilled].join(' · ')}
            </Text>
          ) : (
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
                {cityFilled}
              </Text>
            </Box>
          )}
        </Box>
      }
      footer={
        <Box style={{ gap: room === 'small' ? SPACE.xs : SPACE.s }}>
          <ScrollView style={{ height: footHeight, flexGrow: 0 }}>
            {text !== null ? (
              <Box style={{ flexDirection: 'row', gap: SPACE.s }}>
                {told === null ? null : <Icon name="hint" size={20} color={colors.brass} />}
                <Text
                  aria-live="polite"
                  kind={told === null ? 'body' : 'small'}
                  color={told === null ? 'muted' : 'text'}
                  style={{ flex: 1 }}
                >
                  {text}
                </Text>
              </Box>
            ) : chosen === null || chosenAbout === null ? null : (
              <>
                <Box style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
                  <Text kind="question" numberOfLines={1} style={{ flex: 1 }}>
                    {words.word(`building.${chosen.id}`)}
                  </Text>
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
                {listed && asked ? null : (
                  <Text kind="small" color="muted">
                    {words.word(asked ? `short.${chosen.id}` : `rules.building.${chosen.id}`)}
                  </Text>
                )}
              </>
            )}
          </ScrollView>
          {asked ? (
            <AccentProvider accent="puerto-rico">
              <Guard of={picked ?? ''}>
                <ButtonRow>
                  <Button kind="secondary" label={words.word('ui.dontBuild')} onPress={onPass} style={look} />
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
                      if (picked !== null) onBuild(picked, alone && withColonist(picked));
                    }}
                    style={look}
                  />
                </ButtonRow>
              </Guard>
            </AccentProvider>
          ) : null}
        </Box>
      }
    >
      {hasUniversity ? (
        <AccentProvider accent="puerto-rico">
          <Switch label={words.word('ui.universityColonist')} value={!alone} onChange={(come) => setAlone(!come)} />
        </AccentProvider>
      ) : null}
      <Box
        role="radiogroup"
        aria-label={words.word('ui.market')}
        style={{
          flexDirection: listed ? 'column' : 'row',
          gap: listed ? SPACE.m : 4,
          paddingVertical: 2,
          marginHorizontal: listed ? 0 : -8,
        }}
      >
        {[1, 2, 3, 4].map((column) => (
          <Box key={column} style={{ ...(listed ? {} : { flex: 1 }), minWidth: 0, gap: 5 }}>
            <Box
              role="img"
              aria-label={words.word('ui.column', {
                column,
                points: words.word('noun.vp', { count: column }),
                quarries: words.word('noun.quarries', { count: column }),
              })}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                justifyContent: listed ? 'flex-start' : 'center',
                gap: 2,
                flexWrap: 'wrap',
              }}
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

function Picture({ id, size, dim }: { id: BuildingId; size: number; dim: boolean }) {
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
        opacity: dim ? 0.6 : 1,
      }}
    >
      <Icon name={buildingIcon(id)} size={size * 0.75} color={ink} />
    </Box>
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

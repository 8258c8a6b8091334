import type { Seat } from '@antilles/engine';
import { useState, type ReactNode } from 'react';
import { ScrollView } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker, useWords } from '@/text';
import { AccentProvider } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { paneWidth, Sheet } from '@/ui/overlays/Sheet';
import { Shape } from '@/ui/Shape';
import { Switch } from '@/ui/Switch';
import { Text } from '@/ui/Text';
import { RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { BUILDING_LIST, BUILDINGS, type Building, type BuildingId } from '../rules/buildings';
import type { PlayerView, View } from '../rules/view';
import { MarketCell } from './MarketCell';
import { Coin, GoodMark, Points } from './pieces';
import { sumText } from './prices';
import { offerOf, type Offer } from './offers';

/** Whether there is little room: a small phone, or one on its side. */
const useTight = (): boolean => useLayout().size === 'small';

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
  const { width, textScale, twoPane, size: room } = useLayout();
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
    if (asked && picked === building.id && offer.can) return build(building.id);
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
  return (
    <Sheet
      open={open}
      tall
      title={title}
      onClose={onClose}
      guarded={asked}
      question={question ?? ''}
      header={
        <MarketHead
          title={title}
          player={player}
          asked={asked ? owner : null}
          isBuilder={isBuilder}
          onHint={askHint}
          onClose={onClose}
        />
      }
      footer={
        <Box style={{ gap: room === 'small' ? SPACE.xs : SPACE.s }}>
          <Told
            chosen={chosen}
            player={player}
            isBuilder={isBuilder}
            asked={asked}
            listed={listed}
            hint={reads === 'hint' && hint !== null ? hint.sentence : null}
          />
          {asked ? (
            <Answers
              chosen={chosen}
              onPass={onPass}
              onBuild={build}
              onRefused={() => (chosen === null ? onRefuse(words.word('ui.pickBuilding')) : refuse(chosen.offer))}
            />
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
            <ColumnHead column={column} listed={listed} />
            {BUILDING_LIST.filter((building) => building.column === column).map((building) => (
              <MarketCell
                key={building.id}
                building={building}
                offer={about(building)}
                {...{ view, seats, seat, listed }}
                on={picked === building.id}
                hinted={hint?.building === building.id}
                onPress={() => tap(building)}
                onRead={() => onRead(building.id)}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}

/** Who builds, with how much money, and what makes it cheaper. */
function MarketHead({
  title,
  player,
  asked,
  isBuilder,
  onHint,
  onClose,
}: {
  title: string;
  player: PlayerView;
  /** Who is asked to build; null while one only looks. */
  asked: TablePlayer | null;
  isBuilder: boolean;
  onHint: () => void;
  onClose: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { t } = useWords('engine');
  const { largeText } = useLayout();
  const tight = useTight();
  return (
    <Box style={{ gap: tight ? 2 : SPACE.s }}>
      {asked === null ? null : (
        <Box
          style={{
            height: 6,
            marginHorizontal: -SPACE.l,
            marginBottom: tight ? 0 : SPACE.xs,
            backgroundColor: SEAT_TINTS[asked.colour],
          }}
        />
      )}
      <Row>
        {asked === null ? null : <Shape color={asked.colour} size={24} />}
        <Text
          kind={largeText ? 'strong' : asked === null ? 'title' : 'question'}
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
        {asked === null ? null : <IconButton icon="hint" label={t('table.hint')} onPress={onHint} />}
        <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
      </Row>
      <Discounts player={player} isBuilder={isBuilder} />
    </Box>
  );
}

/** What makes buildings cheaper, and how full the city is: in one line where there is little room. */
function Discounts({ player, isBuilder }: { player: PlayerView; isBuilder: boolean }) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { largeText } = useLayout();
  const tight = useTight();
  const builder = isBuilder ? words.word('ui.builderOff') : null;
  const quarries = player.quarries === 0 ? null : words.word('ui.quarriesOff', { count: player.quarries });
  const cityFilled = words.word('ui.cityFilled', { count: player.citySpaces });
  if (tight || largeText) {
    return (
      <Text kind="small" color="muted" numberOfLines={largeText ? 4 : 1}>
        {[builder, quarries, cityFilled].filter((part) => part !== null).join(' · ')}
      </Text>
    );
  }
  return (
    <Row style={{ flexWrap: 'wrap', paddingBottom: SPACE.xs }}>
      {builder === null ? null : (
        <Chip>
          <Icon name="puerto-rico/builder" size={16} color={colors.brass} />
          <Text kind="small">{builder}</Text>
        </Chip>
      )}
      {quarries === null ? null : (
        <Chip>
          <GoodMark tile="quarry" size={18} />
          <Text kind="small">{quarries}</Text>
        </Chip>
      )}
      <Text kind="small" color="muted" style={{ marginLeft: 'auto' }}>
        {cityFilled}
      </Text>
    </Row>
  );
}

/** A building that was tapped, and on which terms it can be had. */
interface Chosen {
  readonly building: Building;
  readonly offer: Offer;
}

/**
 * What is told below the market: the hint, the chosen building, or what to do. As high for one building as for the next,
 * so that nothing moves under the finger; a long hint scrolls in it.
 */
function Told({
  chosen,
  player,
  isBuilder,
  asked,
  listed,
  hint,
}: {
  chosen: Chosen | null;
  player: PlayerView;
  isBuilder: boolean;
  asked: boolean;
  listed: boolean;
  hint: string | null;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { textScale, largeText, twoPane } = useLayout();
  // A phone on its side has no room for more than the grid, and one line below it.
  const low = useTight() && twoPane;
  // What a building does stands on its card where the columns are lists.
  const lines = listed || (asked && low) ? 1 : asked || low ? 2 : 4;
  const height = (24 + lines * 18 + 2) * (largeText ? textScale : 1);
  return (
    <ScrollView style={{ height, flexGrow: 0 }}>
      {chosen !== null && hint === null ? (
        <ChosenBuilding {...chosen} player={player} isBuilder={isBuilder} asked={asked} listed={listed} />
      ) : (
        <Box style={{ flexDirection: 'row', gap: SPACE.s }}>
          {hint === null ? null : <Icon name="hint" size={20} color={colors.brass} />}
          <Text
            aria-live="polite"
            kind={hint === null ? 'body' : 'small'}
            color={hint === null ? 'muted' : 'text'}
            style={{ flex: 1 }}
          >
            {hint ?? words.word(asked ? 'ui.pickBuilding' : 'ui.tapBuilding')}
          </Text>
        </Box>
      )}
    </ScrollView>
  );
}

/** The sum behind a building's price, what it leaves, and what the building does. */
function ChosenBuilding({
  building: { id, column },
  offer: { cost, price, can },
  player,
  isBuilder,
  asked,
  listed,
}: Chosen & { player: PlayerView; isBuilder: boolean; asked: boolean; listed: boolean }) {
  const words = useSpeaker('puerto-rico', []);
  return (
    <>
      <Box style={{ flexDirection: 'row', alignItems: 'baseline', gap: SPACE.s }}>
        <Text kind="question" numberOfLines={1} style={{ flex: 1 }}>
          {words.word(`building.${id}`)}
        </Text>
        <Text kind="small" color="muted">
          {sumText(cost, Math.min(player.quarries, column), isBuilder ? 1 : 0, price)}
        </Text>
        {can ? <Text kind="small">{words.word('ui.leaves', { count: player.doubloons - price })}</Text> : null}
      </Box>
      {listed && asked ? null : (
        <Text kind="small" color="muted">
          {words.word(asked ? `short.${id}` : `rules.building.${id}`)}
        </Text>
      )}
    </>
  );
}

function Answers({
  chosen,
  onPass,
  onBuild,
  onRefused,
}: {
  chosen: Chosen | null;
  onPass: () => void;
  onBuild: (id: BuildingId) => void;
  onRefused: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { largeText } = useLayout();
  const tight = useTight();
  // Two lines fit: a long name makes no button higher than the next.
  const look = {
    height: largeText ? undefined : tight ? 44 : 56,
    minHeight: 44,
    paddingHorizontal: SPACE.m,
    paddingVertical: 2,
  };
  return (
    <AccentProvider accent="puerto-rico">
      <Guard of={chosen?.building.id ?? ''}>
        <ButtonRow>
          <Button kind="secondary" label={words.word('ui.dontBuild')} onPress={onPass} style={look} />
          <Button
            grow
            label={
              chosen === null
                ? words.word('ui.pickFirst')
                : words.word('ui.buildFor', {
                    building: words.word(`building.${chosen.building.id}`),
                    price: chosen.offer.price,
                  })
            }
            disabled={chosen?.offer.can !== true}
            onRefused={onRefused}
            onPress={() => {
              if (chosen !== null) onBuild(chosen.building.id);
            }}
            style={look}
          />
        </ButtonRow>
      </Guard>
    </AccentProvider>
  );
}

/** What a column is worth: its points, and how many quarries count in it. */
function ColumnHead({ column, listed }: { column: number; listed: boolean }) {
  const words = useSpeaker('puerto-rico', []);
  return (
    <Row
      gap={2}
      role="img"
      aria-label={words.word('ui.column', {
        column,
        points: words.word('noun.vp', { count: column }),
        quarries: words.word('noun.quarries', { count: column }),
      })}
      style={{ justifyContent: listed ? 'flex-start' : 'center', flexWrap: 'wrap' }}
    >
      <Points amount={column} size={24} />
      {Array.from({ length: column }, (_, i) => (
        <GoodMark key={i} tile="quarry" size={12} />
      ))}
    </Row>
  );
}

function Chip({ children }: { children: ReactNode }) {
  const colors = useColors();
  return (
    <Row
      gap={5}
      style={{
        borderWidth: 1,
        borderColor: colors.line,
        borderRadius: RADIUS.pill,
        paddingHorizontal: 9,
        paddingVertical: 4,
      }}
    >
      {children}
    </Row>
  );
}

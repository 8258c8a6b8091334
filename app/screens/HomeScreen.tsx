import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets, type EdgeInsets } from 'react-native-safe-area-context';
import { GAME_IDS, shelfOf, type GameId } from '@/games/shelf';
import type { Sheet } from '@/storage/sheetFile';
import { useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { Screen } from '@/ui/Screen';
import { useGameServices } from '@/ui/setup/services';
import { Text } from '@/ui/Text';
import { SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout, type Layout } from '@/ui/useLayout';
import { Continue, GAP, isNothing } from '../home/Continue';
import { DailyRow } from '../home/DailyRow';
import { HouseDoors, PhysicalGame, type HouseDoor } from '../home/Doors';
import { FiveMinutes } from '../home/FiveMinutes';
import { HomeSea } from '../home/HomeSea';
import { OutOfReachRow } from '../home/OutOfReachRow';
import { SaveMenu } from '../home/SaveMenu';
import { SectionTitle } from '../home/SectionTitle';
import { Shelf } from '../home/Shelf';
import { UpdateRow } from '../home/UpdateRow';
import { useSaves } from '../home/useSaves';
import { Welcome } from '../home/Welcome';
import type { RootScreenProps } from '../navigation/routes';
import type { GoingGame, UnreadableSave } from '../saves';

/** As wide as Home gets: beyond that only the sea goes on. */
const WIDEST = { panes: 1240, column: 720 };

/** How high the sea stands above the welcome on a phone of this width. */
const seaOfWelcome = (width: number): number => Math.round(Math.min(320, Math.max(230, width * 0.68)));

/** How Home is laid out in this window: panes, their widths, and the sea behind them. */
function planOf({ twoPane, largeText, size, width }: Layout, insets: EdgeInsets, isNew: boolean) {
  const panes = twoPane && !largeText;
  const roomy = panes && size === 'wide';
  const maxWidth = panes ? WIDEST.panes : WIDEST.column;
  const margin = roomy ? 28 : SPACE.l;
  const gutter = roomy ? 40 : SPACE.xl;
  const inner = Math.min(width - insets.left - insets.right, maxWidth) - 2 * margin;
  const leftPane = !panes ? inner : Math.round(roomy ? Math.min(400, inner * 0.36) : Math.min(300, inner * 0.4));
  /** How far the window goes on at the left of everything. */
  const beyond = Math.max(0, (width - maxWidth) / 2);
  const welcomeSea = seaOfWelcome(width);
  const sea: Parameters<typeof HomeSea>[0] = panes
    ? {
        left: -beyond,
        width: beyond + insets.left + margin + leftPane + gutter,
        height: roomy ? 440 : 132,
        horizon: roomy ? 330 : 84,
        words: 'above',
      }
    : {
        left: -beyond,
        width,
        height: insets.top + (isNew ? welcomeSea : 112),
        horizon: insets.top + (isNew ? welcomeSea * 0.66 : 66),
        words: 'beside',
      };
  return {
    panes,
    roomy,
    maxWidth,
    margin,
    gutter,
    leftPane,
    rightPane: panes ? inner - leftPane - gutter : inner,
    sea,
    /** Between the name and what comes under it the sea is to be seen. */
    gap: panes ? (roomy ? (isNew ? 200 : 250) : 20) : isNew && !largeText ? Math.max(0, welcomeSea - 166) : 0,
    stacked: largeText ? ('above' as const) : panes ? ('beside' as const) : null,
    doorColumns: panes ? (roomy ? 2 : 4) : largeText || size === 'small' ? 1 : 2,
  };
}

/** Where everything starts: games to go on with, games to begin, and the rest of the house. */
export function HomeScreen({ navigation }: RootScreenProps<'Home'>) {
  const { t } = useWords();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const { found, failed, reload } = useSaves();
  const { memory } = useGameServices();
  const [asked, setAsked] = useState<GoingGame | UnreadableSave | null>(null);
  const closeMenu = useCallback(() => setAsked(null), []);
  const [asking, setAsking] = useState(false);
  /** Nothing to tap until the saved games are read: their cards would push everything under them away from the finger. */
  const known = found !== null || failed;
  const isNew =
    found !== null && isNothing(found) && memory.names.length === 0 && Object.keys(memory.last).length === 0;
  const plan = planOf(layout, insets, isNew);
  const { roomy } = plan;

  const resume = useCallback(
    ({ id, game }: GoingGame) => navigation.navigate(game, { screen: 'Table', params: { saveId: id } }),
    [navigation],
  );
  const openSheet = useCallback(
    ({ kind, id }: Sheet) => navigation.navigate('companion', { screen: 'Sheet', params: { kind, sheetId: id } }),
    [navigation],
  );
  const setUp = (game: GameId): void => navigation.navigate(game, { screen: 'Setup' });
  const toLearn = (): void => navigation.navigate('Learn');
  const toCompanion = (): void => navigation.navigate('companion', { screen: 'List' });

  const goingOn = isNew ? (
    <Welcome onLearn={toLearn} onPlay={() => setAsking(true)} onBox={toCompanion} />
  ) : (
    <Continue
      found={found}
      failed={failed}
      reload={reload}
      room={plan.leftPane}
      stacked={plan.stacked}
      onResume={resume}
      onSheet={openSheet}
      onMore={setAsked}
    />
  );
  const left = (
    <>
      <Title isNew={isNew} roomy={roomy} />
      {known ? (
        <>
          {plan.gap === 0 ? null : <View style={{ height: plan.gap }} />}
          <OutOfReachRow />
          <UpdateRow />
          {goingOn}
        </>
      ) : null}
    </>
  );
  const doors: readonly HouseDoor[] = [
    { icon: 'share', label: t('home.phones'), onPress: () => navigation.navigate('Phones') },
    { icon: 'book', label: t('home.learnDoor'), onPress: toLearn },
    { icon: 'history', label: t('home.history'), onPress: () => navigation.navigate('History') },
    { icon: 'people', label: t('home.people'), onPress: () => navigation.navigate('Players') },
    { icon: 'gear', label: t('home.settings'), onPress: () => navigation.navigate('Settings') },
  ];
  const right = !known ? null : (
    <>
      {isNew ? null : (
        <DailyRow
          width={plan.rightPane}
          onCode={() => navigation.navigate('Deal', {})}
          onOpen={(game, screen, saveId) => navigation.navigate(game, { screen, params: { saveId } })}
        />
      )}
      <View style={{ gap: SPACE.xs }}>
        <SectionTitle>{t('home.newGame')}</SectionTitle>
        <Shelf isNew={isNew} onOpen={setUp} />
        {isNew ? null : (
          <FiveMinutes onOpen={(game, saveId) => navigation.navigate(game, { screen: 'Table', params: { saveId } })} />
        )}
      </View>
      {isNew ? (
        <HouseDoors doors={doors} columns={plan.doorColumns} />
      ) : (
        <View style={{ flexDirection: roomy ? 'row' : 'column', gap: GAP }}>
          <View style={{ flexGrow: 1, flexBasis: roomy ? 0 : 'auto' }}>
            <PhysicalGame onPress={toCompanion} />
          </View>
          <View style={{ flexGrow: 1, flexBasis: roomy ? 0 : 'auto' }}>
            <HouseDoors doors={doors} columns={plan.doorColumns} />
          </View>
        </View>
      )}
    </>
  );

  return (
    <Screen scroll accent="brass" margin={plan.margin} maxWidth={plan.maxWidth} under>
      <HomeSea {...plan.sea} />
      <View style={{ height: insets.top }} />
      {plan.panes ? (
        <View style={{ flexDirection: 'row', gap: plan.gutter, flexGrow: 1 }}>
          <View style={{ width: plan.leftPane, gap: SPACE.m }}>{left}</View>
          <View style={{ flex: 1, gap: SPACE.l, paddingTop: roomy ? 28 : SPACE.l }}>{right}</View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l }}>
          {left}
          {right}
        </View>
      )}
      <SaveMenu
        asked={asked}
        onReplay={({ id, game }) => navigation.navigate(game, { screen: 'Replay', params: { saveId: id } })}
        onClose={closeMenu}
        onChanged={reload}
      />
      <WhichGame asking={asking} onClose={() => setAsking(false)} onPlay={setUp} />
    </Screen>
  );
}

/** The name of the app, and to a newcomer what it is. */
function Title({ isNew, roomy }: { isNew: boolean; roomy: boolean }) {
  const { t } = useWords();
  const { size, landscape } = useLayout();
  return (
    <View style={{ paddingTop: roomy ? 34 : 18, paddingBottom: isNew || roomy ? 0 : SPACE.xs }}>
      <Text
        kind="hero"
        role="heading"
        aria-level={1}
        style={roomy ? { fontSize: 56, lineHeight: 64 } : { fontSize: 36, lineHeight: 42 }}
      >
        {t('title')}
      </Text>
      {roomy && !isNew ? (
        <Text kind="strong" style={{ maxWidth: 340 }}>
          {t('home.welcome')}
        </Text>
      ) : null}
      {isNew && !(size === 'small' && landscape) ? (
        <>
          <Text kind="strong">{t('home.tagline')}</Text>
          <Text kind="strong">{t('home.promise')}</Text>
        </>
      ) : null}
    </View>
  );
}

/** Which game to play, in a sheet. */
function WhichGame({
  asking,
  onClose,
  onPlay,
}: {
  asking: boolean;
  onClose: () => void;
  onPlay: (game: GameId) => void;
}) {
  const { t } = useWords();
  const colors = useColors();
  const { contrast } = useTheme();
  return (
    <Menu
      open={asking}
      title={t('home.which')}
      subtitle={t('home.playLine')}
      items={GAME_IDS.map((game) => ({
        id: game,
        label: t(`game.${game}`),
        note: t('home.players', shelfOf(game).seats),
        icon: <Icon name={`emblem/${game}`} size={28} color={contrast ? colors.text : colors[game]} />,
      }))}
      onPick={onPlay}
      onClose={onClose}
    />
  );
}

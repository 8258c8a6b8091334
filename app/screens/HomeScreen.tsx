import { useCallback, useState, type ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { SHELF, type GameId } from '@/games/shelf';
import type { Shelved } from '@/games/shelved';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { spaced } from '@/ui/setup/spaced';
import { Tap } from '@/ui/Tap';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { DailyRow } from '../home/DailyRow';
import { GameTile } from '../home/GameTile';
import { GoingCard } from '../home/GoingCard';
import { OutOfReachRow } from '../home/OutOfReachRow';
import { SaveMenu } from '../home/SaveMenu';
import { UnreadableRow } from '../home/UnreadableRow';
import { UpdateRow } from '../home/UpdateRow';
import { useAge } from '../home/useAge';
import { AT_ONCE, type SavesOnDevice } from '../home/readSaves';
import { useSaves } from '../home/useSaves';
import type { RootScreenProps } from '../navigation/routes';
import type { GoingGame, UnreadableSave } from '../saves';

const GAP = 12;
/** Room for the shadow of a card inside what scrolls. */
const SHADOW = 24;
/** Parchment is light in both themes, and so its brass is the dark one. */
const BRASS_ON_PARCHMENT = '#7a5512';

/** Where everything starts: games to go on with, games to begin, and the rest of the house. */
export function HomeScreen({ navigation }: RootScreenProps<'Home'>) {
  const { t } = useWords();
  const { twoPane, largeText, size, height } = useLayout();
  const { found, failed, reload } = useSaves();
  const [asked, setAsked] = useState<GoingGame | UnreadableSave | null>(null);
  const closeMenu = useCallback(() => setAsked(null), []);
  const panes = twoPane && !largeText;
  const wide = size === 'wide';
  const roomy = panes && wide;
  /** No room for two words side by side. */
  const apart = largeText || size === 'small';
  /** Nothing to tap until the saved games are read: their cards would push everything under them away from the finger. */
  const known = found !== null || failed;
  const empty = found !== null && found.going.length + found.unreadable.length === 0;

  const tile = (game: Shelved<GameId>) => (
    <GameTile
      key={game.id}
      game={game}
      height={roomy ? Math.max(200, Math.min(290, (height - 190) / 2)) : size === 'small' ? 116 : largeText ? 160 : 138}
      emblem={roomy ? 140 : size === 'small' ? 44 : 78}
      onOpen={() => navigation.navigate(game.id, { screen: 'Setup' })}
    />
  );

  const resume = useCallback(
    ({ id, game }: GoingGame) => navigation.navigate(game, { screen: 'Table', params: { saveId: id } }),
    [navigation],
  );
  const continued = (
    <Continue
      found={found}
      failed={failed}
      reload={reload}
      stacked={panes || largeText}
      onResume={resume}
      onMore={setAsked}
    />
  );
  const shelf = (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle>{t('home.newGame')}</SectionTitle>
      <View style={{ gap: GAP }}>
        {largeText
          ? SHELF.map(tile)
          : inPairs(SHELF).map(([left, right]) => (
              <Pair key={left.id} left={tile(left)} right={right === undefined ? null : tile(right)} />
            ))}
      </View>
    </View>
  );
  const house = (
    <View style={{ gap: GAP }}>
      <DailyRow onOpen={(game, screen, saveId) => navigation.navigate(game, { screen, params: { saveId } })} />
      <PhysicalGame onPress={() => navigation.navigate('companion', { screen: 'List' })} />
      <View style={{ flexDirection: apart ? 'column' : 'row', gap: GAP }}>
        <HouseButton
          icon="history"
          label={t('home.history')}
          apart={apart}
          onPress={() => navigation.navigate('History')}
        />
        <HouseButton
          icon="gear"
          label={t('home.settings')}
          apart={apart}
          onPress={() => navigation.navigate('Settings')}
        />
      </View>
    </View>
  );
  const title = (
    <Text
      kind="hero"
      role="heading"
      aria-level={1}
      style={[{ marginTop: panes ? SPACE.xl : SPACE.l }, wide ? { fontSize: 52, lineHeight: 62 } : null]}
    >
      {t('title')}
    </Text>
  );

  return (
    <Screen glow rose="corner" scroll accent="brass" maxWidth={panes ? 1120 : 720}>
      {!known ? (
        title
      ) : panes ? (
        <View style={{ flexDirection: 'row', gap: wide ? 40 : SPACE.xl, flexGrow: 1 }}>
          <View style={{ flex: 5, maxWidth: 420, gap: 20 }}>
            {title}
            {empty && wide ? <Text color="muted">{t('home.welcome')}</Text> : null}
            <OutOfReachRow />
            <UpdateRow />
            {continued}
            <View style={{ flexGrow: 1 }} />
            {house}
          </View>
          {/* The shelf begins where the left pane's content does. */}
          <View style={{ flex: 7, paddingTop: wide ? SPACE.xl + 62 + 20 : SPACE.l }}>{shelf}</View>
        </View>
      ) : (
        <View style={{ gap: 20 }}>
          {title}
          <OutOfReachRow />
          <UpdateRow />
          {continued}
          {shelf}
          {house}
        </View>
      )}
      <SaveMenu
        asked={asked}
        onReplay={({ id, game }) => navigation.navigate(game, { screen: 'Replay', params: { saveId: id } })}
        onClose={closeMenu}
        onChanged={reload}
      />
    </Screen>
  );
}

const SectionTitle = ({ children }: { children: string }) => (
  <Text kind="section" color="muted" role="heading" aria-level={2} style={{ marginLeft: 2 }}>
    {children}
  </Text>
);

/** Two by two; an odd one at the end stands alone. */
const inPairs = <Item,>(items: readonly Item[]): readonly (readonly [Item, Item | undefined])[] =>
  items.flatMap((item, i) => (i % 2 === 0 ? [[item, items[i + 1]] as const] : []));

/** What has no neighbour has the width to itself. */
const Pair = ({ left, right }: { left: ReactNode; right: ReactNode | null }) => (
  <View style={{ flexDirection: 'row', gap: GAP }}>
    <View style={{ flex: 1 }}>{left}</View>
    {right === null ? null : <View style={{ flex: 1 }}>{right}</View>}
  </View>
);

/** The saved games. Nothing at all when there are none. */
function Continue({
  found,
  failed,
  reload,
  stacked,
  onResume,
  onMore,
}: {
  found: SavesOnDevice | null;
  failed: boolean;
  reload: () => void;
  /** Under each other instead of in a row. */
  stacked: boolean;
  onResume: (going: GoingGame) => void;
  onMore: (save: GoingGame | UnreadableSave) => void;
}) {
  const { t } = useWords();
  const { width } = useLayout();
  const age = useAge();
  const { refuse } = useToast();
  const [most, setMost] = useState(AT_ONCE);
  if (failed) {
    return (
      <Panel style={{ gap: SPACE.s }}>
        <Text role="alert">{t('saved.listFailed')}</Text>
        <Button kind="secondary" label={t('saved.retry')} onPress={reload} />
      </Panel>
    );
  }
  if (found === null || found.going.length + found.unreadable.length === 0) return null;
  // A window on one long list: what cannot be opened lies at its end.
  const going = found.going.slice(0, most);
  const unreadable = found.unreadable.slice(0, most - going.length);
  const hidden = found.going.length + found.unreadable.length - going.length - unreadable.length;
  // Two cards fill the width; from three on, and on narrow phones, they are narrower so that the next one peeks in.
  const half = (width - 2 * SPACE.l - GAP) / 2;
  const fits = stacked || going.length < 2 || (going.length === 2 && half >= 160);
  const card = (save: GoingGame) => (
    <GoingCard
      key={save.id}
      going={save}
      age={age(save.savedAt)}
      width={stacked ? 'whole' : fits ? 'share' : 164}
      onResume={onResume}
      onMore={onMore}
    />
  );
  const more =
    hidden === 0 && !found.reading ? null : (
      <Button
        kind="secondary"
        label={found.reading ? t('saved.reading') : t('saved.more', { count: Math.min(AT_ONCE, hidden) })}
        disabled={found.reading}
        onRefused={() => refuse(t('saved.reading'))}
        onPress={() => setMost(most + AT_ONCE)}
      />
    );
  const behind = going.length < found.going.length || found.reading;
  return (
    <View style={{ gap: SPACE.s }}>
      <SectionTitle>{t('home.continue')}</SectionTitle>
      {going.length === 0 ? null : fits ? (
        <View style={{ flexDirection: stacked ? 'column' : 'row', gap: GAP }}>{going.map(card)}</View>
      ) : (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          style={{ marginHorizontal: -SPACE.l, marginBottom: -SHADOW }}
          contentContainerStyle={{ gap: GAP, paddingHorizontal: SPACE.l, paddingBottom: SHADOW }}
        >
          {going.map(card)}
          {behind ? <View style={{ width: 164, justifyContent: 'center' }}>{more}</View> : null}
        </ScrollView>
      )}
      {unreadable.map((save) => (
        <UnreadableRow key={save.id} save={save} onPress={() => onMore(save)} />
      ))}
      {behind && !fits ? null : more}
    </View>
  );
}

/** The other way of using the app: the only parchment on the screen. */
function PhysicalGame({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  return (
    <Tap
      label={`${t('home.score')}. ${t('home.scoreLine')}`}
      onPress={onPress}
      give={0.99}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 70,
        paddingVertical: SPACE.m,
        paddingHorizontal: SPACE.l,
        borderRadius: RADIUS.tile,
        borderWidth: 1,
        borderColor: colors.parchmentEdge,
        backgroundColor: colors.parchment,
      }}
    >
      <Icon name="notebook" size={34} color={BRASS_ON_PARCHMENT} />
      <View style={{ flex: 1 }}>
        <Text kind="question" color="ink">
          {spaced(t('home.score'))}
        </Text>
        <Text kind="small" color="inkMuted">
          {t('home.scoreLine')}
        </Text>
      </View>
      <Icon name="chevron-right" size={22} color={colors.inkMuted} />
    </Tap>
  );
}

function HouseButton({
  icon,
  label,
  onPress,
  apart,
}: {
  icon: 'history' | 'gear';
  label: string;
  onPress: () => void;
  /** On a line of its own. */
  apart: boolean;
}) {
  const colors = useColors();
  const box = {
    flexGrow: 1,
    flexBasis: apart ? 'auto' : 0,
    minHeight: 56,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderRadius: RADIUS.tile,
    borderWidth: 1,
    borderColor: colors.line,
    backgroundColor: colors.surface,
  } as const;
  return (
    <Tap label={label} onPress={onPress} style={box}>
      <Icon name={icon} size={22} color={colors.text} />
      <View style={{ flexShrink: 1 }}>
        <Text kind="button">{label}</Text>
      </View>
    </Tap>
  );
}

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { type ReactNode } from 'react';
import { View } from 'react-native';
import { isGameId, shelfOf } from '@/games/shelf';
import type { Sheet, SheetProblem } from '@/storage/sheetFile';
import { useSpeaker, useWords } from '@/text';
import { Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import type { CompanionRoutes } from '@/ui/companion/routes';
import { useRemoveSheet } from '@/ui/companion/useRemoveSheet';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { IconButton } from '@/ui/IconButton';
import { useToast } from '@/ui/overlays/Toast';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { spaced, useGoBack } from '@/ui/setup';
import { shareText } from '@/ui/shareText';
import { Tap } from '@/ui/Tap';
import { tapRow } from '@/ui/tapRow';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors, useTheme, type Accent } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { PosterPicture } from '../home/PosterPicture';
import { useAge } from '../home/useAge';
import { useReadOnFocus } from '../useReadOnFocus';
import { useTemplates } from './any/useTemplates';
import { companions, isKind, kindOf } from './kinds';
import { nameOfSheet } from './nameOfSheet';
import { listSheets, rawSheet } from './sheets';

interface Found {
  readonly going: readonly Sheet[];
  readonly finished: readonly Sheet[];
  readonly unreadable: readonly { readonly id: string; readonly problem: SheetProblem }[];
}

/** Finished sheets in sight; the rest is in the history. */
const SHOWN_FINISHED = 4;
/** Other games that were scored of late, a tap away. */
const SHOWN_GAMES = 6;

/** What the companion can do: sheets to go on with, our games, any game, table tools. */
export function ListScreen({ navigation }: NativeStackScreenProps<CompanionRoutes, 'List'>) {
  const { t } = useWords('companion');
  const goBack = useGoBack();
  const { twoPane, largeText } = useLayout();
  const { found, failed, reload } = useReadOnFocus('antilles/sheet/', readSheets);
  const panes = twoPane && !largeText;
  const { known } = useTemplates();
  const open = (sheet: Sheet): void => navigation.navigate('Sheet', { kind: sheet.kind, sheetId: sheet.id });

  const running = (
    <>
      {failed ? (
        <Panel style={{ gap: SPACE.s }}>
          <Text role="alert">{t('list.failed')}</Text>
          <Button kind="secondary" label={t('list.retry')} onPress={reload} />
        </Panel>
      ) : null}
      {found === null || found.going.length + found.unreadable.length === 0 ? null : (
        <Section title={t('list.continue')}>
          {found.going.map((sheet) => (
            <SheetRow key={sheet.id} sheet={sheet} onOpen={() => open(sheet)} onChanged={reload} />
          ))}
          {found.unreadable.map(({ id, problem }) => (
            <UnreadableSheet key={id} id={id} problem={problem} onChanged={reload} />
          ))}
        </Section>
      )}
    </>
  );
  const finished =
    found === null || found.finished.length === 0 ? null : (
      <Section title={t('list.finished')}>
        {found.finished.slice(0, SHOWN_FINISHED).map((sheet) => (
          <SheetRow key={sheet.id} sheet={sheet} onOpen={() => open(sheet)} onChanged={reload} />
        ))}
      </Section>
    );
  const games = (
    <Section title={t('list.games')}>
      {companions().map((game) => (
        <Entry
          key={game}
          emblem={`emblem/${game}`}
          accent={game}
          title={t(`kind.${game}`)}
          line={t(`line.${game}`)}
          onPress={() => navigation.navigate('New', { kind: game })}
        />
      ))}
      <Entry
        emblem={kindOf('any').emblem}
        accent="brass"
        title={t('kind.any')}
        line={t('line.any')}
        onPress={() => navigation.navigate('New', { kind: 'any' })}
      />
      {known.length === 0 ? null : (
        <Wrap role="group" aria-label={t('any.known')}>
          {known.slice(0, SHOWN_GAMES).map(({ name }) => (
            <Chip key={name} label={name} onPress={() => navigation.navigate('New', { kind: 'any', title: name })} />
          ))}
        </Wrap>
      )}
    </Section>
  );
  const tools = (
    <Section title={t('list.tools')}>
      <Entry
        emblem="dice"
        accent="brass"
        title={t('start.title')}
        line={t('start.line')}
        onPress={() => navigation.navigate('StartPlayer')}
      />
      <Entry
        emblem="coin"
        accent="brass"
        title={t('dice.title')}
        line={t('dice.line')}
        onPress={() => navigation.navigate('Dice')}
      />
      <Entry
        emblem="hourglass"
        accent="brass"
        title={t('kind.timer')}
        line={t('line.timer')}
        onPress={() => navigation.navigate('New', { kind: 'timer' })}
      />
    </Section>
  );
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={panes ? 1040 : 640}
      header={<Header title={t('title')} onBack={goBack} />}
    >
      {panes ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl, paddingTop: SPACE.s }}>
          <View style={{ flex: 1, gap: SPACE.l }}>
            {running}
            {games}
          </View>
          <View style={{ flex: 1, gap: SPACE.l }}>
            {tools}
            {finished}
          </View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l, paddingTop: SPACE.s }}>
          {running}
          {games}
          {tools}
          {finished}
        </View>
      )}
    </Screen>
  );
}

/** All sheets on the device that this version knows, and what cannot be read. */
async function readSheets(): Promise<Found> {
  const stored = await listSheets();
  const readable = stored.flatMap(({ loaded }) => (loaded.ok && isKind(loaded.sheet.kind) ? [loaded.sheet] : []));
  return {
    going: readable.filter(({ playId }) => playId === null),
    finished: readable.filter(({ playId }) => playId !== null),
    unreadable: stored.flatMap(({ id, loaded }) => (loaded.ok ? [] : [{ id, problem: loaded.problem }])),
  };
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <View style={{ gap: SPACE.s }}>
    <Text kind="section" color="muted" role="heading" aria-level={2} style={{ marginLeft: 2 }}>
      {title}
    </Text>
    {children}
  </View>
);

const card = {
  ...tapRow(68),
  paddingHorizontal: SPACE.m,
  borderRadius: RADIUS.tile,
  borderWidth: 1,
} as const;

function Entry({
  emblem,
  accent,
  title,
  line,
  onPress,
}: {
  emblem: IconName;
  accent: Accent;
  title: string;
  line: string;
  onPress: () => void;
}) {
  const colors = useColors();
  return (
    <Tap
      label={`${title}. ${line}`}
      onPress={onPress}
      give={0.99}
      style={[card, { borderColor: colors.line, backgroundColor: colors.surface }]}
    >
      <Medal emblem={emblem} accent={accent} />
      <View style={{ flex: 1 }}>
        <Text kind="question">{spaced(title)}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      <Icon name="chevron-right" size={22} color={colors.muted} />
    </Tap>
  );
}

/** What it is of: the poster of one of our games, otherwise an emblem. */
function Medal({ emblem, accent }: { emblem: IconName; accent: Accent }) {
  const colors = useColors();
  const { contrast } = useTheme();
  const tint = colors[accent];
  const poster = contrast || !isGameId(accent) ? undefined : shelfOf(accent).poster;
  return (
    <View
      aria-hidden
      style={{
        width: 64,
        height: 50,
        borderRadius: RADIUS.panel,
        alignItems: 'center',
        justifyContent: 'center',
        overflow: 'hidden',
        backgroundColor: fade(tint, 0.16),
      }}
    >
      {poster === undefined ? <Icon name={emblem} size={32} color={tint} /> : <PosterPicture poster={poster} />}
    </View>
  );
}

function SheetRow({ sheet, onOpen, onChanged }: { sheet: Sheet; onOpen: () => void; onChanged: () => void }) {
  const { t } = useWords('companion');
  const words = useSpeaker('companion', []);
  const age = useAge();
  const colors = useColors();
  const remove = useRemoveSheet();
  const { largeText } = useLayout();
  if (!isKind(sheet.kind)) return null;
  const { emblem, accent } = kindOf(sheet.kind);
  const title = nameOfSheet(sheet, t);
  const who = words.list(sheet.seats.map(({ name }) => name));
  return (
    <View
      style={[
        card,
        { padding: 0, paddingHorizontal: 0, borderColor: colors.parchmentEdge, backgroundColor: colors.parchment },
      ]}
    >
      <Tap
        label={`${title}, ${who}, ${age(sheet.savedAt)}`}
        onPress={onOpen}
        give={0.99}
        style={{
          flex: 1,
          minHeight: 66,
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.m,
          paddingLeft: SPACE.m,
          paddingVertical: SPACE.s,
        }}
      >
        {/* Large words need the room. */}
        {largeText ? null : <Medal emblem={emblem} accent={accent} />}
        <View style={{ flex: 1 }}>
          <Text kind="question" color="ink" numberOfLines={2}>
            {spaced(title)}
          </Text>
          <Text kind="small" color="inkMuted" numberOfLines={largeText ? 4 : 2}>
            {spaced(who)}
          </Text>
          <Text kind="tiny" color="inkMuted">
            {age(sheet.savedAt)}
          </Text>
        </View>
      </Tap>
      <IconButton
        icon={<Icon name="trash" size={20} color={colors.inkMuted} />}
        label={t('delete.of', { name: title })}
        onPress={() => void remove(sheet.id).then(onChanged)}
        style={{ marginRight: SPACE.xs }}
      />
    </View>
  );
}

/** A sheet that cannot be read: it is there, it says why, and it can be shared or deleted. */
function UnreadableSheet({ id, problem, onChanged }: { id: string; problem: SheetProblem; onChanged: () => void }) {
  const { t } = useWords('companion');
  const colors = useColors();
  const { say, fail } = useToast();
  const remove = useRemoveSheet();
  const share = async (): Promise<void> => {
    const text = await rawSheet(id).catch(() => null);
    const how = text === null ? 'failed' : await shareText(text);
    if (how === 'copied') say(t('unreadable.copied'));
    if (how === 'failed') fail(t('result.shareFailed'));
  };
  return (
    <View style={[card, { borderColor: colors.danger, borderStyle: 'dashed', backgroundColor: colors.surface }]}>
      <Icon name="warning" size={24} color={colors.danger} />
      <View style={{ flex: 1 }}>
        <Text kind="strong">{t('unreadable.title')}</Text>
        <Text kind="small" color="muted">
          {`${t(`problem.${problem}`)} ${t('unreadable.kept')}`}
        </Text>
      </View>
      {problem === 'unreadable-now' ? (
        // Nobody knows what is on it: it is not offered for deletion.
        <IconButton icon="redo" label={t('list.retry')} onPress={onChanged} />
      ) : (
        <>
          <IconButton
            icon={<Icon name="share" size={20} color={colors.text} />}
            label={t('unreadable.share')}
            onPress={() => void share()}
          />
          <IconButton
            icon={<Icon name="trash" size={20} color={colors.danger} />}
            label={t('delete.do')}
            onPress={() => void remove(id).then(onChanged)}
          />
        </>
      )}
    </View>
  );
}

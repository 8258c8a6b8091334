import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { SectionList, View } from 'react-native';
import { byMonth, filterPlays, isFiltering, NO_FILTER, type PlayFilter } from '@/history/query';
import type { PlaySummary } from '@/history/play';
import type { PlayList } from '@/history/store';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useReminder } from '../backup/reminder';
import { Filters } from '../history/Filters';
import { PlayDetail } from '../history/PlayDetail';
import { PlayRow } from '../history/PlayRow';
import { PlaysNotThere } from '../history/PlaysNotThere';
import { UnreadablePlays } from '../history/UnreadablePlays';
import { useFormats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { usePlayers } from '../history/useProfiles';
import type { RootScreenProps } from '../navigation/routes';

/** Every play there was, by month, to look through, search and open. */
export function HistoryScreen({ navigation }: RootScreenProps<'History'>) {
  const { t } = useWords('history');
  const { twoPane, largeText, size } = useLayout();
  const history = useHistory();
  const { list } = history;
  const [filter, setFilter] = useState<PlayFilter>(NO_FILTER);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  // Typing never waits for a long list.
  const wanted = useDeferredValue(filter);
  const all = list?.plays ?? NO_PLAYS;
  const found = useFound(all, wanted);
  const panes = twoPane && size === 'wide' && !largeText;
  // The same in every state, so that the header stays where it is once the plays are there.
  const maxWidth = panes ? 1120 : 720;
  const open = useCallback(
    (id: string) => (panes ? setChosen(id) : navigation.navigate('Play', { playId: id })),
    [panes, navigation],
  );
  const shown = panes ? (found.find(({ id }) => id === chosen)?.id ?? found[0]?.id ?? null) : null;
  const count = isFiltering(wanted)
    ? t('countOf', { count: found.length, total: all.length })
    : t('count', { count: all.length });
  const header = <Top navigation={navigation} subtitle={all.length === 0 ? undefined : count} />;

  const log = <Button icon="plus" label={t('log.title')} onPress={() => navigation.navigate('Log')} />;

  if (history.failed || list === null) {
    return <PlaysNotThere history={history} label={t('title')} header={header} maxWidth={maxWidth} />;
  }
  if (all.length === 0) {
    return (
      <Screen accent="brass" glow rose="corner" header={header} footer={log} maxWidth={maxWidth} scroll>
        <NoPlaysYet onScore={() => navigation.navigate('companion', { screen: 'List' })} />
        <UnreadablePlays list={list} />
      </Screen>
    );
  }
  const look = (
    <>
      <ExportReminder count={all.length} onExport={() => navigation.navigate('Backup')} />
      <Search plays={all} filter={filter} onChange={setFilter} open={filtersOpen} onOpen={setFiltersOpen} />
      <Months list={list} found={found} shown={shown} onOpen={open} onClear={() => setFilter(NO_FILTER)} />
    </>
  );
  return (
    <Screen accent="brass" header={header} footer={log} maxWidth={maxWidth}>
      {panes ? (
        <View style={{ flex: 1, flexDirection: 'row', gap: SPACE.xl }}>
          <View style={{ flex: 1 }}>{look}</View>
          <Panel style={{ flex: 1.1, marginTop: SPACE.xs, marginBottom: SPACE.l }} padding={0}>
            {shown === null ? null : <PlayDetail key={shown} id={shown} margin={SPACE.l} />}
          </Panel>
        </View>
      ) : (
        look
      )}
    </Screen>
  );
}

/** After many plays, and not before: that they lie on this device only. */
function ExportReminder({ count, onExport }: { count: number; onExport: () => void }) {
  const { t } = useWords('history');
  const { due, notNow } = useReminder(count);
  if (!due) return null;
  return (
    <Panel style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <Text kind="small" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 180 }}>
        {t('reminder.line', { count })}
      </Text>
      <Button kind="secondary" label={t('reminder.export')} onPress={onExport} />
      <Button kind="quiet" label={t('reminder.notNow')} onPress={notNow} />
    </Panel>
  );
}

/** The same list every time, so that nothing is looked through again for it. */
const NO_PLAYS: readonly PlaySummary[] = [];

/** The plays that fit. */
function useFound(all: readonly PlaySummary[], filter: PlayFilter): readonly PlaySummary[] {
  const players = usePlayers();
  const formats = useFormats();
  // "The last week" is counted from when the screen was opened.
  const [now] = useState(() => Date.now());
  return useMemo(
    () => filterPlays(all, filter, players, now, (game) => formats.game({ game, gameName: null })),
    [all, filter, players, formats, now],
  );
}

function Top({
  navigation,
  subtitle,
}: {
  navigation: RootScreenProps<'History'>['navigation'];
  subtitle: string | undefined;
}) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  return (
    <Header
      title={t('title')}
      subtitle={subtitle}
      onBack={goBack}
      right={
        <>
          <IconButton
            icon="chart"
            label={t('statistics.title')}
            onPress={() => navigation.navigate('Statistics', {})}
          />
          <IconButton icon="people" label={t('players.title')} onPress={() => navigation.navigate('Players')} />
          <IconButton icon="swap" label={t('backup.title')} onPress={() => navigation.navigate('Backup')} />
        </>
      }
    />
  );
}

function NoPlaysYet({ onScore }: { onScore: () => void }) {
  const { t } = useWords('history');
  const colors = useColors();
  return (
    <EmptyState
      picture={<Icon name="open-book" size={84} color={colors.brass} />}
      title={t('empty.title')}
      body={t('empty.line')}
    >
      <Button kind="secondary" icon="dice" label={t('empty.score')} onPress={onScore} />
    </EmptyState>
  );
}

/** What is looked for: words, and behind a button everything else. */
function Search({
  plays,
  filter,
  onChange,
  open,
  onOpen,
}: {
  plays: readonly PlaySummary[];
  filter: PlayFilter;
  onChange: (filter: PlayFilter) => void;
  /** Whether everything else is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
}) {
  const { t } = useWords('history');
  const colors = useColors();
  return (
    <View style={{ gap: SPACE.s, paddingTop: SPACE.xs, paddingBottom: SPACE.s }}>
      <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
        <View style={{ flex: 1 }}>
          <TextField
            label={t('search')}
            showLabel={false}
            placeholder={t('searchHint')}
            value={filter.text}
            onChange={(text) => onChange({ ...filter, text })}
            problem={null}
          />
        </View>
        <IconButton
          icon="filter"
          boxed
          label={t(isFiltering(filter) ? 'filter.on' : 'filter.title')}
          expanded={open}
          color={isFiltering(filter) ? colors.brass : colors.text}
          onPress={() => onOpen(!open)}
        />
      </View>
      {open || isFiltering({ ...filter, text: '' }) ? (
        <Filters plays={plays} filter={filter} onChange={onChange} />
      ) : null}
    </View>
  );
}

/** The plays that were found, under their months. */
function Months({
  list,
  found,
  shown,
  onOpen,
  onClear,
}: {
  list: PlayList;
  found: readonly PlaySummary[];
  /** The play that stands beside the list. */
  shown: string | null;
  onOpen: (id: string) => void;
  onClear: () => void;
}) {
  const { t } = useWords('history');
  const colors = useColors();
  const formats = useFormats();
  const months = useMemo(() => byMonth(found), [found]);
  return (
    <SectionList
      sections={months}
      keyExtractor={({ id }) => id}
      style={{ flex: 1 }}
      contentContainerStyle={{ paddingBottom: SPACE.xl }}
      keyboardShouldPersistTaps="handled"
      initialNumToRender={12}
      windowSize={7}
      stickySectionHeadersEnabled
      ListFooterComponent={<UnreadablePlays list={list} />}
      ListEmptyComponent={
        <EmptyState title={t('none.title')} body={t('none.line')}>
          <Button kind="secondary" label={t('none.clear')} onPress={onClear} />
        </EmptyState>
      }
      renderSectionHeader={({ section }) => (
        <View style={{ backgroundColor: colors.bg, paddingVertical: SPACE.xs, flexDirection: 'row', gap: SPACE.s }}>
          <Text kind="section" color="muted" role="heading" aria-level={2} style={{ flex: 1 }}>
            {formats.month(section.time)}
          </Text>
          <Text kind="small" color="muted">
            {t('count', { count: section.data.length })}
          </Text>
        </View>
      )}
      renderItem={({ item }) => <PlayRow play={item} onOpen={onOpen} selected={item.id === shown} />}
    />
  );
}

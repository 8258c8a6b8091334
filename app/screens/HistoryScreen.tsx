import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { SectionList, View } from 'react-native';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import { byMonth, filterPlays, isFiltering, NO_FILTER, type PlayFilter } from '@/ui/history/query';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Loading } from '@/ui/Loading';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { Filters } from '../history/Filters';
import { PlayDetail } from '../history/PlayDetail';
import { PlayRow } from '../history/PlayRow';
import { UnreadablePlays } from '../history/UnreadablePlays';
import { useFormats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { usePlayers } from '../history/useProfiles';
import type { RootScreenProps } from '../navigation/routes';

/** Every play there was, by month, to look through, search and open. */
export function HistoryScreen({ navigation }: RootScreenProps<'History'>) {
  const { t } = useWords('history');
  const colors = useColors();
  const goBack = useGoBack();
  const { twoPane, largeText, size } = useLayout();
  const { list, failed, reload } = useHistory();
  const players = usePlayers();
  const formats = useFormats();
  const [filter, setFilter] = useState<PlayFilter>(NO_FILTER);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  // Typing never waits for a long list.
  const wanted = useDeferredValue(filter);
  const all = list?.plays;
  // "The last week" is counted from when the screen was opened.
  const [now] = useState(() => Date.now());
  const found = useMemo(
    () => filterPlays(all ?? [], wanted, players, now, (game) => formats.game({ game, gameName: null })),
    [all, wanted, players, formats, now],
  );
  const months = useMemo(() => byMonth(found), [found]);
  const panes = twoPane && size === 'wide' && !largeText;
  // The same in every state, so that the header stays where it is once the plays are there.
  const maxWidth = panes ? 1120 : 720;
  const open = useCallback(
    (id: string) => (panes ? setChosen(id) : navigation.navigate('Play', { playId: id })),
    [panes, navigation],
  );
  const shown = panes ? (found.find(({ id }) => id === chosen)?.id ?? found[0]?.id ?? null) : null;

  const header = (
    <Header
      title={t('title')}
      {...(all === undefined || all.length === 0
        ? {}
        : {
            subtitle: isFiltering(wanted)
              ? t('countOf', { count: found.length, total: all.length })
              : t('count', { count: all.length }),
          })}
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

  if (failed) {
    return (
      <Screen accent="brass" glow header={header} maxWidth={maxWidth}>
        <EmptyState title={t('loadFailed')}>
          <Button label={t('retry')} onPress={reload} />
        </EmptyState>
      </Screen>
    );
  }
  if (list === null || all === undefined) {
    return (
      <Screen accent="brass" glow header={header} maxWidth={maxWidth}>
        <Loading label={t('title')} />
      </Screen>
    );
  }
  if (all.length === 0) {
    return (
      <Screen accent="brass" glow rose="corner" header={header} maxWidth={maxWidth} scroll>
        <EmptyState
          picture={<Icon name="open-book" size={84} color={colors.brass} />}
          title={t('empty.title')}
          body={t('empty.line')}
        />
        <UnreadablePlays list={list} />
      </Screen>
    );
  }

  const top = (
    <View style={{ gap: SPACE.s, paddingTop: SPACE.xs, paddingBottom: SPACE.s }}>
      <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'center' }}>
        <View style={{ flex: 1 }}>
          <TextField
            label={t('search')}
            showLabel={false}
            placeholder={t('searchHint')}
            value={filter.text}
            onChange={(text) => setFilter((old) => ({ ...old, text }))}
            problem={null}
          />
        </View>
        <IconButton
          icon="filter"
          boxed
          label={t(isFiltering(filter) ? 'filter.on' : 'filter.title')}
          expanded={filtersOpen}
          color={isFiltering(filter) ? colors.brass : colors.text}
          onPress={() => setFiltersOpen(!filtersOpen)}
        />
      </View>
      {filtersOpen || isFiltering({ ...filter, text: '' }) ? (
        <Filters plays={all} filter={filter} onChange={setFilter} />
      ) : null}
    </View>
  );

  const rows = (
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
          <Button kind="secondary" label={t('none.clear')} onPress={() => setFilter(NO_FILTER)} />
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
      renderItem={({ item }) => <PlayRow play={item} onOpen={open} selected={item.id === shown} />}
    />
  );

  return (
    <Screen accent="brass" header={header} maxWidth={maxWidth}>
      {panes ? (
        <View style={{ flex: 1, flexDirection: 'row', gap: SPACE.xl }}>
          <View style={{ flex: 1 }}>
            {top}
            {rows}
          </View>
          <Panel style={{ flex: 1.1, marginTop: SPACE.xs, marginBottom: SPACE.l }} padding={0}>
            {shown === null ? null : <PlayDetail key={shown} id={shown} margin={SPACE.l} />}
          </Panel>
        </View>
      ) : (
        <>
          {top}
          {rows}
        </>
      )}
    </Screen>
  );
}

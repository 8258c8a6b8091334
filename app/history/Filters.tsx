import { View } from 'react-native';
import { GAME_IDS } from '@/games/ids';
import { OTHER_GAME, PLAY_KINDS, type PlaySummary } from '@/history/play';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { isFiltering, NO_FILTER, PERIODS, playersIn, type PlayFilter } from '@/history/query';
import { MenuButton, type MenuItem } from '@/ui/Menu';
import { SPACE } from '@/ui/theme';
import { useMemo } from 'react';
import { useFormats } from './useFormats';
import { usePlayers } from './useProfiles';

/** A menu has no empty choice; this stands for "does not matter". */
const ANY = '*';

/** Which plays to show: game, where, who, when. */
export function Filters({
  plays,
  filter,
  onChange,
}: {
  plays: readonly PlaySummary[];
  filter: PlayFilter;
  onChange: (filter: PlayFilter) => void;
}) {
  const { t } = useWords('history');
  const formats = useFormats();
  const players = usePlayers();
  const games: MenuItem[] = useMemo(() => {
    const played = new Set(plays.map(({ game }) => game));
    const ours = GAME_IDS.filter((id) => played.has(id)).map((id) => ({
      id: id,
      label: formats.game({ game: id, gameName: null }),
    }));
    return [
      { id: ANY, label: t('filter.anyGame') },
      ...ours,
      ...(played.has(OTHER_GAME) ? [{ id: OTHER_GAME, label: t('otherGame') }] : []),
    ];
  }, [plays, formats, t]);
  const people: MenuItem[] = useMemo(
    () => [
      { id: ANY, label: t('filter.anyPlayer') },
      ...playersIn(plays, players).map(({ key }) => ({ id: key, label: players.nameOf(key) })),
    ],
    [plays, players, t],
  );
  const orNull = (id: string): string | null => (id === ANY ? null : id);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, alignItems: 'center' }}>
      <MenuButton
        label={t('filter.game')}
        items={games}
        value={filter.game ?? ANY}
        onPick={(id) => onChange({ ...filter, game: orNull(id) })}
      />
      <MenuButton
        label={t('filter.player')}
        items={people}
        value={filter.player ?? ANY}
        onPick={(id) => onChange({ ...filter, player: orNull(id) })}
      />
      <MenuButton
        label={t('filter.kind')}
        items={[
          { id: ANY, label: t('filter.anyKind') },
          ...PLAY_KINDS.map((id) => ({ id: id, label: t(`kind.${id}`) })),
        ]}
        value={filter.kind ?? ANY}
        onPick={(id) => onChange({ ...filter, kind: PLAY_KINDS.find((kind) => kind === id) ?? null })}
      />
      <MenuButton
        label={t('filter.period')}
        items={PERIODS.map((id) => ({ id, label: t(`filter.${id}`) }))}
        value={filter.period}
        onPick={(period) => onChange({ ...filter, period })}
      />
      {isFiltering(filter) ? (
        <Button kind="quiet" label={t('filter.clear')} onPress={() => onChange(NO_FILTER)} />
      ) : null}
    </View>
  );
}

import { useMemo, useState } from 'react';
import { View } from 'react-native';
import type { Profile } from '@/storage/profiles';
import { SEAT_COLOURS, type SeatColour } from '@/session/seats';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Header } from '@/ui/Header';
import type { PlaySummary } from '@/history/play';
import { playersIn } from '@/history/query';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { Screen } from '@/ui/Screen';
import { spaced } from '@/ui/setup/spaced';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { isBlank, MAX_NAME, sameName, tidyName, visibleLength } from '@/storage/names';
import { TextField } from '@/ui/setup/TextField';
import { Shape } from '@/ui/Shape';
import { Tap } from '@/ui/Tap';
import { tapRow } from '@/ui/tapRow';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useHistory } from '../history/useHistory';
import { useMergePeople } from '../history/useMergePeople';
import { usePlayers, useProfiles } from '../history/useProfiles';
import { newSaveId } from '../luck';
import type { RootScreenProps } from '../navigation/routes';

const NO_PLAYS: readonly PlaySummary[] = [];

/** What the sheet is open for: a profile to change, or a new one with a name to begin with. */
type Asked = { readonly profile: Profile } | { readonly name: string };

/** Who plays here: name, colour and shape, and the way to their statistics. */
export function PlayersScreen({ navigation }: RootScreenProps<'Players'>) {
  const { t } = useWords('history');
  const colors = useColors();
  const goBack = useGoBack();
  const toast = useToast();
  const { profiles, change } = useProfiles();
  const players = usePlayers();
  const { list } = useHistory();
  const [asked, setAsked] = useState<Asked | null>(null);
  const counts = useMemo(
    () => new Map(playersIn(list?.plays ?? [], players).map(({ key, plays }) => [key, plays])),
    [list, players],
  );
  const merge = useMergePeople(list?.plays ?? NO_PLAYS);
  const [merging, setMerging] = useState<string | null>(null);
  const strangers = [...counts.keys()].filter((key) => key.startsWith('n:')).slice(0, 30);

  const everybody = new Set([...profiles.map(({ id }) => `p:${id}`), ...counts.keys()]);

  const save = (draft: { readonly name: string; readonly colour: SeatColour }): void => {
    const now = Date.now();
    const old = asked !== null && 'profile' in asked ? asked.profile : null;
    const id = newSaveId(now);
    change((all) =>
      old === null
        ? [...all, { id, ...draft, createdAt: now, changedAt: now }]
        : all.map((each) => (each.id === old.id ? { ...each, ...draft, changedAt: now } : each)),
    );
    setAsked(null);
  };
  const remove = (profile: Profile): void => {
    const at = profiles.findIndex(({ id }) => id === profile.id);
    setAsked(null);
    change((all) => all.filter(({ id }) => id !== profile.id));
    toast.show({
      text: t('players.deleted', { name: profile.name }),
      action: {
        label: t('play.undo'),
        onPress: () => change((all) => [...all.slice(0, at), profile, ...all.slice(at)]),
      },
    });
  };

  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={640}
      header={<Header title={t('players.title')} onBack={goBack} />}
      footer={<Button icon="plus" label={t('players.add')} onPress={() => setAsked({ name: '' })} />}
    >
      <View style={{ gap: 20, flexGrow: 1 }}>
        {profiles.length === 0 && strangers.length > 0 ? (
          // The names below are what to begin with: nothing large stands between.
          <Text color="muted">{t('players.emptyLine')}</Text>
        ) : profiles.length === 0 ? (
          <EmptyState
            picture={<Icon name="meeple" size={72} color={colors.brass} />}
            title={t('players.empty')}
            body={t('players.emptyLine')}
          />
        ) : (
          <Group title={t('players.profiles')}>
            {profiles.map((profile) => (
              <View key={profile.id} style={{ flexDirection: 'row', alignItems: 'center', paddingRight: SPACE.s }}>
                <Tap
                  label={`${profile.name}, ${t('players.plays', { count: counts.get(`p:${profile.id}`) ?? 0 })}, ${t(`players.colours.${profile.colour}`)}. ${t('players.edit')}`}
                  onPress={() => setAsked({ profile })}
                  give={0.99}
                  style={{ ...tapRow(60), flex: 1, paddingHorizontal: SPACE.m + 2 }}
                >
                  <Shape color={profile.colour} size={30} />
                  <View style={{ flex: 1 }}>
                    <Text kind="strong">{spaced(profile.name)}</Text>
                    <Text kind="small" color="muted">
                      {t('players.plays', { count: counts.get(`p:${profile.id}`) ?? 0 })}
                    </Text>
                  </View>
                </Tap>
                {counts.has(`p:${profile.id}`) ? (
                  <IconButton
                    icon="chart"
                    label={t('players.statistics', { name: profile.name })}
                    onPress={() => navigation.navigate('Statistics', { player: `p:${profile.id}` })}
                  />
                ) : null}
              </View>
            ))}
          </Group>
        )}
        {strangers.length === 0 ? null : (
          <Group title={t('players.known')}>
            {strangers.map((key) => {
              const name = players.nameOf(key);
              return (
                <View key={key} style={{ flexDirection: 'row', alignItems: 'center', paddingRight: SPACE.s }}>
                  <View style={{ flex: 1, paddingHorizontal: SPACE.m + 2, paddingVertical: SPACE.s }}>
                    <Text kind="strong">{name}</Text>
                    <Text kind="small" color="muted">
                      {t('players.plays', { count: counts.get(key) ?? 0 })}
                    </Text>
                  </View>
                  <IconButton icon="swap" label={t('players.mergeOf', { name })} onPress={() => setMerging(key)} />
                  <IconButton icon="plus" label={t('players.make', { name })} onPress={() => setAsked({ name })} />
                  <IconButton
                    icon="chart"
                    label={t('players.statistics', { name })}
                    onPress={() => navigation.navigate('Statistics', { player: key })}
                  />
                </View>
              );
            })}
          </Group>
        )}
      </View>
      <Sheet
        open={asked !== null}
        title={t(asked !== null && 'profile' in asked ? 'players.edit' : 'players.add')}
        onClose={() => setAsked(null)}
        place="centre"
      >
        {asked === null ? null : (
          <ProfileForm
            asked={asked}
            others={profiles.filter((each) => !('profile' in asked) || each.id !== asked.profile.id)}
            onSave={save}
            onRemove={'profile' in asked ? () => remove(asked.profile) : null}
            onMerge={
              'profile' in asked && counts.has(`p:${asked.profile.id}`)
                ? () => {
                    setAsked(null);
                    setMerging(`p:${asked.profile.id}`);
                  }
                : null
            }
          />
        )}
      </Sheet>
      <Menu
        open={merging !== null}
        title={t('players.mergeTitle', { name: players.nameOf(merging ?? '') })}
        subtitle={t('players.mergeLine', { name: players.nameOf(merging ?? '') })}
        items={[...everybody].filter((key) => key !== merging).map((key) => ({ id: key, label: players.nameOf(key) }))}
        onPick={(to) => {
          setMerging(null);
          if (merging !== null) void merge(merging, to);
        }}
        onClose={() => setMerging(null)}
      />
    </Screen>
  );
}

function ProfileForm({
  asked,
  others,
  onSave,
  onRemove,
  onMerge,
}: {
  asked: Asked;
  others: readonly Profile[];
  onSave: (draft: { readonly name: string; readonly colour: SeatColour }) => void;
  onRemove: (() => void) | null;
  onMerge: (() => void) | null;
}) {
  const { t } = useWords('history');
  const { t: app } = useWords();
  const colors = useColors();
  const toast = useToast();
  const [name, setName] = useState('profile' in asked ? asked.profile.name : asked.name);
  const [colour, setColour] = useState<SeatColour>(
    'profile' in asked
      ? asked.profile.colour
      : (SEAT_COLOURS.find((each) => others.every((other) => other.colour !== each)) ?? SEAT_COLOURS[0]),
  );
  const tidy = tidyName(name);
  const count = visibleLength(tidy);
  const problem = others.some((other) => sameName(other.name, tidy))
    ? t('players.taken')
    : count > MAX_NAME
      ? app('setup.problem.long-name', { max: MAX_NAME, count })
      : null;
  const cannot = problem !== null || isBlank(tidy);
  const done = (): void => {
    if (!cannot) onSave({ name: tidy, colour });
  };
  return (
    <View style={{ gap: SPACE.m }}>
      <TextField label={t('players.name')} value={name} onChange={setName} problem={problem} onSubmit={done} />
      <Text kind="small" color="muted">
        {t('players.colour')}
      </Text>
      <View
        role="radiogroup"
        aria-label={t('players.colour')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
      >
        {SEAT_COLOURS.map((each) => (
          <Tap
            key={each}
            role="radio"
            label={t(`players.colours.${each}`)}
            checked={each === colour}
            onPress={() => setColour(each)}
            style={{
              width: TARGET + 8,
              height: TARGET + 8,
              alignItems: 'center',
              justifyContent: 'center',
              borderRadius: RADIUS.panel,
              borderWidth: 2,
              borderColor: each === colour ? colors.brass : fade(colors.line, 0.6),
              backgroundColor: each === colour ? fade(colors.brass, 0.16) : 'transparent',
            }}
          >
            <Shape color={each} size={28} />
          </Tap>
        ))}
      </View>
      <Button
        label={t('players.save')}
        onPress={done}
        disabled={cannot}
        onRefused={() => toast.refuse(problem ?? t('players.needsName'))}
      />
      {onMerge === null ? null : <Button kind="secondary" icon="swap" label={t('players.merge')} onPress={onMerge} />}
      {onRemove === null ? null : <Button kind="danger" icon="trash" label={t('players.delete')} onPress={onRemove} />}
    </View>
  );
}

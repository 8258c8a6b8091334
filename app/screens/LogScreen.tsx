import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { GAME_IDS } from '@/games/ids';
import {
  firstDraft,
  gamesIn,
  groupsIn,
  isCounted,
  locationsIn,
  MANNERS,
  namesIn,
  playOfLog,
  sidesOf,
  withGame,
  withManner,
  withPeople,
  type LogDraft,
  type LogProblem,
} from '@/history/logging';
import { OTHER_GAME, type Play, type PlaySummary } from '@/history/play';
import { gameKey } from '@/history/statistics';
import { MAX_PLAYERS } from '@/storage/ceilings';
import { isBlank, sameName, tidyName } from '@/storage/names';
import { useSpeaker, useWords } from '@/text';
import { textOf } from '@/text/dates';
import { Button } from '@/ui/Button';
import { Chip } from '@/ui/Chip';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { useToast } from '@/ui/overlays/Toast';
import { Screen } from '@/ui/Screen';
import { Segmented } from '@/ui/Segmented';
import { DateField } from '@/ui/setup/DateField';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Problem, TextField } from '@/ui/setup/TextField';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { plays } from '../device';
import { deletePlay } from '../history/deletePlay';
import { dropPhotos, PhotoField } from '../history/PhotoField';
import { PlaysNotThere } from '../history/PlaysNotThere';
import { useFormats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { useProfiles } from '../history/useProfiles';
import { newSaveId } from '../luck';
import type { RootScreenProps } from '../navigation/routes';

/** As many chips as are looked through at a glance. */
const [MOST_GAMES, MOST_GROUPS, MOST_NAMES, MOST_LOCATIONS] = [8, 3, 14, 5];

/** Notes a play that is over: what, who, who won. Begins with the game and the people of the last time. */
export function LogScreen(props: RootScreenProps<'Log'>) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  const history = useHistory();
  if (history.failed || history.list === null) {
    const header = <Header title={t('log.title')} onBack={goBack} />;
    return <PlaysNotThere history={history} label={t('log.title')} header={header} maxWidth={640} />;
  }
  return <Form {...props} all={history.list.plays} />;
}

type Change = (how: (draft: LogDraft) => LogDraft) => void;

function Form({ navigation, all }: RootScreenProps<'Log'> & { all: readonly PlaySummary[] }) {
  const { t } = useWords('history');
  const goBack = useGoBack();
  const toast = useToast();
  const { profiles } = useProfiles();
  // What it is filled in from is what was known when it was opened.
  const [known] = useState(all);
  const [draft, setDraft] = useState(() => firstDraft(known, Date.now()));
  const [problem, setProblem] = useState<LogProblem | null>(null);
  const saving = useRef(false);
  const taken = useRef<(string | null)[]>([]);
  const kept = useRef<string | null>(null);
  useEffect(() => () => dropPhotos(taken.current, kept.current), []);
  const change: Change = (how) => {
    setDraft(how);
    setProblem(null);
  };
  const save = async (): Promise<void> => {
    const made = playOfLog(draft, `log-${newSaveId(Date.now())}`, Date.now(), profiles);
    if (!made.ok) return setProblem(made.problem);
    // A second tap while the first is being written is the same wish.
    if (saving.current) return;
    saving.current = true;
    try {
      await plays.record(made.play);
    } catch {
      saving.current = false;
      return toast.fail(t('play.failed'));
    }
    kept.current = made.play.photo;
    toast.show({
      text: t('log.saved'),
      kind: 'good',
      action: {
        label: t('play.undo'),
        onPress: () => void deletePlay(made.play).catch(() => toast.fail(t('play.failed'))),
      },
    });
    navigation.popTo('History');
  };
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={640}
      header={<Header title={t('log.title')} onBack={goBack} />}
      footer={
        <View style={{ gap: SPACE.xs }}>
          {problem === null ? null : <Problem>{sentenceOf(problem, t)}</Problem>}
          <Button icon="check" label={t('log.save')} onPress={() => void save()} />
        </View>
      }
    >
      <View style={{ gap: 20 }}>
        <GameChoice draft={draft} known={known} onChange={change} />
        <PeopleChoice draft={draft} known={known} onChange={change} />
        {draft.names.length === 0 ? null : <Result draft={draft} problem={problem} onChange={change} />}
        <When draft={draft} onChange={change} />
        <More
          draft={draft}
          known={known}
          onChange={change}
          onPhoto={(photo) => {
            taken.current.push(photo);
            change((old) => ({ ...old, photo }));
          }}
        />
      </View>
    </Screen>
  );
}

type Say = ReturnType<typeof useWords<'history'>>['t'];

const sentenceOf = (problem: LogProblem, t: Say): string => t(`log.problem.${problem.kind}`);

interface PartProps {
  readonly draft: LogDraft;
  readonly known: readonly PlaySummary[];
  readonly onChange: Change;
}

/** Chips that wrap. */
function Chips({ label, role, children }: { label: string; role?: 'radiogroup'; children: ReactNode }) {
  return (
    <View
      role={role ?? 'group'}
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, padding: SPACE.m }}
    >
      {children}
    </View>
  );
}

function GameChoice({ draft, known, onChange }: PartProps) {
  const { t } = useWords('history');
  const formats = useFormats();
  const games = useMemo(() => {
    const played = gamesIn(known, MOST_GAMES);
    const keys = new Set(played.map(gameKey));
    return [
      ...played,
      ...GAME_IDS.map((game) => ({ game, gameName: null })).filter((each) => !keys.has(gameKey(each))),
    ];
  }, [known]);
  const isOther = draft.game.game === OTHER_GAME && games.every((each) => gameKey(each) !== gameKey(draft.game));
  const choose = (game: Pick<Play, 'game' | 'gameName'>): void => onChange((old) => withGame(old, game, known));
  return (
    <Group title={t('log.game')}>
      <Chips label={t('log.game')} role="radiogroup">
        {games.map((each) => (
          <Chip
            key={gameKey(each)}
            role="radio"
            label={formats.game(each)}
            on={gameKey(each) === gameKey(draft.game)}
            onPress={() => choose(each)}
          />
        ))}
        <Chip
          role="radio"
          label={t('log.otherGame')}
          on={isOther}
          onPress={() => choose({ game: OTHER_GAME, gameName: '' })}
        />
      </Chips>
      {isOther ? (
        <View style={{ padding: SPACE.m }}>
          <TextField
            label={t('edit.gameName')}
            value={draft.game.gameName ?? ''}
            autoFocus
            onChange={(gameName) => onChange((old) => ({ ...old, game: { game: OTHER_GAME, gameName } }))}
            problem={null}
          />
        </View>
      ) : null}
    </Group>
  );
}

const same = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && left.every((name) => right.some((each) => sameName(each, name)));

function PeopleChoice({ draft, known, onChange }: PartProps) {
  const { t } = useWords('history');
  const { list } = useSpeaker('engine', []);
  const toast = useToast();
  const { profiles } = useProfiles();
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const groups = useMemo(() => groupsIn(known, MOST_GROUPS), [known]);
  const names = useMemo(() => {
    const played = namesIn(known, MOST_NAMES);
    return [
      ...played,
      ...profiles.map(({ name }) => name).filter((name) => played.every((each) => !sameName(each, name))),
    ];
  }, [known, profiles]);
  const shown = [...names, ...added.filter((name) => names.every((each) => !sameName(each, name)))];
  // Somebody of a group who stands in none of the first chips.
  const others = draft.names.filter((name) => shown.every((each) => !sameName(each, name)));
  const isIn = (name: string): boolean => draft.names.some((each) => sameName(each, name));
  const toggle = (name: string): void => {
    if (!isIn(name) && draft.names.length >= MAX_PLAYERS) return toast.refuse(t('log.problem.noPeople'));
    onChange((old) =>
      withPeople(old, isIn(name) ? old.names.filter((each) => !sameName(each, name)) : [...old.names, name]),
    );
  };
  const add = (): void => {
    const name = tidyName(typed);
    if (isBlank(name)) return toast.refuse(t('players.needsName'));
    setTyped('');
    if (shown.every((each) => !sameName(each, name))) setAdded((old) => [...old, name]);
    if (!isIn(name)) toggle(name);
  };
  return (
    <Group title={t('log.people')}>
      {groups.length < 2 ? null : (
        <Chips label={t('log.groups')} role="radiogroup">
          {groups.map((group) => (
            <Chip
              key={group.names.join('\n')}
              role="radio"
              label={list(group.names)}
              on={same(group.names, draft.names)}
              onPress={() => onChange((old) => withPeople(old, group.names))}
            />
          ))}
        </Chips>
      )}
      {shown.length + others.length === 0 ? null : (
        <Chips label={t('log.people')}>
          {[...shown, ...others].map((name) => (
            <Chip key={name} role="checkbox" label={name} on={isIn(name)} onPress={() => toggle(name)} />
          ))}
        </Chips>
      )}
      <View style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-end', padding: SPACE.m }}>
        <View style={{ flex: 1 }}>
          <TextField label={t('log.addName')} value={typed} onChange={setTyped} problem={null} onSubmit={add} />
        </View>
        <Button kind="secondary" icon="plus" label={t('log.add')} onPress={add} />
      </View>
    </Group>
  );
}

function Result({ draft, problem, onChange }: { draft: LogDraft; problem: LogProblem | null; onChange: Change }) {
  const { t } = useWords('history');
  const { manner } = draft;
  return (
    <Group title={t('log.result')}>
      {draft.names.length < 2 ? null : (
        <View style={{ padding: SPACE.m }}>
          <Segmented
            label={t('log.manner')}
            options={MANNERS.map((id) => ({ id, label: t(`manner.${id}`) }))}
            value={manner}
            onChange={(id) => onChange((old) => withManner(old, id))}
          />
        </View>
      )}
      {manner === 'together' ? (
        <View style={{ padding: SPACE.m }}>
          <Segmented
            label={t('log.result')}
            options={[
              { id: 'won', label: t('log.won') },
              { id: 'lost', label: t('log.lost') },
            ]}
            value={draft.won.length > 0 ? 'won' : 'lost'}
            onChange={(id) => onChange((old) => ({ ...old, won: id === 'won' ? [0] : [] }))}
          />
        </View>
      ) : (
        <>
          {manner === 'teams' ? <Teams draft={draft} onChange={onChange} /> : null}
          {Array.from({ length: sidesOf(draft) }, (_, side) => (
            <Side
              key={side}
              name={manner === 'teams' ? t('log.team', { number: side + 1 }) : (draft.names[side] ?? '')}
              won={draft.won.includes(side)}
              points={draft.points[side] ?? ''}
              isCounted={isCounted(draft)}
              isWrong={problem?.kind === 'points' && problem.at === side}
              onWon={() =>
                onChange((old) => ({
                  ...old,
                  won: old.won.includes(side) ? old.won.filter((each) => each !== side) : [...old.won, side],
                }))
              }
              onPoints={(text) =>
                onChange((old) => ({
                  ...old,
                  points: Array.from({ length: sidesOf(old) }, (__, at) =>
                    at === side ? text : (old.points[at] ?? ''),
                  ),
                }))
              }
            />
          ))}
          {isCounted(draft) ? (
            <View style={{ paddingHorizontal: SPACE.m }}>
              <Switch
                label={t('play.lowest')}
                value={draft.lowestWins}
                onChange={(lowestWins) => onChange((old) => ({ ...old, lowestWins }))}
              />
            </View>
          ) : null}
        </>
      )}
    </Group>
  );
}

/** Who is in which team. */
function Teams({ draft, onChange }: { draft: LogDraft; onChange: Change }) {
  const { t } = useWords('history');
  const count = Math.min(draft.names.length, Math.max(1, ...draft.teams) + 2);
  return (
    <View style={{ padding: SPACE.m, gap: SPACE.s }}>
      {draft.names.map((name, seat) => (
        <View key={name} style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
          <Text kind="strong" style={{ flexGrow: 1, flexBasis: 110, flexShrink: 1 }}>
            {name}
          </Text>
          <View style={{ flexGrow: 1, flexBasis: 150 }}>
            <Segmented
              label={t('log.teamOf', { name })}
              options={Array.from({ length: Math.max(2, count) }, (_, team) => ({
                id: String(team),
                label: String(team + 1),
              }))}
              value={String(draft.teams[seat] ?? 0)}
              onChange={(team) =>
                onChange((old) => ({
                  ...old,
                  teams: old.teams.map((each, at) => (at === seat ? Number(team) : each)),
                }))
              }
            />
          </View>
        </View>
      ))}
    </View>
  );
}

/** Somebody, or a team: won or not, and the points if anybody knows them. Where points are known they decide. */
function Side({
  name,
  won,
  points,
  isCounted: counted,
  isWrong,
  onWon,
  onPoints,
}: {
  name: string;
  won: boolean;
  points: string;
  isCounted: boolean;
  isWrong: boolean;
  onWon: () => void;
  onPoints: (text: string) => void;
}) {
  const { t } = useWords('history');
  const colors = useColors();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, padding: SPACE.s, paddingLeft: SPACE.m }}>
      {counted ? (
        <Text kind="strong" style={{ flex: 1 }}>
          {name}
        </Text>
      ) : (
        <Tap
          role="checkbox"
          checked={won}
          label={t('log.wonBy', { name })}
          onPress={onWon}
          give={0.99}
          style={{
            flex: 1,
            minHeight: TARGET + 4,
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s,
            paddingHorizontal: SPACE.m,
            borderRadius: RADIUS.panel,
            borderWidth: won ? 2 : 1,
            borderColor: won ? colors.brass : colors.line,
            backgroundColor: won ? fade(colors.brass, 0.16) : colors.raised,
          }}
        >
          <Text kind="strong" style={{ flex: 1 }}>
            {name}
          </Text>
          {won ? <Icon name="trophy" size={20} color={colors.brass} /> : null}
          {won ? <Text kind="small">{t('log.won')}</Text> : null}
        </Tap>
      )}
      <View style={{ width: 84 }}>
        <TextField
          label={t('log.pointsOf', { name })}
          showLabel={false}
          placeholder={t('play.score')}
          value={points}
          onChange={onPoints}
          problem={isWrong ? t('log.problem.points') : null}
          numeric
        />
      </View>
    </View>
  );
}

const DAY = 86_400_000;

function When({ draft, onChange }: { draft: LogDraft; onChange: Change }) {
  const { t } = useWords('history');
  const [now] = useState(() => Date.now());
  const days = [
    { label: t('log.today'), date: textOf('date', new Date(now)) },
    { label: t('log.yesterday'), date: textOf('date', new Date(now - DAY)) },
  ];
  // The browser holds what is typed in its field: a chip begins the field anew.
  const [chosen, setChosen] = useState(0);
  return (
    <Group title={t('play.when')}>
      <View style={{ padding: SPACE.m, gap: SPACE.s }}>
        <View
          role="radiogroup"
          aria-label={t('play.when')}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}
        >
          {days.map(({ label, date }) => (
            <Chip
              key={date}
              role="radio"
              label={label}
              on={draft.date === date}
              onPress={() => {
                onChange((old) => ({ ...old, date }));
                setChosen((count) => count + 1);
              }}
            />
          ))}
        </View>
        <DateField
          key={chosen}
          label={t('edit.date')}
          mode="date"
          value={draft.date}
          onChange={(date) => onChange((old) => ({ ...old, date }))}
        />
      </View>
    </Group>
  );
}

/** What nobody has to know: how long, where, a note, a photo. */
function More({ draft, known, onChange, onPhoto }: PartProps & { onPhoto: (photo: string | null) => void }) {
  const { t } = useWords('history');
  const [open, setOpen] = useState(false);
  const locations = useMemo(() => locationsIn(known, MOST_LOCATIONS), [known]);
  if (!open) {
    return (
      <View style={{ alignItems: 'flex-start' }}>
        <Button kind="quiet" icon="plus" label={t('log.more')} onPress={() => setOpen(true)} />
      </View>
    );
  }
  return (
    <Group title={t('log.more')}>
      <View style={{ padding: SPACE.m, gap: SPACE.m }}>
        <TextField
          label={t('edit.minutes')}
          value={draft.minutes}
          onChange={(minutes) => onChange((old) => ({ ...old, minutes }))}
          problem={null}
        />
        <TextField
          label={t('edit.location')}
          value={draft.location}
          onChange={(location) => onChange((old) => ({ ...old, location }))}
          problem={null}
        />
        {locations.length === 0 ? null : (
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            {locations.map((location) => (
              <Chip key={location} label={location} onPress={() => onChange((old) => ({ ...old, location }))} />
            ))}
          </View>
        )}
        <TextField
          label={t('edit.notes')}
          value={draft.notes}
          onChange={(notes) => onChange((old) => ({ ...old, notes }))}
          problem={null}
          lines={3}
        />
        <PhotoField id={draft.photo} onChange={onPhoto} />
      </View>
    </Group>
  );
}

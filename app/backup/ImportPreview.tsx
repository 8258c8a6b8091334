import { useMemo, useState } from 'react';
import { View } from 'react-native';
import { differences } from '@/history/differences';
import { incomingKey, toWrite, type Decisions, type Incoming, type Preview } from '@/history/merge';
import type { Source } from '@/history/importing';
import type { Play } from '@/history/play';
import { playersIn } from '@/history/query';
import { ARCHIVE_KINDS, type ArchiveKind } from '@/storage/archive';
import type { Profile } from '@/storage/profiles';
import type { Save } from '@/storage/saveFile';
import type { Sheet } from '@/storage/sheetFile';
import { useSpeaker, useWords } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { useToast } from '@/ui/overlays/Toast';
import { Segmented } from '@/ui/Segmented';
import { Group } from '@/ui/setup/Group';
import { Switch } from '@/ui/Switch';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useFormats, type Formats } from '../history/useFormats';
import { useHistory } from '../history/useHistory';
import { usePlayers } from '../history/useProfiles';

/** As many differences as one goes through by hand. */
const MOST_ITEMS = 50;

/** What a file would change, by kind, and the choice of what it may. Nothing is written before the button. */
export function ImportPreview({
  preview,
  changed,
  newer,
  madeAt,
  source,
  busy,
  onApply,
  onCancel,
}: {
  preview: Preview;
  /** Games in the file that are left out, and why. */
  changed: number;
  newer: number;
  madeAt: number;
  source: Source;
  busy: boolean;
  onApply: (items: readonly Incoming[]) => void;
  onCancel: () => void;
}) {
  const { t } = useWords('history');
  const formats = useFormats();
  const { refuse } = useToast();
  const [add, setAdd] = useState<Decisions['add']>({
    plays: true,
    saves: true,
    sheets: true,
    profiles: true,
    photos: true,
    values: true,
  });
  const [take, setTake] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(() => toWrite(preview, { add, take }), [preview, add, take]);
  const bad = ARCHIVE_KINDS.reduce((sum, kind) => sum + preview.unreadable[kind], 0);
  const shown = ARCHIVE_KINDS.filter(
    (kind) => preview.fresh[kind].length + preview.conflicts[kind].length + preview.same[kind] > 0,
  );
  const labelOf = (kind: ArchiveKind): string => t('backup.preview.takeNewOf', { what: t(`backup.kinds.${kind}`) });
  const nothing = ARCHIVE_KINDS.every((kind) => preview.fresh[kind].length + preview.conflicts[kind].length === 0);
  const takeAll = (kind: ArchiveKind, on: boolean): void =>
    setTake((old) => {
      const next = new Set(old);
      for (const item of preview.conflicts[kind]) {
        if (on) next.add(incomingKey(item));
        else next.delete(incomingKey(item));
      }
      return next;
    });
  const takeOne = (item: Incoming, on: boolean): void =>
    setTake((old) => {
      const next = new Set(old);
      if (on) next.add(incomingKey(item));
      else next.delete(incomingKey(item));
      return next;
    });

  return (
    <View style={{ gap: 20 }}>
      <View>
        <Text kind="title" role="heading" aria-level={2}>
          {t('backup.preview.title')}
        </Text>
        <Text color="muted">
          {source === 'antilles'
            ? t('backup.preview.made', { date: formats.moment(madeAt) })
            : t(`backup.preview.from.${source}`)}
        </Text>
        <NewNames preview={preview} />
        {bad === 0 ? null : <Text color="danger">{t('backup.preview.badCount', { count: bad })}</Text>}
        {changed === 0 ? null : <Text color="danger">{t('backup.preview.changed', { count: changed })}</Text>}
        {newer === 0 ? null : <Text color="danger">{t('backup.preview.newer', { count: newer })}</Text>}
        {nothing && bad + changed + newer === 0 ? <Text>{t('backup.preview.nothing')}</Text> : null}
      </View>
      {shown.map((kind) => {
        const fresh = preview.fresh[kind].length;
        const conflicts = preview.conflicts[kind];
        const taken = conflicts.filter((item) => take.has(incomingKey(item))).length;
        return (
          <Group key={kind} title={t(`backup.kinds.${kind}`)}>
            <View style={{ paddingHorizontal: SPACE.m + 2, paddingVertical: SPACE.m, gap: SPACE.m }}>
              <Text>
                {t('backup.preview.counts', { fresh, same: preview.same[kind], conflicts: conflicts.length })}
              </Text>
              {fresh === 0 ? null : (
                <Switch label={labelOf(kind)} value={add[kind]} onChange={(on) => setAdd({ ...add, [kind]: on })} />
              )}
              {conflicts.length === 0 ? null : (
                <View style={{ gap: SPACE.s }}>
                  <Text kind="strong">{t('backup.preview.choice')}</Text>
                  {conflicts.length < 2 ? null : (
                    <Segmented
                      label={t('backup.preview.choice')}
                      options={[
                        { id: 'keep', label: t('backup.preview.keep') },
                        { id: 'take', label: t('backup.preview.take') },
                      ]}
                      value={taken === 0 ? 'keep' : taken === conflicts.length ? 'take' : ('' as 'keep')}
                      onChange={(id) => takeAll(kind, id === 'take')}
                    />
                  )}
                  {conflicts.slice(0, MOST_ITEMS).map((item) => (
                    <Switch
                      key={item.id}
                      label={nameOf(item, formats, t)}
                      note={noteOf(item, take.has(incomingKey(item)), formats, t)}
                      value={take.has(incomingKey(item))}
                      onChange={(on) => takeOne(item, on)}
                    />
                  ))}
                  {conflicts.length <= MOST_ITEMS ? null : (
                    <Text kind="small" color="muted">
                      {t('backup.preview.more', { count: conflicts.length - MOST_ITEMS })}
                    </Text>
                  )}
                </View>
              )}
            </View>
          </Group>
        );
      })}
      <ButtonRow>
        <Button kind="secondary" label={t('backup.preview.cancel')} onPress={onCancel} />
        <Button
          grow
          label={t('backup.preview.applyCount', { count: items.length })}
          disabled={items.length === 0 || busy}
          onRefused={() =>
            refuse(busy ? t('backup.working') : t(nothing ? 'backup.preview.nothing' : 'backup.preview.nothingChosen'))
          }
          onPress={() => onApply(items)}
        />
      </ButtonRow>
    </View>
  );
}

/** As many names as one looks through. */
const MOST_NAMES = 12;

/** Who comes with the new plays and never played here: a name that is spelt otherwise shows, and can be merged afterwards. */
function NewNames({ preview }: { preview: Preview }) {
  const { t } = useWords('history');
  const { list } = useSpeaker('engine', []);
  const players = usePlayers();
  const here = useHistory().list?.plays;
  const names = useMemo(() => {
    if (here === undefined) return [];
    const known = new Set(playersIn(here, players).map(({ key }) => key));
    const fresh = new Map<string, string>();
    for (const { value } of preview.fresh.plays) {
      for (const seat of (value as Play).seats) {
        const key = players.keyOf(seat);
        if (seat.bot === null && !known.has(key) && !fresh.has(key)) fresh.set(key, seat.name);
      }
    }
    return [...fresh.values()];
  }, [here, players, preview]);
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), t('backup.preview.others', { count: more })] : names;
  return <Text>{t('backup.preview.newNames', { names: list(shown) })}</Text>;
}

type Say = ReturnType<typeof useWords<'history'>>['t'];

const VALUES = ['antilles/settings', 'antilles/setup', 'antilles/ratings'] as const;

/**
 * What a different record is called here, not what the file would call it. The preview read every value by its kind, so
 * that its kind says what it is.
 */
function nameOf({ kind, id, mine }: Incoming, formats: Formats, t: Say): string {
  switch (kind) {
    case 'plays': {
      const play = mine as Play;
      return `${formats.game(play)}, ${formats.date(play.endedAt)}, ${play.seats.map(({ name }) => name).join(', ')}`;
    }
    case 'saves': {
      const save = mine as Save;
      return `${formats.game({ game: save.game, gameName: null })}, ${save.seats.map(({ name }) => name).join(', ')}`;
    }
    case 'sheets': {
      const sheet = mine as Sheet;
      return `${formats.date(sheet.startedAt)}, ${sheet.seats.map(({ name }) => name).join(', ')}`;
    }
    case 'profiles':
      return (mine as Profile).name;
    case 'photos':
      return t('photo.title');
    case 'values': {
      const known = VALUES.find((key) => key === id);
      return known === undefined ? t('backup.value.other') : t(`backup.value.${known}`);
    }
  }
}

/** What comes of it, what differs, and when each of the two was written. */
function noteOf({ kind, value, mine }: Incoming, taken: boolean, formats: Formats, t: Say): string {
  const [here, there] = [timeOf(mine), timeOf(value)];
  const parts = differences(kind, mine, value).map((part) => t(`backup.part.${part}`));
  return [
    t(taken ? 'backup.preview.taken' : 'backup.preview.kept'),
    ...(parts.length === 0 ? [] : [t('backup.preview.differs', { what: parts.join(', ') })]),
    ...(here === null || there === null || here === there
      ? []
      : [
          t('backup.preview.mine', { date: formats.moment(here) }),
          t('backup.preview.theirs', { date: formats.moment(there) }),
        ]),
  ].join('\n');
}

/** When a record was written last, if it says so. */
function timeOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const time: unknown = 'changedAt' in value ? value.changedAt : 'savedAt' in value ? value.savedAt : null;
  return typeof time === 'number' ? time : null;
}

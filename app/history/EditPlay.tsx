import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { applyDraft, draftOf, type DraftProblem, type PlayDraft } from '@/history/editing';
import type { Play } from '@/history/play';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Starter } from '@/ui/companion/Starter';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { DateField } from '@/ui/setup/DateField';
import { Problem, TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { photos, plays } from '../device';
import { dropPhotos, PhotoField } from './PhotoField';
import { playWords } from './playWords';
import { hasStarter } from './starter';
import { useProfiles } from './useProfiles';

/** A sheet to correct a play: names, date, place, length, notes and photo of any, and the points of one from the table. */
export function EditPlay({ open, play, onClose }: { open: boolean; play: Play; onClose: () => void }) {
  const { t } = useWords('history');
  return (
    <Sheet open={open} title={t('edit.title')} onClose={onClose} place="centre">
      {open ? <Form play={play} onClose={onClose} /> : null}
    </Sheet>
  );
}

function Form({ play: shown, onClose }: { play: Play; onClose: () => void }) {
  // What is being corrected is what stood there when it was begun: another window may change it meanwhile.
  const [play] = useState(shown);
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const { profiles } = useProfiles();
  const toast = useToast();
  const [draft, setDraft] = useState<PlayDraft>(() => draftOf(play));
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const words = playWords(i18n, play);
  // What was photographed for this form and is not the play's in the end is of no use to anybody.
  const taken = useRef<(string | null)[]>([]);
  const kept = useRef(play.photo);
  useEffect(() => () => dropPhotos(taken.current, kept.current), []);
  const change = (part: Partial<PlayDraft>): void => {
    setDraft((old) => ({ ...old, ...part }));
    setProblem(null);
  };
  /** Puts the play back as it was before this edit, unless something else has become of it. */
  const takeBack = async (edited: Play, before: string | null): Promise<void> => {
    try {
      await plays.update(play, edited);
      if (before !== null && play.photo !== null) await photos.write(play.photo, before);
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      toast.refuse(t('edit.tooLate'));
    }
  };
  const save = async (): Promise<void> => {
    const edited = applyDraft(play, draft, Date.now(), profiles);
    if (!edited.ok) return setProblem(edited.problem);
    try {
      const replaced = edited.play.photo === play.photo ? null : play.photo;
      const before = replaced === null ? null : await photos.read(replaced);
      await plays.update(edited.play, play);
      kept.current = edited.play.photo;
      if (replaced !== null) await photos.remove(replaced);
      toast.show({
        text: t('edit.saved'),
        kind: 'good',
        action: {
          label: t('play.undo'),
          onPress: () => void takeBack(edited.play, before).catch(() => toast.fail(t('play.failed'))),
        },
      });
      onClose();
    } catch (error) {
      toast.fail(t(error instanceof ChangedElsewhere ? 'edit.tooLate' : 'play.failed'));
    }
  };
  return (
    <View style={{ gap: SPACE.m }}>
      {play.gameName === null ? null : (
        <TextField
          label={t('edit.gameName')}
          value={draft.gameName}
          onChange={(gameName) => change({ gameName })}
          problem={null}
        />
      )}
      {play.seats.map((seat, index) => (
        <View key={index} style={{ gap: SPACE.s }}>
          <TextField
            label={t('edit.seat', { number: index + 1 })}
            value={draft.names[index] ?? seat.name}
            onChange={(name) => change({ names: draft.names.map((old, at) => (at === index ? name : old)) })}
            problem={null}
          />
          {draft.points.length === 0 ? null : (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m, paddingLeft: SPACE.s }}>
              {(play.scores[index]?.lines ?? []).map((line, at) => (
                <View key={at} style={{ alignItems: 'center', gap: 2 }}>
                  <Text kind="tiny" color="muted">
                    {words.line(line)}
                  </Text>
                  <TextField
                    numeric
                    showLabel={false}
                    label={t('edit.line', { line: words.line(line), name: seat.name })}
                    value={draft.points[index]?.[at] ?? ''}
                    onChange={(text) =>
                      change({
                        points: draft.points.map((row, who) =>
                          who === index ? row.map((old, where) => (where === at ? text : old)) : row,
                        ),
                      })
                    }
                    problem={null}
                  />
                </View>
              ))}
            </View>
          )}
        </View>
      ))}
      {play.kind === 'digital' ? (
        <Text kind="small" color="muted">
          {t('edit.fixedScores')}
        </Text>
      ) : null}
      {hasStarter(play) ? (
        <Starter
          seats={draft.names.map((name) => ({ name }))}
          value={draft.startSeat}
          onChange={(startSeat) => change({ startSeat })}
          onForget={() => change({ startSeat: null })}
        />
      ) : null}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m }}>
        <DateField label={t('edit.date')} mode="date" value={draft.date} onChange={(date) => change({ date })} />
        <DateField label={t('edit.time')} mode="time" value={draft.time} onChange={(time) => change({ time })} />
      </View>
      <TextField
        label={t('edit.minutes')}
        value={draft.minutes}
        onChange={(minutes) => change({ minutes })}
        problem={null}
      />
      <TextField
        label={t('edit.location')}
        value={draft.location}
        onChange={(location) => change({ location })}
        problem={null}
      />
      <TextField
        label={t('edit.notes')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        problem={null}
        lines={4}
      />
      <PhotoField
        id={draft.photo}
        onChange={(photo) => {
          taken.current.push(photo);
          change({ photo });
        }}
      />
      {problem === null ? null : <Problem>{t(`edit.${problem}`)}</Problem>}
      <Button label={t('edit.save')} onPress={() => void save()} />
    </View>
  );
}

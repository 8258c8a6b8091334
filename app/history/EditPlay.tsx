import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextInput } from 'react-native';
import { applyDraft, NO_PROBLEMS, type DraftField, type DraftProblems, type PlayDraft } from '@/history/editing';
import type { Play } from '@/history/play';
import { ChangedElsewhere } from '@/storage/elsewhere';
import { useWords } from '@/text';
import { Box, Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Starter } from '@/ui/companion/Starter';
import { useConfirm } from '@/ui/overlays/Confirm';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { DateField } from '@/ui/setup/DateField';
import { Problem, TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { photos, plays } from '../device';
import { PhotoField } from './PhotoField';
import { playWords } from './playWords';
import { hasStarter } from './starter';
import { endEdit, isUnsaved, useEdit } from './useEdit';
import { useProfiles } from './useProfiles';

/** A sheet to correct a play: names, date, place, length, notes and photo of any, and the points of one from the table. */
export function EditPlay({ open, play, onClose }: { open: boolean; play: Play; onClose: () => void }) {
  const { t } = useWords('history');
  const confirm = useConfirm();
  /** What was written is only thrown away by somebody who says so. */
  const close = async (): Promise<void> => {
    const question = { title: t('edit.drop'), body: t('edit.dropLine'), yes: t('edit.dropYes'), no: t('edit.dropNo') };
    if (isUnsaved(play.id) && !(await confirm({ ...question, danger: true }))) return;
    endEdit(play.id, play.photo);
    onClose();
  };
  return (
    <Sheet open={open} title={t('edit.title')} onClose={() => void close()} place="centre">
      {open ? <Form play={play} onSaved={onClose} /> : null}
    </Sheet>
  );
}

type Fields = RefObject<Map<DraftField, TextInput | null>>;

function Form({ play: shown, onSaved }: { play: Play; onSaved: () => void }) {
  const { t } = useWords('history');
  const { profiles } = useProfiles();
  const toast = useToast();
  const { play, draft, change: put, isRestored } = useEdit(shown, () => toast.say(t('edit.kept')));
  const [problems, setProblems] = useState<DraftProblems>(NO_PROBLEMS);
  const fields: Fields = useRef(new Map<DraftField, TextInput | null>());
  const change = (part: Partial<PlayDraft>): void => {
    put(part);
    setProblems(NO_PROBLEMS);
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
    if (!edited.ok) {
      setProblems(edited.problems);
      const first = [...edited.problems.keys()].find((field) => fields.current.has(field));
      if (first !== undefined) fields.current.get(first)?.focus();
      return;
    }
    try {
      const replaced = edited.play.photo === play.photo ? null : play.photo;
      const before = replaced === null ? null : await photos.read(replaced);
      await plays.update(edited.play, play);
      endEdit(play.id, edited.play.photo);
      if (replaced !== null) await photos.remove(replaced);
      toast.show({
        text: t('edit.saved'),
        kind: 'good',
        action: {
          label: t('play.undo'),
          onPress: () => void takeBack(edited.play, before).catch(() => toast.fail(t('play.failed'))),
        },
      });
      onSaved();
    } catch (error) {
      toast.fail(t(error instanceof ChangedElsewhere ? 'edit.tooLate' : 'play.failed'));
    }
  };
  const part = { play, draft, problems, fields, onChange: change };
  return (
    <Box style={{ gap: SPACE.m }}>
      {isRestored ? <Text role="status">{t('edit.restored')}</Text> : null}
      <Seats {...part} />
      {hasStarter(play) ? (
        <Starter
          seats={draft.names.map((name) => ({ name }))}
          value={draft.startSeat}
          onChange={(startSeat) => change({ startSeat })}
          onForget={() => change({ startSeat: null })}
        />
      ) : null}
      <Circumstances {...part} />
      {problems.size === 0 ? null : <Problem>{t('edit.problems', { count: problems.size })}</Problem>}
      <Button label={t('edit.save')} onPress={() => void save()} />
    </Box>
  );
}

interface PartProps {
  readonly play: Play;
  readonly draft: PlayDraft;
  readonly problems: DraftProblems;
  readonly fields: Fields;
  readonly onChange: (part: Partial<PlayDraft>) => void;
}

/** How a field of the form is called when it is to be looked at, and what is wrong with it. */
function useField({ problems, fields }: Pick<PartProps, 'problems' | 'fields'>) {
  const { t } = useWords('history');
  return (field: DraftField) => {
    const problem = problems.get(field);
    return {
      ref: (input: TextInput | null) => void fields.current.set(field, input),
      problem: problem === undefined ? null : t(`edit.${problem}`),
    };
  };
}

/** Who played, and their points where people counted them. */
function Seats({ play, draft, onChange, ...rest }: PartProps) {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const words = playWords(i18n, play);
  const field = useField(rest);
  const setPoints = (seat: number, line: number, text: string): void =>
    onChange({
      points: draft.points.map((row, who) =>
        who === seat ? row.map((old, where) => (where === line ? text : old)) : row,
      ),
    });
  return (
    <>
      {play.gameName === null ? null : (
        <TextField
          {...field('gameName')}
          label={t('edit.gameName')}
          value={draft.gameName}
          onChange={(gameName) => onChange({ gameName })}
        />
      )}
      {play.seats.map((seat, index) => {
        const lines = draft.points.length === 0 ? [] : (play.scores[index]?.lines ?? []);
        const wrong = lines.flatMap((line, at) =>
          rest.problems.has(`points ${index} ${at}`) ? [words.line(line)] : [],
        );
        return (
          <Box key={index} role="group" aria-label={seat.name} style={{ gap: SPACE.s }}>
            <TextField
              {...field(`name ${index}`)}
              label={t('edit.seat', { number: index + 1 })}
              value={draft.names[index] ?? seat.name}
              onChange={(name) => onChange({ names: draft.names.map((old, at) => (at === index ? name : old)) })}
            />
            {lines.length === 0 ? null : (
              <Wrap gap={SPACE.m} style={{ paddingLeft: SPACE.s }}>
                {lines.map((line, at) => (
                  <Box key={at} style={{ alignItems: 'center', gap: 2 }}>
                    <Text kind="tiny" color="muted">
                      {words.line(line)}
                    </Text>
                    <TextField
                      {...field(`points ${index} ${at}`)}
                      numeric
                      showLabel={false}
                      label={t('edit.line', { line: words.line(line), name: seat.name })}
                      value={draft.points[index]?.[at] ?? ''}
                      onChange={(text) => setPoints(index, at, text)}
                    />
                  </Box>
                ))}
              </Wrap>
            )}
            {wrong.length === 0 ? null : <Problem>{t('edit.badPoints', { lines: wrong.join(', ') })}</Problem>}
          </Box>
        );
      })}
      {play.kind === 'digital' ? (
        <Text kind="small" color="muted">
          {t('edit.fixedScores')}
        </Text>
      ) : null}
    </>
  );
}

/** When, how long, where, and what else there is to say. */
function Circumstances({ draft, onChange, ...rest }: PartProps) {
  const { t } = useWords('history');
  const field = useField(rest);
  return (
    <>
      <Wrap gap={SPACE.m}>
        {(['date', 'time'] as const).map((mode) => (
          <DateField
            key={mode}
            label={t(`edit.${mode}`)}
            mode={mode}
            value={draft[mode]}
            problem={field(mode).problem}
            onChange={(text) => onChange({ [mode]: text })}
          />
        ))}
      </Wrap>
      <TextField
        {...field('minutes')}
        label={t('edit.minutes')}
        value={draft.minutes}
        onChange={(minutes) => onChange({ minutes })}
      />
      <TextField
        label={t('edit.location')}
        value={draft.location}
        onChange={(location) => onChange({ location })}
        problem={null}
      />
      <TextField
        {...field('notes')}
        label={t('edit.notes')}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        lines={4}
      />
      <PhotoField id={draft.photo} onChange={(photo) => onChange({ photo })} />
    </>
  );
}

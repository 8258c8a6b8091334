import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { useWords } from '@/text';
import { AccentProvider, useAccent } from '../accent';
import { Button } from '../Button';
import { ButtonRow } from '../ButtonRow';
import { Text } from '../Text';
import { type Accent } from '../theme';
import { Sheet } from './Sheet';

export interface Question {
  readonly title: string;
  readonly body?: string;
  /** What the button does: "Delete", never "OK". */
  readonly yes: string;
  readonly no?: string;
  /** Whether it cannot be taken back. */
  readonly danger?: boolean;
}

/** Asks once more before something that matters. */
export function ConfirmDialog({
  question,
  open,
  onAnswer,
}: {
  question: Question;
  open: boolean;
  onAnswer: (yes: boolean) => void;
}) {
  const { t } = useWords('engine');
  const { title, body, yes, no, danger = false } = question;
  return (
    <Sheet
      open={open}
      title={title}
      onClose={() => onAnswer(false)}
      place="centre"
      guarded
      footer={
        <ButtonRow>
          <Button kind="secondary" label={no ?? t('kit.cancel')} onPress={() => onAnswer(false)} grow />
          <Button kind={danger ? 'danger' : 'primary'} label={yes} onPress={() => onAnswer(true)} grow />
        </ButtonRow>
      }
    >
      {body === undefined ? null : <Text>{body}</Text>}
    </Sheet>
  );
}

type Ask = (question: Question) => Promise<boolean>;
const ConfirmContext = createContext<(question: Question, accent: Accent) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

/** `await confirm({ title, yes })` is true when the person said yes. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  const accent = useAccent();
  return useCallback((question) => ask(question, accent), [ask, accent]);
}

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly accent: Accent } | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const ask = useCallback((question: Question, accent: Accent) => {
    // A second question before the first is answered means no to the first.
    answer.current(false);
    setAsked({ question, accent });
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {asked ? (
        <AccentProvider accent={asked.accent}>
          <ConfirmDialog
            question={asked.question}
            open={open}
            onAnswer={(yes) => {
              setOpen(false);
              answer.current(yes);
            }}
          />
        </AccentProvider>
      ) : null}
    </ConfirmContext.Provider>
  );
}

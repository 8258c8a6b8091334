import { useRef, useState, type ReactNode } from 'react';
import { reportedGame } from '@/session/report';
import { useWords } from '@/text';
import { useToast } from '../overlays/Toast';
import { useSettings } from '../settings';
import { useGoHome, useGoOn } from '../setup/gameRoutes';
import { useGameServices } from '../setup/services';
import { tutorialMark } from '../setup/useTutorialOffer';
import type { Accent } from '../theme';
import { useLayout } from '../useLayout';
import { Notice } from './Notice';
import { ReviewPanel } from './ReviewPanel';
import { SinceNotice } from './SinceNotice';
import { sinceInShort, sinceLast } from './SinceSheet';
import { TroubleNotice } from './TroubleNotice';
import { TutorialPanel } from './TutorialPanel';
import type { GameTable } from './useGameTable';
import { useReport } from './useReport';
import { useSinceRead } from './useSinceRead';

interface Noticing<Action, View, Event> {
  readonly table: GameTable<Action, View, Event>;
}

/** Everything a table has to say above its dock, whatever it plays, shows or judges. */
export function TableNotices<Action, View, Event>({
  table,
  accent,
}: Noticing<Action, View, Event> & { accent: Accent }) {
  const { t } = useWords('engine');
  const saving = table.saveFailed ? (
    <Notice icon="warning" text={t('table.notSaved')} action={t('table.retry')} onPress={table.retrySaving} />
  ) : null;
  switch (table.show.mode) {
    case 'replay':
      return saving;
    case 'review':
      return (
        <>
          {saving}
          <ReviewPanel table={table} />
        </>
      );
    case 'play':
      return (
        <>
          <Trouble table={table} />
          {table.Notices === undefined ? null : <table.Notices />}
          {saving}
          <LookingBack table={table}>
            <Tutoring table={table} accent={accent} />
            <HintNotice table={table} />
          </LookingBack>
        </>
      );
  }
}

/** What broke: the rules, a bot, or a hint. */
function Trouble<Action, View, Event>({ table }: Noticing<Action, View, Event>) {
  const { t } = useWords('engine');
  const goHome = useGoHome();
  const report = useReport();
  const { session, seats, show, hintFailure } = table;
  const { trouble } = show.snapshot;
  const close = (onPress: () => void) => ({ label: t('kit.close'), onPress });
  return (
    <>
      {trouble === null ? null : (
        <TroubleNotice
          text={t(`trouble.${trouble.kind}`, { name: seats[trouble.seat]?.name ?? '' })}
          quiet={trouble.kind === 'bot' || trouble.kind === 'level'}
          onCopy={() => report(trouble.kind, trouble.error, reportedGame(session))}
          onwards={
            isStuck(table) ? { label: t('trouble.home'), onPress: goHome } : close(() => session.putTroubleAway())
          }
        />
      )}
      {hintFailure === null ? null : (
        <TroubleNotice
          quiet
          text={t('table.hintFailed')}
          onCopy={() => report('hint', hintFailure.error, reportedGame(session))}
          onwards={close(table.dismissHint)}
        />
      )}
    </>
  );
}

/** Nobody can go on: no dock that would wait for a bot. */
export const isStuck = <Action, View, Event>({ show }: GameTable<Action, View, Event>): boolean =>
  show.snapshot.trouble?.kind === 'stopped' && show.decision === null && show.passTo === null;

/** That somebody looks back at a moment of the log; what is said of the present waits until they return. */
function LookingBack<Action, View, Event>({
  table,
  children,
}: Noticing<Action, View, Event> & { children: ReactNode }) {
  const { t } = useWords('engine');
  if (table.lookingBack === null) return children;
  return (
    <Notice
      icon="history"
      text={t('table.lookingBack')}
      action={t('table.return')}
      onPress={() => table.lookBack(null)}
    />
  );
}

/** What the tutorial says, once what it brought about has been shown; at its end, the ways on. */
function Tutoring<Action, View, Event>({ table, accent }: Noticing<Action, View, Event> & { accent: Accent }) {
  const { t } = useWords();
  const goOn = useGoOn();
  const { fail } = useToast();
  const { memory, tutorials, remember } = useGameServices();
  const going = useRef(false);
  if (table.tutorial === null || table.show.frame !== null) return null;
  const done = (): void => remember((all) => ({ ...all, presets: { ...all.presets, [tutorialMark(accent)]: 'done' } }));
  const leave = (): void => {
    done();
    // It is left in any case; what could not be deleted can still be continued, or deleted, from Home.
    void tutorials.end(accent).finally(() => goOn('Setup', undefined));
  };
  const play = (open: () => Promise<string>): void => {
    // One way is taken: the other is none any more.
    if (going.current) return;
    going.current = true;
    open()
      .then((saveId) => {
        done();
        goOn('Table', { saveId });
      })
      .catch(() => {
        going.current = false;
        fail(t('setup.startFailed'));
      });
  };
  const name = memory.names[0] ?? table.seats[0]?.name ?? '';
  return (
    <TutorialPanel
      now={table.tutorial}
      sentence={table.words.say({ key: `tutorial.${table.tutorial.text}` })}
      onLeave={leave}
      onPlayOn={table.show.snapshot.outcome === null ? () => play(() => tutorials.playOn(accent)) : null}
      onFirstGame={() => {
        play(async () => {
          const saveId = await tutorials.firstGame(accent, name);
          await tutorials.end(accent);
          return saveId;
        });
      }}
    />
  );
}

function HintNotice<Action, View, Event>({ table }: Noticing<Action, View, Event>) {
  const { t } = useWords('engine');
  if (table.hintSays === null || table.tutorial !== null) return null;
  return <Notice icon="hint" text={table.hintSays} action={t('kit.close')} onPress={table.dismissHint} />;
}

const NOTHING_MISSED = { notice: null, floats: false, wave: () => undefined } as const;

/**
 * Whoever could not watch the others (the game was opened just now, or nothing moves) may read what they did. It floats over
 * the foot of the board, so that nothing moves for it, and goes with the first touch on the board; with large text it takes room.
 */
export function useMissed<Action, View_, Event>(
  table: GameTable<Action, View_, Event>,
  onSince: () => void,
  /** It has a place of its own, and need not float. */
  placed: boolean,
): {
  readonly notice: ReactNode;
  /** It lies over the board, at its head, and moves nothing. */ readonly floats: boolean;
  wave(): void;
} {
  const { session, show, tutorial, hint, hintFailure, lookingBack } = table;
  const { settings } = useSettings();
  const { largeText } = useLayout();
  const mine = show.decision?.seat ?? null;
  const since = sinceLast(table, mine);
  const [opened] = useState(() => session.snapshot().version);
  const { isRead, markRead } = useSinceRead(session.id, since[0]?.at ?? -1);
  const unseen = settings.speed === 'off' || show.snapshot.version <= opened + 2;
  const isSaid = hint !== null || hintFailure !== null || tutorial !== null || lookingBack !== null;
  if (show.mode !== 'play' || isSaid || since.length < 2 || isRead || !unseen) return NOTHING_MISSED;
  const notice = (
    <SinceNotice
      {...sinceInShort(table, since, mine)}
      onRead={() => {
        markRead();
        onSince();
      }}
      onClose={markRead}
    />
  );
  return { notice, floats: !largeText && !placed, wave: markRead };
}

import type { Seat } from '@antilles/engine';
import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useState } from 'react';
import type { AnySession, Session } from '../../../session/session';
import { useSpeaker, useWords } from '../../../text';
import { Loading } from '../../../ui/Loading';
import { RulesSheet } from '../../../ui/RulesSheet';
import { Screen } from '../../../ui/Screen';
import { CannotOpen, type GameRoutes } from '../../../ui/setup';
import { useOpenGame } from '../../../ui/table/host';
import { ResultFrame } from '../../../ui/table/ResultFrame';
import type { Action } from '../rules/actions';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { PlayerSheet } from './PlayerSheet';
import { rulesSections } from './rulesSections';

export function ResultScreen({ route }: NativeStackScreenProps<GameRoutes, 'Result'>) {
  const { t } = useWords();
  const opened = useOpenGame('puerto-rico', route.params.saveId);
  if (opened === null) {
    return (
      <Screen accent="puerto-rico">
        <Loading label={t('loading')} />
      </Screen>
    );
  }
  if (!opened.ok) return <CannotOpen problem={opened.problem} />;
  return <ResultOf session={opened.open.session} />;
}

/** The ranking; a tap on a player opens the board it was earned with. */
function ResultOf({ session }: { session: AnySession }) {
  const words = useSpeaker('puerto-rico', []);
  const [looking, setLooking] = useState<Seat | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  // A result of this game is only ever opened with a session of this game.
  const view = (session as Session<Action, View, Event>).view(null);
  return (
    <>
      <ResultFrame session={session} namespace="puerto-rico" accent="puerto-rico" onPick={setLooking} />
      <PlayerSheet
        seat={looking}
        view={view}
        seats={session.seats}
        onRead={setReading}
        onClose={() => setLooking(null)}
      />
      <RulesSheet
        open={reading !== null}
        title={words.word('rules.title')}
        sections={rulesSections(words, view)}
        {...(reading ? { first: reading } : {})}
        onClose={() => setReading(null)}
      />
    </>
  );
}

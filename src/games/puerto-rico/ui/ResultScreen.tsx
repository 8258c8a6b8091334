import type { Seat } from '@antilles/engine';
import { useState } from 'react';
import type { AnySession, Session } from '@/session/session';
import { useSpeaker } from '@/text';
import { RulesSheet } from '@/ui/RulesSheet';
import { ResultFrame } from '@/ui/table/ResultFrame';
import type { Action } from '../rules/actions';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { PlayerSheet } from './PlayerSheet';
import { rulesSections } from './rulesSections';

/** The ranking; a tap on a player opens the board it was earned with. */
export function ResultScreen({ session }: { session: AnySession }) {
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
        sections={() => rulesSections(words, view)}
        first={reading || undefined}
        onClose={() => setReading(null)}
      />
    </>
  );
}

import type { Seat } from '@antilles/engine';
import { useState } from 'react';
import { Curtain } from '../curtain/Curtain';
import type { EventText } from '../EventLine';
import type { GameTable } from './useGameTable';

/** What the curtain says besides the name: only what everybody may know. */
export interface CurtainWords {
  readonly question: string;
  readonly status: string | null;
  readonly lines: readonly EventText[];
}

/** The curtain between two people at one phone. It keeps its words while it opens. */
export function PassCurtain<Action, View, Event>({
  table: { show, director, session, seats },
  words,
  onMenu,
}: {
  table: GameTable<Action, View, Event>;
  /** Asked only while it is closed. */
  words: () => CurtainWords;
  onMenu: () => void;
}) {
  const { passTo } = show;
  const [handed, setHanded] = useState<(CurtainWords & { readonly seat: Seat }) | null>(null);
  if (passTo !== null) {
    const said = words();
    if (handed === null || handed.seat !== passTo || handed.question !== said.question)
      setHanded({ seat: passTo, ...said });
  }
  if (handed === null) return null;
  const { seat, question, status, lines } = handed;
  return (
    <Curtain
      closed={passTo !== null}
      name={seats[seat]?.name ?? ''}
      color={seats[seat]?.colour ?? 'red'}
      context={question}
      summary={lines}
      {...(status === null ? {} : { status })}
      {...(lines.length > 0 ? { onReplay: () => director.replay(session.unseen(seat)[0]?.at ?? 0) } : {})}
      onMenu={onMenu}
      onReveal={director.takePhone}
    />
  );
}

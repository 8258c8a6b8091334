import type { Seat } from '@antilles/engine';
import { useEffect, useState } from 'react';
import { useWords } from '@/text';
import { Row } from '../Box';
import { Curtain } from '../curtain/Curtain';
import type { EventText } from '../EventLine';
import { Shape } from '../Shape';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import type { GameTable } from './useGameTable';

/** What the curtain says besides the name: only what everybody may know. */
export interface CurtainWords {
  readonly question: string;
  readonly status: string | null;
  readonly lines: readonly EventText[];
}

/** The curtain between two people at one phone. It keeps its words while it opens. */
export function PassCurtain<Action, View, Event>({
  table,
  words,
  onMenu,
}: {
  table: GameTable<Action, View, Event>;
  /** Asked only while it is closed. */
  words: () => CurtainWords;
  onMenu: () => void;
}) {
  const { show, director, session, seats } = table;
  const { passTo } = show;
  const [handed, setHanded] = useState<(CurtainWords & { readonly seat: Seat }) | null>(null);
  if (passTo !== null) {
    const said = words();
    if (handed === null || handed.seat !== passTo || handed.question !== said.question)
      setHanded({ seat: passTo, ...said });
  }
  if (session.trusting) return <Ribbon table={table} />;
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

/** How long the ribbon stays, in milliseconds. */
const RIBBON_MS = 1600;

/** Without a curtain the name of whoever is asked goes by, in their colour; nothing waits for it. */
function Ribbon<Action, View, Event>({ table: { show, seats } }: { table: GameTable<Action, View, Event> }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { viewer } = show;
  const [told, setTold] = useState<Seat | null>(null);
  useEffect(() => {
    if (viewer === null) return;
    const timer = setTimeout(() => setTold(viewer), RIBBON_MS);
    return () => clearTimeout(timer);
  }, [viewer]);
  const who = viewer === null || viewer === told ? undefined : seats[viewer];
  if (who === undefined) return null;
  return (
    <Row
      role="status"
      aria-live="polite"
      gap={SPACE.s}
      style={{
        position: 'absolute',
        top: 64,
        alignSelf: 'center',
        maxWidth: '92%',
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.l,
        borderRadius: RADIUS.pill,
        borderWidth: 2,
        borderColor: colors.brass,
        backgroundColor: colors.raised,
        boxShadow: '0 6px 18px rgba(0, 0, 0, 0.45)',
        pointerEvents: 'none',
      }}
    >
      <Shape color={who.colour} size={22} />
      <Text kind="question" numberOfLines={1} style={{ flexShrink: 1 }}>
        {t('kit.curtain.turn', { name: who.name })}
      </Text>
    </Row>
  );
}

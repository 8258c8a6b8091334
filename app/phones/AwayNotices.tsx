import { useContext, useEffect, useRef, useState } from 'react';
import { useWords } from '@/text';
import { haptic } from '@/ui/haptics';
import { useToast } from '@/ui/overlays/Toast';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { sound } from '@/ui/sound';
import { Notice } from '@/ui/table/Notice';
import { AwayContext } from './OthersSheet';
import { useAtTable, type Visited } from './tables';

/** Whoever takes longer than this may be nudged, in milliseconds. */
const LONG = 20_000;

/** What is said above the dock of the others at this table, and of the way to them. */
export function AwayNotices() {
  const visited = useContext(AwayContext);
  return visited === null ? null : <Notices visited={visited} />;
}

function Notices({ visited }: { visited: Visited }) {
  const { t } = useWords('phones');
  const goHome = useGoHome();
  const at = useAtTable(visited);
  useNudges(visited);
  const { standing, room, table } = at;
  const waited = table?.snapshot().waiting ?? [];
  const awaited = waited.find((seat) => room?.places[seat]?.bot === null && !room.mine.includes(seat)) ?? null;
  const long = useIsLong(awaited === null ? null : `${awaited} ${table?.playedBy(awaited) ?? 0}`);
  const longLost = useIsLong(standing.kind === 'lost' ? 'lost' : null);
  if (room === null || table === null) return null;
  if (standing.kind === 'lost')
    return <Notice icon="warning" text={t(longLost ? 'lostLong' : 'lost')} action={t('lostDo')} onPress={goHome} />;
  const { say } = visited.client;
  const nameOf = (seat: number): string => room.places[seat]?.name ?? '';
  const { asking, mine, places } = room;
  const own = mine.find((seat) => places[seat]?.bot !== null);
  const era = visited.client.era();
  const gone = awaited !== null && places[awaited]?.here === false ? awaited : null;
  const [me] = mine;
  return (
    <>
      {asking === null || me === undefined ? null : asking.agreed.includes(me) ? (
        <Notice
          icon="history"
          text={t('asked')}
          action={t('disagree')}
          onPress={() => say({ t: 'agree', seat: me, era, yes: false })}
        />
      ) : (
        <Notice
          icon="history"
          text={t('asks', { name: nameOf(asking.seat) })}
          action={t('agree')}
          onPress={() => mine.forEach((seat) => say({ t: 'agree', seat, era, yes: true }))}
        />
      )}
      {own === undefined ? null : (
        <Notice
          icon="hint"
          text={t('botForYou')}
          action={t('takeSeat')}
          onPress={() => say({ t: 'stand-in', seat: own, bot: false })}
        />
      )}
      {me === undefined ? null : gone !== null ? (
        <Notice
          icon="warning"
          text={t('away', { name: nameOf(gone) })}
          action={t('standIn')}
          onPress={() => say({ t: 'stand-in', seat: gone, bot: true })}
        />
      ) : awaited !== null && long ? (
        <Notice
          icon="hint"
          text={t('waits', { name: nameOf(awaited) })}
          action={t('nudge', { name: nameOf(awaited) })}
          onPress={() => say({ t: 'nudge', seat: awaited })}
        />
      ) : null}
    </>
  );
}

/** Whether something has been so for long. */
function useIsLong(what: string | null): boolean {
  const [since, setSince] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return undefined;
    const timer = setTimeout(() => setSince(what), LONG);
    return () => clearTimeout(timer);
  }, [what]);
  return what !== null && since === what;
}

/** A nudge is felt, heard and read; what the table refused is said. */
export function useNudges(visited: Visited): void {
  const { t } = useWords('phones');
  const { say, refuse } = useToast();
  const { nudged, refused, room } = useAtTable(visited);
  const known = useRef({ nudged: nudged.count, refused: refused.count });
  useEffect(() => {
    if (nudged.count !== known.current.nudged) {
      haptic('pick');
      sound('bell');
      say(t('nudged', { name: room?.places[nudged.by]?.name ?? '' }));
    }
    if (refused.count !== known.current.refused) {
      const said = REFUSALS.find((reason) => reason === refused.reason);
      if (said !== undefined) refuse(t(`refused.${said}`));
    }
    known.current = { nudged: nudged.count, refused: refused.count };
  }, [nudged, refused, room, say, refuse, t]);
}

/** Why a table refuses something, apart from the rules of a game. */
const REFUSALS = [
  'not-understood',
  'seat-taken',
  'sit-first',
  'too-few',
  'not-yours',
  'stale',
  'nothing-to-take-back',
  'old-key',
] as const;

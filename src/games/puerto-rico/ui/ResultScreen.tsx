import type { Seat } from '@antilles/engine';
import { useState } from 'react';
import type { AnySession, Session } from '@/session/session';
import { useSpeaker } from '@/text';
import { Box, Row } from '@/ui/Box';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { ResultFrame } from '@/ui/table/ResultFrame';
import { useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { Event } from '../rules/events';
import type { PlayerView, View } from '../rules/view';
import { HOURS } from './day';
import { CityBoard, IslandBoard } from './MiniBoards';
import { PlayerSheet } from './PlayerSheet';
import { rulesChapters } from './rulesChapters';
import { Scene } from './Scene';

/** The ranking at dusk, everybody's island and city above their points; a tap on a player opens the board it was earned with. */
export function ResultScreen({ session }: { session: AnySession }) {
  const words = useSpeaker('puerto-rico', []);
  const [looking, setLooking] = useState<Seat | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  // A result of this game is only ever opened with a session of this game.
  const view = (session as Session<Action, View, Event>).view(null);
  return (
    <>
      <ResultFrame
        session={session}
        namespace="puerto-rico"
        accent="puerto-rico"
        scene={<Evening />}
        fan={(seat) => {
          const player = view.players[seat];
          return player === undefined ? null : <Colony player={player} of={view.players.length} />;
        }}
        onPick={setLooking}
      />
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
        chapters={() => rulesChapters(words, view)}
        first={reading || undefined}
        onClose={() => setReading(null)}
      />
    </>
  );
}

/** The bay when the day is over. */
function Evening() {
  const { width, height } = useLayout();
  return <Scene width={width} height={height} sea={190} hour={HOURS - 1} />;
}

/** What somebody made of their land, in small: the island and the city, as they stand at the end. */
function Colony({ player, of }: { player: PlayerView; of: number }) {
  const { size, twoPane } = useLayout();
  const colors = useColors();
  const room = size === 'small' ? 320 : twoPane ? 560 : 390;
  // Two boards of four beside each other, or below each other where there are many.
  const beside = (room / of - 20) / 8.8 >= 7;
  const unit = Math.min(11, beside ? (room / of - 20) / 8.8 - 1.4 : (room / of - 18) / 4 - 1.4);
  const boards = (
    <>
      <IslandBoard island={player.island} unit={unit} />
      <CityBoard city={player.city} unit={unit} />
    </>
  );
  return (
    <Box
      style={{
        marginBottom: 5,
        padding: 4,
        borderRadius: 8,
        backgroundColor: colors.surface,
        boxShadow: `inset 0 0 0 1px ${colors.line}`,
      }}
    >
      {beside ? <Row gap={5}>{boards}</Row> : <Box style={{ gap: 4 }}>{boards}</Box>}
    </Box>
  );
}

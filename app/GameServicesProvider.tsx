import { useMemo, type ReactNode } from 'react';
import { useWords } from '@/text';
import { useSettings } from '@/ui/settings';
import type { SetupMemory } from '@/ui/setup/memory';
import { GameServicesContext, NotBegunError, type Deals, type GameServices } from '@/ui/setup/services';
import { SessionHostContext, type SessionHost } from '@/ui/table/host';
import { attemptsAt, codeOf, dealIn, linkOf, ofToday, today } from './deals';
import { loadRecorder } from './history/loadRecorder';
import { useProfiles } from './history/useProfiles';
import { newSeed } from './luck';
import { worthOf } from './worthOf';
import { beginDaily, beginGame, branchOff, recorded, sessionHost } from './sessions';
import { isAway } from './phones/away';
import { AwayTable, openAway } from './phones/lazy';
import { tutorials } from './tutorials';

/** Games of this device, and tables elsewhere; those are a piece of their own. */
const host: SessionHost = {
  ...sessionHost,
  Away: AwayTable,
  isAway,
};

const deals: Deals = { codeOf, linkOf, read: dealIn, today, attempts: attemptsAt, ofToday, beginDaily };

/** Gives the screens of games what they need from the device. */
export function GameServicesProvider({
  memory,
  remember,
  children,
}: {
  memory: SetupMemory;
  remember: GameServices['remember'];
  children: ReactNode;
}) {
  const { undoRule } = useSettings().settings;
  const { t } = useWords('phones');
  const { profiles } = useProfiles();
  const services = useMemo<GameServices>(
    () => ({
      memory,
      profiles,
      remember,
      luck: newSeed,
      begin: async (game) => {
        if (game.phones === undefined) return beginGame(game, undoRule);
        const opened = await openAway(game, game.phones.undo);
        if (!opened.ok) throw new NotBegunError(t(`failed.${opened.why}`));
        return opened;
      },
      branch: branchOff,
      deals,
      tutorials,
      ratings: {
        of: async (game, name) => (await loadRecorder()).standingOf(game, name, profiles),
        async after(game, saveId, name) {
          await recorded();
          return (await loadRecorder()).newsOf(game, saveId, name, profiles);
        },
      },
      worthTelling: (saveId, you) => worthOf(saveId, you, profiles),
    }),
    [memory, profiles, remember, t, undoRule],
  );
  return (
    <GameServicesContext.Provider value={services}>
      <SessionHostContext.Provider value={host}>{children}</SessionHostContext.Provider>
    </GameServicesContext.Provider>
  );
}

import { playedTogether, playsOf, renamed } from '@/history/mergePeople';
import type { Play, PlaySummary } from '@/history/play';
import { useWords } from '@/text';
import { useToast } from '@/ui/overlays/Toast';
import { plays as store } from '../device';
import { usePlayers, useProfiles } from './useProfiles';

/** Makes two names one person: every play of the first counts for the second. One tap takes it back. */
export function useMergePeople(plays: readonly PlaySummary[]): (from: string, to: string) => Promise<void> {
  const { t } = useWords('history');
  const toast = useToast();
  const players = usePlayers();
  const { profiles, change } = useProfiles();
  const write = (all: readonly Play[]): Promise<void> => store.updateAll(all, () => undefined);
  return async (from, to) => {
    const together = playedTogether(plays, players, from, to);
    if (together > 0) return toast.refuse(t('players.mergeTogether', { count: together }));
    const [old, name] = [players.nameOf(from), players.nameOf(to)];
    const gone = profiles.find(({ id }) => `p:${id}` === from);
    const left = profiles.filter((profile) => profile !== gone);
    try {
      const before: Play[] = [];
      for (const { id } of playsOf(plays, players, from)) {
        const found = await store.read(id);
        if (found?.ok === true) before.push(found.play);
      }
      const now = Date.now();
      await write(before.map((play) => renamed(play, players, from, name, left, now)));
      if (gone !== undefined) change((all) => all.filter(({ id }) => id !== gone.id));
      const takeBack = async (): Promise<void> => {
        if (gone !== undefined) change((all) => [...all, gone]);
        await write(before);
      };
      toast.show({
        text: t('players.merged', { from: old, to: name }),
        kind: 'good',
        action: {
          label: t('play.undo'),
          onPress: () => void takeBack().catch(() => toast.fail(t('play.failed'))),
        },
      });
    } catch {
      toast.fail(t('play.failed'));
    }
  };
}

import { useEffect, useState } from 'react';
import { isGameId } from '@/games/ids';
import type { Play } from '@/history/play';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { saves } from '../device';
import type { RootNavigation } from '../navigation/routes';

/** Opens the game a play came from, as long as its moves are kept; says so when they are not. */
export function ReplayButton({ play, navigation }: { play: Play; navigation: RootNavigation }) {
  const { t } = useWords('history');
  const [kept, setKept] = useState<boolean | null>(null);
  const { saveId, game } = play;
  useEffect(() => {
    let left = false;
    const found =
      saveId === null ? Promise.resolve(false) : saves.read(saveId).then((save) => save?.loaded.ok === true);
    found.then(
      (is) => {
        if (!left) setKept(is);
      },
      () => {
        if (!left) setKept(false);
      },
    );
    return () => {
      left = true;
    };
  }, [saveId]);
  if (kept === null) return null;
  if (!kept || saveId === null || !isGameId(game)) {
    return (
      <Text kind="small" color="muted">
        {t('play.noReplay')}
      </Text>
    );
  }
  return (
    <Button
      icon="play"
      label={t('play.replay')}
      onPress={() => navigation.navigate(game, { screen: 'Replay', params: { saveId } })}
    />
  );
}

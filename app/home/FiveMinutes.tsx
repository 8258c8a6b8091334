import { SHELF, type GameId } from '@/games/shelf';
import { useWords } from '@/text';
import { LinkRow } from '@/ui/LinkRow';
import { Panel } from '@/ui/Panel';
import { useGameServices } from '@/ui/setup/services';
import { tutorialMark } from '@/ui/setup/useTutorialOffer';
import { useBeginTutorial } from '../useBeginTutorial';

/** A game that nobody has played here yet, as a guided five minutes; nothing when all are known. */
export function FiveMinutes({ onOpen }: { onOpen: (game: GameId, saveId: string) => void }) {
  const { t } = useWords();
  const { memory } = useGameServices();
  const begin = useBeginTutorial(onOpen);
  const unknown = SHELF.find(
    ({ id, tutorial }) =>
      tutorial === true && memory.last[id] === undefined && memory.presets[tutorialMark(id)] === undefined,
  );
  if (unknown === undefined) return null;
  return (
    <Panel padding={0}>
      <LinkRow
        icon="hint"
        name={t('home.fiveMinutes', { game: t(`game.${unknown.id}`) })}
        line={t('home.fiveMinutesLine')}
        onPress={() => begin(unknown.id)}
      />
    </Panel>
  );
}

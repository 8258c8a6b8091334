import { levelsOf } from '@/bots/bot';
import { useWords } from '@/text';
import { GameSetup, useSetup } from '@/ui/setup';
import { Text } from '@/ui/Text';
import { bots } from '../bots/levels';
import { sticks } from '../rules/game';

/** Who plays Sticks. */
export function SetupScreen() {
  const { t: word } = useWords('sticks');
  const setup = useSetup(sticks, sticks.defaultOptions);
  return (
    <GameSetup
      game={sticks}
      levels={levelsOf(bots)}
      accent="sticks"
      title={word('name')}
      setup={setup}
      variants={<Text color="muted">{word('options.none')}</Text>}
      summary={word('options.summary')}
    />
  );
}

import type { NativeStackScreenProps } from '@react-navigation/native-stack';
import { useWords } from '@/text';
import { SeatList, SetupFrame, useSetup, type GameRoutes } from '@/ui/setup';
import { Text } from '@/ui/Text';
import { sticks } from '../rules/game';

/** Who plays Sticks. */
export function SetupScreen({ navigation }: NativeStackScreenProps<GameRoutes, 'Setup'>) {
  const { t } = useWords();
  const { t: word } = useWords('sticks');
  const setup = useSetup(sticks, sticks.defaultOptions);
  return (
    <SetupFrame
      accent="sticks"
      emblem="emblem/sticks"
      title={word('name')}
      players={<SeatList seats={setup.seats} range={sticks.seats} onChange={setup.setSeats} />}
      variants={<Text color="muted">{word('options.none')}</Text>}
      summary={word('options.summary')}
      problem={setup.problem === null ? null : t(`setup.problem.${setup.problem.kind}`, { ...setup.problem })}
      house={setup.house}
      onRepeat={setup.repeat}
      onStart={async () => navigation.replace('Table', { saveId: await setup.start() })}
    />
  );
}

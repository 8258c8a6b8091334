import { secretsIn, withoutSecrets } from '@/history/secrets';
import type { Contents } from '@/storage/archive';
import { aPlay } from './plays';
import { aSave } from '../storage/saves';

const seat = (name: string, bot: string | null = null) => ({ name, colour: 'red', bot }) as const;
const two = [seat('Anna'), seat('Bram'), seat('Ines', 'easy')];
const one = [seat('Anna'), seat('Ines', 'easy'), seat('Tom', 'hard')];

test('running games of several people are secret: not those of one, and not those that are over', () => {
  const running = aSave({ id: 'running', seats: two });
  const over = aSave({ id: 'over', seats: two });
  const solo = aSave({ id: 'solo', seats: one });
  const contents: Contents = {
    plays: [aPlay({ id: 'game-over', saveId: 'over' })],
    saves: [running, over, solo],
    sheets: [],
    profiles: [],
    photos: [],
    values: {},
  };
  expect(secretsIn(contents)).toEqual([running]);
  expect(withoutSecrets(contents)).toEqual({ ...contents, saves: [over, solo] });
});

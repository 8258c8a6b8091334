import { isGameId } from '@/games/ids';
import { Icon } from '@/ui/icons/Icon';
import { useColors } from '@/ui/theme';
import { accentOf } from './useFormats';

/** The emblem of a game in its colour; dice for any other. */
export function GameMark({ game, size }: { game: string; size: number }) {
  const colors = useColors();
  return <Icon name={isGameId(game) ? `emblem/${game}` : 'dice'} size={size} color={colors[accentOf(game)]} />;
}

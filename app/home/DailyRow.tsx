import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games/shelf';
import type { DailyAttempt } from '@/session/daily';
import { useWords } from '@/text';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { useDailyAttempt } from '@/ui/setup/DailyCard';
import { useGameServices } from '@/ui/setup/services';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** Today's attempt at each game's deal of the day, read again whenever Home comes into view; null until then. */
function useToday(): Readonly<Partial<Record<GameId, DailyAttempt>>> | null {
  const { deals } = useGameServices();
  const [found, setFound] = useState<Readonly<Partial<Record<GameId, DailyAttempt>>> | null>(null);
  useFocusEffect(
    useCallback(() => {
      let left = false;
      const date = deals.today();
      const read = GAME_IDS.map(async (game) => {
        const mine = (await deals.attempts(game)).find((each) => each.date === date);
        return mine === undefined ? [] : [[game, mine] as const];
      });
      Promise.all(read).then(
        (all) => {
          if (!left) setFound(Object.fromEntries(all.flat()));
        },
        // What cannot be read is offered as if it had not been played; the game itself says more.
        () => {
          if (!left) setFound({});
        },
      );
      return () => void (left = true);
    }, [deals]),
  );
  return found;
}

/** The deals of the day: one line that says which are still to be played, and the way to each. */
export function DailyRow({ onOpen }: { onOpen: (game: GameId, screen: 'Table' | 'Result', saveId: string) => void }) {
  const { t } = useWords();
  const colors = useColors();
  const { largeText } = useLayout();
  const { memory } = useGameServices();
  const daily = useDailyAttempt();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const attempts = today ?? {};
  const done = GAME_IDS.filter((game) => attempts[game]?.score).length;

  const pick = async (game: GameId): Promise<void> => {
    const name = memory.names[0] ?? t('setup.defaultName', { number: 1 });
    const there = await daily.enter(game, attempts[game], name);
    if (there !== null) onOpen(game, there.screen, there.saveId);
  };
  const lineOf = (mine: DailyAttempt | undefined): string =>
    mine === undefined ? t('daily.toPlay') : daily.lineOf(mine);
  return (
    <>
      <Tap
        label={`${t('daily.title')}. ${t('daily.count', { done, of: GAME_IDS.length })}`}
        expanded={open}
        onPress={() => setOpen(true)}
        style={{
          minHeight: 56,
          flexDirection: 'row',
          flexWrap: largeText ? 'wrap' : 'nowrap',
          alignItems: 'center',
          gap: SPACE.m,
          paddingHorizontal: SPACE.l,
          paddingVertical: SPACE.s,
          borderRadius: RADIUS.tile,
          borderWidth: 1,
          borderColor: colors.line,
          backgroundColor: colors.surface,
        }}
      >
        <Icon name="sun" size={22} color={colors.brass} />
        <View style={{ flexGrow: 1, flexShrink: 1 }}>
          <Text kind="button">{t('daily.title')}</Text>
        </View>
        <View aria-hidden style={{ flexDirection: 'row', gap: 6 }}>
          {GAME_IDS.map((game) => {
            const isDone = attempts[game]?.score != null;
            return (
              <View
                key={game}
                style={{
                  width: 30,
                  height: 30,
                  borderRadius: 9,
                  alignItems: 'center',
                  justifyContent: 'center',
                  backgroundColor: isDone ? 'transparent' : fade(colors[game], 0.2),
                }}
              >
                <Icon
                  name={isDone ? 'check' : `emblem/${game}`}
                  size={20}
                  color={isDone ? colors.muted : colors[game]}
                />
              </View>
            );
          })}
        </View>
      </Tap>
      <Menu
        open={open}
        title={t('daily.title')}
        subtitle={t('daily.line')}
        items={GAME_IDS.map((game) => ({
          id: game,
          label: t(`game.${game}`),
          note: lineOf(attempts[game]),
          icon: <Icon name={`emblem/${game}`} size={28} color={colors[game]} />,
        }))}
        onPick={(game) => void pick(game)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import { GAME_IDS, type GameId } from '@/games/shelf';
import { dailyStatistics, type DailyAttempt } from '@/session/daily';
import { useWords } from '@/text';
import { Vignette } from '@/ui/art/Vignette';
import { daily as strip } from '@/ui/art/shell/daily';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { useDailyAttempt } from '@/ui/setup/DailyCard';
import { useGameServices } from '@/ui/setup/services';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { fade, FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';

/** The row of the menu that is no game. */
const CODE = 'code';

interface Today {
  /** Today's attempt at each game's deal. */
  readonly attempts: Readonly<Partial<Record<GameId, DailyAttempt>>>;
  /** So many days in a row at least one deal was played to its end. */
  readonly streak: number;
}

const NOTHING: Today = { attempts: {}, streak: 0 };

/** How it stands with the deals of the day, read again whenever Home comes into view. */
function useToday(): Today {
  const { deals } = useGameServices();
  const [found, setFound] = useState(NOTHING);
  useFocusEffect(
    useCallback(() => {
      let left = false;
      const date = deals.today();
      const read = GAME_IDS.map(async (game) => [game, await deals.attempts(game)] as const);
      Promise.all(read).then(
        (all) => {
          if (left) return;
          const mine = all.flatMap(([game, attempts]) =>
            attempts.filter((each) => each.date === date).map((each) => [game, each] as const),
          );
          const { streak } = dailyStatistics(
            all.flatMap(([, attempts]) => attempts),
            date,
          );
          setFound({ attempts: Object.fromEntries(mine), streak });
        },
        // What cannot be read is offered as if it had not been played; the game itself says more.
        () => {
          if (!left) setFound(NOTHING);
        },
      );
      return () => void (left = true);
    }, [deals]),
  );
  return found;
}

/** What stands on the strip, by night and by day. */
const ON_STRIP = { dark: '#fff6e0', light: '#33230c' };
const GROUND = { dark: '#4e4a55', light: '#ffd48a' };

/** The deals of the day: one line that says which are still to be played, and the way to each. */
export function DailyRow({
  width,
  onOpen,
  onCode,
}: {
  width: number;
  /** A friend's deal, by its code. */
  onCode: () => void;
  onOpen: (game: GameId, screen: 'Table' | 'Result', saveId: string) => void;
}) {
  const { t } = useWords();
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const { largeText, size } = useLayout();
  const { memory } = useGameServices();
  const daily = useDailyAttempt();
  const { attempts, streak } = useToday();
  const [open, setOpen] = useState(false);
  const done = GAME_IDS.filter((game) => attempts[game]?.score).length;
  const roomy = size === 'wide' && !largeText;
  const ink = contrast ? colors.text : ON_STRIP[scheme];

  const pick = async (game: GameId): Promise<void> => {
    const name = memory.names[0] ?? t('setup.defaultName', { number: 1 });
    const there = await daily.enter(game, attempts[game], name);
    if (there !== null) onOpen(game, there.screen, there.saveId);
  };
  const lineOf = (mine: DailyAttempt | undefined): string =>
    mine === undefined ? t('daily.toPlay') : daily.lineOf(mine);
  const count = t('daily.count', { done, of: GAME_IDS.length });
  const days = streak === 0 ? '' : t('daily.streak', { count: streak });
  return (
    <>
      <TapOver
        label={[t('daily.title'), count, days].filter((each) => each !== '').join('. ')}
        expanded={open}
        onPress={() => setOpen(true)}
        radius={RADIUS.tile}
        drawing={{
          minHeight: roomy ? 72 : 60,
          flexDirection: 'row',
          flexWrap: largeText ? 'wrap' : 'nowrap',
          alignItems: 'center',
          gap: SPACE.m,
          paddingLeft: contrast || largeText ? SPACE.l : Math.min(150, Math.round(width * 0.235)),
          paddingRight: SPACE.m,
          paddingVertical: SPACE.s,
          borderRadius: RADIUS.tile,
          backgroundColor: contrast ? colors.surface : GROUND[scheme],
          overflow: 'hidden',
          borderWidth: 1,
          borderColor: contrast ? colors.line : fade(scheme === 'dark' ? '#e8bf6a' : '#8a6116', 0.6),
        }}
      >
        {contrast || largeText ? null : (
          <View aria-hidden style={{ position: 'absolute', left: 0, bottom: 0 }}>
            <Vignette picture={strip[scheme]} width={width} height={Math.ceil(width / 6)} />
          </View>
        )}
        <View style={{ flexGrow: 1, flexShrink: 1 }}>
          <Text kind="question" color={ink} style={roomy ? { fontSize: 20 } : { fontSize: 16, lineHeight: 20 }}>
            {t('daily.title')}
          </Text>
          <Text kind="small" color={ink} style={{ fontFamily: FONTS.bodyBold }}>
            {count}
          </Text>
        </View>
        {streak === 0 ? null : (
          <View
            aria-hidden
            style={{
              flexDirection: 'row',
              alignItems: 'center',
              gap: SPACE.xs,
              minHeight: 34,
              borderRadius: 17,
              paddingHorizontal: 10,
              backgroundColor: contrast ? colors.raised : '#f7ecd4',
            }}
          >
            <Icon name="flame" size={16} color={contrast ? colors.text : '#b3461c'} />
            <Text kind="small" color={contrast ? 'text' : '#3a2408'} style={{ fontFamily: FONTS.bodyExtra }}>
              {roomy ? days : t('daily.days', { count: streak })}
            </Text>
          </View>
        )}
      </TapOver>
      <Menu
        open={open}
        title={t('daily.title')}
        subtitle={t('daily.line')}
        items={[
          ...GAME_IDS.map((game) => ({
            id: game,
            label: t(`game.${game}`),
            note: lineOf(attempts[game]),
            icon: <Icon name={`emblem/${game}`} size={28} color={colors[game]} />,
          })),
          { id: CODE, label: t('deal.row'), note: t('deal.rowLine'), icon: 'share' as const },
        ]}
        onPick={(game) => (game === CODE ? onCode() : void pick(game))}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

import { memo } from 'react';
import { Platform, View } from 'react-native';
import { useSpeaker, useWords } from '@/text';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { TapOver } from '@/ui/TapOver';
import { spaced } from '@/ui/setup/spaced';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import type { GoingGame, Stand } from '../saves';

/** Both our languages run left to right, whatever script the name at the beginning of a sentence is in. */
const SENTENCE = Platform.OS === 'web' ? { dir: 'ltr' } : {};
const ALIGNED = { textAlign: 'left', writingDirection: 'ltr' } as const;

/**
 * A game to go on with. A tap opens its table; a long press or the dots open what else can be done with it. Drawn anew
 * only when it changes: there may be hundreds.
 */
export const GoingCard = memo(function GoingCard({
  going,
  age,
  width,
  onResume,
  onMore,
}: {
  going: GoingGame;
  age: string;
  /** `share`: as wide as its neighbours; `whole`: the whole width. */
  width: number | 'share' | 'whole';
  onResume: (going: GoingGame) => void;
  onMore: (going: GoingGame) => void;
}) {
  const colors = useColors();
  const { t, i18n } = useWords();
  const speaker = useSpeaker(going.game, []);
  const accent = colors[going.game];
  const game = t(`game.${going.game}`);
  const { stand, seats } = going;
  const round = stand && t(going.branched ? 'saved.roundBranched' : 'saved.round', { round: stand.round });
  const who = stand === null ? t('saved.notNow') : whoIsNext(stand);
  const others = seats.filter((seat) => seat !== stand?.next);
  const names = speaker.list(others.map(({ name }) => name));
  const company = others.length === 0 ? t('saved.alone') : stand === null ? names : t('saved.with', { names });

  function whoIsNext({ next: { name, bot }, kind }: Stand): string {
    if (bot !== null) return t('saved.bots');
    // A game may have its own word for what is asked; otherwise it is simply somebody's turn.
    const key = `doing.${kind}`;
    return i18n.exists(`${going.game}:${key}`) ? speaker.say({ key, params: { name } }) : t('saved.turn', { name });
  }
  return (
    <View style={width === 'whole' ? null : width === 'share' ? { flexGrow: 1, flexBasis: 0 } : { width }}>
      <TapOver
        label={
          round === null
            ? t('saved.spokenNotNow', { game, who, names, age })
            : t('saved.spoken', { game, round, who, others: company, age })
        }
        hint={t('saved.resume')}
        onPress={() => onResume(going)}
        onLongPress={() => onMore(going)}
        radius={RADIUS.tile}
        style={{
          flexGrow: 1,
          borderRadius: RADIUS.tile,
          borderWidth: 1,
          borderColor: colors.line,
          backgroundColor: colors.surface,
          boxShadow: `0 6px 18px ${fade(colors.shapeEdge, 0.18)}`,
          overflow: 'hidden',
        }}
        drawing={{ padding: SPACE.m, paddingTop: SPACE.m + 1 }}
      >
        <View style={{ position: 'absolute', left: 0, right: 0, top: 0, height: 4, backgroundColor: accent }} />
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.s }}>
          <View
            style={{
              width: 42,
              height: 42,
              borderRadius: 12,
              backgroundColor: fade(accent, 0.2),
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Icon name={`emblem/${going.game}`} size={28} color={accent} />
          </View>
          <View style={{ alignItems: 'flex-end', flexShrink: 1 }}>
            {round === null ? null : (
              <Text kind="small" style={{ fontFamily: 'NunitoSans_700Bold' }}>
                {spaced(round)}
              </Text>
            )}
            <Text kind="small" color="muted" style={{ textAlign: 'right' }}>
              {spaced(age)}
            </Text>
          </View>
        </View>
        <Text kind="question" style={{ marginTop: SPACE.s }}>
          {spaced(game)}
        </Text>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, marginTop: 2 }}>
          {stand === null ? (
            <Icon name="warning" size={16} color={colors.danger} />
          ) : stand.next.bot !== null ? (
            <Icon name="robot" size={16} color={colors.text} />
          ) : (
            <Shape color={stand.next.colour} size={16} />
          )}
          <Text kind="strong" numberOfLines={3} {...SENTENCE} style={{ flexShrink: 1, ...ALIGNED }}>
            {spaced(who)}
          </Text>
        </View>
        <Text
          kind="small"
          color="muted"
          numberOfLines={1}
          {...SENTENCE}
          style={{ marginTop: 2, marginRight: 24, flexShrink: 1, ...ALIGNED }}
        >
          {company}
        </Text>
      </TapOver>
      <IconButton
        icon={<Icon name="more" size={20} color={colors.muted} />}
        label={t('saved.menu', { game, age })}
        onPress={() => onMore(going)}
        style={{ position: 'absolute', right: 0, bottom: 0, alignItems: 'flex-end', paddingRight: SPACE.m }}
      />
    </View>
  );
});

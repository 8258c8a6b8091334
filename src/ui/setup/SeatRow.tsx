import { View } from 'react-native';
import type { Level } from '@/bots/bot';
import { useSpeaker, useWords, type GameName } from '@/text';
import { useAccentColor } from '../accent';
import { Icon } from '../icons/Icon';
import { MenuButton } from '../Menu';
import { Segmented } from '../Segmented';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RADIUS, SPACE, TARGET, useColors, useTheme } from '../theme';
import { useLayout } from '../useLayout';
import { characterOf, useLevelNames, type Fit } from './fit';
import type { SeatDraft } from './seats';
import { Sitter } from './Sitter';

/** One seat: its colour, its name, who plays it. */
export function SeatRow({
  seat,
  number,
  people = false,
  levels,
  game,
  fit = null,
  onColour,
  onName,
  onBot,
}: {
  seat: SeatDraft;
  number: number;
  /** No bot can sit here. */
  people?: boolean;
  /** The bots there are. */
  levels: readonly Level[];
  game?: GameName | undefined;
  fit?: Fit | null;
  onColour: () => void;
  onName: () => void;
  onBot: (bot: Level | null) => void;
}) {
  const { t } = useWords();
  const { largeText, size } = useLayout();
  const { name } = seat;
  const tight = size === 'small';
  return (
    <View
      role="group"
      aria-label={t('setup.seat', { number, name })}
      style={{
        minHeight: 68,
        flexDirection: 'row',
        flexWrap: largeText ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: tight ? 6 : 7,
        paddingHorizontal: tight ? 6 : 9,
        paddingVertical: 7,
      }}
    >
      <Tap
        label={t('setup.colourOf', { name, colour: t(`setup.colour.${seat.colour}`) })}
        onPress={onColour}
        give={0.92}
        style={{ borderRadius: RADIUS.panel }}
      >
        <Sitter colour={seat.colour} width={tight ? TARGET : 48} height={54} />
      </Tap>
      {/* Where the name leaves no room for it, the level drops under the name. */}
      <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.xs }}>
        <Tap
          label={t('setup.rename', { name })}
          onPress={onName}
          give={0.98}
          style={{
            flexGrow: 1,
            flexShrink: 1,
            minWidth: 44,
            maxWidth: '100%',
            minHeight: TARGET,
            justifyContent: 'center',
            paddingLeft: 2,
          }}
        >
          <Text kind="button" numberOfLines={2} style={{ textAlign: 'left' }}>
            {name}
          </Text>
        </Tap>
        {seat.bot === null ? null : (
          <LevelMenu name={name} levels={levels} level={seat.bot} game={game} fit={fit} onChange={onBot} />
        )}
      </View>
      {people ? null : (
        <View style={largeText ? { width: '100%', alignItems: 'flex-start', paddingLeft: TARGET + SPACE.s } : null}>
          <Segmented
            compact
            label={t('setup.playedBy', { name })}
            options={[
              {
                id: 'person',
                label: t('setup.person'),
                icon: <PlayerIcon name="person" on={seat.bot === null} />,
              },
              { id: 'bot', label: t('setup.bot'), icon: <PlayerIcon name="robot" on={seat.bot !== null} /> },
            ]}
            value={seat.bot === null ? 'person' : 'bot'}
            onChange={(who) => onBot(who === 'bot' ? (seat.bot ?? 'medium') : null)}
          />
        </View>
      )}
    </View>
  );
}

/** In the ink `Segmented` writes its chosen part with. */
function PlayerIcon({ name, on }: { name: 'person' | 'robot'; on: boolean }) {
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  return <Icon name={name} size={22} color={on ? (scheme === 'dark' ? colors.ink : tint) : colors.muted} />;
}

const FITS = 'fits';

/** The levels of a bot, each with what it is like in this game; and, alone, one that fits, which is then all bots'. */
function LevelMenu({
  name,
  levels,
  level,
  game,
  fit,
  onChange,
}: {
  name: string;
  levels: readonly Level[];
  level: Level;
  game: GameName | undefined;
  fit: Fit | null;
  onChange: (level: Level) => void;
}) {
  const { t } = useWords();
  const words = useSpeaker(game ?? 'app', []);
  const { placeOf } = useLevelNames();
  const chosen = levels.map((id) => ({
    id,
    label: t(`setup.levelName.${id}`),
    note: characterOf(words, id) ?? t(`setup.levelLine.${id}`),
  }));
  const fitting =
    fit === null
      ? []
      : [
          {
            id: FITS,
            label: t('setup.fits'),
            note: t('setup.fitsNote', { where: placeOf(fit.standing.bot) }),
          } as const,
        ];
  return (
    <MenuButton<Level | typeof FITS>
      label={t('setup.levelOf', { name })}
      items={[...chosen, ...fitting]}
      value={fit?.on === true ? FITS : level}
      onPick={(id) => {
        if (fit !== null && fit.on !== (id === FITS)) fit.set(id === FITS);
        if (id !== FITS) onChange(id);
      }}
    />
  );
}

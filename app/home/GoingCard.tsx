import { memo } from 'react';
import { useSpeaker, useWords } from '@/text';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { SPACE, useColors } from '@/ui/theme';
import type { GoingGame, Stand } from '../saves';
import { GlimpseCard, type CardWidth } from './GlimpseCard';

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
  width: CardWidth;
  onResume: (going: GoingGame) => void;
  onMore: (going: GoingGame) => void;
}) {
  const colors = useColors();
  const { t, i18n } = useWords();
  const speaker = useSpeaker(going.game, []);
  const game = t(`game.${going.game}`);
  const { stand, seats } = going;
  const at = stand && t(going.branched ? 'saved.roundBranched' : 'saved.round', { round: stand.round });
  const round = at !== null && going.daily ? t('saved.ofDay', { round: at }) : at;
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
  const mark =
    stand === null ? (
      <Icon name="warning" size={16} color={colors.danger} />
    ) : stand.next.bot !== null ? (
      <Icon name="robot" size={16} color={colors.text} />
    ) : (
      <Shape color={stand.next.colour} size={15} />
    );
  return (
    <GlimpseCard
      kind={going.game}
      emblem={`emblem/${going.game}`}
      accent={going.game}
      view={stand?.view ?? null}
      colours={seats.map(({ colour }) => colour)}
      width={width}
      title={game}
      pill={round}
      age={age}
      mark={mark}
      stand={who}
      company={company}
      label={
        round === null
          ? t('saved.spokenNotNow', { game, who, names, age })
          : t('saved.spoken', { game, round, who, others: company, age })
      }
      hint={t('saved.resume')}
      onPress={() => onResume(going)}
      onLongPress={() => onMore(going)}
      more={
        <IconButton
          icon={<Icon name="more" size={20} color={colors.muted} />}
          label={t('saved.menu', { game, age })}
          onPress={() => onMore(going)}
          style={{ position: 'absolute', right: 0, bottom: 0, alignItems: 'flex-end', paddingRight: SPACE.m }}
        />
      }
    />
  );
});

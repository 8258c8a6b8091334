import { useNavigation } from '@react-navigation/native';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Linking, ScrollView, View } from 'react-native';
import { bgStatsLink } from '@/history/bgStats';
import type { ParsedPlay, Play } from '@/history/play';
import { useSpeaker, useWords } from '@/text';
import { SEAT_COLOURS } from '@/session/seats';
import { Wrap } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useConfirm } from '@/ui/overlays/Confirm';
import { useToast } from '@/ui/overlays/Toast';
import { shareText } from '@/ui/shareText';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { useShareResult } from '@/ui/table/useShareResult';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { plays } from '../device';
import type { RootNavigation } from '../navigation/routes';
import { bggIdOf } from './bgStats';
import { deletePlay, restorePlay } from './deletePlay';
import { playWords, ranking, resultWords } from './playWords';
import { EditPlay } from './EditPlay';
import { GameMark } from './GameMark';
import { Photo } from './PhotoField';
import { ReplayButton } from './ReplayButton';
import { RoundsOfPlay, ScoreSheet } from './ScoreSheet';
import { accentOf, lengthOf, useFormats } from './useFormats';

/** One play, read anew whenever the history changes; `undefined` until it is there. */
function usePlay(id: string): ParsedPlay | null | undefined {
  const [play, setPlay] = useState<ParsedPlay | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const read = (): void => {
      plays.read(id).then(
        (found) => {
          if (!left) setPlay(found);
        },
        () => {
          if (!left) setPlay({ ok: false, problem: 'damaged' });
        },
      );
    };
    read();
    const stop = plays.subscribe(read);
    return () => {
      left = true;
      stop();
    };
  }, [id]);
  return play;
}

/** Everything about one play, and what can be done with it. */
export function PlayDetail({ id, margin = 0, onGone }: { id: string; margin?: number; onGone?: () => void }) {
  const { t } = useWords('history');
  const found = usePlay(id);
  const goBack = useGoBack();
  const toast = useToast();
  const confirm = useConfirm();
  const leave = onGone ?? goBack;
  /** One that cannot be shown can still go. */
  const remove = async (): Promise<void> => {
    const body = t('unreadable.sureLine');
    if (!(await confirm({ title: t('unreadable.sure'), body, yes: t('play.delete'), danger: true }))) return;
    try {
      await plays.remove(id);
      leave();
    } catch {
      toast.fail(t('play.failed'));
    }
  };
  if (found === undefined) return <Loading label={t('play.title')} />;
  if (found === null || !found.ok) {
    return (
      <EmptyState
        title={found === null ? t('play.missing') : t('play.unreadable')}
        body={found === null ? t('play.missingLine') : undefined}
      >
        <Button kind="secondary" label={t('play.toHistory')} onPress={leave} />
        {found === null ? null : (
          <Button kind="danger" icon="trash" label={t('play.delete')} onPress={() => void remove()} />
        )}
      </EmptyState>
    );
  }
  return <Shown play={found.play} margin={margin} onGone={onGone} />;
}

function Shown({ play, margin, onGone }: { play: Play; margin: number; onGone: (() => void) | undefined }) {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const { list } = useSpeaker('engine', []);
  const formats = useFormats();
  const toast = useToast();
  const navigation = useNavigation<RootNavigation>();
  const [editing, setEditing] = useState(false);
  const { largeText } = useLayout();
  const words = playWords(i18n, play);
  const game = formats.game(play);
  const variant = words.variant();
  const winners = play.winners.map((seat) => play.seats[seat]?.name ?? '');
  const result = resultWords(play, list(winners), t) || game;
  const tie = play.decidedBy === null ? null : words.tie(play.decidedBy);

  const half = { grow: true, style: { flexBasis: largeText ? '100%' : '46%' } } as const;

  const remove = async (): Promise<void> => {
    try {
      const gone = await deletePlay(play);
      onGone?.();
      toast.show({
        text: t('play.deleted'),
        action: {
          label: t('play.undo'),
          onPress: () => void restorePlay(gone).catch(() => toast.fail(t('play.failed'))),
        },
      });
    } catch {
      toast.fail(t('play.failed'));
    }
  };
  const share = async (): Promise<void> => {
    const lines = ranking(play).map(
      (seat) =>
        `${play.places[seat] ?? ''}. ${play.seats[seat]?.name ?? ''}${play.scored ? `  ${play.scores[seat]?.total ?? 0}` : ''}`,
    );
    const head = [game, variant].filter((part) => part !== null).join(', ');
    const text = [head, formats.moment(play.endedAt), ...lines, ...(play.notes === '' ? [] : ['', play.notes])];
    const how = await shareText(text.join('\n'));
    if (how === 'copied') toast.say(t('play.copied'));
    if (how === 'failed') toast.fail(t('backup.exportFailed'));
  };
  const toBgStats = (): void => {
    Linking.openURL(bgStatsLink(play, { name: game, bggId: bggIdOf(play.game) }, variant)).catch(() =>
      toast.fail(t('play.bgStatsFailed')),
    );
  };

  return (
    <ScrollView
      style={{ flex: 1 }}
      contentContainerStyle={{ gap: SPACE.l, padding: margin, paddingTop: margin || SPACE.s, paddingBottom: SPACE.xxl }}
      keyboardShouldPersistTaps="handled"
    >
      <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
        <GameMark game={play.game} size={52} />
        <View style={{ flex: 1 }}>
          <Text kind="small" color="muted">
            {game}
          </Text>
          <Text kind="title" role="heading" aria-level={2}>
            {result}
          </Text>
        </View>
      </View>
      <ScoreSheet play={play} />
      {tie === null && (play.winners.length < 2 || !play.scored) && !play.lowestWins && !play.casual ? null : (
        <View>
          {tie === null ? null : <Text>{t('play.tie', { what: tie })}</Text>}
          {play.winners.length > 1 && play.scored && play.teams === null ? <Text>{t('play.tieShared')}</Text> : null}
          {play.lowestWins ? <Text color="muted">{t('play.lowest')}</Text> : null}
          {play.casual ? <Text color="muted">{t('play.casual')}</Text> : null}
        </View>
      )}
      <RoundsOfPlay play={play} />
      <Facts play={play} />
      {play.photo === null ? null : <Photo id={play.photo} />}
      <View style={{ gap: SPACE.s }}>
        {play.kind === 'digital' ? <ReplayButton play={play} navigation={navigation} /> : null}
        {/* Two by two: the edges of four words of different length would be ragged. */}
        <Wrap>
          <Button {...half} kind="secondary" icon="edit" label={t('play.edit')} onPress={() => setEditing(true)} />
          {play.scored ? (
            <SharePlay play={play} title={game} half={half} />
          ) : (
            <Button {...half} kind="secondary" icon="share" label={t('play.share')} onPress={() => void share()} />
          )}
          <Button {...half} kind="secondary" icon="chart" label={t('play.bgStats')} onPress={toBgStats} />
          <Button {...half} kind="danger" icon="trash" label={t('play.delete')} onPress={() => void remove()} />
        </Wrap>
      </View>
      <EditPlay open={editing} play={play} onClose={() => setEditing(false)} />
    </ScrollView>
  );
}

/** The result as a text or as a picture, as at the table it came from. */
function SharePlay({ play, title, half }: { play: Play; title: string; half: object }) {
  const { t } = useWords('engine');
  const { i18n } = useTranslation();
  const formats = useFormats();
  const words = playWords(i18n, play);
  const { host, share } = useShareResult(
    {
      title,
      accent: accentOf(play.game),
      // Only what there are words for.
      outcome: { ...play, ended: words.say(play.ended) === null ? null : play.ended },
      seats: play.seats.map(({ name, bot, colour }, seat) => ({
        name,
        bot,
        colour: colour ?? SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'red',
      })),
      footer: words.say(play.ended) ?? formats.date(play.endedAt),
      when: formats.date(play.endedAt),
      more: play.notes === '' ? [] : ['', play.notes],
      file: 'antilles-play',
    },
    words.speak,
  );
  return (
    <>
      <Button {...half} kind="secondary" icon="share" label={t('share.title')} onPress={share} />
      {host}
    </>
  );
}

/** When, where and how, and what somebody noted. */
function Facts({ play }: { play: Play }) {
  const { t } = useWords('history');
  const { i18n } = useTranslation();
  const formats = useFormats();
  const { largeText } = useLayout();
  const words = playWords(i18n, play);
  const variant = words.variant();
  const length = lengthOf(play);
  const ended = words.say(play.ended);
  const starter = play.startSeat === null ? undefined : play.seats[play.startSeat];
  return (
    <View style={{ gap: SPACE.s }}>
      <Fact name={t('play.when')} apart={largeText}>
        {formats.moment(play.endedAt)}
      </Fact>
      <Fact name={t('play.lasted')} apart={largeText}>
        {length === null
          ? t('play.unknown')
          : play.playedMs === null
            ? `${formats.duration(length)} (${t('play.lastedSpan')})`
            : formats.duration(length)}
      </Fact>
      <Fact name={t('play.where')} apart={largeText}>
        {t(`kind.${play.kind}`)}
      </Fact>
      {play.location === '' ? null : (
        <Fact name={t('play.location')} apart={largeText}>
          {play.location}
        </Fact>
      )}
      {play.gameName !== null && variant === null ? null : (
        <Fact name={t('play.variant')} apart={largeText}>
          {variant ?? t('play.basic')}
        </Fact>
      )}
      {starter === undefined ? null : (
        <Fact name={t('play.began')} apart={largeText}>
          {starter.name}
        </Fact>
      )}
      {ended === null ? null : (
        <Fact name={t('play.ended')} apart={largeText}>
          {ended}
        </Fact>
      )}
      <Fact name={t('play.notes')} apart={largeText} muted={play.notes === ''}>
        {play.notes === '' ? t('play.noNotes') : play.notes}
      </Fact>
    </View>
  );
}

function Fact({
  name,
  apart,
  muted = false,
  children,
}: {
  name: string;
  apart: boolean;
  muted?: boolean;
  children: ReactNode;
}) {
  return (
    <View style={{ flexDirection: apart ? 'column' : 'row', columnGap: SPACE.m }}>
      <Text kind="small" color="muted" style={apart ? null : { width: 92, flexShrink: 0, lineHeight: 21 }}>
        {name}
      </Text>
      <Text color={muted ? 'muted' : 'text'} selectable style={{ flexShrink: 1 }}>
        {children}
      </Text>
    </View>
  );
}

import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { LEVELS } from '@/bots/bot';
import { isGameId } from '@/games/ids';
import type { Place, Room } from '@/net/protocol';
import { MAX_NAME, tidyName } from '@/storage/names';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { IconButton } from '@/ui/IconButton';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { useGameServices } from '@/ui/setup/services';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { Sitter } from '@/ui/setup/Sitter';
import { TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useShareText } from '@/ui/useShareText';
import { useNudges } from './AwayNotices';
import { askHost } from './kept';
import { QrCode } from './QrCode';
import type { Visited } from './tables';

/** As people read it to each other: three times four. */
export const spoken = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** Who is there before the game begins, and how the others come. */
export function WaitingRoom({ visited, room }: { visited: Visited; room: Room }) {
  const { t } = useWords('phones');
  const { t: shell } = useWords();
  const goHome = useGoHome();
  const { twoPane, largeText, height } = useLayout();
  // On its side a phone has no height for two lines.
  const low = height < 480 && !largeText;
  const { memory } = useGameServices();
  const [name, setName] = useState(memory.names[0] ?? '');
  useNudges(visited);
  const { say } = visited.client;
  const { places, mine } = room;
  const taken = places.filter(({ kind }) => kind !== 'free').length;
  const title = isGameId(room.game) ? shell(`game.${room.game}`) : room.game;
  const accent = isGameId(room.game) ? room.game : 'brass';
  const sit = (seat: number, place: Place): void => {
    const written = tidyName(name).slice(0, MAX_NAME);
    const isUsed = places.some((each, other) => other !== seat && each.kind !== 'free' && each.name === written);
    say({ t: 'sit', seat, name: written === '' || isUsed ? place.name : written });
    setName('');
  };
  const address = useSharedAddress(visited);
  const share = useShareText();
  const shareSeat = (seat: number): void => {
    const key = visited.keys().find((each) => each.seat === seat);
    if (key === undefined) return;
    const link = `${address}/join/${room.code}#seat=${seat}.${key.token}`;
    void share(link, { done: t('seatLinkDone'), failed: t('room.copyFailed') });
  };
  const invitation = <Invitation address={address} room={room} />;
  const people = (
    <View style={{ gap: SPACE.s }}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Text kind="head" role="heading" aria-level={2}>
          {t('room.at')}
        </Text>
        <Text kind="strong">{t('room.count', { taken, all: places.length })}</Text>
      </View>
      {places.some(({ kind }) => kind === 'free') ? (
        <TextField label={t('room.name')} value={name} onChange={setName} problem={null} />
      ) : null}
      {places.map((place, seat) => (
        <SeatAt
          key={seat}
          place={place}
          isMine={mine.includes(seat)}
          sits={mine.length > 0}
          onSit={() => sit(seat, place)}
          onRise={() => say({ t: 'rise', seat })}
          onLink={() => shareSeat(seat)}
          onBot={(bot) => say({ t: 'place', seat, bot: bot ? 'medium' : null })}
        />
      ))}
      <Text kind="small" color="muted" style={{ textAlign: 'center' }}>
        {t(room.undo === 'agreed' ? 'room.undoAgreed' : 'room.undoOff')}
      </Text>
    </View>
  );
  return (
    <Screen
      accent={accent}
      scroll
      maxWidth={twoPane ? 1040 : 620}
      header={<Header title={t('room.title')} subtitle={title} onBack={goHome} />}
      footer={
        <View
          style={{
            flexDirection: low ? 'row' : 'column',
            gap: low ? SPACE.l : SPACE.s,
            alignItems: low ? 'center' : 'stretch',
          }}
        >
          <Text color="muted" style={low ? { flex: 1 } : { textAlign: 'center' }} aria-live="polite">
            {t(mine.length === 0 ? 'room.look' : 'room.waitForStart')}
          </Text>
          <Button
            label={t('room.startWith', { count: taken })}
            disabled={mine.length === 0}
            onRefused={() => say({ t: 'start' })}
            onPress={() => say({ t: 'start' })}
            style={low ? { flexGrow: 1, flexBasis: 260 } : {}}
          />
        </View>
      }
    >
      {twoPane && !largeText ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl, paddingVertical: SPACE.l }}>
          <View style={{ flex: 1 }}>{invitation}</View>
          <View style={{ flex: 1 }}>{people}</View>
        </View>
      ) : (
        <View style={{ gap: SPACE.l, paddingVertical: SPACE.s }}>
          {invitation}
          {people}
        </View>
      )}
    </Screen>
  );
}

/** On the computer that hosts, its own name for itself leads nowhere for a phone. */
const isLocal = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);

/** Where other phones find this table's host. */
function useSharedAddress(visited: Visited): string {
  const [address, setAddress] = useState(visited.address);
  useEffect(() => {
    if (!isLocal(visited.address)) return undefined;
    let here = true;
    void askHost(visited.address).then((host) => {
      if (here && host?.address) setAddress(host.address);
    });
    return () => {
      here = false;
    };
  }, [visited.address]);
  return address;
}

function Invitation({ address, room }: { address: string; room: Room }) {
  const { t } = useWords('phones');
  const colors = useColors();
  const { size, largeText } = useLayout();
  const share = useShareText();
  const link = `${address}/join/${room.code}`;
  const narrow = size === 'small' || largeText;
  return (
    <Panel kind="parchment">
      <View style={{ flexDirection: narrow ? 'column' : 'row', gap: SPACE.m, alignItems: 'center' }}>
        <View
          style={{ borderRadius: RADIUS.panel, overflow: 'hidden', borderWidth: 2, borderColor: colors.parchmentEdge }}
        >
          <QrCode text={link} size={156} label={t('room.qr')} />
        </View>
        <View style={{ flex: narrow ? undefined : 1, gap: SPACE.xs }}>
          <Text kind="head" color="ink">
            {t('room.scan')}
          </Text>
          <Text color="ink">{t('room.scanLine')}</Text>
        </View>
      </View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: SPACE.s,
          paddingTop: SPACE.s,
        }}
      >
        <Text kind="small" color="inkMuted">
          {t('room.orType')}
        </Text>
        <Text
          selectable
          color="ink"
          style={{ fontFamily: FONTS.displayBold, fontSize: 21, lineHeight: 28 }}
          testID="table-code"
        >
          {spoken(room.code)}
        </Text>
      </View>
      <ButtonRow>
        <Button
          kind="quiet"
          icon={<Icon name="copy" size={20} color={colors.inkMuted} />}
          label={t('room.copy')}
          onPress={() => void share(link, { done: t('room.copied'), failed: t('room.copyFailed') })}
        />
      </ButtonRow>
    </Panel>
  );
}

function SeatAt({
  place,
  isMine,
  sits,
  onSit,
  onRise,
  onLink,
  onBot,
}: {
  place: Place;
  isMine: boolean;
  /** Whether somebody at this phone sits: then they may arrange the rest. */
  sits: boolean;
  onSit: () => void;
  onRise: () => void;
  /** The way to this seat from another device. */
  onLink: () => void;
  onBot: (bot: boolean) => void;
}) {
  const { t } = useWords('phones');
  const { t: shell } = useWords();
  const colors = useColors();
  const { largeText } = useLayout();
  const { kind, name, colour, bot, here } = place;
  const level = LEVELS.find((each) => each === bot) ?? 'medium';
  const line =
    kind === 'free'
      ? t('room.free')
      : kind === 'bot'
        ? t('room.bot', { level: shell(`setup.levelName.${level}`) })
        : t(isMine ? 'room.mine' : here ? 'room.here' : 'room.away');
  return (
    <View
      style={{
        minHeight: 62,
        flexDirection: 'row',
        flexWrap: largeText ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.m,
        padding: SPACE.s,
        borderRadius: RADIUS.tile,
        borderWidth: 1,
        borderStyle: kind === 'free' ? 'dashed' : 'solid',
        borderColor: colors.line,
        backgroundColor: kind === 'free' ? 'transparent' : colors.surface,
      }}
    >
      <Sitter colour={colour} width={46} height={50} />
      <View style={{ flex: 1 }}>
        <Text kind="strong">{name}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      {kind === 'free' ? (
        <Button kind="secondary" label={t('room.sit')} accessibilityLabel={t('room.sitAs', { name })} onPress={onSit} />
      ) : null}
      {kind === 'free' && sits ? (
        <IconButton icon="robot" label={t('room.giveBot', { name })} onPress={() => onBot(true)} />
      ) : null}
      {kind === 'bot' && sits ? (
        <IconButton icon="person" label={t('room.freeBot', { name })} onPress={() => onBot(false)} />
      ) : null}
      {isMine ? <IconButton icon="share" label={t('seatLink')} onPress={onLink} /> : null}
      {isMine ? <IconButton icon="close" label={t('room.rise')} onPress={onRise} /> : null}
      {kind === 'taken' && here && !isMine ? <Icon name="check" size={24} color={colors.brass} /> : null}
    </View>
  );
}

import { useState } from 'react';
import { View } from 'react-native';
import { isGameId } from '@/games/ids';
import type { Place, Room } from '@/net/protocol';
import { MAX_NAME, tidyName } from '@/storage/names';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { IconButton } from '@/ui/IconButton';
import { Screen } from '@/ui/Screen';
import { useGameServices } from '@/ui/setup/services';
import { useGoHome } from '@/ui/setup/gameRoutes';
import { TextField } from '@/ui/setup/TextField';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useShareText } from '@/ui/useShareText';
import { useNudges } from './AwayNotices';
import { Invitation, PlaceRow, useSharedAddress } from './Places';
import type { Visited } from './tables';

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
  const isFull = places.every(({ kind }) => kind !== 'free');
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
      {isFull ? null : <TextField label={t('room.name')} value={name} onChange={setName} problem={null} />}
      {places.map((place, seat) => (
        <PlaceRow key={seat} place={place} isMine={mine.includes(seat)}>
          <PlaceActions
            place={place}
            isMine={mine.includes(seat)}
            sits={mine.length > 0}
            onSit={() => sit(seat, place)}
            onRise={() => say({ t: 'rise', seat })}
            onLink={() => shareSeat(seat)}
            onBot={(bot) => say({ t: 'place', seat, bot: bot ? 'medium' : null })}
          />
        </PlaceRow>
      ))}
      {mine.length === 0 ? <TableHere /> : null}
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
            {t(mine.length > 0 ? 'room.waitForStart' : isFull ? 'room.full' : 'room.look')}
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

/** Whoever has no seat is the table: a tablet in the middle, or anybody who looks on. */
function TableHere() {
  const { t } = useWords('phones');
  const colors = useColors();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        padding: SPACE.m,
        borderRadius: RADIUS.tile,
        borderWidth: 2,
        borderColor: colors.brass,
        backgroundColor: colors.surface,
      }}
    >
      <Icon name="eye" size={28} color={colors.brass} />
      <View style={{ flex: 1 }}>
        <Text kind="strong">{t('room.table')}</Text>
        <Text kind="small" color="muted">
          {t('room.tableLine')}
        </Text>
      </View>
    </View>
  );
}

function PlaceActions({
  place: { kind, name },
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
  return (
    <>
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
    </>
  );
}

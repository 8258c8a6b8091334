import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { LEVELS } from '@/bots/bot';
import type { Place, Room } from '@/net/protocol';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Sitter } from '@/ui/setup/Sitter';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { useShareText } from '@/ui/useShareText';
import { askHost } from './kept';
import { QrCode } from './QrCode';
import type { Visited } from './tables';

/** As people read it to each other: three times four. */
const spoken = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');

/** On the computer that hosts, its own name for itself leads nowhere for a phone. */
const isLocal = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);

/** Where other phones find this table's host. */
export function useSharedAddress(visited: Visited): string {
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

/** How others come: by camera, or by the code as it is read out. */
export function Invitation({ address, room }: { address: string; room: Room }) {
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

/** Somebody's place: who they are, and where; what can be done about it stands beside. */
export function PlaceRow({ place, isMine, children }: { place: Place; isMine: boolean; children?: ReactNode }) {
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
        : bot !== null
          ? t('room.botFor')
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
      {children}
      {kind === 'taken' && here && !isMine ? <Icon name="check" size={24} color={colors.brass} /> : null}
    </View>
  );
}

import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useWords, type SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { CountUp } from '@/ui/CountUp';
import { Anchor } from '@/ui/flights/Anchor';
import { Icon } from '@/ui/icons/Icon';
import { Shape } from '@/ui/Shape';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { HAND_LIMIT } from '../rules/state';
import type { CartagenaView } from '../rules/view';
import { place, placeIcon } from './art';
import { TapOver } from '@/ui/TapOver';

/** Everybody at the table: pirates home, cards in hand. */
export function Players({
  view,
  seats,
  acting,
  thinking,
  words,
  onOpen,
}: {
  view: CartagenaView;
  seats: readonly TablePlayer[];
  /** Who acts in the event being shown, or whose decision it is. */
  acting: Seat | null;
  thinking: Seat | null;
  words: SpeakerOf<'cartagena'>;
  onOpen: (seat: Seat) => void;
}) {
  const { twoPane, size, largeText, width } = useLayout();
  const wide = twoPane && size === 'wide';
  const bare = !wide && (size === 'small' || largeText || width / seats.length < 80);
  const across = wide ? 2 : seats.length;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}>
      {seats.map((owner, seat) => (
        <Anchor
          key={seat}
          name={place.seat(seat)}
          style={{ flexGrow: 1, flexBasis: `${Math.floor(100 / across) - 3}%`, minWidth: 0 }}
        >
          <Chip
            {...{ view, owner, seat, words, onOpen, bare, wide }}
            active={acting === seat}
            thinking={thinking === seat}
          />
        </Anchor>
      ))}
    </Box>
  );
}

function Chip({
  view,
  owner,
  seat,
  words,
  active,
  thinking,
  bare,
  wide,
  onOpen,
}: {
  view: CartagenaView;
  owner: TablePlayer;
  seat: Seat;
  words: SpeakerOf<'cartagena'>;
  active: boolean;
  thinking: boolean;
  bare: boolean;
  wide: boolean;
  onOpen: (seat: Seat) => void;
}) {
  const colors = useColors();
  const { t } = useWords('engine');
  const player = view.players[seat];
  const home = player?.goal ?? 0;
  const hand = player?.handSize ?? 0;
  const over = view.options.scoundrels && hand > HAND_LIMIT;
  const label = words.word('table.player', {
    name: owner.bot === null ? owner.name : `${owner.name} (${t('kit.bot')})`,
    home,
    total: view.options.pirates,
    cards: words.word('term.card', { count: hand }),
  });
  const figure = { fontFamily: FONTS.bodyExtra, fontSize: wide ? 16 : 14, lineHeight: 20 } as const;
  const look = {
    flexGrow: 1,
    minHeight: 44,
    borderRadius: RADIUS.panel,
    borderWidth: 2,
    borderColor: active ? SEAT_TINTS[owner.colour] : colors.line,
    backgroundColor: active ? colors.raised : colors.surface,
    paddingHorizontal: wide ? SPACE.s : 6,
    paddingVertical: 3,
    justifyContent: 'center',
    gap: wide ? 4 : 0,
  } as const;
  const row = {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: bare ? 'center' : 'flex-start',
  } as const;
  return (
    <TapOver
      label={active ? `${label}, ${t('kit.turn')}` : label}
      onPress={() => onOpen(seat)}
      style={{ flexGrow: 1 }}
      radius={RADIUS.panel}
    >
      <Box style={look}>
        <Box style={[row, { gap: 4 }]}>
          <Shape color={owner.colour} size={wide ? 17 : 13} />
          {bare ? null : (
            <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1, fontSize: wide ? 16 : 13.5 }}>
              {owner.name}
            </Text>
          )}
          {owner.bot === null ? null : <Icon name="robot" size={14} color={thinking ? colors.brass : colors.muted} />}
        </Box>
        <Box style={[row, { gap: 3 }]}>
          <Icon name={placeIcon('goal', view.route.kind)} size={15} color={colors.muted} />
          <Text fixed={bare} style={figure}>
            {wide ? words.word('table.homeOf', { home, total: view.options.pirates }) : home}
          </Text>
          <Box style={{ width: bare ? 2 : 6 }} />
          <Icon name="cards" size={16} color={over ? colors.danger : colors.muted} />
          <CountUp
            value={hand}
            landsAt={seat === view.viewer ? place.hand : place.seat(seat)}
            fixed={bare}
            style={figure}
            color={over ? 'danger' : undefined}
          />
        </Box>
      </Box>
    </TapOver>
  );
}

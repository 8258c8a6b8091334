import type { Seat } from '@antilles/engine';
import type { TablePlayer } from '@/session/seats';
import { useWords, type SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { CountUp } from '@/ui/CountUp';
import { Icon } from '@/ui/icons/Icon';
import { fitName } from '@/ui/people';
import { PlayerChip } from '@/ui/table/PlayerChip';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { HAND_LIMIT } from '../rules/state';
import type { View as CartagenaView } from '../rules/view';
import { place, placeIcon } from './art';

interface AtTable {
  readonly view: CartagenaView;
  readonly seats: readonly TablePlayer[];
  /** Who acts in the event being shown, or whose decision it is. */
  readonly acting: Seat | null;
  readonly thinking: Seat | null;
  readonly words: SpeakerOf<'cartagena'>;
  readonly onOpen: (seat: Seat) => void;
}

/** Everybody at the table: pirates home, cards in hand. */
export function Players(props: AtTable) {
  const { twoPane, size, largeText, width } = useLayout();
  const { seats } = props;
  // Two rows where names would not be read in one.
  const room = width / seats.length - 32;
  const crowded = seats.length > 3 && seats.some(({ name }) => fitName(name, room).lines > 2);
  const across = twoPane || crowded || (largeText && seats.length > 2) ? (seats.length > 4 ? 3 : 2) : seats.length;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: size === 'small' ? 4 : 6 }}>
      {seats.map((_, seat) => (
        <Chip key={seat} {...props} seat={seat} across={across} />
      ))}
    </Box>
  );
}

function Chip({
  view,
  seats,
  acting,
  thinking,
  words,
  onOpen,
  seat,
  across,
}: AtTable & { seat: Seat; across: number }) {
  const colors = useColors();
  const { t } = useWords('engine');
  const { size, twoPane, width } = useLayout();
  const tight = !twoPane && width / across < 88;
  const wide = twoPane && size === 'wide';
  const owner = seats[seat];
  const player = view.players[seat];
  if (owner === undefined || player === undefined) return null;
  const { goal: home, handSize: hand } = player;
  const over = view.options.scoundrels && hand > HAND_LIMIT;
  const label = words.word('table.player', {
    name: owner.bot === null ? owner.name : `${owner.name} (${t('kit.bot')})`,
    home,
    total: view.options.pirates,
    cards: words.word('term.card', { count: hand }),
  });
  const figure = { fontFamily: FONTS.bodyExtra, fontSize: wide ? 15 : tight ? 13 : 14, lineHeight: 18 } as const;
  const active = acting === seat;
  return (
    <PlayerChip
      name={owner.name}
      seat={owner.colour}
      label={active ? `${label}, ${t('kit.turn')}` : label}
      onPress={() => onOpen(seat)}
      active={active}
      you={seat === view.viewer}
      tight={tight}
      anchor={place.seat(seat)}
      style={{ flexGrow: 1, flexBasis: `${Math.floor(100 / across) - 3}%` }}
    >
      <Row gap={tight ? 2 : 3} style={{ marginTop: -3 }}>
        <Icon name={placeIcon('goal', view.route.kind)} size={tight ? 13 : 15} color={colors.muted} />
        <Text fixed style={figure}>
          {wide ? words.word('table.homeOf', { home, total: view.options.pirates }) : home}
        </Text>
        <Box style={{ width: tight ? 1 : 5 }} />
        <Icon name="cards" size={tight ? 13 : 15} color={over ? colors.danger : colors.muted} />
        <CountUp
          value={hand}
          landsAt={seat === view.viewer ? place.hand : place.seat(seat)}
          fixed
          style={figure}
          color={over ? 'danger' : undefined}
        />
        {owner.bot === null || tight ? null : (
          <Box style={{ marginLeft: 'auto' }}>
            <Icon name="robot" size={14} color={thinking === seat ? colors.brass : colors.muted} />
          </Box>
        )}
      </Row>
    </PlayerChip>
  );
}

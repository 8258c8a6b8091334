import type { Seat } from '@antilles/engine';
import type { ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useSpeaker } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Vignette } from '@/ui/art/Vignette';
import { Box, Row } from '@/ui/Box';
import { Tick } from '@/ui/cards/PlayingCard';
import { Anchor } from '@/ui/flights/Anchor';
import { haptic } from '@/ui/haptics';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { Shape } from '@/ui/Shape';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { roleOf, type RoleCard } from '../rules/roleCards';
import type { View } from '../rules/view';
import type { RoleGrid } from './arrangement';
import { MARKET_PICTURE, place, roleIcon, roleKey, rolePicture } from './art';
import { Coin } from './pieces';
import { roleText } from './roleText';

const GAP = 5;

/** The role cards: what each would give, what lies on it, who has it. The last cell is the market. */
export function Roles({
  view,
  seats,
  chooser,
  asking,
  picked,
  hinted,
  grid,
  width,
  onPick,
  onAgain,
  onMarket,
  onRead,
  onRefuse,
}: {
  view: View;
  seats: readonly TablePlayer[];
  chooser: Seat;
  /** Whether a role is to be chosen now. */
  asking: boolean;
  picked: RoleCard | null;
  hinted: RoleCard | null;
  grid: RoleGrid;
  width: number;
  onPick: (role: RoleCard) => void;
  /** A second tap on what is picked. */
  onAgain: () => void;
  onMarket: () => void;
  onRead: (section: string) => void;
  /** Null: it is not the time. */
  onRefuse: (reason: string | null) => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const { columns } = grid;
  const one = (width - GAP * (columns - 1)) / columns;
  // What is left of the last row is the market's.
  const spare = columns - (view.roles.length % columns);
  const market = view.roles.length % columns === 0 ? columns : spare;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP }}>
      <Box
        role="radiogroup"
        aria-label={words.word('ui.roles')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: GAP, width }}
      >
        {view.roles.map(({ role, doubloons, taker }) => {
          const owner = taker === null ? undefined : seats[taker];
          const name = words.word(roleKey(role));
          const took = owner && words.word('ui.tookIt', { name: owner.name });
          const { line, spoken } = took ? { line: owner.name, spoken: took } : roleText(words, view, chooser, role);
          const on = picked === role;
          return (
            <Anchor key={role} name={place.role(role)} style={{ width: one }}>
              <RoleFace
                title={name}
                line={line}
                label={`${name}. ${spoken}`}
                picture={rolePicture(role)}
                icon={roleIcon(role)}
                width={one}
                grid={grid}
                look={owner ? 'taken' : asking ? 'open' : 'resting'}
                on={on}
                hinted={hinted === role}
                mark={owner ? <Shape color={owner.colour} size={13} /> : null}
                corner={doubloons > 0 && !owner ? <Coin amount={doubloons} size={grid.height > 130 ? 30 : 23} /> : null}
                onPress={() => (on ? onAgain() : onPick(role))}
                onRead={() => onRead(roleOf(role))}
                onRefused={() => onRefuse(owner ? 'role-taken' : null)}
              />
            </Anchor>
          );
        })}
      </Box>
      <Anchor
        name={place.market}
        style={
          market === columns
            ? { width }
            : {
                width: market * one + (market - 1) * GAP,
                marginTop: -GAP - grid.height,
                marginLeft: 'auto',
              }
        }
      >
        <RoleFace
          role="button"
          title={words.word('ui.market')}
          line={words.word('ui.marketShort')}
          label={`${words.word('ui.market')}. ${words.word('ui.marketLine')}`}
          picture={MARKET_PICTURE}
          icon="puerto-rico/market"
          width={market * one + (market - 1) * GAP}
          grid={market === columns ? { ...grid, height: 46, beside: true } : grid}
          look="resting"
          on={false}
          hinted={false}
          onPress={onMarket}
        />
      </Anchor>
    </Box>
  );
}

/** To be had, taken, or only to be looked at. */
type RoleLook = 'open' | 'taken' | 'resting';

/** A long name is set smaller, never cut. */
const fitted = (title: string, room: number, most = 15): number =>
  Math.max(11, Math.min(most, room / (title.length * 0.65)));

function RoleFace({
  role = 'radio',
  title,
  line,
  label,
  picture,
  icon,
  width,
  grid: { height, beside },
  look,
  on,
  hinted,
  mark,
  corner,
  onPress,
  onRead,
  onRefused,
}: {
  role?: 'radio' | 'button';
  title: string;
  line: string;
  label: string;
  picture: number;
  icon: IconName;
  width: number;
  grid: RoleGrid;
  look: RoleLook;
  on: boolean;
  hinted: boolean;
  mark?: ReactNode;
  corner?: ReactNode;
  onPress: () => void;
  onRead?: () => void;
  onRefused?: () => void;
}) {
  const { colors, contrast, scheme } = useTheme();
  const accent = useAccentColor();
  const { largeText } = useLayout();
  const open = look === 'open';
  const big = height > 130;
  const radius = big ? 15 : 11;
  const art = beside
    ? { width: Math.min(72, width * (width < 135 ? 0.28 : 0.34)), height }
    : { width, height: big ? height - 82 : height - 62 };
  const ring = on
    ? `0 0 0 3px ${accent}, 0 8px 18px rgba(0, 0, 0, 0.4)`
    : hinted
      ? `0 0 0 2.5px ${colors.brass}`
      : null;
  return (
    <TapOver
      role={role}
      radius={radius}
      label={label}
      {...(role === 'radio' ? { checked: on, disabled: !open, onRefused } : {})}
      onPress={() => {
        if (role === 'radio') haptic('pick');
        onPress();
      }}
      onLongPress={onRead}
      style={{
        width,
        ...(largeText ? { minHeight: height } : { height }),
        borderRadius: radius,
        backgroundColor: open ? colors.parchment : look === 'taken' || scheme === 'light' ? colors.dim : colors.raised,
        borderWidth: contrast ? 1 : 0,
        borderColor: colors.line,
        boxShadow:
          ring ??
          (open ? `0 2px 0 ${colors.parchmentEdge}, 0 4px 8px rgba(0, 0, 0, 0.25)` : `inset 0 0 0 1px ${colors.line}`),
        ...(on ? { transform: [{ translateY: -3 }], zIndex: 2 } : {}),
      }}
      drawing={{ flexDirection: beside ? 'row' : 'column' }}
    >
      <Box
        style={{
          borderTopLeftRadius: radius,
          borderTopRightRadius: beside ? 0 : radius,
          borderBottomLeftRadius: beside ? radius : 0,
          overflow: 'hidden',
        }}
      >
        <Vignette picture={picture} {...art}>
          <Box style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
            <Icon name={icon} size={28} color={colors.muted} />
          </Box>
        </Vignette>
        {look === 'taken' ? (
          <Box style={{ position: 'absolute', ...art, backgroundColor: colors.bg, opacity: 0.6 }} />
        ) : null}
      </Box>
      <RoleWords
        {...{ title, line, mark, hinted, look, beside }}
        big={big}
        room={beside ? width - art.width - 14 : width - 14}
      />
      {corner ? (
        <Box style={{ position: 'absolute', top: 3, ...(beside ? { left: art.width - 26 } : { right: 3 }) }}>
          {corner}
        </Box>
      ) : null}
      {on ? (
        <Box style={{ position: 'absolute', top: 7, left: 11 }}>
          <Tick size={22} />
        </Box>
      ) : null}
    </TapOver>
  );
}

/** The name of a role, and what it brings or who has it. */
function RoleWords({
  title,
  line,
  mark,
  hinted,
  look,
  beside,
  big,
  room,
}: {
  title: string;
  line: string;
  mark: ReactNode;
  hinted: boolean;
  look: RoleLook;
  beside: boolean;
  big: boolean;
  /** How wide the words may be. */
  room: number;
}) {
  const { colors } = useTheme();
  const { largeText, size } = useLayout();
  const open = look === 'open';
  const [ink, soft] = {
    open: [colors.ink, colors.inkMuted],
    taken: [colors.muted, colors.text],
    resting: [colors.text, colors.muted],
  }[look];
  return (
    <Box
      style={{
        flex: 1,
        minWidth: 0,
        paddingHorizontal: big ? 11 : 7,
        paddingTop: beside ? 4 : 2,
        justifyContent: beside ? 'center' : 'flex-start',
      }}
    >
      <Row gap={3}>
        <Text
          color={ink}
          numberOfLines={largeText ? 2 : 1}
          style={{
            fontFamily: FONTS.displayBold,
            fontSize: fitted(title, room, big ? 19 : 15),
            lineHeight: big ? 24 : 19,
            letterSpacing: title.length > 10 && room < 86 ? (title.length > 12 ? -0.9 : -0.5) : 0,
            flexShrink: 1,
          }}
        >
          {title}
        </Text>
        {hinted ? <Icon name="hint" size={15} color={open ? '#8a6116' : colors.brass} /> : null}
      </Row>
      <Row gap={4} style={{ alignItems: 'flex-start' }}>
        {mark}
        <Text
          color={soft}
          numberOfLines={largeText ? 6 : 3}
          style={{
            flexShrink: 1,
            fontFamily: FONTS.bodyBold,
            fontSize: big ? 14 : 12,
            lineHeight: big ? 17.5 : 13.5,
            letterSpacing: big || size === 'small' ? 0 : -0.15,
          }}
        >
          {line}
        </Text>
      </Row>
    </Box>
  );
}

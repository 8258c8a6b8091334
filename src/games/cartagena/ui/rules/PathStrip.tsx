import type { ReactNode } from 'react';
import { Box } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { SeatColor } from '@/ui/Shape';
import { useColors } from '@/ui/theme';
import type { PathSymbol } from '../../rules/route';
import { placeIcon, SYMBOL_INK, symbolIcon } from '../art';
import { Pirate } from '../Pirate';
import { useLight } from '../scene/useLight';
import { Pill } from '../Space';
import { Captioned } from './Captioned';

/** A space of a piece of path, or the goal behind it; who stands there, and what becomes of it. */
export interface Stone {
  readonly on: PathSymbol | 'goal';
  readonly crowd?: readonly SeatColor[];
  /** Who lands here: paler than who stands. */
  readonly lands?: readonly SeatColor[];
  /** Passed over though it has the symbol, or though somebody stands there. */
  readonly skipped?: boolean;
  /** Cards that landing here brings. */
  readonly gain?: number;
}

const DISC = 28;
const PIRATE = 25;

/** A piece of path with one move on it, from one stone to another. */
export function PathStrip({
  stones,
  from,
  to,
  caption,
}: {
  stones: readonly Stone[];
  from?: number;
  to?: number;
  caption: string;
}) {
  return (
    <Captioned caption={caption}>
      <Box style={{ flexDirection: 'row', maxWidth: 340 }}>
        {stones.map((stone, i) => (
          <Box key={i} style={{ flex: 1, alignItems: 'center' }}>
            <Standing stone={stone} />
            <Disc stone={stone} lit={i === from || i === to} />
            <Way at={i} from={from} to={to} />
          </Box>
        ))}
      </Box>
    </Captioned>
  );
}

function Standing({ stone: { crowd = [], lands = [], gain = 0 } }: { stone: Stone }) {
  const light = useLight();
  const tight = crowd.length + lands.length > 1;
  const row = (colours: readonly SeatColor[], landed: boolean): ReactNode =>
    colours.map((colour, i) => (
      <Box
        key={`${landed ? 'landed' : 'here'} ${i}`}
        style={{ marginHorizontal: tight ? -5 : 0, opacity: landed ? 0.65 : 1 }}
      >
        <Pirate color={colour} height={PIRATE} lit={landed} />
      </Box>
    ));
  return (
    <Box style={{ height: PIRATE + 14, justifyContent: 'flex-end', alignItems: 'center', marginBottom: -4, zIndex: 1 }}>
      {gain === 0 ? null : <Pill text={`+${gain}`} ground={light.on} edge={light.ring} ink={light.ring} large />}
      <Box style={{ flexDirection: 'row' }}>
        {row(crowd, false)}
        {row(lands, true)}
      </Box>
    </Box>
  );
}

function Disc({ stone: { on, skipped = false }, lit }: { stone: Stone; lit: boolean }) {
  const light = useLight();
  const colors = useColors();
  return (
    <Box
      style={{
        width: DISC,
        height: DISC,
        borderRadius: on === 'goal' ? 8 : DISC / 2,
        backgroundColor: '#f4e8cf',
        borderWidth: lit ? 2.5 : 1,
        borderColor: lit ? light.ring : '#a08a5e',
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {on === 'goal' ? (
        <Icon name={placeIcon('goal', 'escape')} size={20} color="#5f3010" />
      ) : (
        <Icon name={symbolIcon(on)} size={18} color={SYMBOL_INK[on]} />
      )}
      {skipped ? (
        <Box
          style={{
            position: 'absolute',
            right: -5,
            bottom: -5,
            borderRadius: 8,
            backgroundColor: colors.raised,
            padding: 1,
          }}
        >
          <Icon name="close" size={13} color={colors.danger} />
        </Box>
      ) : null}
    </Box>
  );
}

/** The line below the stones, from where a pirate leaves to the arrow where it lands. */
function Way({ at, from, to }: { at: number; from: number | undefined; to: number | undefined }) {
  const light = useLight();
  const height = 16;
  if (from === undefined || to === undefined || at < Math.min(from, to) || at > Math.max(from, to))
    return <Box style={{ height }} />;
  const back = to < from;
  if (at === to) {
    return (
      <Box style={{ height, justifyContent: 'center', transform: [{ rotate: back ? '180deg' : '0deg' }] }}>
        <Icon name="arrow-right" size={15} color={light.ring} />
      </Box>
    );
  }
  const starts = at === from;
  return (
    <Box
      style={{ height, alignSelf: 'stretch', justifyContent: 'center', alignItems: back ? 'flex-start' : 'flex-end' }}
    >
      <Box style={{ height: 3, width: starts ? '50%' : '100%', backgroundColor: light.ring }} />
    </Box>
  );
}

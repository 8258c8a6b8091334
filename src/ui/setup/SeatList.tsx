import { useState } from 'react';
import { View } from 'react-native';
import { LEVELS, type Level } from '@/bots/bot';
import { useWords, type GameName } from '@/text';
import { useAccentColor } from '../accent';
import { Icon } from '../icons/Icon';
import { useToast } from '../overlays/Toast';
import { Movable } from '../reorder/Movable';
import { useReorder } from '../reorder/useReorder';
import { Tap } from '../Tap';
import { tapRow } from '../tapRow';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';
import { spaced } from './spaced';
import type { Fit } from './fit';
import { forgetName, offeredNames } from './memory';
import { sameName } from '@/storage/names';
import { SeatRow } from './SeatRow';
import { addSeat, changeSeat, moveSeat, removeSeat, type SeatDraft, type SeatRange } from './seats';
import { useGameServices } from './services';
import { ColourSheet, SeatSheet } from './SeatSheets';

/** Who sits at the table, in order: rows for a `Group`. */
export function SeatList({
  seats,
  range,
  people = false,
  levels = LEVELS,
  game,
  fit = null,
  onChange,
}: {
  seats: readonly SeatDraft[];
  range: SeatRange;
  /** Only people sit here: the box is on the table. */
  people?: boolean;
  /** The bots that can sit here. */
  levels?: readonly Level[];
  /** The game whose bots may sit here. */
  game?: GameName;
  /** Whether those fit whoever plays alone. */
  fit?: Fit | null;
  onChange: (seats: readonly SeatDraft[]) => void;
}) {
  const { t } = useWords();
  const { say, show } = useToast();
  const colors = useColors();
  const { memory, profiles, remember } = useGameServices();
  const names = offeredNames(memory.names, profiles);
  /** A person with a profile brings their colour, if nobody has it. */
  const rename = (seat: SeatDraft, name: string): readonly SeatDraft[] => {
    const colour = profiles.find((profile) => sameName(profile.name, name))?.colour;
    const free = colour !== undefined && seats.every((other) => other.key === seat.key || other.colour !== colour);
    return changeSeat(seats, seat.key, { name, ...(free && seat.bot === null ? { colour } : {}) });
  };
  /** The seat whose sheet is open. */
  const [open, setOpen] = useState<{ readonly sheet: 'seat' | 'colour'; readonly index: number } | null>(null);
  const move = (seat: SeatDraft, to: number): void => {
    onChange(moveSeat(seats, seat.key, to));
    say(t('setup.moved', { name: seat.name, number: to + 1 }));
  };
  const remove = (seat: SeatDraft): void => {
    setOpen(null);
    onChange(removeSeat(seats, seat.key));
    show({
      text: t('setup.removed', { name: seat.name }),
      action: { label: t('setup.undo'), onPress: () => onChange(seats) },
    });
  };
  const { moving, tapped, touch } = useReorder(
    seats.map(({ key }) => key),
    (key, to) => {
      const seat = seats.find((each) => each.key === key);
      if (seat !== undefined) move(seat, to);
    },
  );
  const openSeat = open === null ? undefined : seats[open.index];

  return (
    <View>
      {seats.map((seat, index) => (
        <Movable
          key={seat.key}
          moving={moving(index)}
          onRemove={
            seats.length > 1
              ? () => {
                  touch();
                  remove(seat);
                }
              : undefined
          }
        >
          {index === 0 ? null : <View style={{ height: 1, backgroundColor: colors.line, opacity: 0.7 }} />}
          <SeatRow
            seat={seat}
            number={index + 1}
            people={people}
            levels={levels}
            game={game}
            fit={fit}
            onColour={tapped(() => setOpen({ sheet: 'colour', index }))}
            onName={tapped(() => setOpen({ sheet: 'seat', index }))}
            onBot={(bot) => onChange(changeSeat(seats, seat.key, { bot }))}
          />
        </Movable>
      ))}
      <View style={{ height: 1, backgroundColor: colors.line, opacity: 0.7 }} />
      <AddSeat
        count={seats.length}
        range={range}
        onAdd={() => {
          // The next seat is what the last one is: people add friends, or bots, in a row.
          const bot = people ? null : (seats[seats.length - 1]?.bot ?? null);
          onChange(addSeat(seats, bot, names, (number) => t('setup.defaultName', { number })));
        }}
      />
      <SeatSheet
        seats={seats}
        index={open?.sheet === 'seat' ? open.index : null}
        game={game}
        fits={fit?.on ?? false}
        remembered={names}
        onRename={(name) => openSeat && onChange(rename(openSeat, name))}
        onForget={(name) => remember((all) => forgetName(all, name))}
        onMove={(to) => {
          if (openSeat === undefined) return;
          move(openSeat, to);
          setOpen({ sheet: 'seat', index: to });
        }}
        onRemove={() => openSeat && remove(openSeat)}
        onClose={() => setOpen(null)}
      />
      <ColourSheet
        seats={seats}
        index={open?.sheet === 'colour' ? open.index : null}
        onChoose={(colour) => openSeat && onChange(changeSeat(seats, openSeat.key, { colour }))}
        onClose={() => setOpen(null)}
      />
    </View>
  );
}

function AddSeat({ count, range, onAdd }: { count: number; range: SeatRange; onAdd: () => void }) {
  const { t } = useWords();
  const { refuse } = useToast();
  const colors = useColors();
  const tint = useAccentColor();
  const full = count >= range.max;
  const ink = full ? colors.muted : tint;
  return (
    <Tap
      label={`${t('setup.addSeat')}. ${t('setup.seatsOfSpoken', { count, max: range.max })}`}
      disabled={full}
      onPress={onAdd}
      onRefused={() => refuse(t('setup.full', { max: range.max }))}
      give={0.99}
      style={{ ...tapRow(50), paddingHorizontal: SPACE.l }}
    >
      <View style={{ width: 30, alignItems: 'center' }}>
        <Icon name="plus" size={22} color={ink} />
      </View>
      <Text kind="button" color={ink} style={{ flex: 1 }}>
        {spaced(t('setup.addSeat'))}
      </Text>
      <Text color="muted">{t('setup.seatsOf', { count, max: range.max })}</Text>
    </Tap>
  );
}

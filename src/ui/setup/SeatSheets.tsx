import { useState } from 'react';
import { View } from 'react-native';
import { SEAT_COLOURS } from '@/session/seats';
import { useSpeaker, useWords, type GameName } from '@/text';
import { useAccentColor } from '../accent';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { Sheet } from '../overlays/Sheet';
import { useToast } from '../overlays/Toast';
import { Shape } from '../Shape';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { fade, RADIUS, SEAT_TINTS, SPACE, TARGET, useColors } from '../theme';
import { MAX_NAME, sameName, tidyName, visibleLength } from '@/storage/names';
import { characterOf } from './fit';
import { nameProblem, type SeatDraft } from './seats';
import { TextField } from './TextField';

/** As many remembered names as one looks through at a glance. */
const SHOWN_NAMES = 8;

/** Everything about one seat but its colour: its name, its place in the round, whether it stays. */
export function SeatSheet({
  seats,
  index,
  game,
  fits = false,
  remembered,
  onRename,
  onForget,
  onMove,
  onRemove,
  onClose,
}: {
  seats: readonly SeatDraft[];
  /** null: closed. */
  index: number | null;
  game?: GameName | undefined;
  /** Bots are of whatever level fits: not the one chosen for this seat. */
  fits?: boolean;
  remembered: readonly string[];
  onRename: (name: string) => void;
  onForget: (name: string) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  // The sheet slides away with what it last showed.
  const [shown, setShown] = useState(index);
  if (index !== null && index !== shown) setShown(index);
  const at = index ?? shown;
  const seat = at === null ? undefined : seats[at];
  if (at === null || seat === undefined) return null;
  return (
    <Sheet open={index !== null} title={t('setup.seatTitle', { number: at + 1 })} onClose={onClose} place="centre">
      {seat.bot === null || fits || game === undefined ? null : (
        <Character game={game} level={seat.bot} name={seat.name} />
      )}
      <NameEditor
        key={seat.key}
        name={seat.name}
        others={seats.filter((other) => other.key !== seat.key).map(({ name }) => name)}
        remembered={seat.bot === null ? remembered : []}
        onRename={onRename}
        onForget={onForget}
        onDone={onClose}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, marginTop: SPACE.l }}>
        <SeatAction
          icon="chevron-up"
          label={t('setup.moveUp')}
          why={at === 0 ? t('setup.firstSeat') : null}
          onPress={() => onMove(at - 1)}
        />
        <SeatAction
          icon="chevron-down"
          label={t('setup.moveDown')}
          why={at === seats.length - 1 ? t('setup.lastSeat') : null}
          onPress={() => onMove(at + 1)}
        />
        <SeatAction
          icon="trash"
          label={t('setup.remove')}
          danger
          why={seats.length === 1 ? t('setup.onlySeat') : null}
          onPress={onRemove}
        />
      </View>
    </Sheet>
  );
}

/** What this bot is like, by how its level plays this game. */
function Character({ game, level, name }: { game: GameName; level: string; name: string }) {
  const { t } = useWords();
  const line = characterOf(useSpeaker(game, []), level);
  return line === null ? null : (
    <View style={{ marginBottom: SPACE.m }}>
      <Text kind="small" color="muted">
        {t('setup.character', { name })}
      </Text>
      <Text>{line}</Text>
    </View>
  );
}

/** A name in the making: what is fine counts at once, what is not is only shown here, with the reason. */
function NameEditor({
  name,
  others,
  remembered,
  onRename,
  onForget,
  onDone,
}: {
  name: string;
  others: readonly string[];
  remembered: readonly string[];
  onRename: (name: string) => void;
  onForget: (name: string) => void;
  onDone: () => void;
}) {
  const { t } = useWords();
  const { refuse } = useToast();
  const [draft, setDraft] = useState(name);
  const kind = nameProblem(draft, others);
  const tidy = tidyName(draft);
  const problem =
    kind === null
      ? null
      : t(`setup.problem.${kind}`, {
          name: tidy,
          max: MAX_NAME,
          count: kind === 'long-name' ? visibleLength(tidy) : 0,
        });
  const write = (text: string): void => {
    setDraft(text);
    if (nameProblem(text, others) === null) onRename(tidyName(text));
  };
  const done = (): void => {
    if (kind === null) onDone();
  };
  const offered = remembered
    .filter((each) => !sameName(each, name) && others.every((other) => !sameName(other, each)))
    .slice(0, SHOWN_NAMES);
  return (
    <View style={{ gap: SPACE.m }}>
      {offered.length === 0 ? null : (
        <View style={{ gap: SPACE.xs }}>
          <Text kind="small" color="muted">
            {t('setup.remembered')}
          </Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            {offered.map((each) => (
              <RememberedName
                key={each}
                name={each}
                onPick={() => {
                  onRename(each);
                  onDone();
                }}
                onForget={() => onForget(each)}
              />
            ))}
          </View>
        </View>
      )}
      <TextField label={t('setup.name')} value={draft} onChange={write} problem={problem} onSubmit={done} autoFocus />
      <Button label={t('done')} onPress={done} disabled={kind !== null} onRefused={() => refuse(problem ?? '')} />
    </View>
  );
}

function RememberedName({ name, onPick, onForget }: { name: string; onPick: () => void; onForget: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        maxWidth: '100%',
        borderRadius: RADIUS.pill,
        borderWidth: 1,
        borderColor: colors.edge,
        backgroundColor: colors.raised,
      }}
    >
      <Tap
        label={name}
        onPress={onPick}
        style={{ minHeight: TARGET, justifyContent: 'center', paddingLeft: SPACE.l, flexShrink: 1 }}
      >
        <Text kind="strong" numberOfLines={1}>
          {name}
        </Text>
      </Tap>
      <Tap
        label={t('setup.forget', { name })}
        onPress={onForget}
        style={{ width: TARGET - 4, height: TARGET, alignItems: 'center', justifyContent: 'center' }}
      >
        <Icon name="close" size={14} color={colors.muted} />
      </Tap>
    </View>
  );
}

function SeatAction({
  icon,
  label,
  onPress,
  why,
  danger = false,
}: {
  icon: 'chevron-up' | 'chevron-down' | 'trash';
  label: string;
  onPress: () => void;
  /** Why it cannot be done; null when it can. */
  why: string | null;
  danger?: boolean;
}) {
  const colors = useColors();
  const { refuse } = useToast();
  const ink = why !== null ? colors.muted : danger ? colors.danger : colors.text;
  return (
    <Button
      kind={danger ? 'danger' : 'secondary'}
      label={label}
      icon={<Icon name={icon} size={20} color={ink} />}
      onPress={onPress}
      disabled={why !== null}
      onRefused={() => refuse(why ?? '')}
      style={{ flexGrow: 1, paddingHorizontal: SPACE.m, minHeight: TARGET }}
    />
  );
}

/** The six colours with their shapes; taken ones are crossed out and say whose they are. */
export function ColourSheet({
  seats,
  index,
  onChoose,
  onClose,
}: {
  seats: readonly SeatDraft[];
  /** null: closed. */
  index: number | null;
  onChoose: (colour: SeatDraft['colour']) => void;
  onClose: () => void;
}) {
  const { t } = useWords();
  const { refuse } = useToast();
  const [shown, setShown] = useState(index);
  if (index !== null && index !== shown) setShown(index);
  const at = index ?? shown;
  const seat = at === null ? undefined : seats[at];
  if (seat === undefined) return null;
  return (
    <Sheet open={index !== null} title={t('setup.colourTitle', { name: seat.name })} onClose={onClose} place="centre">
      <View
        role="radiogroup"
        aria-label={t('setup.colourTitle', { name: seat.name })}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, justifyContent: 'center' }}
      >
        {SEAT_COLOURS.map((colour) => {
          const owner = seats.find((other) => other.colour === colour && other.key !== seat.key);
          const word = t(`setup.colour.${colour}`);
          return (
            <ColourChoice
              key={colour}
              colour={colour}
              word={word}
              label={owner === undefined ? word : t('setup.colourTaken', { colour: word, name: owner.name })}
              chosen={colour === seat.colour}
              taken={owner !== undefined}
              onPress={() => {
                onChoose(colour);
                onClose();
              }}
              onRefused={() =>
                refuse(t('setup.colourRefused', { name: owner?.name ?? '', colour: word.toLowerCase() }))
              }
            />
          );
        })}
      </View>
    </Sheet>
  );
}

function ColourChoice({
  colour,
  word,
  label,
  chosen,
  taken,
  onPress,
  onRefused,
}: {
  colour: SeatDraft['colour'];
  word: string;
  label: string;
  chosen: boolean;
  taken: boolean;
  onPress: () => void;
  onRefused: () => void;
}) {
  const colors = useColors();
  const tint = useAccentColor();
  return (
    <Tap
      role="radio"
      label={label}
      checked={chosen}
      disabled={taken}
      onPress={onPress}
      onRefused={onRefused}
      style={{
        flexBasis: '30%',
        flexGrow: 1,
        minWidth: 92,
        alignItems: 'center',
        gap: SPACE.s,
        paddingVertical: SPACE.m,
        paddingHorizontal: SPACE.xs,
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: chosen ? tint : colors.edge,
        backgroundColor: fade(SEAT_TINTS[colour], taken ? 0.06 : 0.18),
      }}
    >
      <View>
        <Shape color={colour} size={40} faded={taken} />
        {taken ? (
          <View
            style={{
              position: 'absolute',
              left: -6,
              right: -6,
              top: 18,
              height: 4,
              borderRadius: 2,
              backgroundColor: colors.text,
              transform: [{ rotate: '-38deg' }],
            }}
          />
        ) : null}
      </View>
      <Text kind="small" color={taken ? 'muted' : 'text'} style={{ textAlign: 'center' }}>
        {word}
      </Text>
    </Tap>
  );
}

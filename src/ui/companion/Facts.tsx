import { createContext, useContext, type ReactNode } from 'react';
import { Box } from '../Box';
import { Icon } from '../icons/Icon';
import { useAccentColor } from '../accent';
import { Group } from '../setup/Group';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';

/** The same with one line ticked, or not any more. */
export const ticked = (done: readonly string[], id: string): readonly string[] =>
  done.includes(id) ? done.filter((each) => each !== id) : [...done, id];

/** What of a set-up list lies on the table already. */
export interface Ticks {
  readonly done: readonly string[];
  readonly toggle: (id: string) => void;
}

const TicksContext = createContext<Ticks>({ done: [], toggle: () => undefined });

/** A set-up list whose lines are ticked off as things are laid out. */
export function Checklist({ done, toggle, children }: Ticks & { children: ReactNode }) {
  return <TicksContext value={{ done, toggle }}>{children}</TicksContext>;
}

/** One line of it: a tap says that it lies there. */
export function CheckRow({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const { done, toggle } = useContext(TicksContext);
  const colors = useColors();
  const tint = useAccentColor();
  const on = done.includes(id);
  return (
    <Tap
      role="checkbox"
      checked={on}
      label={label}
      onPress={() => toggle(id)}
      give={0.99}
      style={{
        minHeight: 44,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        paddingVertical: SPACE.xs,
      }}
    >
      <Box
        style={{
          width: 24,
          height: 24,
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: RADIUS.small - 2,
          borderWidth: 2,
          borderColor: on ? tint : colors.edge,
        }}
      >
        {on ? <Icon name="check" size={18} color={tint} /> : null}
      </Box>
      <Box style={{ flex: 1 }}>{children}</Box>
    </Tap>
  );
}

/** A list of what lies where, to be ticked off: name on the left, what it comes to on the right. */
export function Facts({
  title,
  facts,
}: {
  title: string;
  facts: readonly (readonly [id: string, name: string, value: string])[];
}) {
  const { largeText } = useLayout();
  return (
    <Group title={title}>
      {facts.map(([id, name, value]) => (
        <Box key={id} style={{ paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs }}>
          <CheckRow id={id} label={`${name}: ${value}`}>
            <Box
              style={{
                flexDirection: largeText ? 'column' : 'row',
                alignItems: largeText ? 'stretch' : 'center',
                gap: largeText ? 0 : SPACE.m,
              }}
            >
              <Text color="muted" style={largeText ? null : { flex: 2 }}>
                {name}
              </Text>
              <Text kind="strong" style={largeText ? null : { flex: 3, textAlign: 'right' }}>
                {value}
              </Text>
            </Box>
          </CheckRow>
        </Box>
      ))}
    </Group>
  );
}

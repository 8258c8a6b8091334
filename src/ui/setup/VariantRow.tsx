import { View } from 'react-native';
import { Switch } from '../Switch';
import { SPACE } from '../theme';
import { useToast } from '../overlays/Toast';

/** A variant of the game: its name, one line about it, a switch. One that cannot be chosen says why in that line. */
export function VariantRow({
  name,
  line,
  value,
  onChange,
  refusedBecause,
  picture,
}: {
  name: string;
  line: string;
  value: boolean;
  onChange: (value: boolean) => void;
  refusedBecause?: string | null;
  /** Of what it changes. */
  picture?: number;
}) {
  const { refuse } = useToast();
  const why = refusedBecause ?? null;
  return (
    <View style={{ paddingHorizontal: SPACE.m + 2 }}>
      <Switch
        label={name}
        note={why ?? line}
        value={value}
        onChange={onChange}
        disabled={why !== null}
        onRefused={() => refuse(why ?? line)}
        picture={picture}
      />
    </View>
  );
}

import { View } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords } from '@/text';
import { MenuButton } from '../Menu';
import { Text } from '../Text';
import { SPACE } from '../theme';

/** A menu has no empty choice; this stands for "nobody noted it". */
const NOBODY = '-';

/** Who began, to be put right; the history counts wins by place in the turn order. */
export function Starter({
  label,
  seats,
  value,
  onChange,
  onForget,
}: {
  /** Instead of "who started". */
  label?: string;
  seats: readonly Pick<TablePlayer, 'name'>[];
  value: number | null;
  onChange: (seat: number) => void;
  /** Where it need not be known: takes it away again. */
  onForget?: () => void;
}) {
  const { t } = useWords('companion');
  const asked = label ?? t('starter');
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <Text style={{ flexGrow: 1 }}>{asked}</Text>
      <MenuButton
        label={asked}
        items={[
          ...(onForget === undefined && value !== null ? [] : [{ id: NOBODY, label: t('starterUnknown') }]),
          ...seats.map(({ name }, seat) => ({ id: String(seat), label: name })),
        ]}
        value={value === null ? NOBODY : String(value)}
        onPick={(id) => (id === NOBODY ? onForget?.() : onChange(Number(id)))}
      />
    </View>
  );
}

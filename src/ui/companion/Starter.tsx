import { View } from 'react-native';
import type { SavedSeat } from '../../storage/saveFile';
import { useWords } from '../../text';
import { MenuButton } from '../Menu';
import { Text } from '../Text';
import { SPACE } from '../theme';

/** A menu has no empty choice; this stands for "nobody noted it". */
const NOBODY = '-';

/** Who began, to be put right; the history counts wins by place in the turn order. */
export function Starter({
  seats,
  value,
  onChange,
  onForget,
}: {
  seats: readonly Pick<SavedSeat, 'name'>[];
  value: number | null;
  onChange: (seat: number) => void;
  /** Where it need not be known: takes it away again. */
  onForget?: () => void;
}) {
  const { t } = useWords('companion');
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <Text style={{ flexGrow: 1 }}>{t('starter')}</Text>
      <MenuButton
        label={t('starter')}
        items={[
          ...(onForget === undefined ? [] : [{ id: NOBODY, label: t('starterUnknown') }]),
          ...seats.map(({ name }, seat) => ({ id: String(seat), label: name })),
        ]}
        value={value === null ? NOBODY : String(value)}
        onPick={(id) => (id === NOBODY ? onForget?.() : onChange(Number(id)))}
      />
    </View>
  );
}

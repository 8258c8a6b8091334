import DateTimePicker, { DateTimePickerAndroid } from '@react-native-community/datetimepicker';
import { Platform, View } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '../theme';
import { textOf } from '@/text/dates';
import { momentOf, type DateFieldProps } from './dates';
import { Problem } from './TextField';

/** A date or a time of day, chosen with the phone's own picker. */
export function DateField({ label, mode, value, onChange, problem = null }: DateFieldProps) {
  const { i18n } = useWords();
  const colors = useColors();
  const { scheme } = useTheme();
  const tint = useAccentColor();
  const moment = momentOf(mode, value);
  const take = (date: Date | undefined): void => {
    if (date !== undefined) onChange(textOf(mode, date));
  };
  return (
    <View style={{ gap: SPACE.xs, flexGrow: 1, flexBasis: 130 }}>
      <Text kind="small" color="muted">
        {label}
      </Text>
      {Platform.OS === 'ios' ? (
        <DateTimePicker
          accessibilityLabel={label}
          mode={mode}
          display="compact"
          value={moment}
          onValueChange={(_, date) => take(date)}
          locale={i18n.language}
          accentColor={tint}
          themeVariant={scheme}
          style={{ alignSelf: 'flex-start', minHeight: 44 }}
        />
      ) : (
        <Tap
          label={`${label}: ${value}`}
          onPress={() =>
            DateTimePickerAndroid.open({
              mode,
              value: moment,
              is24Hour: true,
              onValueChange: (_, date) => take(date),
            })
          }
          style={{
            minHeight: 52,
            justifyContent: 'center',
            paddingHorizontal: SPACE.m,
            borderRadius: RADIUS.panel,
            borderWidth: 1.5,
            borderColor: problem === null ? colors.edge : colors.danger,
            backgroundColor: colors.raised,
          }}
        >
          <Text style={{ fontFamily: FONTS.bodySemi, fontSize: 17 }}>
            {new Intl.DateTimeFormat(
              i18n.language,
              mode === 'date' ? { dateStyle: 'long' } : { timeStyle: 'short' },
            ).format(moment)}
          </Text>
        </Tap>
      )}
      {problem === null ? null : <Problem>{problem}</Problem>}
    </View>
  );
}

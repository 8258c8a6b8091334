import { type ReactNode } from 'react';
import { View } from 'react-native';
import { LANGUAGES, useWords } from '@/text';
import { Header } from '@/ui/Header';
import { LinkRow } from '@/ui/LinkRow';
import { Screen } from '@/ui/Screen';
import { Segmented } from '@/ui/Segmented';
import { SPEEDS, UNDO_RULES, useSettings, VOLUMES, type UndoRule } from '@/ui/settings';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Slider } from '@/ui/Slider';
import { sound } from '@/ui/sound';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { RootScreenProps } from '../navigation/routes';

const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;
const THEMES = ['system', 'light', 'dark'] as const;
const AS_PHONE = ['system', 'on', 'off'] as const;
type AsPhone = (typeof AS_PHONE)[number];
const asPhone = (value: boolean | null): AsPhone => (value === null ? 'system' : value ? 'on' : 'off');
const fromPhone = (id: AsPhone): boolean | null => (id === 'system' ? null : id === 'on');

/** What a person sets once. Every change counts and is kept at once. */
export function SettingsScreen({ navigation }: RootScreenProps<'Settings'>) {
  const { t } = useWords();
  const access = useSettings();
  const { settings } = access;
  const change: typeof access.change = (part) => access.change(part);
  const goBack = useGoBack();
  const { twoPane, size } = useLayout();

  const look = (
    <Group title={t('settings.appearance')}>
      <Choice name={t('settings.language')} line={t('settings.languageLine')}>
        <Segmented
          label={t('settings.language')}
          options={LANGUAGE_CHOICES.map((id) => ({ id, label: t(`settings.languageChoice.${id}`) }))}
          value={settings.language ?? 'system'}
          onChange={(id) => change({ language: id === 'system' ? null : id })}
        />
      </Choice>
      <Choice name={t('settings.theme')} line={t('settings.themeLine')}>
        <Segmented
          label={t('settings.theme')}
          options={THEMES.map((id) => ({ id, label: t(`settings.themeChoice.${id}`) }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
      </Choice>
      <Choice name={t('settings.contrast')} line={t('settings.contrastLine')}>
        <Segmented
          label={t('settings.contrast')}
          options={AS_PHONE.map((id) => ({ id, label: t(`settings.asPhone.${id}`) }))}
          value={asPhone(settings.contrast)}
          onChange={(id) => change({ contrast: fromPhone(id) })}
        />
      </Choice>
      <Choice name={t('settings.speed')} line={t('settings.speedLine')}>
        <Segmented
          label={t('settings.speed')}
          options={SPEEDS.map((id) => ({ id, label: t(`settings.speedChoice.${id}`) }))}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
        />
      </Choice>
      <Choice name={t('settings.reduceMotion')} line={t('settings.reduceMotionLine')}>
        <Segmented
          label={t('settings.reduceMotion')}
          options={AS_PHONE.map((id) => ({ id, label: t(`settings.asPhone.${id}`) }))}
          value={asPhone(settings.reduceMotion)}
          onChange={(id) => change({ reduceMotion: fromPhone(id) })}
        />
      </Choice>
    </Group>
  );

  const table = (
    <Group title={t('settings.table')}>
      <Row>
        <Switch
          label={t('settings.memoryAid')}
          note={t('settings.memoryAidLine')}
          value={settings.memoryAid}
          onChange={(memoryAid) => change({ memoryAid })}
        />
      </Row>
      <Choice name={t('settings.undoRule')} line={t('settings.undoNew')}>
        <View role="radiogroup" aria-label={t('settings.undoRule')} style={{ marginHorizontal: -SPACE.s }}>
          {UNDO_RULES.map((rule) => (
            <UndoChoice
              key={rule}
              rule={rule}
              chosen={rule === settings.undoRule}
              onChoose={() => change({ undoRule: rule })}
            />
          ))}
        </View>
      </Choice>
    </Group>
  );

  const phone = (
    <Group title={t('settings.phone')}>
      <Row>
        <Switch
          label={t('settings.sound')}
          note={t('settings.soundLine')}
          value={settings.sound}
          onChange={(on) => change({ sound: on })}
        />
      </Row>
      {settings.sound ? (
        <Choice name={t('settings.volume')} line={t('settings.volumeLine')}>
          <Slider
            label={t('settings.volume')}
            stops={VOLUMES}
            value={settings.volume}
            onChange={(volume) => {
              change({ volume });
              // Heard at the new loudness: the settings reach the players a moment later.
              setTimeout(() => sound('bell'), 80);
            }}
            format={(volume) => t('settings.volumeSpoken', { volume })}
          />
        </Choice>
      ) : null}
      <Row>
        <Switch
          label={t('settings.haptics')}
          note={t('settings.hapticsLine')}
          value={settings.haptics}
          onChange={(haptics) => change({ haptics })}
        />
      </Row>
      <Row>
        <Switch
          label={t('settings.keepAwake')}
          note={t('settings.keepAwakeLine')}
          value={settings.keepAwake}
          onChange={(keepAwake) => change({ keepAwake })}
        />
      </Row>
    </Group>
  );

  const about = (
    <Group title={t('settings.about')}>
      <LinkRow
        name={t('settings.credits')}
        line={t('settings.creditsLine')}
        onPress={() => navigation.navigate('Credits')}
      />
    </Group>
  );

  const roomy = twoPane && size === 'wide';
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={roomy ? 1040 : 640}
      header={<Header title={t('settings.title')} onBack={goBack} />}
    >
      {roomy ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl, paddingTop: SPACE.s }}>
          <View style={{ flex: 1, gap: 20 }}>
            {look}
            {about}
          </View>
          <View style={{ flex: 1, gap: 20 }}>
            {table}
            {phone}
          </View>
        </View>
      ) : (
        <View style={{ gap: 20, paddingTop: SPACE.s }}>
          {look}
          {table}
          {phone}
          {about}
        </View>
      )}
    </Screen>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <View style={{ paddingHorizontal: SPACE.m + 2 }}>{children}</View>
);

/** A setting with a few answers under its name. */
function Choice({ name, line, children }: { name: string; line: string; children: ReactNode }) {
  return (
    <View style={{ paddingHorizontal: SPACE.m + 2, paddingVertical: SPACE.m, gap: SPACE.s }}>
      <View>
        <Text kind="strong">{name}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
      {children}
    </View>
  );
}

function UndoChoice({ rule, chosen, onChoose }: { rule: UndoRule; chosen: boolean; onChoose: () => void }) {
  const { t } = useWords();
  const colors = useColors();
  const name = t(`settings.undoRuleChoice.${rule}`);
  const line = t(`settings.undoRuleLine.${rule}`);
  return (
    <Tap
      role="radio"
      label={`${name}. ${line}`}
      checked={chosen}
      onPress={onChoose}
      give={0.99}
      style={{
        flexDirection: 'row',
        gap: SPACE.m,
        alignItems: 'center',
        minHeight: 44,
        padding: SPACE.s,
        borderRadius: 12,
      }}
    >
      <View
        style={{
          width: 22,
          height: 22,
          borderRadius: 11,
          borderWidth: 2,
          borderColor: chosen ? colors.brass : colors.muted,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        {chosen ? <View style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: colors.brass }} /> : null}
      </View>
      <View style={{ flex: 1 }}>
        <Text kind="strong">{name}</Text>
        <Text kind="small" color="muted">
          {line}
        </Text>
      </View>
    </Tap>
  );
}

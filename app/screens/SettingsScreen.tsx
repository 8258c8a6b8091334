import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { LANGUAGES, useWords } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { Header } from '@/ui/Header';
import { LinkRow } from '@/ui/LinkRow';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
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
import { APP_VERSION } from '@/ui/version';
import { deleteEverything } from '../deleteEverything';
import { restart } from '../restart';
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
  const goBack = useGoBack();
  const { twoPane, size } = useLayout();
  const roomy = twoPane && size === 'wide';
  const [deleting, setDeleting] = useState(false);
  const about = (
    <Group title={t('settings.about')}>
      <LinkRow name={t('settings.rules')} line={t('settings.rulesLine')} onPress={() => navigation.navigate('Learn')} />
      <LinkRow
        name={t('settings.credits')}
        line={t('settings.creditsLine')}
        onPress={() => navigation.navigate('Credits')}
      />
      <LinkRow
        icon="trash"
        name={t('settings.deleteAll')}
        line={t('settings.deleteAllLine')}
        onPress={() => setDeleting(true)}
      />
      <Box style={{ padding: SPACE.m + 2 }}>
        <Text kind="small" color="muted" selectable>
          {t('settings.version', { version: APP_VERSION })}
        </Text>
      </Box>
    </Group>
  );
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={roomy ? 1040 : 640}
      header={<Header title={t('settings.title')} onBack={goBack} />}
    >
      <DeleteEverything
        open={deleting}
        onClose={() => setDeleting(false)}
        onExport={() => navigation.navigate('Backup')}
      />
      {roomy ? (
        <View style={{ flexDirection: 'row', gap: SPACE.xl, paddingTop: SPACE.s }}>
          <View style={{ flex: 1, gap: 20 }}>
            <Appearance />
            {about}
          </View>
          <View style={{ flex: 1, gap: 20 }}>
            <AtTheTable />
            <OnThisPhone />
          </View>
        </View>
      ) : (
        <View style={{ gap: 20, paddingTop: SPACE.s }}>
          <Appearance />
          <AtTheTable />
          <OnThisPhone />
          {about}
        </View>
      )}
    </Screen>
  );
}

/** Asks before everything goes, with the way to a copy first. */
function DeleteEverything({ open, onClose, onExport }: { open: boolean; onClose: () => void; onExport: () => void }) {
  const { t } = useWords();
  const toast = useToast();
  const remove = (): void => {
    deleteEverything().then(
      () => restart({ text: t('settings.deletedAll'), kind: 'good' }),
      () => toast.fail(t('settings.deleteAllFailed')),
    );
  };
  return (
    <Sheet
      open={open}
      title={t('settings.deleteAllAsk')}
      onClose={onClose}
      place="centre"
      guarded
      footer={
        <Box style={{ gap: SPACE.s }}>
          <Button
            icon="download"
            label={t('settings.exportFirst')}
            onPress={() => {
              onClose();
              onExport();
            }}
          />
          <Button kind="danger" icon="trash" label={t('settings.deleteAll')} onPress={remove} />
        </Box>
      }
    >
      <Text>{t('settings.deleteAllBody')}</Text>
    </Sheet>
  );
}

function Appearance() {
  const { t } = useWords();
  const { settings, change } = useSettings();
  const asThePhone = AS_PHONE.map((id) => ({ id, label: t(`settings.asPhone.${id}`) }));
  return (
    <Group title={t('settings.appearance')}>
      <OneOf
        name={t('settings.language')}
        line={t('settings.languageLine')}
        options={LANGUAGE_CHOICES.map((id) => ({ id, label: t(`settings.languageChoice.${id}`) }))}
        value={settings.language ?? 'system'}
        onChange={(id) => change({ language: id === 'system' ? null : id })}
      />
      <OneOf
        name={t('settings.theme')}
        line={t('settings.themeLine')}
        options={THEMES.map((id) => ({ id, label: t(`settings.themeChoice.${id}`) }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <OneOf
        name={t('settings.contrast')}
        line={t('settings.contrastLine')}
        options={asThePhone}
        value={asPhone(settings.contrast)}
        onChange={(id) => change({ contrast: fromPhone(id) })}
      />
      <OneOf
        name={t('settings.speed')}
        line={t('settings.speedLine')}
        options={SPEEDS.map((id) => ({ id, label: t(`settings.speedChoice.${id}`) }))}
        value={settings.speed}
        onChange={(speed) => change({ speed })}
      />
      <OneOf
        name={t('settings.reduceMotion')}
        line={t('settings.reduceMotionLine')}
        options={asThePhone}
        value={asPhone(settings.reduceMotion)}
        onChange={(id) => change({ reduceMotion: fromPhone(id) })}
      />
    </Group>
  );
}

function AtTheTable() {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <Group title={t('settings.table')}>
      <OnOff what="memoryAid" />
      <OnOff what="brief" />
      <OnOff what="rating" />
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
}

function OnThisPhone() {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <Group title={t('settings.phone')}>
      <OnOff what="sound" />
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
      <OnOff what="haptics" />
      <OnOff what="oneTap" />
      <OnOff what="keepAwake" />
    </Group>
  );
}

/** A setting that is on or off. */
function OnOff({ what }: { what: 'memoryAid' | 'brief' | 'rating' | 'sound' | 'haptics' | 'keepAwake' | 'oneTap' }) {
  const { t } = useWords();
  const { settings, change } = useSettings();
  return (
    <View style={{ paddingHorizontal: SPACE.m + 2 }}>
      <Switch
        label={t(`settings.${what}`)}
        note={t(`settings.${what}Line`)}
        value={settings[what]}
        onChange={(on) => change({ [what]: on })}
      />
    </View>
  );
}

/** A setting with a few short answers beside each other. */
function OneOf<Id extends string>({
  name,
  line,
  ...answers
}: {
  name: string;
  line: string;
  options: readonly { readonly id: Id; readonly label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}) {
  return (
    <Choice name={name} line={line}>
      <Segmented label={name} {...answers} />
    </Choice>
  );
}

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

import { type ReactNode } from 'react';
import { Linking, View } from 'react-native';
import { useWords } from '@/text';
import { Header } from '@/ui/Header';
import { authorName } from '@/ui/icons/authors';
import { AUTHORS } from '@/ui/icons/generated/authors';
import { Icon } from '@/ui/icons/Icon';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { Group } from '@/ui/setup/Group';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { SPACE, TARGET, useColors } from '@/ui/theme';
import { APP_VERSION } from '@/ui/version';
import { SHELF } from '@/games/shelf';

const FONTS_USED = [
  { font: 'Fraunces', maker: 'The Fraunces Project Authors', address: 'https://github.com/undercasetype/Fraunces' },
  {
    font: 'Nunito Sans',
    maker: 'The Nunito Sans Project Authors',
    address: 'https://github.com/Fonthausen/NunitoSans',
  },
] as const;

/** Who made what this app is made of, and under which terms. */
export function CreditsScreen() {
  const { t } = useWords();
  const colors = useColors();
  const goBack = useGoBack();
  return (
    <Screen accent="brass" glow scroll maxWidth={720} header={<Header title={t('credits.title')} onBack={goBack} />}>
      <View style={{ gap: 20, paddingTop: SPACE.s }}>
        <Group title={t('credits.games')}>
          <Paragraph>{t('credits.gamesText')}</Paragraph>
          {SHELF.map(({ id, designer }) => (
            <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, padding: SPACE.m }}>
              <Icon name={`emblem/${id}`} size={28} color={colors[id]} />
              <Text style={{ flex: 1 }}>{t('credits.by', { game: t(`game.${id}`), designer })}</Text>
            </View>
          ))}
        </Group>
        <Group title={t('credits.icons')}>
          <Paragraph>{t('credits.iconsText')}</Paragraph>
          {AUTHORS.map(({ author, names }) => (
            <View key={author} style={{ padding: SPACE.m }}>
              <Text kind="strong">{authorName(author)}</Text>
              <Text kind="small" color="muted">
                {names.map((name) => name.replace(/-/g, ' ')).join(', ')}
              </Text>
            </View>
          ))}
          <Address>https://game-icons.net</Address>
          <Address>https://creativecommons.org/licenses/by/3.0/</Address>
        </Group>
        <Group title={t('credits.fonts')}>
          {FONTS_USED.map(({ font, maker, address }) => (
            <View key={font}>
              <Paragraph>{t('credits.fontsText', { font, maker })}</Paragraph>
              <Address>{address}</Address>
            </View>
          ))}
          <Address>https://openfontlicense.org</Address>
        </Group>
        <Group title={t('credits.app')}>
          <Paragraph>{t('credits.appText', { version: APP_VERSION })}</Paragraph>
          <Paragraph>{t('credits.soundsText')}</Paragraph>
          <Paragraph>{t('credits.softwareText')}</Paragraph>
        </Group>
      </View>
    </Screen>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Text style={{ paddingHorizontal: SPACE.m, paddingVertical: SPACE.m }}>{children}</Text>
);

/** An address on the web; the only thing in the app that leaves it. */
function Address({ children }: { children: string }) {
  const { t } = useWords();
  const colors = useColors();
  const short = children.replace(/^https:\/\//, '').replace(/\/$/, '');
  return (
    <Tap
      role="link"
      label={t('credits.openLink', { address: short })}
      onPress={() => void Linking.openURL(children)}
      style={{ minHeight: TARGET, paddingHorizontal: SPACE.m, justifyContent: 'center' }}
    >
      <Text kind="small" color={colors.brass} style={{ textDecorationLine: 'underline' }}>
        {short}
      </Text>
    </Tap>
  );
}

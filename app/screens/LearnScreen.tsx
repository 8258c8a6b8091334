import { View } from 'react-native';
import { SHELF, type GameId } from '@/games/shelf';
import type { Shelved } from '@/games/shelved';
import { languageFor, useWords } from '@/text';
import { AccentProvider } from '@/ui/accent';
import { Filling } from '@/ui/art/Filling';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Header } from '@/ui/Header';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { Screen } from '@/ui/Screen';
import { useGoBack } from '@/ui/setup/gameRoutes';
import { useGameServices } from '@/ui/setup/services';
import { tutorialMark } from '@/ui/setup/useTutorialOffer';
import { Text } from '@/ui/Text';
import { RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { RootScreenProps } from '../navigation/routes';
import { useBeginTutorial } from '../useBeginTutorial';

/** Every game with its guided first game and its rules. */
export function LearnScreen({ navigation }: RootScreenProps<'Learn'>) {
  const { t } = useWords();
  const goBack = useGoBack();
  const { memory } = useGameServices();
  const { twoPane, size, largeText } = useLayout();
  const roomy = twoPane && size === 'wide' && !largeText;
  const begin = useBeginTutorial((game, saveId) => navigation.navigate(game, { screen: 'Table', params: { saveId } }));
  return (
    <Screen
      accent="brass"
      glow
      scroll
      maxWidth={roomy ? 1040 : 640}
      header={<Header title={t('learn.title')} onBack={goBack} />}
    >
      <Text color="muted" style={{ paddingBottom: SPACE.m }}>
        {t('learn.line')}
      </Text>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', margin: -SPACE.s }}>
        {SHELF.map((game) => (
          <View key={game.id} style={{ flexGrow: 1, flexBasis: roomy ? '50%' : '100%', padding: SPACE.s }}>
            <Lesson
              game={game}
              isKnown={memory.last[game.id] !== undefined || memory.presets[tutorialMark(game.id)] !== undefined}
              onTutorial={() => begin(game.id)}
              onRules={() => navigation.navigate('Rules', { game: game.id })}
            />
          </View>
        ))}
      </View>
    </Screen>
  );
}

/** One game: its place, its name, the guided game and the rules. */
function Lesson({
  game,
  isKnown,
  onTutorial,
  onRules,
}: {
  game: Shelved<GameId>;
  /** Whether it has been played or learnt here. */
  isKnown: boolean;
  onTutorial: () => void;
  onRules: () => void;
}) {
  const { t, i18n } = useWords();
  const colors = useColors();
  const { scheme, contrast } = useTheme();
  const { largeText, size } = useLayout();
  const { id, seats, poster } = game;
  const name = t(`game.${id}`);
  const { line } = game.words[languageFor([i18n.language])];
  return (
    <AccentProvider accent={id}>
      <Panel kind="plain" padding={SPACE.m} style={{ gap: SPACE.m }}>
        <View style={{ flexDirection: 'row', gap: SPACE.m, alignItems: 'center' }}>
          {contrast || largeText || poster === undefined ? (
            <Icon name={`emblem/${id}`} size={34} color={contrast ? colors.text : colors[id]} />
          ) : (
            <View style={{ width: 92, height: 72, borderRadius: RADIUS.panel, overflow: 'hidden' }}>
              <Filling picture={poster.pictures[scheme]()} />
            </View>
          )}
          <View style={{ flex: 1 }}>
            <Text kind="head" role="heading" aria-level={2}>
              {name}
            </Text>
            <Text kind="small" color="muted">
              {line === undefined ? t('home.players', seats) : `${line} · ${t('home.players', seats)}`}
            </Text>
          </View>
        </View>
        <ButtonRow>
          <Button
            grow
            kind="secondary"
            {...(size === 'small' ? {} : { icon: 'book' as const })}
            label={t('learn.rules')}
            accessibilityLabel={t('learn.rulesOf', { game: name })}
            onPress={onRules}
          />
          {game.tutorial === true ? (
            <Button
              grow
              kind={isKnown ? 'secondary' : 'primary'}
              {...(size === 'small' ? {} : { icon: 'play' as const })}
              label={t('learn.tutorial')}
              accessibilityLabel={t('learn.tutorialOf', { game: name })}
              onPress={onTutorial}
            />
          ) : null}
        </ButtonRow>
      </Panel>
    </AccentProvider>
  );
}

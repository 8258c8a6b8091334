import { useState } from 'react';
import { TextInput, View } from 'react-native';
import { useWords } from '@/text';
import { Row } from '../Box';
import { EmptyState } from '../EmptyState';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { Sheet } from '../overlays/Sheet';
import { Panel } from '../Panel';
import { matches } from '@/text/search';
import { TutorialButton } from '../setup/TutorialOffer';
import { useHasTutorial } from '../setup/useTutorialOffer';
import { Text } from '../Text';
import { webTextScale } from '../textScale';
import { pagesOf, wordsOf, type RulesChapter } from './chapters';
import { FONTS, RADIUS, SPACE, TARGET, useColors } from '../theme';

/** A short, searchable rules reference. Its pages are only put into words while it is open. */
export function RulesSheet({
  open,
  title,
  chapters,
  first,
  onClose,
}: {
  open: boolean;
  title?: string;
  chapters: () => readonly RulesChapter[];
  /** The page to show on top: what somebody long-pressed. */
  first?: string | undefined;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  return (
    <Sheet open={open} title={title ?? t('kit.rules.title')} onClose={onClose}>
      <Rules chapters={chapters} first={first} onClose={onClose} />
    </Sheet>
  );
}

function Rules({
  chapters,
  first,
  onClose,
}: {
  chapters: () => readonly RulesChapter[];
  first: string | undefined;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const [query, setQuery] = useState('');
  const found = pagesOf(chapters())
    .filter((page) => matches(query, wordsOf(page)))
    .toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  const scale = webTextScale();
  const hasTutorial = useHasTutorial();
  return (
    <>
      {hasTutorial ? <TutorialButton onStart={onClose} /> : null}
      <Row
        style={{
          minHeight: TARGET + 4,
          borderRadius: RADIUS.pill,
          borderWidth: 1.5,
          borderColor: colors.line,
          backgroundColor: colors.bg,
          paddingLeft: SPACE.m,
        }}
      >
        {drawIcon('search', 20, colors.muted)}
        <TextInput
          role="searchbox"
          aria-label={t('kit.rules.search')}
          placeholder={t('kit.rules.search')}
          placeholderTextColor={colors.muted}
          value={query}
          onChangeText={setQuery}
          autoCorrect={false}
          style={{
            flex: 1,
            minWidth: 0,
            minHeight: TARGET,
            color: colors.text,
            fontFamily: FONTS.body,
            fontSize: 16 * scale,
            borderRadius: RADIUS.small,
          }}
        />
        {query === '' ? null : (
          <IconButton icon="close" size={20} label={t('kit.clear')} onPress={() => setQuery('')} />
        )}
      </Row>
      <Text kind="small" color="muted" aria-live="polite" style={{ paddingVertical: SPACE.s }}>
        {query.trim() === '' ? '' : t('kit.rules.found', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          picture={drawIcon('spyglass', 56, colors.muted)}
          title={t('kit.rules.none', { query: query.trim() })}
        />
      ) : null}
      <View style={{ gap: SPACE.s }}>
        {found.map((page) => (
          <Panel key={page.id} kind="raised" padding={SPACE.m} style={{ flexDirection: 'row', gap: SPACE.m }}>
            {page.picture === undefined ? null : (
              <View style={{ width: 48, alignItems: 'center', paddingTop: 2 }}>{page.picture}</View>
            )}
            <View style={{ flex: 1, gap: SPACE.xs }}>
              <Text kind="question" role="heading" aria-level={3}>
                {page.title}
              </Text>
              {[...page.body, ...(page.here ?? [])].map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              {page.drawing}
              {page.questions?.map(({ asked, answer }) => (
                <View key={asked}>
                  <Text>{asked}</Text>
                  <Text color="muted">{answer}</Text>
                </View>
              ))}
            </View>
          </Panel>
        ))}
      </View>
    </>
  );
}

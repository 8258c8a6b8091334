import { useEffect, useRef, useState, type ReactNode } from 'react';
import { AccessibilityInfo, Platform, type Text as NativeText } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Box, Row } from '../Box';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { Text } from '../Text';
import { fade, RADIUS, SPACE, useTheme } from '../theme';
import type { RulesPage } from './chapters';

/** So many questions are answered at once; the rest are one tap away. */
const ASKED = 3;

/** One page of the rules, as it is read. */
export function RulesPageView({
  page,
  turned,
  above,
  hereHead,
}: {
  page: RulesPage;
  /** Whether one came here from another page: then the focus goes to the title. */
  turned: boolean;
  /** Where in the book one is. */
  above?: ReactNode;
  /** Whose numbers the box has, when they are not those of a game. */
  hereHead?: ReactNode;
}) {
  const { title, picture, body, drawing, here, questions } = page;
  return (
    <Panel kind="raised" padding={SPACE.l} style={{ gap: SPACE.m }}>
      <Row gap={SPACE.m} style={{ alignItems: 'flex-start' }}>
        <Box style={{ flex: 1, gap: SPACE.xs }}>
          {above}
          <PageTitle of={page.id} turned={turned}>
            {title}
          </PageTitle>
        </Box>
        {picture === undefined ? null : <Box aria-hidden>{picture}</Box>}
      </Row>
      {body.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {drawing === undefined ? null : <Box style={{ alignItems: 'center' }}>{drawing}</Box>}
      {here === undefined || here.length === 0 ? null : <HereBox lines={here} head={hereHead} />}
      {questions === undefined || questions.length === 0 ? null : <Questions key={page.id} questions={questions} />}
    </Panel>
  );
}

/** Can be given the focus, and shows no ring around it. */
const QUIET: object = { tabIndex: -1, dataSet: { focusquiet: 'true' } };

/** The title of a page; whoever turns to it with a keyboard or a screen reader goes on reading here. */
function PageTitle({ of, turned, children }: { of: string; turned: boolean; children: string }) {
  const title = useRef<NativeText>(null);
  useEffect(() => {
    const text = title.current;
    if (!turned || text === null) return;
    // On the web a Text is the element itself.
    if (Platform.OS === 'web') (text as unknown as HTMLElement).focus({ preventScroll: true });
    else
      void AccessibilityInfo.isScreenReaderEnabled().then((on) => {
        if (on) AccessibilityInfo.sendAccessibilityEvent(text, 'focus');
      });
  }, [of, turned]);
  return (
    <Text ref={title} kind="title" role="heading" aria-level={3} {...QUIET}>
      {children}
    </Text>
  );
}

/** What a rule comes to at this very table. */
export function HereBox({ lines, head }: { lines: readonly ReactNode[]; head?: ReactNode }) {
  const { t } = useWords('engine');
  const tint = useAccentColor();
  const { contrast } = useTheme();
  return (
    <Box
      style={{
        gap: SPACE.s,
        padding: SPACE.m,
        borderRadius: RADIUS.panel,
        borderWidth: 1.5,
        borderColor: tint,
        backgroundColor: contrast ? 'transparent' : fade(tint, 0.1),
      }}
    >
      {head ?? (
        <Row>
          <Icon name="ship-wheel" size={18} color={tint} />
          <Text kind="strong" color={tint} role="heading" aria-level={4} style={{ flex: 1 }}>
            {t('kit.rules.here')}
          </Text>
        </Row>
      )}
      {lines.map((line, i) => (typeof line === 'string' ? <Text key={i}>{line}</Text> : <Box key={i}>{line}</Box>))}
    </Box>
  );
}

/** What people ask: the question in strong letters, and its answer behind it. */
export function Questions({ questions }: { questions: NonNullable<RulesPage['questions']> }) {
  const { t } = useWords('engine');
  const tint = useAccentColor();
  const [all, setAll] = useState(false);
  const shown = all ? questions : questions.slice(0, ASKED);
  return (
    <Box style={{ gap: SPACE.s }}>
      <Text kind="question" role="heading" aria-level={4}>
        {t('kit.rules.questions')}
      </Text>
      {shown.map(({ asked, answer }) => (
        <Row key={asked} style={{ alignItems: 'flex-start' }}>
          <Box
            aria-hidden
            style={{ width: 7, height: 7, marginTop: 8, backgroundColor: tint, transform: [{ rotate: '45deg' }] }}
          />
          <Text style={{ flex: 1 }}>
            <Text kind="strong">{asked}</Text> {answer}
          </Text>
        </Row>
      ))}
      {shown.length === questions.length ? null : (
        <Box style={{ alignItems: 'flex-start' }}>
          <Button kind="quiet" label={t('kit.rules.more')} onPress={() => setAll(true)} />
        </Box>
      )}
    </Box>
  );
}

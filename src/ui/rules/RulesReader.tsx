import { type ReactNode } from 'react';
import { ScrollView } from 'react-native';
import { useWords } from '@/text';
import { useAccentColor } from '../accent';
import { Box } from '../Box';
import { Button } from '../Button';
import { TutorialButton } from '../setup/TutorialOffer';
import { useHasTutorial } from '../setup/useTutorialOffer';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { SPACE, TARGET } from '../theme';
import { useLayout } from '../useLayout';
import type { RulesChapter } from './chapters';
import { RulesPageView } from './RulesPageView';
import { ChapterRow, Found, PageList, Turns } from './RulesParts';
import type { RulesBook, RulesPlace } from './useRulesBook';

/** The rules as one reads them: the chapters, one page at a time, and the way to the next. */
export function RulesReader({
  book,
  chapters,
  hereHead,
  above,
  onTutorial,
}: {
  book: RulesBook;
  chapters: readonly RulesChapter[];
  hereHead?: ReactNode;
  /** Scrolls above everything, where there is too little room for it to stay. */
  above?: ReactNode;
  /** Before the tutorial begins: puts the rules away. */
  onTutorial: () => void;
}) {
  const { largeText, size } = useLayout();
  const place = book.placeIn(chapters);
  if (place === null) return null;
  const searching = book.query.trim() !== '';
  // On a low screen the chapters scroll away with the rest, so that the page has the room.
  const low = largeText || size === 'small';
  const row =
    book.alone || searching ? null : <ChapterRow chapters={chapters} place={place} onOpen={book.openChapter} />;
  return (
    <>
      {low ? null : row}
      <ScrollView
        // Another page begins at its top.
        key={searching ? 'found' : `${place.chapter.id} ${place.page?.id ?? ''}`}
        style={{ flexGrow: book.alone ? 0 : 1, flexShrink: 1 }}
        keyboardShouldPersistTaps="handled"
        contentContainerStyle={{ paddingBottom: SPACE.m }}
      >
        {above}
        {low ? row : null}
        {searching ? (
          <Found book={book} chapters={chapters} />
        ) : (
          <AtPlace book={book} chapters={chapters} place={place} hereHead={hereHead} onTutorial={onTutorial} />
        )}
      </ScrollView>
      {searching ? null : (
        <Box style={{ paddingTop: SPACE.s }}>
          {book.alone ? <AllRules book={book} /> : <Turns place={place} book={book} />}
        </Box>
      )}
    </>
  );
}

function AllRules({ book }: { book: RulesBook }) {
  const { t } = useWords('engine');
  return <Button kind="secondary" icon="book" label={t('kit.rules.all')} onPress={book.readAll} />;
}

/** A page, or what a chapter has. */
function AtPlace({
  book,
  chapters,
  place,
  hereHead,
  onTutorial,
}: {
  book: RulesBook;
  chapters: readonly RulesChapter[];
  place: RulesPlace;
  hereHead: ReactNode;
  onTutorial: () => void;
}) {
  const { t } = useWords('engine');
  const tint = useAccentColor();
  const { chapter, page } = place;
  const hasTutorial = useHasTutorial();
  if (page === null)
    return (
      <>
        {chapter.title === '' ? null : (
          <Text kind="title" role="heading" aria-level={3} style={{ paddingBottom: SPACE.s }}>
            {chapter.title}
          </Text>
        )}
        <PageList pages={chapter.pages} onOpen={book.turnTo} />
      </>
    );
  const of = chapter.pages.length;
  const where = t('kit.rules.place', {
    chapter: chapter.title,
    at: chapter.pages.findIndex(({ id }) => id === page.id) + 1,
    of,
  });
  return (
    <>
      <RulesPageView
        page={page}
        turned={book.turned}
        hereHead={hereHead}
        above={
          book.alone || of < 2 || chapter.title === '' ? null : (
            <Tap
              label={`${where}. ${t('kit.rules.listOf', { chapter: chapter.title })}`}
              onPress={() => book.openList(chapter)}
              style={{ minHeight: TARGET, marginVertical: -SPACE.s, justifyContent: 'center', alignSelf: 'flex-start' }}
            >
              <Text kind="small" color={tint}>
                {where}
              </Text>
            </Tap>
          )
        }
      />
      {hasTutorial && !book.alone && page.id === chapters[0]?.pages[0]?.id ? (
        <Box style={{ paddingTop: SPACE.m }}>
          <TutorialButton onStart={onTutorial} />
        </Box>
      ) : null}
    </>
  );
}

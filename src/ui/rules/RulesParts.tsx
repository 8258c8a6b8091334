import { useEffect, useRef } from 'react';
import { ScrollView, TextInput } from 'react-native';
import { useWords } from '@/text';
import { matches } from '@/text/search';
import { useAccentColor } from '../accent';
import { Box, Row } from '../Box';
import { EmptyState } from '../EmptyState';
import { drawIcon } from '../icon';
import { IconButton } from '../IconButton';
import { Tap } from '../Tap';
import { Text } from '../Text';
import { webTextScale } from '../textScale';
import { FONTS, RADIUS, SPACE, TARGET, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { pagesOf, wordsOf, type RulesChapter, type RulesPage } from './chapters';
import type { RulesBook, RulesPlace } from './useRulesBook';

/** Where one types what one looks for. */
export function SearchField({ book: { query, search } }: { book: RulesBook }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const scale = webTextScale();
  return (
    <Row
      style={{
        flex: 1,
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
        onChangeText={search}
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
      {query === '' ? null : <IconButton icon="close" size={20} label={t('kit.clear')} onPress={() => search('')} />}
    </Row>
  );
}

/** The chapters as a row of pictures; the open one is brought into sight. */
export function ChapterRow({
  chapters,
  place,
  onOpen,
}: {
  chapters: readonly RulesChapter[];
  place: RulesPlace;
  onOpen: (chapter: RulesChapter) => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const tint = useAccentColor();
  const scroller = useRef<ScrollView>(null);
  const places = useRef(new Map<string, { readonly x: number; readonly width: number }>());
  const room = useRef(0);
  const open = place.chapter.id;
  const show = (id: string, animated: boolean): void => {
    const at = places.current.get(id);
    if (at !== undefined && room.current > 0)
      scroller.current?.scrollTo({ x: Math.max(0, at.x - (room.current - at.width) / 2), animated });
  };
  useEffect(() => show(open, true), [open]);
  if (chapters.length < 2) return null;
  return (
    <ScrollView
      ref={scroller}
      horizontal
      showsHorizontalScrollIndicator={false}
      role="tablist"
      aria-label={t('kit.rules.chapters')}
      onLayout={({ nativeEvent }) => {
        room.current = nativeEvent.layout.width;
        show(open, false);
      }}
      // As high as its words: a long page below takes nothing of it.
      style={{ flexGrow: 0, flexShrink: 0, marginHorizontal: -SPACE.l }}
      contentContainerStyle={{ gap: SPACE.xs, paddingHorizontal: SPACE.l, paddingBottom: SPACE.s }}
    >
      {chapters.map((chapter) => {
        const on = chapter.id === open;
        return (
          <Box
            key={chapter.id}
            role="presentation"
            onLayout={({ nativeEvent: { layout } }) => {
              places.current.set(chapter.id, { x: layout.x, width: layout.width });
              if (on) show(open, false);
            }}
          >
            <Tap
              role="tab"
              label={chapter.title}
              selected={on}
              onPress={() => onOpen(chapter)}
              style={{ alignItems: 'center', gap: 2, minWidth: 68, maxWidth: 112, minHeight: TARGET, padding: 2 }}
            >
              <Box
                aria-hidden
                style={{
                  width: 60,
                  height: 46,
                  borderRadius: RADIUS.panel,
                  borderWidth: on ? 2.5 : 1,
                  borderColor: on ? tint : colors.line,
                  backgroundColor: colors.raised,
                  alignItems: 'center',
                  justifyContent: 'center',
                  overflow: 'hidden',
                }}
              >
                {chapter.picture ?? drawIcon('book', 26, tint)}
              </Box>
              <Text kind="tiny" color={on ? tint : 'text'} numberOfLines={2} style={{ textAlign: 'center' }}>
                {chapter.title}
              </Text>
            </Tap>
          </Box>
        );
      })}
    </ScrollView>
  );
}

/** Pages to choose from: those of a chapter, or those that were found. */
export function PageList({ pages, onOpen }: { pages: readonly RulesPage[]; onOpen: (page: string) => void }) {
  const colors = useColors();
  const { largeText } = useLayout();
  return (
    <Box style={{ gap: SPACE.s }}>
      {pages.map(({ id, title, picture, body }) => (
        <Tap
          key={id}
          label={title}
          onPress={() => onOpen(id)}
          give={0.99}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.m,
            minHeight: 60,
            padding: SPACE.s,
            paddingHorizontal: SPACE.m,
            borderRadius: RADIUS.panel + 2,
            borderWidth: 1,
            borderColor: colors.line,
            backgroundColor: colors.raised,
          }}
        >
          {picture === undefined || largeText ? null : (
            <Box aria-hidden style={{ width: 52, alignItems: 'center' }}>
              {picture}
            </Box>
          )}
          <Box style={{ flex: 1 }}>
            <Text kind="strong">{title}</Text>
            <Text kind="small" color="muted" numberOfLines={2}>
              {body[0]}
            </Text>
          </Box>
          {drawIcon('chevron-right', 20, colors.muted)}
        </Tap>
      ))}
    </Box>
  );
}

/** What was found for what somebody typed. */
export function Found({ book, chapters }: { book: RulesBook; chapters: readonly RulesChapter[] }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const found = pagesOf(chapters).filter((page) => matches(book.query, wordsOf(page)));
  // What is called so comes before what only speaks of it.
  const called = found.toSorted(
    (a, b) => Number(matches(book.query, [b.title])) - Number(matches(book.query, [a.title])),
  );
  return (
    <>
      <Text kind="small" color="muted" aria-live="polite" style={{ paddingBottom: SPACE.s }}>
        {t('kit.rules.found', { count: found.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState
          picture={drawIcon('spyglass', 56, colors.muted)}
          title={t('kit.rules.none', { query: book.query.trim() })}
        />
      ) : (
        <PageList pages={called} onOpen={book.turnTo} />
      )}
    </>
  );
}

/** The pages before and after this one. */
export function Turns({ place, book }: { place: RulesPlace; book: RulesBook }) {
  return (
    <Row>
      <Turn to={place.previous} back onTurn={book.turnTo} />
      <Turn to={place.next} onTurn={book.turnTo} />
    </Row>
  );
}

function Turn({ to, back = false, onTurn }: { to: RulesPage | null; back?: boolean; onTurn: (page: string) => void }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText } = useLayout();
  if (to === null) return <Box style={{ flex: 1 }} />;
  // A long title takes nothing of the arrow.
  const arrow = (
    <Box style={{ flexShrink: 0 }}>{drawIcon(back ? 'chevron-left' : 'chevron-right', 20, colors.text)}</Box>
  );
  return (
    <Tap
      label={t(back ? 'kit.rules.previous' : 'kit.rules.next', { page: to.title })}
      onPress={() => onTurn(to.id)}
      style={{
        flex: 1,
        minHeight: 52,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: back ? 'flex-start' : 'flex-end',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.pill,
        borderWidth: 1.5,
        borderColor: colors.line,
        backgroundColor: colors.surface,
      }}
    >
      {back ? arrow : null}
      {largeText ? null : (
        <Text kind="strong" numberOfLines={3} style={{ flexShrink: 1, lineHeight: 18 }}>
          {to.title}
        </Text>
      )}
      {back ? null : arrow}
    </Tap>
  );
}

import { useWords } from '@/text';
import { Box, Row } from '../Box';
import { IconButton } from '../IconButton';
import { Sheet } from '../overlays/Sheet';
import { Text } from '../Text';
import { SPACE } from '../theme';
import { useLayout } from '../useLayout';
import type { RulesChapter } from './chapters';
import { SearchField } from './RulesParts';
import { RulesReader } from './RulesReader';
import { useRulesBook, type RulesBook } from './useRulesBook';

/** The rules over a table or a set-up, or just the page that was asked for. They are only put into words while it is open. */
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
  /** Just this page: what somebody long-pressed. The way to all the rules is at its foot. */
  first?: string | undefined;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const book = useRulesBook(open, first, true);
  const name = title ?? t('kit.rules.title');
  return (
    <Sheet
      open={open}
      title={name}
      header={<Head book={book} title={name} onClose={onClose} />}
      onClose={onClose}
      scroll={false}
      tall
    >
      <Reader book={book} chapters={chapters} onClose={onClose} />
    </Sheet>
  );
}

/** What one looks for, or where one came for a single page whose rules they are; and the way out. */
function Head({ book, title, onClose }: { book: RulesBook; title: string; onClose: () => void }) {
  const { t } = useWords('engine');
  return (
    <Row>
      {book.alone ? (
        <Text kind="section" color="muted" role="heading" aria-level={2} style={{ flex: 1 }}>
          {title}
        </Text>
      ) : (
        <SearchField book={book} />
      )}
      <IconButton icon="close" label={t('kit.close')} onPress={onClose} style={{ marginRight: -SPACE.s }} />
    </Row>
  );
}

function Reader({
  book,
  chapters,
  onClose,
}: {
  book: RulesBook;
  chapters: () => readonly RulesChapter[];
  onClose: () => void;
}) {
  const { height } = useLayout();
  return (
    // As high as the sheet may get whatever is on the page: what turns it stays under the finger.
    <Box style={{ flexShrink: 1, ...(book.alone ? {} : { height }) }}>
      <RulesReader book={book} chapters={chapters()} onTutorial={onClose} />
    </Box>
  );
}

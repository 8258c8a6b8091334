import { FlatList, View } from 'react-native';
import { useWords } from '@/text';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { EventLine, type EventText } from './EventLine';
import { drawIcon } from './icon';
import { Sheet } from './overlays/Sheet';
import { Tap } from './Tap';
import { Text } from './Text';
import { fade, SPACE, useColors } from './theme';

export interface LogSection {
  readonly id: string;
  /** "Round 3" */
  readonly title: string;
  readonly lines: readonly EventText[];
}

type Row = { readonly key: string; readonly title: string } | { readonly key: string; readonly line: EventText };

/** Everything that happened, in words, grouped by round, the latest first. */
export function LogSheet({
  open,
  sections,
  onPick,
  onShare,
  onClose,
}: {
  open: boolean;
  /** In the order they happened. */
  sections: readonly LogSection[];
  /** A tap on a line: show the table at that moment. */
  onPick?: (id: string) => void;
  /** Hands the whole of it on as a text. */
  onShare?: () => void;
  onClose: () => void;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const rows = sections
    .filter(({ lines }) => lines.length > 0)
    .toReversed()
    .flatMap(({ id, title, lines }): Row[] => [
      { key: `section ${id}`, title },
      ...lines.toReversed().map((line) => ({ key: line.id, line })),
    ]);
  return (
    <Sheet
      open={open}
      title={t('kit.log.title')}
      onClose={onClose}
      scroll={false}
      {...(onShare === undefined || rows.length === 0
        ? {}
        : { footer: <Button kind="secondary" icon="share" label={t('log.share')} onPress={onShare} /> })}
    >
      {rows.length === 0 ? (
        <EmptyState picture={drawIcon('quill-ink', 56, colors.muted)} title={t('kit.log.empty')} />
      ) : (
        <FlatList
          data={rows}
          initialNumToRender={24}
          style={{ flexGrow: 0, flexShrink: 1 }}
          renderItem={({ item }) =>
            'title' in item ? (
              <Text
                kind="section"
                color="muted"
                role="heading"
                aria-level={3}
                style={{ paddingTop: SPACE.l, paddingBottom: SPACE.xs }}
              >
                {item.title}
              </Text>
            ) : (
              <LogLine
                line={item.line}
                edge={fade(colors.line, 0.55)}
                onPick={item.line.remark ? undefined : onPick}
                hint={t('kit.log.see')}
              />
            )
          }
        />
      )}
    </Sheet>
  );
}

function LogLine({
  line,
  edge,
  onPick,
  hint,
}: {
  line: EventText;
  edge: string;
  onPick: ((id: string) => void) | undefined;
  hint: string;
}) {
  const style = {
    minHeight: 44,
    justifyContent: 'center',
    paddingVertical: SPACE.s,
    borderBottomWidth: 1,
    borderColor: edge,
  } as const;
  return onPick ? (
    <Tap label={line.text} hint={hint} onPress={() => onPick(line.id)} give={1} style={style}>
      <EventLine event={line} />
    </Tap>
  ) : (
    <View style={style}>
      <EventLine event={line} />
    </View>
  );
}

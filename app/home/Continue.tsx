import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { Sheet } from '@/storage/sheetFile';
import { useWords } from '@/text';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { useToast } from '@/ui/overlays/Toast';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';
import type { GoingGame, UnreadableSave } from '../saves';
import type { CardWidth } from './GlimpseCard';
import { GoingCard } from './GoingCard';
import { AT_ONCE, type SavesOnDevice } from './readSaves';
import { SectionTitle } from './SectionTitle';
import { SheetCard } from './SheetCard';
import { UnreadableRow } from './UnreadableRow';
import { useAge } from './useAge';

export const GAP = 10;
/** Room for the shadow of a card inside what scrolls. */
const SHADOW = 24;
/** A card in a row that scrolls. */
const CARD = 176;

/** The saved games and the sheets in progress. Nothing at all when there are none. */
export function Continue({
  found,
  failed,
  reload,
  room,
  stacked,
  onResume,
  onSheet,
  onMore,
}: {
  found: SavesOnDevice | null;
  failed: boolean;
  reload: () => void;
  /** How wide they may be together. */
  room: number;
  /** Under each other instead of in a row, with their pictures beside or above the words. */
  stacked: 'beside' | 'above' | null;
  onResume: (going: GoingGame) => void;
  onSheet: (sheet: Sheet) => void;
  onMore: (save: GoingGame | UnreadableSave) => void;
}) {
  const { t } = useWords();
  const age = useAge();
  const { refuse } = useToast();
  const [most, setMost] = useState(AT_ONCE);
  if (failed) {
    return (
      <Panel style={{ gap: SPACE.s }}>
        <Text role="alert">{t('saved.listFailed')}</Text>
        <Button kind="secondary" label={t('saved.retry')} onPress={reload} />
      </Panel>
    );
  }
  if (found === null || isNothing(found)) return null;
  // A window on one long list: what cannot be opened lies at its end.
  const all = [...found.going, ...found.sheets].sort((left, right) => right.savedAt - left.savedAt);
  const shown = all.slice(0, most);
  const unreadable = found.unreadable.slice(0, most - shown.length);
  const hidden = all.length + found.unreadable.length - shown.length - unreadable.length;
  // Two cards fill the width; from three on, and on narrow phones, they are narrower so that the next one peeks in.
  const half = (room - GAP) / 2;
  const fits = stacked !== null || shown.length < 2 || (shown.length === 2 && half >= 160);
  const width: CardWidth = stacked === 'beside' ? 'whole' : stacked === 'above' ? 'tall' : fits ? 'share' : CARD;
  const card = (item: GoingGame | Sheet) =>
    'game' in item ? (
      <GoingCard key={item.id} going={item} age={age(item.savedAt)} width={width} onResume={onResume} onMore={onMore} />
    ) : (
      <SheetCard key={item.id} sheet={item} age={age(item.savedAt)} width={width} onOpen={onSheet} />
    );
  const more =
    hidden === 0 && !found.reading ? null : (
      <Button
        kind="secondary"
        label={found.reading ? t('saved.reading') : t('saved.more', { count: Math.min(AT_ONCE, hidden) })}
        disabled={found.reading}
        onRefused={() => refuse(t('saved.reading'))}
        onPress={() => setMost(most + AT_ONCE)}
      />
    );
  const behind = shown.length < all.length || found.reading;
  return (
    <View style={{ gap: SPACE.xs }}>
      <SectionTitle>{t('home.continue')}</SectionTitle>
      {shown.length === 0 ? null : fits ? (
        <View style={{ flexDirection: stacked === null ? 'row' : 'column', gap: GAP }}>{shown.map(card)}</View>
      ) : (
        <ScrollView
          horizontal
          showsHorizontalScrollIndicator={false}
          style={{ marginHorizontal: -SPACE.l, marginBottom: -SHADOW }}
          contentContainerStyle={{ gap: GAP, paddingHorizontal: SPACE.l, paddingBottom: SHADOW }}
        >
          {shown.map(card)}
          {behind ? <View style={{ width: CARD, justifyContent: 'center' }}>{more}</View> : null}
        </ScrollView>
      )}
      {unreadable.map((save) => (
        <UnreadableRow key={save.id} save={save} onPress={() => onMore(save)} />
      ))}
      {behind && !fits ? null : more}
    </View>
  );
}

/** Whether nothing lies here to go on with, and nothing that cannot be opened. */
export const isNothing = ({ going, sheets, unreadable }: SavesOnDevice): boolean =>
  going.length + sheets.length + unreadable.length === 0;

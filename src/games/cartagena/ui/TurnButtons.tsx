import type { Decision } from '@antilles/engine';
import { useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Guard } from '@/ui/Guard';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, useColors, useTheme } from '@/ui/theme';
import { widthOf } from '@/ui/textWidth';
import { sidePane, useLayout } from '@/ui/useLayout';
import type { Action as CartagenaAction } from '../rules/actions';
import { NOTHING, type Mode } from './moves';
import { turnActions } from './turn';
import type { CartagenaTable } from './useTurn';

/** The lower row has room for two lines of a button, on a small screen too. */
export const LOWER = 52;

/** How a turn with actions left is ended: as it is, or by an empty hand with a card (CA-20). */
export type WayOut = 'end' | 'skip';

/** What can be done in a turn besides playing a card. */
export function TurnButtons({
  table,
  turn,
  mode,
  small,
  ending,
  busy,
  onEnd,
  onMode,
}: {
  table: CartagenaTable;
  turn: Decision<CartagenaAction>;
  mode: Mode;
  small: boolean;
  /** The way out of the turn that was tapped once. */
  ending: WayOut | null;
  /** One's own move is on its way: the buttons wait for it, and a tap brings it to its end. */
  busy: boolean;
  onEnd: (way: WayOut) => void;
  onMode: (mode: Mode) => void;
}) {
  const { words, view, session, submit, refuse } = table;
  const why = (action: CartagenaAction): string => words.refusal(session.refusal(turn.seat, action) ?? 'not-possible');
  const can = turnActions(view, turn);
  return <Row items={itemsFor()} small={small} />;

  function itemsFor(): Item[] {
    const toggle = (type: 'back' | 'morgan'): void => onMode(mode.type === type ? NOTHING : { type });
    const items: Item[] = [];
    if (can.back) {
      const { tried, legal } = can.back;
      items.push({
        id: 'back',
        label: words.word(can.morgan || can.sail ? 'button.backShort' : 'button.back'),
        icon: 'undo',
        legal,
        on: mode.type === 'back',
        onPress: () => toggle('back'),
        onRefused: () => refuse(why(tried)),
      });
    }
    if (can.morgan) {
      const { tried, legal } = can.morgan;
      items.push({
        id: 'morgan',
        label: words.word('button.morgan'),
        icon: 'cartagena/morgan',
        legal,
        on: mode.type === 'morgan',
        onPress: () => toggle('morgan'),
        onRefused: () => refuse(why(tried)),
      });
    }
    if (can.sail) {
      const { action, legal, free } = can.sail;
      items.push({
        id: 'sail',
        label: words.word(free ? 'button.sailFree' : 'button.sail'),
        icon: free ? 'cartagena/hat' : 'cartagena/sloop',
        legal,
        on: false,
        onPress: () => submit(action),
        onRefused: () => refuse(why(action)),
      });
    }
    const left = view.turn?.left ?? 0;
    if (can.skip) {
      const skip = can.skip;
      items.push({
        id: 'skip',
        label: words.word(ending === 'skip' ? 'button.skipAgain' : 'button.skip'),
        icon: 'cards',
        legal: true,
        on: ending === 'skip',
        onPress: () => (ending === 'skip' ? submit(skip) : onEnd('skip')),
        onRefused: () => undefined,
      });
    }
    items.push({
      id: 'end',
      label: ending === 'end' ? words.word('button.endAgain', { count: left }) : words.word('button.end'),
      icon: 'check',
      legal: can.end.legal,
      on: ending === 'end',
      onPress: () => (ending === 'end' ? submit(can.end.action) : onEnd('end')),
      onRefused: () => refuse(why(can.end.action)),
    });
    const [hint] = table.hinted;
    const wanted = hint === undefined ? null : (BUTTON_OF[hint.type] ?? null);
    const next = table.director.next;
    return items.map((item) => ({
      ...item,
      ...(item.id === wanted ? { hinted: true } : {}),
      ...(busy ? { legal: false, on: false, onRefused: next } : {}),
    }));
  }
}

/** The button that stands for an action. */
const BUTTON_OF: Readonly<Partial<Record<CartagenaAction['type'], string>>> = {
  retreat: 'back',
  morgan: 'morgan',
  sail: 'sail',
  'captain-sail': 'sail',
  'draw-and-skip': 'skip',
  'end-turn': 'end',
};

interface Item {
  /** What a hint proposes. */
  readonly hinted?: boolean;
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly legal: boolean;
  readonly on: boolean;
  readonly onPress: () => void;
  readonly onRefused: () => void;
}

const GAP = 6;
const TILE_SIDE = 5;
/** The size of a tile's words. */
const TINY = 12;

/** Two pills as long as there are two things to do; small tiles with a picture when there are more, or words alone when they take two lines. */
function Row({ items, small }: { items: readonly Item[]; small: boolean }) {
  const { t } = useWords('engine');
  const layout = useLayout();
  const { largeText } = layout;
  const dock = layout.twoPane ? sidePane(layout, 'column') - 2 * SPACE.l : layout.width - 2 * SPACE.m;
  const room = (dock - (items.length - 1) * GAP) / items.length - 2 * TILE_SIDE;
  const colors = useColors();
  const { scheme } = useTheme();
  const accent = useAccentColor();
  if (items.length <= 2 && !largeText) {
    return (
      <ButtonRow>
        {items.map((item) => (
          <Guard key={item.id} of={item.label}>
            <Button
              grow
              kind={item.on ? 'primary' : 'secondary'}
              label={item.label}
              disabled={!item.legal}
              onPress={item.onPress}
              onRefused={item.onRefused}
              style={[
                { paddingHorizontal: SPACE.s, paddingVertical: 2 },
                item.hinted ? { borderWidth: 2.5, borderColor: colors.brass } : null,
              ]}
            />
          </Guard>
        ))}
      </ButtonRow>
    );
  }
  return (
    <Box style={{ flexDirection: 'row', gap: GAP, flexWrap: largeText && items.length > 2 ? 'wrap' : 'nowrap' }}>
      {items.map((item) => {
        const ink = item.on ? colors.onAccent : item.legal ? colors.text : colors.muted;
        return (
          <Guard key={item.id} of={item.label}>
            <Tap
              guarded
              label={item.on ? `${item.label}, ${t('kit.chosen')}` : item.label}
              disabled={!item.legal}
              onPress={item.onPress}
              onRefused={item.onRefused}
              style={{
                flexGrow: 1,
                flexBasis: largeText && items.length > 2 ? '45%' : 0,
                minHeight: LOWER,
                borderRadius: RADIUS.panel,
                borderWidth: item.hinted ? 2.5 : 1.5,
                borderColor: item.hinted
                  ? colors.brass
                  : item.on
                    ? accent
                    : item.legal && scheme === 'dark'
                      ? colors.muted
                      : colors.line,
                backgroundColor: item.on ? accent : item.legal ? colors.raised : 'transparent',
                alignItems: 'center',
                justifyContent: 'center',
                gap: 1,
                paddingHorizontal: TILE_SIDE,
                paddingVertical: 1,
                opacity: item.legal ? 1 : 0.75,
              }}
            >
              {largeText || widthOf(item.label, TINY) > room ? null : (
                <Icon name={item.icon} size={small ? 18 : 21} color={ink} />
              )}
              <Text
                kind="tiny"
                color={ink} // Three lines fit the height of the row, which stays where it is.
                style={{ textAlign: 'center', fontFamily: FONTS.bodyBold, ...(largeText ? {} : { lineHeight: 15 }) }}
              >
                {item.label}
              </Text>
            </Tap>
          </Guard>
        );
      })}
    </Box>
  );
}

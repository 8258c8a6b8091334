import { useState } from 'react';
import { useSpeaker, useWords } from '@/text';
import { useAccentColor } from '@/ui/accent';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { Menu } from '@/ui/Menu';
import { Sheet } from '@/ui/overlays/Sheet';
import { useToast } from '@/ui/overlays/Toast';
import { Problem, TextField } from '@/ui/setup';
import { shareText } from '@/ui/shareText';
import { Stepper } from '@/ui/Stepper';
import { Switch } from '@/ui/Switch';
import { Tap } from '@/ui/Tap';
import { Text } from '@/ui/Text';
import { FONTS, RADIUS, SPACE, TARGET, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { LayoutOption } from '../rules/options';
import {
  BOARD_NUMBERS,
  boardOf,
  SYMBOLS,
  type Layout,
  type PathSymbol,
  type RouteKind,
  type Section,
} from '../rules/route';
import { SYMBOL_INK, symbolIcon } from './art';
import {
  asCustom,
  boardRange,
  codeOf,
  completeBoard,
  draftOf,
  EMPTY_BOARD,
  emptyDraft,
  finished,
  fixedLayout,
  isFull,
  layBoard,
  missingIn,
  putSymbol,
  readCode,
  repeats,
  resizeChosen,
  sectionsOf,
  turnBoard,
  type Draft,
  type DraftBoard,
} from './paths';
import { BoardStrip } from './PathPreview';

type FixedLayout = Exclude<LayoutOption, { type: 'random' }>;

interface EditorProps<Edited extends FixedLayout> {
  open: boolean;
  route: RouteKind;
  layout: Edited;
  onChange: (layout: LayoutOption) => void;
  onClose: () => void;
}

/** The boards of a path: chosen from the app's own, or copied symbol by symbol from a real table. */
export function PathEditor({ layout, ...rest }: EditorProps<FixedLayout>) {
  return layout.type === 'custom' ? (
    <CopyEditor layout={layout} {...rest} />
  ) : (
    <ChosenEditor layout={layout} {...rest} />
  );
}

/** Which boards lie where, and which way round. An example path can only be looked at. */
function ChosenEditor({
  open,
  route,
  layout,
  onChange,
  onClose,
}: EditorProps<Exclude<FixedLayout, { type: 'custom' }>>) {
  const { t } = useWords();
  const { t: word } = useWords('cartagena');
  const { refuse } = useToast();
  const [picking, setPicking] = useState<{ readonly section: Section; readonly at: number } | null>(null);
  const fixed = fixedLayout(layout);
  const chosen = layout.type === 'chosen' ? layout : null;
  return (
    <>
      <Sheet
        open={open}
        title={
          chosen ? word('paths.chosenTitle') : word(layout.type === 'named' ? `options.${layout.name}` : 'paths.see')
        }
        subtitle={word(chosen ? 'paths.chosenLine' : 'options.namedLine')}
        onClose={onClose}
        place="centre"
        footer={<Button label={t('done')} onPress={onClose} />}
      >
        <Box style={{ gap: SPACE.m }}>
          {sectionsOf(route).map((section) => (
            <Box key={section} style={{ gap: SPACE.s }}>
              <SectionHead
                section={section}
                count={fixed?.[section].length ?? 0}
                range={chosen ? boardRange(route, chosen[section === 'tunnel' ? 'jungle' : 'tunnel'].length) : null}
                onChange={(count) => chosen && onChange(resizeChosen(chosen, section, count))}
                onRefused={() => refuse(word('options.boardsOff'))}
              />
              {fixed?.[section].map((board, i) => (
                <Row key={i} style={{ flexWrap: 'wrap' }}>
                  {chosen ? (
                    <>
                      <Tap
                        label={word('paths.pickBoard', { place: i + 1, board: chosen[section][i]?.board ?? 0 })}
                        onPress={() => setPicking({ section, at: i })}
                        style={{ minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}
                      >
                        <Text style={{ fontFamily: FONTS.displayBold, fontSize: 20, lineHeight: 26, minWidth: 22 }}>
                          {chosen[section][i]?.board}
                        </Text>
                        <BoardStrip board={board} size={28} jungle={section === 'jungle'} />
                      </Tap>
                      <IconButton
                        boxed
                        icon="swap"
                        label={word('paths.turn', { place: i + 1 })}
                        onPress={() => onChange(turnBoard(chosen, section, i))}
                      />
                    </>
                  ) : (
                    <BoardStrip board={board} size={30} jungle={section === 'jungle'} />
                  )}
                </Row>
              ))}
            </Box>
          ))}
          {fixed === null ? null : <Code code={codeOf(fixed)} />}
        </Box>
      </Sheet>
      <Menu
        open={picking !== null}
        title={word('paths.which')}
        items={BOARD_NUMBERS.map((board) => ({
          id: String(board),
          label: String(board),
          icon: <BoardStrip board={boardOf(picking?.section ?? 'tunnel', { board, turned: false })} size={24} />,
        }))}
        value={String(picking === null ? 0 : (chosen?.[picking.section][picking.at]?.board ?? 0))}
        onPick={(id) => {
          const board = BOARD_NUMBERS.find((number) => String(number) === id);
          if (picking && chosen && board) onChange(layBoard(chosen, picking.section, picking.at, board));
        }}
        onClose={() => setPicking(null)}
      />
    </>
  );
}

function SectionHead({
  section,
  count,
  range,
  onChange,
  onRefused,
}: {
  section: Section;
  count: number;
  range: { readonly min: number; readonly max: number } | null;
  onChange: (count: number) => void;
  onRefused: () => void;
}) {
  const { t: word } = useWords('cartagena');
  const name = word(section === 'tunnel' ? 'options.tunnelBoards' : 'options.jungleBoards');
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
      <Text kind="section" role="heading" aria-level={3}>
        {name}
      </Text>
      {range === null ? null : (
        <Stepper label={name} value={count} {...range} onChange={onChange} onRefused={onRefused} />
      )}
    </Box>
  );
}

/** Copies the symbols of a real table: pick a board, then tap its six symbols in travelling order. */
function CopyEditor({ open, route, layout, onChange, onClose }: EditorProps<Extract<FixedLayout, { type: 'custom' }>>) {
  const { t: word } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const { refuse, say } = useToast();
  const colors = useColors();
  const [draft, setDraft] = useState<Draft>(() => draftOf(layout));
  const [unlocked, setUnlocked] = useState(layout.unlocked);
  const [active, setActive] = useState<{ readonly section: Section; readonly at: number }>({
    section: sectionsOf(route)[0] ?? 'tunnel',
    at: 0,
  });
  const board = draft[active.section][active.at] ?? EMPTY_BOARD;
  const put = (section: Section, at: number, next: DraftBoard): void =>
    setDraft({ ...draft, [section]: draft[section].map((old, i) => (i === at ? next : old)) });

  const addSymbol = (symbol: PathSymbol): void => {
    if (isFull(board)) return refuse(word('paths.full'));
    if (!unlocked && board.includes(symbol)) return refuse(words.refusal('symbol-not-once-a-board'));
    const with1 = putSymbol(board, symbol);
    const next = unlocked ? with1 : completeBoard(with1, SYMBOLS);
    put(active.section, active.at, next);
    if (isFull(next)) goOn(next);
  };
  /** The next board that is not full gets the finger. */
  const goOn = (filled: DraftBoard): void => {
    for (const section of sectionsOf(route)) {
      const at = draft[section].findIndex((each, i) =>
        section === active.section && i === active.at ? !isFull(filled) : !isFull(each),
      );
      if (at >= 0) return setActive({ section, at });
    }
  };
  const resize = (section: Section, count: number): void => {
    const boards = Array.from({ length: count }, (_, i) => draft[section][i] ?? EMPTY_BOARD);
    setDraft({ ...draft, [section]: boards });
    if (active.section === section && active.at >= count) setActive({ section, at: count - 1 });
  };

  const missing = missingIn(draft);
  const whole = finished(draft);
  const odd = !unlocked && repeats(draft);
  const problem =
    missing > 0 ? word('paths.missing', { count: missing }) : odd ? words.refusal('symbol-not-once-a-board') : null;
  const use = (): void => {
    if (whole === null) return;
    onChange(asCustom(whole));
    say(word('paths.kept'));
    onClose();
  };

  return (
    <Sheet
      open={open}
      title={word('paths.copyTitle')}
      subtitle={word('paths.copyLine')}
      onClose={onClose}
      place="centre"
      footer={
        <Box style={{ gap: SPACE.s }}>
          <Palette board={board} unlocked={unlocked} onPick={addSymbol} />
          {problem === null ? null : <Problem>{problem}</Problem>}
          <ButtonRow>
            <Button
              kind="secondary"
              label={word('paths.empty')}
              onPress={() => {
                setDraft(emptyDraft(route));
                setActive({ section: sectionsOf(route)[0] ?? 'tunnel', at: 0 });
              }}
            />
            <Button
              grow
              label={word('paths.use')}
              disabled={problem !== null}
              onRefused={() => refuse(problem ?? '')}
              onPress={use}
            />
          </ButtonRow>
        </Box>
      }
    >
      <Box style={{ gap: SPACE.m }}>
        {sectionsOf(route).map((section) => (
          <Box key={section} style={{ gap: SPACE.s }}>
            <SectionHead
              section={section}
              count={draft[section].length}
              range={boardRange(
                route,
                route === 'complete' ? draft[section === 'tunnel' ? 'jungle' : 'tunnel'].length : 0,
              )}
              onChange={(count) => resize(section, count)}
              onRefused={() => refuse(word('options.boardsOff'))}
            />
            {draft[section].map((each, i) => (
              <DraftRow
                key={i}
                board={each}
                number={i + 1}
                on={active.section === section && active.at === i}
                onPress={() => setActive({ section, at: i })}
                onReverse={() => put(section, i, each.toReversed())}
                onClear={() => {
                  put(section, i, EMPTY_BOARD);
                  setActive({ section, at: i });
                }}
              />
            ))}
          </Box>
        ))}
        <Switch
          label={word('options.unlocked')}
          note={word('options.unlockedLine')}
          value={unlocked}
          onChange={setUnlocked}
        />
        <Box style={{ height: 1, backgroundColor: colors.line }} />
        <Code code={whole === null ? null : codeOf(whole)} />
        <EnterCode
          route={route}
          onLayout={(next) => {
            setDraft(draftOf(next));
            setUnlocked(repeats(draftOf(next)));
            say(word('paths.read'));
          }}
        />
      </Box>
    </Sheet>
  );
}

function DraftRow({
  board,
  number,
  on,
  onPress,
  onReverse,
  onClear,
}: {
  board: DraftBoard;
  number: number;
  on: boolean;
  onPress: () => void;
  onReverse: () => void;
  onClear: () => void;
}) {
  const { t: word } = useWords('cartagena');
  const colors = useColors();
  const accent = useAccentColor();
  const { width, largeText } = useLayout();
  const size = width < 360 ? 24 : 30;
  const named = board.map((symbol) => (symbol === null ? '–' : word(`short.${symbol}`))).join(', ');
  return (
    <Row
      gap={2}
      style={{
        flexWrap: largeText ? 'wrap' : 'nowrap',
        borderRadius: RADIUS.panel,
        borderWidth: 2,
        borderColor: on ? accent : colors.line,
        paddingLeft: SPACE.s,
      }}
    >
      <Tap
        role="radio"
        checked={on}
        label={word('paths.board', { number, symbols: named })}
        onPress={onPress}
        style={{ flex: 1, minHeight: TARGET, flexDirection: 'row', alignItems: 'center', gap: 4 }}
      >
        <Text kind="strong" fixed style={{ width: 16 }}>
          {number}
        </Text>
        {board.map((symbol, i) => (
          <Box
            key={i}
            style={{
              width: size,
              height: size,
              borderRadius: size / 2,
              backgroundColor: symbol === null ? 'transparent' : '#f4e8cf',
              borderWidth: symbol === null ? 1.5 : 0,
              borderStyle: 'dashed',
              borderColor: on && i === board.indexOf(null) ? accent : colors.muted,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            {symbol === null ? null : (
              <Icon name={symbolIcon(symbol)} size={Math.round(size * 0.68)} color={SYMBOL_INK[symbol]} />
            )}
          </Box>
        ))}
      </Tap>
      <IconButton icon="swap" size={20} label={word('paths.turn', { place: number })} onPress={onReverse} />
      <IconButton icon="trash" size={20} label={word('paths.clear', { place: number })} onPress={onClear} />
    </Row>
  );
}

function Palette({
  board,
  unlocked,
  onPick,
}: {
  board: DraftBoard;
  unlocked: boolean;
  onPick: (symbol: PathSymbol) => void;
}) {
  const { t: word } = useWords('cartagena');
  const colors = useColors();
  return (
    <Box role="group" aria-label={word('paths.palette')} style={{ flexDirection: 'row', gap: 6 }}>
      {SYMBOLS.map((symbol) => {
        const spent = !unlocked && board.includes(symbol);
        return (
          <Tap
            key={symbol}
            label={word(`short.${symbol}`)}
            disabled={spent || isFull(board)}
            onRefused={() => onPick(symbol)}
            onPress={() => onPick(symbol)}
            style={{
              flex: 1,
              height: 52,
              borderRadius: RADIUS.card,
              backgroundColor: spent ? 'transparent' : colors.parchment,
              borderWidth: 1.5,
              borderColor: spent ? colors.line : colors.parchmentEdge,
              alignItems: 'center',
              justifyContent: 'center',
              opacity: spent ? 0.55 : 1,
            }}
          >
            <Icon name={symbolIcon(symbol)} size={30} color={spent ? colors.muted : SYMBOL_INK[symbol]} />
          </Tap>
        );
      })}
    </Box>
  );
}

/** The code of a path, to send to somebody. */
function Code({ code }: { code: string | null }) {
  const { t: word } = useWords('cartagena');
  const { say, fail } = useToast();
  const colors = useColors();
  if (code === null) return null;
  const share = async (): Promise<void> => {
    const how = await shareText(code);
    if (how === 'copied') say(word('paths.copied'));
    if (how === 'failed') fail(word('paths.notCopied'));
  };
  return (
    <Row>
      <Box style={{ flex: 1 }}>
        <Text kind="small" color="muted">
          {word('options.code')}
        </Text>
        <Text selectable kind="strong" style={{ letterSpacing: 0.5 }}>
          {code}
        </Text>
      </Box>
      <IconButton
        boxed
        icon={<Icon name="share" size={20} color={colors.text} />}
        label={word('paths.share')}
        onPress={() => void share()}
      />
    </Row>
  );
}

function EnterCode({ route, onLayout }: { route: RouteKind; onLayout: (layout: Layout) => void }) {
  const { t: word } = useWords('cartagena');
  const words = useSpeaker('cartagena', []);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const read = (): void => {
    const found = readCode(text, route);
    if (found.ok) {
      setText('');
      setProblem(null);
      onLayout(found.layout);
    } else {
      setProblem(found.reason === 'wrong' ? word('options.codeWrong') : words.refusal('layout-of-other-route'));
    }
  };
  return (
    <Box style={{ gap: SPACE.s }}>
      <TextField
        label={word('paths.enter')}
        value={text}
        onChange={(next) => {
          setText(next);
          setProblem(null);
        }}
        problem={problem}
        onSubmit={read}
      />
      <Button
        kind="secondary"
        label={word('paths.readCode')}
        disabled={text.trim() === ''}
        onRefused={() => setProblem(word('options.codeWrong'))}
        onPress={read}
      />
    </Box>
  );
}

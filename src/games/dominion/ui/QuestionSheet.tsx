import { sameJson } from '@antilles/engine';
import { useState } from 'react';
import type { SpeakerOf } from '@/text';
import { Box } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { Icon } from '@/ui/icons/Icon';
import { ChoiceGrid } from '@/ui/prompts/ChoiceGrid';
import { ChoiceButtons, ChoiceSheet } from '@/ui/prompts/ChoiceSheet';
import { Text } from '@/ui/Text';
import { SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import type { Action } from '../rules/actions';
import type { CardId } from '../rules/printed';
import type { View } from '../rules/view';
import { cardKey } from './art';
import { answerOf, buttonOf, demandOf, whyOf } from './askWords';
import { CardFace } from './CardFace';
import { OrderList, Place } from './OrderList';
import { actionsFor, afterwards, named, toggled, type SheetAsk } from './question';
import { HintMark } from './Supply';

export interface Asked {
  /** Tells one question from the next. */
  readonly key: string;
  readonly ask: SheetAsk;
  readonly view: View;
}

/** The hint in the sheet, because the header is covered. */
export interface SheetHint {
  readonly sentence: string;
  /** The whole answer, action by action. */
  readonly actions: readonly Action[];
}

interface SheetProps {
  readonly names: readonly string[];
  readonly words: SpeakerOf<'dominion'>;
  readonly hint: SheetHint | null;
  readonly onHint: () => void;
  readonly onAnswer: (ask: SheetAsk, actions: readonly Action[]) => void;
  readonly onRead: (card: CardId) => void;
  readonly onRefuse: (sentence: string) => void;
}

/** One sheet for every question that neither hand nor piles can answer. It keeps its words while it slides away. */
export function QuestionSheet({ asked, ...rest }: SheetProps & { asked: Asked | null }) {
  const [last, setLast] = useState(asked);
  if (asked !== null && asked.key !== last?.key) setLast(asked);
  const shown = asked ?? last;
  return shown === null ? null : <AskSheet key={shown.key} open={asked !== null} asked={shown} {...rest} />;
}

function AskSheet({
  open,
  asked: { ask, view },
  names,
  words,
  hint,
  onHint,
  onAnswer,
  onRead,
  onRefuse,
}: SheetProps & { open: boolean; asked: Asked }) {
  const { size } = useLayout();
  const [chosen, setChosen] = useState<readonly string[]>(ask.form === 'order' ? ask.choices.map(({ id }) => id) : []);
  const toggle = (id: string): void => {
    const next = toggled(ask, chosen, id);
    if (next === 'full') return onRefuse(words.word('demand.enough', { count: ask.max }));
    // A second tap on the only card to choose confirms it.
    if (ask.max === 1 && ask.min === 1 && chosen.includes(id)) return onAnswer(ask, actionsFor(ask, chosen));
    setChosen(next);
  };
  const refuse = (id: string): void => {
    const refusal = ask.choices.find((choice) => choice.id === id)?.refusal;
    if (refusal) onRefuse(words.refusal(refusal));
  };
  const read = (id: string): void => {
    const card = ask.choices.find((choice) => choice.id === id)?.card;
    if (card) onRead(card);
  };
  const demand = demandOf(words, ask, view, names);
  const small = size === 'small';
  const ordered = ask.form === 'cards' && ask.ordered;
  const lamps = named(ask, hint?.actions ?? []);
  const ready = chosen.length >= ask.min && chosen.length <= ask.max;
  return (
    <ChoiceSheet
      open={open}
      asking={
        <CardFace card={ask.card} words={words} width={small ? 52 : 64} height={small ? 56 : 70} standing="rest" />
      }
      demand={demand}
      why={whyOf(words, ask, view, names)}
      {...(ask.max > 1 && ask.form === 'cards' ? { count: { have: chosen.length, need: ask.max } } : {})}
      {...afterOf(words, ask, view, chosen)}
      {...(ask.form === 'buttons'
        ? {}
        : {
            answer: {
              label: answerOf(words, ask, chosen),
              ready,
              onPress: () => onAnswer(ask, actionsFor(ask, chosen)),
              onRefused: () => onRefuse(words.word('demand.more', { count: ask.min - chosen.length })),
            },
          })}
      {...(ask.max > 1 && ask.form === 'cards' ? { onClear: () => setChosen([]) } : {})}
      onHint={onHint}
    >
      {hint === null ? null : <HintLine text={hint.sentence} />}
      {ask.form === 'buttons' ? (
        <Box style={{ gap: SPACE.l, paddingTop: SPACE.s }}>
          <Shown ask={ask} view={view} words={words} onRead={onRead} />
          <ChoiceButtons>
            {ask.actions.map((action, i) => (
              <Button
                key={i}
                kind={i === 0 && ask.actions.length <= 2 ? 'primary' : 'secondary'}
                label={buttonOf(words, ask, view, action)}
                {...(hint?.actions[0] && sameJson(hint.actions[0], action) ? { icon: 'hint' as const } : {})}
                onPress={() => onAnswer(ask, [action])}
              />
            ))}
          </ChoiceButtons>
        </Box>
      ) : ask.form === 'order' ? (
        <OrderList
          ask={ask}
          order={chosen}
          proposed={lamps}
          words={words}
          onOrder={setChosen}
          onRead={onRead}
          onRefuse={onRefuse}
        />
      ) : (
        <ChoiceGrid
          label={demand}
          single={ask.max === 1}
          choices={ask.choices.map(({ id, card, refusal }) => {
            const at = chosen.indexOf(id);
            const name = words.word(cardKey(card));
            const place = ordered && at >= 0 ? `. ${words.word('demand.place', { place: at + 1 })}` : '';
            const why = refusal === null ? '' : `. ${words.refusal(refusal)}`;
            return {
              id,
              label: `${name}${place}${lamps.includes(id) ? `. ${words.word('kit.hint')}` : ''}${why}`,
              disabled: refusal !== null,
              draw: (cell: number) => (
                <Box>
                  <CardFace
                    card={card}
                    words={words}
                    width={cell}
                    height={Math.round(Math.max(cell * 1.35, 92))}
                    says="effect"
                    standing={refusal === null ? 'lit' : 'flat'}
                  />
                  {ordered && at >= 0 ? <Place place={at + 1} /> : null}
                  {lamps.includes(id) && at < 0 ? <HintMark /> : null}
                </Box>
              ),
            };
          })}
          chosen={chosen}
          onToggle={toggle}
          onRead={read}
          onRefused={refuse}
        />
      )}
    </ChoiceSheet>
  );
}

/** What the turn looks like afterwards; nothing when it is somebody else's. */
function afterOf(words: SpeakerOf<'dominion'>, ask: SheetAsk, view: View, chosen: readonly string[]) {
  const after = afterwards(ask, view, chosen);
  if (after === null) return {};
  const { actions, buys, coins, cards } = after;
  return {
    afterLabel: words.word('demand.after'),
    after: [
      { value: actions, label: words.word('ui.actionsLabel', { count: actions }) },
      { value: buys, label: words.word('ui.buysLabel', { count: buys }) },
      { value: coins, label: words.word('ui.coinsLabel', { count: coins }) },
      { value: cards, label: words.word('ui.cardsLabel', { count: cards }) },
    ],
  };
}

function HintLine({ text }: { text: string }) {
  const colors = useColors();
  return (
    <Box
      role="status"
      aria-live="polite"
      style={{ flexDirection: 'row', gap: SPACE.s, alignItems: 'flex-start', paddingBottom: SPACE.xs }}
    >
      <Icon name="hint" size={20} color={colors.brass} />
      <Text style={{ flex: 1 }}>{text}</Text>
    </Box>
  );
}

/** The cards a yes or a no is about. */
function Shown({
  ask,
  view,
  words,
  onRead,
}: {
  ask: SheetAsk;
  view: View;
  words: SpeakerOf<'dominion'>;
  onRead: (card: CardId) => void;
}) {
  const tokens = ask.kind === 'pirate-ship/choose' ? (view.players[ask.seat]?.pirateTokens ?? 0) : null;
  if (tokens !== null) return <Text color="muted">{words.word('demand.tokens', { count: tokens })}</Text>;
  if (ask.shown.length === 0) return null;
  return (
    <Box style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
      {ask.shown.map((card, i) => (
        <Box key={i} style={{ alignItems: 'center' }}>
          <CardFace card={card} words={words} width={92} height={126} says="effect" />
          <IconButton
            icon="info"
            size={20}
            label={words.word('ui.read', { card: words.word(cardKey(card)) })}
            onPress={() => onRead(card)}
          />
        </Box>
      ))}
    </Box>
  );
}

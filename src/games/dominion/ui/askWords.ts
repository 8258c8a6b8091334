import type { SpeakerOf } from '@/text';
import type { Action } from '../rules/actions';
import type { Ask } from '../rules/asks';
import { several } from '../rules/phrases';
import { costOf } from '../rules/printed';
import type { View } from '../rules/view';
import { cardKey, textKey } from './art';
import type { SheetAsk } from './question';

/** A question that says how many in its title, because the number changes from one play to the next. */
const COUNTED: Readonly<Partial<Record<Ask['kind'], string>>> = {
  'militia/discard': 'demand.discard',
  'warehouse/discard': 'demand.discard',
  'poacher/discard': 'demand.discard',
  'ghost-ship/put-back': 'demand.top',
};

/** What is demanded, as the title of the sheet. */
export function demandOf(words: SpeakerOf<'dominion'>, ask: SheetAsk, view: View, names: readonly string[]): string {
  const counted = COUNTED[ask.kind];
  if (counted !== undefined) return words.say({ key: counted, params: { count: ask.max } });
  if (ask.kind === 'navigator/choose') return words.word(`prompt.${ask.kind}`, { count: ask.shown.length });
  const n = view.question?.n ?? 0;
  if (ask.kind === 'remodel/gain' || ask.kind === 'mine/gain') {
    return words.word(ask.kind === 'mine/gain' ? 'demand.gainTreasure' : 'demand.gainUpTo', { cost: n });
  }
  if (ask.kind === 'spy/judge' || ask.kind === 'thief/trash' || ask.kind === 'pirate-ship/trash') {
    const who = view.question?.who ?? ask.seat;
    if (who !== ask.seat) return words.word(`demand.${ask.kind}`, { name: names[who] ?? '' });
  }
  return words.say({ key: `prompt.${ask.kind}`, params: { name: names[ask.seat] ?? '' } });
}

/** Several cards ask at once, and not for themselves. */
export const isSeveralAtOnce = ({ kind }: SheetAsk): boolean => kind === 'start-of-turn' || kind === 'when-gained';

/** One sentence on why: who played what, and what that does. */
export function whyOf(words: SpeakerOf<'dominion'>, ask: SheetAsk, view: View, names: readonly string[]): string {
  if (isSeveralAtOnce(ask)) return words.word(ask.kind === 'when-gained' ? 'demand.gainedWhy' : 'demand.startWhy');
  const text = words.word(textKey(ask.card, view.options.edition));
  if (ask.player === ask.seat) return text;
  return `${words.word('demand.playedBy', { name: names[ask.player] ?? '', card: words.word(cardKey(ask.card)) })} ${text}`;
}

/** What the answer button says: what is missing, or what it does. */
export function answerOf(
  words: SpeakerOf<'dominion'>,
  ask: Exclude<SheetAsk, { form: 'buttons' }>,
  chosen: readonly string[],
): string {
  const missing = ask.min - chosen.length;
  if (missing > 0) return words.word('demand.more', { count: missing });
  if (ask.form === 'order')
    return words.word(
      ask.kind === 'when-gained' ? 'demand.gainedDone' : isSeveralAtOnce(ask) ? 'demand.startDone' : 'demand.orderDone',
    );
  const cards = chosen.flatMap((id) => ask.choices.find((choice) => choice.id === id)?.card ?? []);
  const [only] = cards;
  if (only === undefined) return words.word(`verb.${ask.verb}.none`);
  const cost = ask.kind === 'salvager/trash' ? ` (+${costOf(only)})` : '';
  return cards.length === 1
    ? `${words.word(`verb.${ask.verb}.one`, { card: words.word(cardKey(only)) })}${cost}`
    : words.word(`verb.${ask.verb}.many`, { count: cards.length });
}

/** What one of several answers does, in full: yes and no say what they mean. */
export function buttonOf(words: SpeakerOf<'dominion'>, ask: SheetAsk, view: View, action: Action): string {
  const about = view.players[view.question?.who ?? ask.seat];
  const first = ask.shown[0];
  const params = {
    card: first === undefined ? '' : words.word(cardKey(first)),
    count: 0,
  };
  if (ask.kind === 'react') return words.word(action.type === 'pick' ? 'button.react.yes' : 'button.react.no');
  if (action.type === 'count') {
    const cards = first === undefined ? '' : words.say(several(first, action.count));
    return words.say({
      key: `button.${ask.kind}.${action.count === 0 ? 'none' : 'some'}`,
      params: { cards, count: action.count },
    });
  }
  if (action.type !== 'choose') return words.word('verb.take.none');
  const count =
    action.option === 'coins'
      ? (about?.pirateTokens ?? 0)
      : action.option === 'take-mat'
        ? (about?.nativeVillageSize ?? 0)
        : ask.kind === 'chancellor/discard-deck'
          ? (about?.deckSize ?? 0)
          : ask.shown.length;
  return words.say({ key: `button.${ask.kind}.${action.option}`, params: { ...params, count } });
}

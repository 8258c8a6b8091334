import type { TableSession } from './tableSession';

/** A game that something broke in, as much of it as whoever mends it needs. */
export interface Reported {
  readonly game: { readonly id: string; readonly rulesVersion: number };
  readonly save: ReturnType<TableSession<unknown, unknown, unknown>['record']>;
  readonly isOver: boolean;
  /** The last events as everybody saw them; asked for only where the actions may not be told. */
  readonly seenByAll: () => readonly unknown[];
}

/** How many actions a report ends with. */
const LAST = 5;

/**
 * What broke, as text for whoever mends it. A running game of several people keeps its secrets: the seed tells all
 * hands, so there only what everybody saw goes in.
 */
export function reportOf(app: string, what: string, error: unknown, reported: Reported | null): string {
  if (reported === null) return [`Antilles ${app}`, what, wordsOf(error)].join('\n');
  const { game, save, isOver, seenByAll } = reported;
  const isSecret = !isOver && save.seats.filter(({ bot }) => bot === null).length > 1;
  const rules = `rules ${game.rulesVersion}${save.rulesVersion === game.rulesVersion ? '' : ` (begun under ${save.rulesVersion})`}`;
  const last = isSecret ? attempted(seenByAll) : save.log;
  return [
    `Antilles ${app}`,
    `${what}: ${game.id}, ${rules}`,
    `seats: ${save.seats.map(({ bot }) => bot ?? 'person').join(', ')}`,
    `options: ${JSON.stringify(save.options)}`,
    isSecret ? 'seed: kept secret while several people play' : `seed: ${save.seed}`,
    `actions: ${save.log.length}`,
    ...last.slice(-LAST).map((entry) => `  ${JSON.stringify(entry)}`),
    // What rules say when they break may quote a card.
    isSecret ? withoutFacts(wordsOf(error)) : wordsOf(error),
  ].join('\n');
}

/** An open game, as a report has it. */
export const reportedGame = <Action, View, Event>(session: TableSession<Action, View, Event>): Reported => ({
  game: session.game,
  save: session.record(),
  isOver: session.snapshot().outcome !== null,
  seenByAll: () => session.log(null).map(({ event }) => event),
});

/** Whatever broke may well break again. */
function attempted(ask: () => readonly unknown[]): readonly unknown[] {
  try {
    return ask();
  } catch {
    return ['nothing more can be said'];
  }
}

/** The name, the message and the way there of whatever was thrown. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = `${error.name}: ${error.message}`;
  const way = error.stack ?? '';
  // Some engines begin the stack with what was said, others do not.
  return way === '' || way.startsWith(said) ? way || said : `${said}\n${way}`;
}

const withoutFacts = (text: string): string => text.replace(/[{[].*[}\]]/g, '{…}');

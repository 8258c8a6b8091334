import { must, type Outcome } from '@antilles/engine';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import type { TablePlayer } from '@/session/seats';
import { useWords, type Speaker } from '@/text';
import { Row } from '../Box';
import { Icon } from '../icons/Icon';
import { Text } from '../Text';
import { RADIUS, SPACE, useColors } from '../theme';
import { useLayout } from '../useLayout';
import { countingOrder } from './countingOrder';
import { formatPoints } from './formatPoints';
import { Laurel } from './Laurel';
import { Podium, useCounting } from './Podium';
import { ScoreTable } from './ScoreTable';

const HERO = { fontSize: 38, lineHeight: 44 } as const;
const USUAL = { fontSize: 30, lineHeight: 36 } as const;
const LARGE = { fontSize: 22, lineHeight: 27 } as const;

/** Everybody's row, the best first, under columns of what everybody has. */
function tableOf(outcome: Outcome, seats: readonly TablePlayer[], words: Speaker) {
  // Lines that everybody has are columns; what only some have (a large building) adds up in one more.
  const common = (outcome.scores[0]?.lines ?? [])
    .map(({ key }) => key)
    .filter((key) => outcome.scores.every(({ lines }) => lines.some((line) => line.key === key)));
  // Without a column that everybody has, what is left would only be the total once more.
  const hasOwn =
    common.length > 0 && outcome.scores.some(({ lines }) => lines.some(({ key }) => !common.includes(key)));
  const rows = outcome.scores
    .map((score, seat) => {
      const owner = must(seats[seat], `no seat ${seat}`);
      // What has no column of its own is named, with what it comes to.
      const how = score.lines.flatMap((line) => {
        if (!line.how) return [];
        const said = words.say(line.how);
        return [
          common.includes(line.key) ? said : `${words.say({ key: line.key })}: ${said} = ${formatPoints(line.points)}`,
        ];
      });
      return {
        id: String(seat),
        place: outcome.places[seat] ?? 0,
        color: owner.colour,
        name: owner.name,
        bot: owner.bot !== null,
        cells: [
          ...common.map((key) => score.lines.find((line) => line.key === key)?.points ?? 0),
          ...(hasOwn
            ? [score.lines.reduce((sum, { key, points }) => (common.includes(key) ? sum : sum + points), 0)]
            : []),
        ],
        total: score.total,
        winner: outcome.winners.includes(seat),
        note: how.length === 0 ? undefined : how.join(' · '),
      };
    })
    .sort((a, b) => a.place - b.place || Number(a.id) - Number(b.id));
  const columns = [...common, ...(hasOwn ? ['score.bonus'] : [])].map((key) => words.say({ key }));
  return { rows, columns };
}

/** Who won, every point, and the tie-break that decided: of a game played here, or of one on the table. */
export function Ranking({
  outcome,
  seats,
  words,
  counting = false,
  you = null,
  fan,
  onPick,
  hero = false,
}: {
  outcome: Outcome;
  seats: readonly TablePlayer[];
  /** The game's own, with the names of the seats. */
  words: Speaker;
  /** Totals count up from the last place to the first. */
  counting?: boolean;
  /** The only person of the game, who is told so when they win. */
  you?: number | null;
  /** What a game lays out above a column once it is counted. */
  fan?: ((seat: number) => ReactNode) | undefined;
  /** A tap on a player, by seat. */
  onPick?: ((seat: number) => void) | undefined;
  /** The winner large and in the middle, and everybody's points as bars of what they are made of. */
  hero?: boolean;
}) {
  const { t } = useWords('engine');
  const colors = useColors();
  const { largeText } = useLayout();
  const { rows, columns } = tableOf(outcome, seats, words);
  const tie = tieNote(outcome, words, (key, params) => t(key, params));
  const steps = countingOrder(outcome).length;
  const { counted, finish } = useCounting(counting ? steps : 0);
  const isCounted = !counting || counted >= steps;
  return (
    <>
      <Headline {...{ outcome, seats, words, you, hero }} seen={isCounted} />
      {counting && !largeText && !hero ? <Podium {...{ outcome, seats, counted, fan }} onFinish={finish} /> : null}
      <View style={{ opacity: isCounted || hero ? 1 : 0 }}>
        <ScoreTable
          columns={columns}
          rows={rows}
          totalLabel={t('result.total')}
          bars={hero}
          counting={counting && (largeText || hero)}
          onPick={onPick && ((id) => onPick(Number(id)))}
        />
      </View>
      {tie === null ? null : (
        <Row
          gap={SPACE.m}
          style={{
            padding: SPACE.m,
            borderRadius: RADIUS.panel,
            backgroundColor: colors.raised,
            borderWidth: 1,
            borderColor: colors.line,
          }}
        >
          <Icon name="scales" size={30} color={colors.brass} />
          <View style={{ flex: 1 }}>
            <Text kind="strong">{tie.title}</Text>
            <Text>{tie.line}</Text>
          </View>
        </Row>
      )}
    </>
  );
}

/** Who won, and with how much. */
function Headline({
  outcome,
  seats,
  words,
  you,
  hero,
  seen,
}: {
  outcome: Outcome;
  seats: readonly TablePlayer[];
  words: Speaker;
  you: number | null;
  hero: boolean;
  /** It keeps its room, and its words for those who do not see the columns. */
  seen: boolean;
}) {
  const { t } = useWords('engine');
  const { largeText, size } = useLayout();
  const youWin = you !== null && outcome.winners.length === 1 && outcome.winners[0] === you;
  const winners = outcome.winners.map((seat) => seats[seat]?.name ?? '');
  const middle = hero ? ({ textAlign: 'center' } as const) : null;
  const stacked = hero || largeText;
  const text = largeText ? LARGE : hero ? HERO : USUAL;
  return (
    <View
      style={{
        flexDirection: stacked ? 'column' : 'row',
        alignItems: stacked && !hero ? 'flex-start' : 'center',
        gap: hero ? 0 : largeText ? SPACE.s : SPACE.l,
        opacity: seen ? 1 : 0,
      }}
    >
      <Laurel
        size={hero ? (size === 'small' ? 112 : 148) : 72}
        colors={outcome.winners.map((seat) => must(seats[seat], `no seat ${seat}`).colour)}
      />
      <View style={stacked ? null : { flex: 1 }}>
        <Text kind="hero" role="heading" aria-level={2} style={[text, middle]}>
          {youWin ? t('result.youWin') : t('result.wins', { count: winners.length, names: words.list(winners) })}
        </Text>
        <Text style={middle}>
          {/* A game may count something else than points. */}
          {words.word(
            outcome.winners.length > 1 ? 'result.shared' : outcome.decidedBy ? 'result.onTieBreak' : 'result.points',
            { count: outcome.scores[outcome.winners[0] ?? 0]?.total ?? 0 },
          )}
        </Text>
      </View>
    </View>
  );
}

/** The tie-break that decided, with the figures of everybody it concerned; null when the totals did. */
function tieNote(
  { scores, winners, decidedBy }: Outcome,
  words: Speaker,
  say: (key: 'result.tieDecides' | 'result.tieShared', params: { total: number; what: string }) => string,
): { readonly title: string; readonly line: string } | null {
  const first = scores[winners[0] ?? 0];
  if (!first || (decidedBy === null && winners.length < 2)) return null;
  const level = scores.filter(({ total }) => total === first.total);
  const name = (seat: number): string => words.say({ key: 'name-of', params: { name: { seat } } });
  const ties = decidedBy === null ? first.tieBreaks : first.tieBreaks.filter(({ key }) => key === decidedBy);
  const figures = level.map((score) => {
    // Where fewer is better the value is negative; people count upwards.
    const values = ties.map(({ key }) => Math.abs(score.tieBreaks.find((tie) => tie.key === key)?.value ?? 0));
    return `${name(score.seat)} ${values.join(' · ')}`;
  });
  const what = words.list(ties.map(({ key }) => words.say({ key })));
  return {
    title: say(decidedBy === null ? 'result.tieShared' : 'result.tieDecides', { total: first.total, what }),
    line: figures.join(', '),
  };
}

import { Fragment, type ReactElement, type ReactNode } from 'react';
import type { KeyUnder, SpeakerOf } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import { Text } from '@/ui/Text';
import { fade, RADIUS, SPACE, useColors } from '@/ui/theme';
import type { CardId } from '../../rules/printed';
import { KIND_TINTS } from '../art';
import { CardBack } from '../CardBack';
import { CardFace, Coin, Mini } from '../CardFace';
import { Marks } from '../Effect';
import type { Mark } from '../effects';

/** What words tell badly, shown with the cards of the table itself. Each is one picture to a screen reader. */

type Words = SpeakerOf<'dominion'>;
type Said = KeyUnder<'dominion', 'drawn'>;

const CARD = { width: 66, height: 50 } as const;
/** Wide enough for three side by side on the smallest phone. */
const FIGURE = 86;

/** A drawing, read aloud as what stands on it; in one row, unless it has too much for that. */
function Scene({ said, rows = false, children }: { said: readonly string[]; rows?: boolean; children: ReactNode }) {
  return (
    <Box
      accessible
      role="img"
      aria-label={said.join('. ')}
      style={{
        flexDirection: 'row',
        flexWrap: rows ? 'wrap' : 'nowrap',
        justifyContent: 'center',
        alignSelf: 'stretch',
        gap: SPACE.s,
      }}
    >
      {children}
    </Box>
  );
}

/** A thing with a few words below it. */
function Figure({ children, says, note }: { children: ReactNode; says: string; note?: string }) {
  return (
    <Box style={{ width: FIGURE, flexShrink: 1, alignItems: 'center', gap: SPACE.xs }}>
      {note === undefined ? null : (
        <Text kind="small" color="muted" style={{ textAlign: 'center' }}>
          {note}
        </Text>
      )}
      {children}
      <Text kind="small" style={{ textAlign: 'center' }}>
        {says}
      </Text>
    </Box>
  );
}

const Card = ({ card }: { card: CardId }) => <Mini card={card} {...CARD} />;
const Back = () => <CardBack width={36} height={CARD.height} />;

function Arrow() {
  return (
    <Box style={{ height: CARD.height, justifyContent: 'center' }}>
      <Icon name="arrow-right" size={16} color="#c9a558" />
    </Box>
  );
}

const named = (words: Words, card: CardId): string => words.word(`card.${card}`);
const say = (words: Words, said: Said): string => words.word(`drawn.${said}`);

const MARKS: readonly (readonly [Mark, Said])[] = [
  [{ kind: 'cards', count: 1 }, 'cards'],
  [{ kind: 'actions', count: 1 }, 'action'],
  [{ kind: 'buys', count: 1 }, 'buy'],
  [{ kind: 'coins', text: '+1' }, 'coin'],
  [{ kind: 'price', text: '4' }, 'price'],
  [{ kind: 'points', count: 2 }, 'points'],
  [{ kind: 'next' }, 'next'],
];
const SEALS: readonly (readonly [IconName, string, Said])[] = [
  ['dominion/attack', KIND_TINTS.attack.chip, 'attack'],
  ['dominion/reaction', KIND_TINTS.reaction.chip, 'reaction'],
  ['laurel-crown', KIND_TINTS.victory.chip, 'victory'],
];

/** What the marks on a card mean, beside one that has many of them. */
export function Legend({ words }: { words: Words }) {
  const colors = useColors();
  return (
    <Scene
      rows
      said={[...MARKS.map(([, said]) => said), ...SEALS.map(([, , said]) => said)].map((said) => say(words, said))}
    >
      <CardFace card="caravan" words={words} width={104} height={128} says="effect" price />
      <Box style={{ gap: SPACE.xs, flexShrink: 1 }}>
        {MARKS.map(([mark, said]) => (
          <Row key={said}>
            <Box
              style={{ width: 40, alignItems: 'center', borderRadius: RADIUS.small, backgroundColor: colors.parchment }}
            >
              <Marks marks={[mark]} size={15} ink={colors.ink} />
            </Box>
            <Text kind="small" style={{ flexShrink: 1 }}>
              {say(words, said)}
            </Text>
          </Row>
        ))}
        {SEALS.map(([icon, tint, said]) => (
          <Row key={said}>
            <Box style={{ width: 40, alignItems: 'center' }}>
              <Box style={{ padding: 3, borderRadius: RADIUS.pill, backgroundColor: tint }}>
                <Icon name={icon} size={14} color="#ffffff" />
              </Box>
            </Box>
            <Text kind="small" style={{ flexShrink: 1 }}>
              {say(words, said)}
            </Text>
          </Row>
        ))}
      </Box>
    </Scene>
  );
}

/** Figures with arrows between them. */
function Chain({
  words,
  of,
}: {
  words: Words;
  of: readonly { readonly picture: ReactElement; readonly says: Said }[];
}) {
  return (
    <Scene said={of.map(({ says }) => say(words, says))}>
      {of.map(({ picture, says }, i) => (
        <Fragment key={says}>
          {i === 0 ? null : <Arrow />}
          <Figure says={say(words, says)}>{picture}</Figure>
        </Fragment>
      ))}
    </Scene>
  );
}

/** The three parts of a turn. */
export const Phases = ({ words }: { words: Words }) => (
  <Chain
    words={words}
    of={[
      { picture: <Card card="village" />, says: 'actionPhase' },
      { picture: <Card card="gold" />, says: 'buyPhase' },
      { picture: <Back />, says: 'cleanUp' },
    ]}
  />
);

/** How a Village makes room for two more Actions. */
export function ActionCount({ words }: { words: Words }) {
  const steps = [
    ['village', 1, 2],
    ['smithy', 2, 1],
    ['militia', 1, 0],
  ] as const;
  const count = (n: number): string => `${n} ${words.word('ui.actionsLabel', { count: n })}`;
  return (
    <Scene said={steps.map(([card, before, after]) => `${named(words, card)}: ${count(before)}, ${count(after)}`)}>
      {steps.map(([card, before, after]) => (
        <Figure key={card} note={named(words, card)} says={`${before} → ${count(after)}`}>
          <Card card={card} />
        </Figure>
      ))}
    </Scene>
  );
}

/** A card is bought with coins, or brought by another. */
export const TwoWays = ({ words }: { words: Words }) => (
  <Box style={{ gap: SPACE.m }}>
    {(['buyRow', 'gainRow'] as const).map((row) => (
      <Scene key={row} rows said={[say(words, row)]}>
        <Row gap={SPACE.s}>
          {row === 'buyRow' ? <Coin amount={3} size={34} /> : <Card card="workshop" />}
          <Arrow />
          <Card card="silver" />
        </Row>
        <Text kind="small" style={{ width: '100%', textAlign: 'center' }}>
          {say(words, row)}
        </Text>
      </Scene>
    ))}
  </Box>
);

/** Where a deck comes from when there is none. */
export function Shuffle({ words }: { words: Words }) {
  const colors = useColors();
  return (
    <Chain
      words={words}
      of={[
        {
          picture: (
            <Box
              style={{
                width: 36,
                height: CARD.height,
                borderRadius: 6,
                borderWidth: 1.5,
                borderStyle: 'dashed',
                borderColor: colors.line,
              }}
            />
          ),
          says: 'emptyDeck',
        },
        { picture: <Card card="caravan" />, says: 'discardPile' },
        { picture: <Back />, says: 'newDeck' },
      ]}
    />
  );
}

/** A Caravan over two turns: now, while the others play, and when one's next turn begins. */
export function TwoTurns({ words }: { words: Words }) {
  const colors = useColors();
  const parts = [
    { head: 'thisTurn', lines: ['nowCard'], cards: 1, bright: true },
    { head: 'between', lines: ['stays'], cards: 0, bright: false },
    { head: 'nextTurn', lines: ['laterCard', 'leaves'], cards: 6, bright: true },
  ] as const;
  return (
    <Scene said={parts.map(({ head, lines }) => [head, ...lines].map((each) => say(words, each)).join(': '))}>
      <Box style={{ alignSelf: 'stretch', flexGrow: 1, gap: SPACE.s }}>
        {parts.map(({ head, lines, cards, bright }) => (
          <Row
            key={head}
            gap={SPACE.m}
            style={{
              padding: SPACE.s,
              borderRadius: RADIUS.panel,
              backgroundColor: fade(KIND_TINTS.duration.band, bright ? 0.16 : 0.05),
            }}
          >
            <Box style={{ opacity: bright ? 1 : 0.7 }}>
              <Card card="caravan" />
            </Box>
            <Box style={{ flex: 1 }}>
              <Text kind="strong">{say(words, head)}</Text>
              {lines.map((line) => (
                <Text key={line} kind="small" color={colors.text}>
                  {say(words, line)}
                </Text>
              ))}
              {cards < 2 ? null : (
                <Row gap={3} style={{ paddingTop: SPACE.xs }}>
                  {Array.from({ length: cards }, (_, i) => (
                    <Box key={i} style={i === cards - 1 ? { paddingLeft: SPACE.s } : null}>
                      <CardBack width={18} height={25} />
                    </Box>
                  ))}
                </Row>
              )}
            </Box>
          </Row>
        ))}
      </Box>
    </Scene>
  );
}

/** A Throne Room and what it plays. */
export const Twice = ({ words }: { words: Words }) => (
  <Scene
    said={[named(words, 'throne-room'), `${named(words, 'smithy')}: ${say(words, 'first')}, ${say(words, 'second')}`]}
  >
    <Figure says={named(words, 'throne-room')}>
      <Card card="throne-room" />
    </Figure>
    <Arrow />
    {(['first', 'second'] as const).map((time) => (
      <Figure key={time} says={say(words, time)}>
        <Card card="smithy" />
      </Figure>
    ))}
  </Scene>
);

/** A Witch, somebody with a Moat and somebody without. */
export function Warded({ words }: { words: Words }) {
  const shown = words.word('drawn.shown', { name: 'Ines' });
  return (
    <Scene said={[named(words, 'witch'), `${shown}: ${say(words, 'safe')}`, `Tom: ${say(words, 'hit')}`]}>
      <Figure says={named(words, 'witch')}>
        <Card card="witch" />
      </Figure>
      <Arrow />
      <Figure says={`${shown}: ${say(words, 'safe')}`}>
        <Card card="moat" />
      </Figure>
      <Figure says={`Tom: ${say(words, 'hit')}`}>
        <Card card="curse" />
      </Figure>
    </Scene>
  );
}

/** The example of DO-62. */
const COUNTED: readonly (readonly [CardId, number, number])[] = [
  ['estate', 2, 2],
  ['duchy', 3, 9],
  ['province', 4, 24],
  ['curse', 1, -1],
  ['island', 2, 4],
  ['gardens', 2, 6],
];

/** Some cards at the end, and what they come to. */
export function Sum({ words }: { words: Words }) {
  const total = COUNTED.reduce((sum, [, , points]) => sum + points, 0);
  const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
  const sum = `${words.word('drawn.sum', { count: total })} ${say(words, 'sumCards')}`;
  return (
    <Scene
      rows
      said={[...COUNTED.map(([card, count, points]) => `${named(words, card)} ×${count}: ${signed(points)}`), sum]}
    >
      {COUNTED.map(([card, count, points]) => (
        <Figure key={card} says={`×${count}  ${signed(points)}`}>
          <Card card={card} />
        </Figure>
      ))}
      <Text kind="question" style={{ width: '100%', textAlign: 'center' }}>
        {sum}
      </Text>
    </Scene>
  );
}

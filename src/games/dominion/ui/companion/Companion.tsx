import { useState, type ReactNode } from 'react';
import { useSpeaker, useWords } from '@/text';
import { Box, Row } from '@/ui/Box';
import { Button } from '@/ui/Button';
import { ButtonRow } from '@/ui/ButtonRow';
import { Choice } from '@/ui/companion/Choice';
import { Checklist, CheckRow, Facts, ticked } from '@/ui/companion/Facts';
import { Notice } from '@/ui/companion/Notice';
import { SheetFrame } from '@/ui/companion/SheetFrame';
import { SheetPages } from '@/ui/companion/SheetPages';
import { ResultBar, SheetResult } from '@/ui/companion/SheetResult';
import { Starter } from '@/ui/companion/Starter';
import type { OpenSheet } from '@/ui/companion/useSheet';
import { Icon } from '@/ui/icons/Icon';
import { Panel } from '@/ui/Panel';
import { RulesSheet } from '@/ui/rules/RulesSheet';
import { Shape } from '@/ui/Shape';
import { Stepper } from '@/ui/Stepper';
import { Text } from '@/ui/Text';
import { fade, SEAT_TINTS, SPACE, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import {
  extrasFor,
  lastTurnOf,
  nextTurn,
  outcomeOf,
  pilesToLay,
  provincesGone,
  roundOf,
  scoringCards,
  setLastTurn,
  toggleEmpty,
  turnOf,
  turnsTaken,
  type CompanionSheet,
} from '../../companion';
import { dominion } from '../../rules/game';
import { DEFAULT_OPTIONS } from '../../rules/options';
import { BASIC_CARDS, costOf } from '../../rules/printed';
import type { View } from '../../rules/view';
import { cardIcon } from '../art';
import { rulesChapters } from '../rulesChapters';
import { useCount } from './useCount';

type Page = 'layout' | 'turns' | 'score';

/** The piles to lay out, the turns, and the count at the end. */
export function Companion({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t } = useWords('companion');
  const { t: own } = useWords('dominion');
  const { data, seats, change } = open;
  const words = useSpeaker(
    'dominion',
    seats.map(({ name }) => name),
  );
  const scored = data.players.some((held) => scoringCards(data.kingdom).some((card) => held[card] > 0));
  const [page, setPage] = useState<Page>(() => (scored ? 'score' : data.turns > 0 ? 'turns' : 'layout'));
  const [done, setDone] = useState(open.sheet.playId !== null);
  const [reading, setReading] = useState(false);
  const count = useCount(open, () => setDone(true));
  const frame = {
    open,
    accent: 'dominion',
    emblem: 'emblem/dominion',
    title: own('companion.title'),
    subtitle: t('players', { count: seats.length }),
    deeds: [{ id: 'rules', label: words.word('rulesTitle.title'), icon: 'book', onPick: () => setReading(true) }],
    extra: (
      <RulesSheet
        open={reading}
        title={words.word('rulesTitle.title')}
        chapters={() => rulesChapters(words, tableOf(data, seats.length))}
        onClose={() => setReading(false)}
      />
    ),
  } as const;
  const starter = (
    <Starter seats={seats} value={data.starter} onChange={(seat) => change((sheet) => ({ ...sheet, starter: seat }))} />
  );
  if (done) {
    const outcome = outcomeOf(data);
    return (
      <SheetFrame
        {...frame}
        over
        bar={
          <ResultBar
            open={open}
            accent="dominion"
            finished={{
              outcome,
              title: null,
              options: { kingdom: data.kingdom, edition: data.edition },
              lowestWins: false,
              startSeat: data.starter,
            }}
            namespace="dominion"
            name={words.word('name')}
            onEdit={() => setDone(false)}
          />
        }
      >
        <SheetResult open={open} outcome={outcome} namespace="dominion" />
        {starter}
      </SheetFrame>
    );
  }
  const owner = seats[turnOf(data)];
  const endTurn = (
    <Button grow label={own('companion.endTurn', { name: owner?.name ?? '' })} onPress={() => change(nextTurn)} />
  );
  return (
    <SheetPages
      {...frame}
      pages={[
        { id: 'layout', label: own('companion.layout'), content: <LayOut open={open} /> },
        { id: 'turns', label: own('companion.turns'), content: <Turns open={open} starter={starter} /> },
      ]}
      count={{
        id: 'score',
        label: own('companion.score'),
        content: (
          <Box style={{ gap: 10 }}>
            {count.content}
            <TurnCorrection open={open} />
            {provincesGone(data) ? null : <EmptyPiles open={open} />}
          </Box>
        ),
      }}
      page={page}
      onPage={setPage}
      bar={({ counting, both }) =>
        both && page === 'turns' && !count.writing ? (
          <ButtonRow>
            {count.bar}
            {endTurn}
          </ButtonRow>
        ) : counting ? (
          count.bar
        ) : page === 'turns' ? (
          endTurn
        ) : null
      }
    />
  );
}

/** The table that lies there, as the rules are told at it. */
function tableOf({ kingdom, edition }: CompanionSheet, seatCount: number): View {
  return dominion.view(dominion.setup({ ...DEFAULT_OPTIONS, kingdom, edition }, seatCount, 1), null);
}

/** Every pile with its size, what is needed besides, and what everybody begins with. */
function LayOut({ open: { data, seats, amend } }: { open: OpenSheet<CompanionSheet> }) {
  const seatCount = seats.length;
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const colors = useColors();
  const { largeText } = useLayout();
  const piles = pilesToLay(data.kingdom, seatCount);
  const extras = extrasFor(data.kingdom);
  const row = (card: (typeof piles)[number]['card'], count: number) => (
    <CheckRow
      key={card}
      id={card}
      label={own('companion.pile', { card: words.word(`card.${card}`), count, cost: costOf(card) })}
    >
      <Row gap={SPACE.m}>
        {largeText ? null : <Icon name={cardIcon(card)} size={26} color={colors.dominion} />}
        {/* Where there is no room beside the name, the price stands below it. */}
        <Box
          style={{
            flex: 1,
            flexDirection: 'row',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            columnGap: SPACE.m,
          }}
        >
          <Text kind="strong" style={{ flexShrink: 1 }}>
            {words.word(`card.${card}`)}
          </Text>
          <Text color="muted">{own('companion.costs', { count: costOf(card) })}</Text>
        </Box>
        <Text kind="figure" style={{ minWidth: 36, flexShrink: 0, textAlign: 'right', fontSize: 20, lineHeight: 26 }}>
          {count}
        </Text>
      </Row>
    </CheckRow>
  );
  return (
    <Checklist done={data.laid} toggle={(id) => amend((sheet) => ({ ...sheet, laid: ticked(sheet.laid, id) }))}>
      <Box style={{ gap: SPACE.l }}>
        <Panel>
          <Text kind="section" color="muted" role="heading" aria-level={2}>
            {own('companion.kingdom')}
          </Text>
          {piles.filter(({ card }) => !BASIC_CARDS.includes(card)).map(({ card, count }) => row(card, count))}
        </Panel>
        <Panel>
          <Text kind="section" color="muted" role="heading" aria-level={2}>
            {own('companion.basic')}
          </Text>
          {piles.filter(({ card }) => BASIC_CARDS.includes(card)).map(({ card, count }) => row(card, count))}
        </Panel>
        <Facts
          title={own('companion.also')}
          facts={[
            ['each', own('companion.each'), own('companion.startDeck')],
            ...(extras.length === 0
              ? [['mats', own('companion.mats'), own('companion.none')] as const]
              : extras.map(
                  (extra) =>
                    [
                      extra,
                      own(`companion.extra.${extra}`),
                      own(`companion.extraLine.${extra}`, { count: seatCount }),
                    ] as const,
                )),
            ['trash', own('companion.trash'), own('companion.trashLine')],
          ]}
        />
      </Box>
    </Checklist>
  );
}

function Turns({ open, starter }: { open: OpenSheet<CompanionSheet>; starter: ReactNode }) {
  const { t: own } = useWords('dominion');
  const { data, seats } = open;
  const now = turnOf(data);
  const owner = seats[now];
  const taken = turnsTaken(data);
  const { largeText } = useLayout();
  return (
    <Box style={{ gap: SPACE.m }}>
      <Panel edge={owner ? SEAT_TINTS[owner.colour] : undefined}>
        <Row gap={SPACE.m} aria-live="polite">
          <Shape color={owner?.colour ?? 'green'} size={32} />
          <Box style={{ flex: 1 }}>
            <Text kind="title">{own('companion.turnOf', { name: owner?.name ?? '' })}</Text>
            <Text color="muted">{own('companion.turnNumber', { count: roundOf(data) })}</Text>
          </Box>
        </Row>
      </Panel>
      <Panel style={{ gap: SPACE.s }}>
        {seats.map(({ name, colour }, seat) => (
          <Box
            key={seat}
            style={{
              minHeight: 44,
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              alignContent: 'center',
              columnGap: SPACE.s,
              borderRadius: 10,
              paddingHorizontal: SPACE.s,
              paddingVertical: SPACE.xs,
              backgroundColor: seat === now ? fade(SEAT_TINTS[colour], 0.16) : 'transparent',
            }}
          >
            <Shape color={colour} size={20} />
            <Text kind="strong" style={{ flexGrow: 1, flexShrink: 1, flexBasis: largeText ? '75%' : 0 }}>
              {name}
            </Text>
            <Text color="muted" style={{ marginLeft: 'auto' }}>
              {own('companion.turnsTaken', { count: taken[seat] ?? 0 })}
            </Text>
          </Box>
        ))}
      </Panel>
      {starter}
      {data.kingdom.includes('outpost') ? (
        <Notice kind="reminder" icon="dominion/outpost">
          {own('companion.outpost')}
        </Notice>
      ) : null}
    </Box>
  );
}

/** How the game ended, where the count does not say it: which piles were empty. */
function EmptyPiles({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('dominion');
  const words = useSpeaker('dominion', []);
  const { data, seats, change } = open;
  const { largeText } = useLayout();
  const [asked, setAsked] = useState(data.empty.length > 0);
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="question">{own('companion.endTitle')}</Text>
      <Text kind="small" color="muted">
        {own('companion.endLine')}
      </Text>
      {asked ? (
        <Box
          role="group"
          aria-label={own('companion.endTitle')}
          style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
        >
          {pilesToLay(data.kingdom, seats.length).map(({ card }) => (
            <Choice
              key={card}
              label={words.word(`card.${card}`)}
              on={data.empty.includes(card)}
              style={{ flexGrow: 1, flexBasis: largeText ? '96%' : '30%' }}
              onPress={() => change((sheet) => toggleEmpty(sheet, card))}
            />
          ))}
        </Box>
      ) : (
        <Box style={{ alignItems: 'flex-start' }}>
          <Button kind="quiet" label={own('companion.endAsk')} onPress={() => setAsked(true)} />
        </Box>
      )}
    </Panel>
  );
}

/** The tie-break, for whoever did not count along: how many turns, all players together. */
function TurnCorrection({ open }: { open: OpenSheet<CompanionSheet> }) {
  const { t: own } = useWords('dominion');
  const { data, seats, change } = open;
  const taken = turnsTaken(data);
  return (
    <Panel style={{ gap: SPACE.s }}>
      <Text kind="question">{own('companion.tieTitle')}</Text>
      <Text kind="small" color="muted">
        {own('companion.tieLine')}
      </Text>
      <Row gap={SPACE.m} style={{ flexWrap: 'wrap' }}>
        <Text style={{ flexGrow: 1, flexShrink: 1 }}>
          {seats.map(({ name }, seat) => `${name} ${taken[seat] ?? 0}`).join(' · ')}
        </Text>
        <Stepper
          label={own('companion.allTurns')}
          value={data.turns}
          min={0}
          max={999}
          onChange={(turns) => change((sheet) => ({ ...sheet, turns }), 'turns')}
        />
      </Row>
      <Starter
        label={own('companion.lastTurn')}
        seats={seats}
        value={lastTurnOf(data)}
        onChange={(seat) => change((sheet) => setLastTurn(sheet, seat))}
      />
    </Panel>
  );
}

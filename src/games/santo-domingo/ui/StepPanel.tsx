import { View as Box } from 'react-native';
import type { SavedSeat } from '../../../storage/saveFile';
import { useSpeaker, type Speaker } from '../../../text';
import { useAccentColor } from '../../../ui/accent';
import { Icon } from '../../../ui/icons/Icon';
import type { IconName } from '../../../ui/icons/drawing';
import { Shape } from '../../../ui/Shape';
import { Text } from '../../../ui/Text';
import { FONTS, RADIUS, SPACE, useColors } from '../../../ui/theme';
import { useLayout } from '../../../ui/useLayout';
import { cardOf, rateText, type Event } from '../rules/events';
import { cardIcon, cardKey } from './art';
import { changesOf, type Change, type SantoDomingoFrame } from './scenes';

/** What is happening, in words, and then old → new for everybody it touches. */
export function StepPanel({ frame, seats }: { frame: SantoDomingoFrame; seats: readonly SavedSeat[] }) {
  const colors = useColors();
  const accent = useAccentColor();
  const { size } = useLayout();
  const words = useSpeaker(
    'santo-domingo',
    seats.map(({ name }) => name),
  );
  const { title, line } = describe(frame.event, words, seats);
  const changes = changesOf(frame);
  const box = size === 'small' ? 40 : 52;
  return (
    <Box
      aria-live="polite"
      style={{
        backgroundColor: colors.raised,
        borderRadius: RADIUS.panel + 2,
        overflow: 'hidden',
        borderWidth: 1,
        borderColor: colors.line,
      }}
    >
      <Box style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, padding: SPACE.m }}>
        <Box
          style={{
            width: box,
            height: box,
            borderRadius: RADIUS.panel,
            backgroundColor: accent,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Icon name={iconOf(frame.event)} size={box * 0.68} color={colors.onAccent} />
        </Box>
        <Box style={{ flex: 1, gap: 2 }}>
          <Text kind="question">{title}</Text>
          {line === null ? null : (
            <Text kind="body" color="muted">
              {line}
            </Text>
          )}
        </Box>
      </Box>
      {changes.length === 0 ? null : (
        <Box style={{ flexDirection: 'row', flexWrap: 'wrap', borderTopWidth: 1, borderColor: colors.line }}>
          {changes.map((change) => (
            <ChangeCell
              key={`${change.seat}-${change.what}`}
              change={change}
              owner={seats[change.seat]}
              words={words}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

function ChangeCell({ change, owner, words }: { change: Change; owner: SavedSeat | undefined; words: Speaker }) {
  const colors = useColors();
  const tint = change.what === 'points' ? colors.pointsMarker : colors.goodsMarker;
  if (!owner) return null;
  return (
    <Box
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: 8,
        flexGrow: 1,
        flexBasis: '46%',
        paddingHorizontal: SPACE.m,
        paddingVertical: 7,
      }}
    >
      <Shape color={owner.colour} size={15} />
      <Text kind="strong" numberOfLines={1} style={{ flexShrink: 1 }}>
        {owner.name}
      </Text>
      <Icon name={change.what === 'points' ? 'santo-domingo/points' : 'santo-domingo/goods'} size={15} color={tint} />
      <Text kind="body" color="muted" style={{ flexShrink: 0 }}>
        {`${change.from}\u00a0→`}
      </Text>
      <Text kind="figure" style={{ fontSize: 19, lineHeight: 24, fontFamily: FONTS.displayBold }}>
        {change.to}
      </Text>
      {change.lost > 0 ? (
        <Text kind="small" color="danger">
          {words.word('step.lost', { count: change.lost })}
        </Text>
      ) : null}
    </Box>
  );
}

function iconOf(event: Event): IconName {
  const card = cardOf(event);
  if (card !== null) return cardIcon(card);
  switch (event.type) {
    case 'supplied':
      return 'santo-domingo/supply';
    case 'revealed':
      return 'cards';
    case 'exchanged':
      return 'santo-domingo/goods';
    default:
      return 'laurels';
  }
}

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six'] as const;

/** The sharing in words, as a person at the table would say it. */
function describe(event: Event, words: Speaker, seats: readonly SavedSeat[]): { title: string; line: string | null } {
  const name = (seat: number): string => seats[seat]?.name ?? '';
  const card = cardOf(event);
  const cardName = card === null ? '' : words.word(cardKey(card));
  switch (event.type) {
    case 'supplied':
      return {
        title: words.word('step.supply'),
        line: words.word('step.supplyLine', {
          points: event.to.points,
          goods: event.to.goods,
          rate: rateText(event.rate),
        }),
      };
    case 'revealed':
      return { title: words.word('step.revealed'), line: words.word('step.revealedLine') };
    case 'took': {
      const what = event.card <= 2 ? 'points' : 'goods';
      const stays = event.to === 0 ? words.word('step.rowEmpty') : words.word('step.stays', { count: event.to });
      if (event.seats.length === 1) {
        return event.each === 0
          ? { title: words.word(`step.takeNo-${what}`, { card: cardName }), line: null }
          : {
              title: words.word(`step.take-${what}`, { card: cardName, count: event.each, stock: event.from }),
              line: stays,
            };
      }
      const many = words.word(`step.number.${NUMBER_WORDS[event.seats.length - 2] ?? 'six'}`);
      const cards = words.word(`${cardKey(event.card)}s`);
      const title = words.word(`step.share-${what}`, { number: many, cards, count: event.from });
      return {
        title,
        line:
          event.each === 0 ? words.word('step.tooFew') : `${words.word('step.each', { count: event.each })}, ${stays}`,
      };
    }
    case 'rewarded':
      return {
        title: words.word(event.card === 3 ? 'step.governor' : 'step.customs', {
          who: name(event.seat),
          count: event.amount,
        }),
        line: words.word(event.card === 3 ? 'step.governorLine' : 'step.customsLine'),
      };
    case 'market-moved':
      return event.seats.length === 1
        ? { title: words.word('step.market', { rate: rateText(event.rate) }), line: null }
        : {
            title: words.word('step.marketMoved', { rate: rateText(event.rate) }),
            line: words.word('step.marketMovedLine', { count: event.seats.length, spaces: event.from - event.to }),
          };
    case 'traded':
      return {
        title:
          event.goods === 0
            ? words.word('step.tradeNothing', { who: name(event.seat) })
            : words.word('step.traded', { who: name(event.seat), goods: event.goods, points: event.points }),
        line: null,
      };
    case 'trader-reset':
      return { title: words.word('step.reset'), line: null };
    case 'begged':
      return {
        title: words.word('step.begged', { who: name(event.seat), count: event.forHand + event.forTraders }),
        line: words.word('step.beggedLine', { hand: event.forHand, traders: event.forTraders }),
      };
    case 'closed-round':
      return { title: words.word('step.lastRound'), line: words.word('step.lastRoundLine') };
    case 'exchanged':
      return {
        title: words.word('step.exchanged', { who: name(event.seat), goods: event.goods, points: event.points }),
        line: words.word('step.exchangedLine'),
      };
    case 'chose':
      return { title: name(event.seat), line: null };
  }
}

import { useEffect, useState } from 'react';
import type { AnySession } from '@/session/session';
import { useWords } from '@/text';
import { Row } from '../Box';
import { Icon } from '../icons/Icon';
import { Panel } from '../Panel';
import { useGameServices, type RatingNews } from '../setup/services';
import { Text } from '../Text';
import { SPACE, useColors } from '../theme';

/** By how much something went up or down, with a sign as wide as a plus. */
const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

/** How a game alone against bots moved the rating of whoever played it, or why it did not. */
export function RatingLine({ session }: { session: AnySession }) {
  const { t } = useWords('engine');
  const colors = useColors();
  const news = useRatingNews(session);
  const { casual } = session.snapshot();
  if (session.rated === null) return null;
  if (news === null) {
    const why = casual ? 'casual' : session.hints().length > 0 ? 'hints' : null;
    return why === null ? null : (
      <Text kind="small" color="muted">
        {t(`result.rating.${why}`)}
      </Text>
    );
  }
  const { rating, change, count, provisional } = news;
  return (
    <Panel>
      <Row gap={SPACE.s}>
        <Icon name="chart" size={22} color={colors.brass} />
        <Text kind="strong" style={{ flex: 1 }}>
          {provisional
            ? t('result.rating.finding', { rating, count })
            : t('result.rating.now', { rating, change: signed(change) })}
        </Text>
      </Row>
    </Panel>
  );
}

function useRatingNews(session: AnySession): RatingNews | null {
  const { ratings } = useGameServices();
  const [news, setNews] = useState<RatingNews | null>(null);
  const { rated, id, game } = session;
  const name = session.seats[session.people[0] ?? 0]?.name ?? '';
  useEffect(() => {
    if (rated === null) return undefined;
    let left = false;
    ratings.after(game.id, id, name).then(
      (told) => {
        if (!left) setNews(told);
      },
      // The result stands without it.
      () => undefined,
    );
    return () => void (left = true);
  }, [ratings, rated, game.id, id, name]);
  return news;
}

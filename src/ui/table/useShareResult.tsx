import type { Outcome } from '@antilles/engine';
import { useMemo, useState, type ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useWords, type Speaker } from '@/text';
import { useDrawing, type DrawingName } from '../icons/pictures';
import { Menu } from '../Menu';
import { useToast } from '../overlays/Toast';
import { PALETTES } from '../palettes';
import { usePicture } from '../picture/usePicture';
import type { Accent } from '../theme';
import { useShareText } from '../useShareText';
import { resultPicture } from './resultPicture';

/** A result to send away, of a game played here or on the table. */
export interface ResultToShare {
  /** What was played. */
  readonly title: string;
  readonly accent: Accent;
  readonly emblem: DrawingName;
  readonly outcome: Outcome;
  readonly seats: readonly TablePlayer[];
  /** Why it ended, or which deal it was: stands behind the title of the text. */
  readonly footer: string;
  /** When it was, for the corner of the picture. */
  readonly when: string;
  /** Lines below the text. */
  readonly more?: readonly string[];
  /** What the file of the picture is called. */
  readonly file: string;
}

/** Sends a result away, as text or as a picture: `share` asks how; `host` must stand somewhere on the screen. */
export function useShareResult(
  { title, accent, emblem, outcome, seats, footer, when, more = [], file }: ResultToShare,
  /** The game's own, with the names of the seats. */
  words: Speaker,
): { readonly host: ReactNode; readonly share: () => void } {
  const { t } = useWords('engine');
  const toast = useToast();
  const shareText = useShareText();
  const [asking, setAsking] = useState(false);
  const headline = t('result.wins', {
    count: outcome.winners.length,
    names: words.list(outcome.winners.map((seat) => seats[seat]?.name ?? '')),
  });
  const ended = words.say(outcome.ended);
  const drawing = useDrawing(emblem);
  const wreath = useDrawing('laurels');
  const picture = useMemo(
    () =>
      resultPicture({
        title,
        headline,
        ended,
        when,
        emblem: drawing,
        wreath,
        tint: PALETTES.dark[accent],
        outcome,
        seats,
      }),
    [title, headline, ended, when, drawing, wreath, accent, outcome, seats],
  );
  const { host, share: sharePicture } = usePicture(picture);
  const asText = (): string => {
    const order = [...seats.keys()].sort((a, b) => (outcome.places[a] ?? 0) - (outcome.places[b] ?? 0) || a - b);
    return [
      `${title} · ${footer}`,
      headline,
      ...order.map((seat) =>
        t('share.points', {
          place: outcome.places[seat] ?? 0,
          name: seats[seat]?.name ?? '',
          points: outcome.scores[seat]?.total ?? 0,
        }),
      ),
      ...more,
    ].join('\n');
  };
  const pick = async (how: 'text' | 'picture'): Promise<void> => {
    if (how === 'text') return shareText(asText(), { done: t('share.copied'), failed: t('share.failed') });
    const done = await sharePicture(file);
    if (done === 'saved') toast.say(t('share.saved'));
    if (done === 'failed') toast.fail(t('share.failed'));
  };
  return {
    share: () => setAsking(true),
    host: (
      <>
        {host}
        <Menu
          open={asking}
          title={t('share.title')}
          items={[
            { id: 'text' as const, label: t('share.text'), icon: 'log' },
            { id: 'picture' as const, label: t('share.picture'), icon: 'share' },
          ]}
          onPick={(how) => {
            setAsking(false);
            void pick(how);
          }}
          onClose={() => setAsking(false)}
        />
      </>
    ),
  };
}

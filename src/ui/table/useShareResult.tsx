import type { Outcome, Phrase } from '@antilles/engine';
import { useMemo, useState, type ReactNode } from 'react';
import type { TablePlayer } from '@/session/seats';
import { useWords, type Speaker } from '@/text';
import { seats as PORTRAITS } from '../art/portraits/pictures';
import { posterOf } from '../art/posters';
import { useDrawing } from '../icons/pictures';
import { Menu } from '../Menu';
import { useToast } from '../overlays/Toast';
import { usePicture } from '../picture/usePicture';
import type { Accent } from '../theme';
import { useShareText } from '../useShareText';
import { resultPicture } from './resultPicture';

/** A result to send away, of a game played here or on the table. */
export interface ResultToShare {
  /** What was played. */
  readonly title: string;
  readonly accent: Accent;
  /** Of a play that somebody noted nobody knows why it ended. */
  readonly outcome: Omit<Outcome, 'ended'> & { readonly ended: Phrase | null };
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
  { title, accent, outcome, seats, footer, when, more = [], file }: ResultToShare,
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
  const ended = outcome.ended === null ? '' : words.say(outcome.ended);
  const wreath = useDrawing('laurels');
  const picture = useMemo(() => {
    const poster = posterOf(accent);
    const place = poster === undefined ? null : { picture: poster.pictures.dark(), ground: poster.ground.dark };
    return resultPicture({ title, headline, ended, when, place, faces: PORTRAITS, wreath, outcome, seats });
  }, [title, headline, ended, when, accent, wreath, outcome, seats]);
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
    // Better the words than nothing.
    if (done === 'failed') await shareText(asText(), { done: t('share.instead'), failed: t('share.failed') });
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

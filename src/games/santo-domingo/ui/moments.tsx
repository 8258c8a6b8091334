import type { SpeakerOf } from '@/text';
import type { Moments } from '@/ui/table/moments';
import { GALLEON } from '../rules/cards';
import type { Event } from '../rules/events';
import type { View } from '../rules/view';
import { RolePicture } from './RoleCard';

/** What stops the table for a moment: somebody has reached the points that end the game. */
export const momentsOf = (words: SpeakerOf<'santo-domingo'>): Moments<Event, View> => ({
  'closed-round': ({ last }) =>
    last
      ? {
          tone: 'triumph',
          picture: (height) => <RolePicture card={GALLEON} width={height * 1.3} height={height} radius={18} />,
          title: words.word('step.lastRound'),
          sentence: words.word('step.lastRoundLine'),
        }
      : null,
});

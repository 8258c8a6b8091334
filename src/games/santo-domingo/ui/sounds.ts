import type { Cue } from '@/ui/cues';
import type { Event } from '../rules/events';

/** What an event sounds like; null for what is silent. */
export function cueOf(event: Event): Cue | null {
  switch (event.type) {
    case 'chose':
      return 'slide';
    case 'revealed':
      return 'flip';
    case 'supplied':
    case 'market-moved':
    case 'trader-reset':
      return 'step';
    case 'took':
      return event.card <= 2 ? 'step' : 'crate';
    case 'rewarded':
      return event.amount === 0 ? null : event.card === 3 ? 'crate' : 'step';
    case 'traded':
    case 'exchanged':
      return event.goods === 0 ? null : 'coin';
    case 'begged':
      return 'crate';
    case 'closed-round':
      return event.last ? 'bell' : null;
  }
}

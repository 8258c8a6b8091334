import type { Cue } from '@/ui/cues';
import type { Event } from '../rules/events';

/** What an event sounds like; null for what is silent. */
export function cueOf(event: Event): Cue | null {
  switch (event.type) {
    case 'turn-started':
      return event.extra ? 'bell' : null;
    case 'shuffled':
      return 'shuffle';
    case 'played':
    case 'discarded':
    case 'deck-discarded':
    case 'returned':
    case 'put-on-deck':
    case 'set-aside':
    case 'took-in-hand':
    case 'cleaned-up':
      return 'slide';
    case 'drew':
    case 'revealed':
    case 'looked':
    case 'reacted':
    case 'protected':
      return 'flip';
    case 'treasures-played':
    case 'bought':
    case 'got-token':
      return 'coin';
    case 'gained':
      return event.bought ? null : 'slide';
    case 'trashed':
      return 'crate';
    case 'embargoed':
      return 'bell';
    case 'answered':
    case 'asked':
    case 'credited':
    case 'forced':
    case 'stayed':
    case 'chose':
    case 'ended':
      return null;
  }
}

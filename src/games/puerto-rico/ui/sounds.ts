import type { Cue } from '@/ui/cues';
import type { Event } from '../rules/events';

/** What an event sounds like; null for what is silent. */
export function cueOf(event: Event): Cue | null {
  switch (event.type) {
    case 'role-taken':
      return event.doubloons > 0 ? 'coin' : 'slide';
    case 'tile-taken':
    case 'plantations-refilled':
      return 'flip';
    case 'stack-reshuffled':
      return 'shuffle';
    case 'colonists-dealt':
    case 'colonists-placed':
    case 'ship-refilled':
      return 'hop';
    case 'built':
      return 'build';
    case 'produced':
    case 'good-taken':
    case 'stored':
      return 'crate';
    case 'factory-paid':
    case 'sold':
    case 'prospected':
      return 'coin';
    case 'loaded':
    case 'wharf-used':
      return 'crate';
    case 'house-cleared':
    case 'ship-cleared':
      return 'sail';
    case 'passed':
      return null;
    case 'end-triggered':
      return 'bell';
    case 'round-ended':
    case 'game-ended':
      return null;
  }
}

import type { Cue } from '@/ui/cues';
import type { CartagenaEvent } from '../rules/events';

/** What an event sounds like; null for what is silent. */
export function cueOf(event: CartagenaEvent): Cue | null {
  switch (event.type) {
    case 'turn-began':
      return event.captain ? 'bell' : null;
    case 'turn-ended':
    case 'skipped':
      return null;
    case 'played':
    case 'discarded':
    case 'laid-aside':
    case 'gave':
    case 'took':
    case 'kept':
    case 'put-back':
      return 'slide';
    case 'advanced':
    case 'retreated':
    case 'helped':
    case 'bitten':
      return 'hop';
    case 'drew':
    case 'looked':
    case 'spread':
      return 'flip';
    case 'reshuffled':
    case 'chests-laid':
      return 'shuffle';
    case 'sailed':
      return 'sail';
    case 'caught':
      return 'bell';
    case 'opened':
      return 'coin';
    case 'won':
      return null;
  }
}

import { useState } from 'react';
import type { Role } from '../rules/roleCards';
import { roleOf } from '../rules/roleCards';
import type { Ask } from '../rules/asks';
import type { Event } from '../rules/events';
import type { PuertoRicoTable } from './useTurn';

/** The phase that owns the lower part of the table while it lasts, whoever acts; null while roles are chosen. */
export type Stage = Exclude<Role, 'prospector'> | null;

const STAGE_OF_ASK: Readonly<Record<Ask['kind'], Stage>> = {
  'choose-role': null,
  'settler/take': 'settler',
  'mayor/place': 'mayor',
  'builder/build': 'builder',
  'craftsman/privilege': 'craftsman',
  'trader/sell': 'trader',
  'captain/load': 'captain',
  'captain/store': 'captain',
};

const STAGE_OF_EVENT: Readonly<Partial<Record<Event['type'], Stage>>> = {
  'role-taken': null,
  'stack-reshuffled': 'settler',
  'tile-taken': 'settler',
  'plantations-refilled': 'settler',
  'colonists-dealt': 'mayor',
  'colonists-placed': 'mayor',
  'ship-refilled': 'mayor',
  built: 'builder',
  produced: 'craftsman',
  'factory-paid': 'craftsman',
  'good-taken': 'craftsman',
  sold: 'trader',
  'house-cleared': 'trader',
  loaded: 'captain',
  'wharf-used': 'captain',
  stored: 'captain',
  'ship-cleared': 'captain',
  prospected: null,
  'round-ended': null,
  'game-ended': null,
};

/** Which stage an event is shown on; undefined: on whichever stands. */
export function stageOfEvent(event: Event): Stage | undefined {
  if (event.type !== 'passed') return STAGE_OF_EVENT[event.type];
  const role = roleOf(event.role);
  return role === 'prospector' ? null : role;
}

/** What ends a phase: whoever thinks next thinks about a role. */
const ENDS: ReadonlySet<Event['type']> = new Set([
  'plantations-refilled',
  'ship-refilled',
  'house-cleared',
  'ship-cleared',
]);

/** The stage that stands now: it stays between two events of its phase. */
export function useStage({ decision, frame, show }: PuertoRicoTable): Stage {
  const [before, setStage] = useState<Stage>(null);
  const last = show.past.at(-1)?.event;
  const rests = last !== undefined && ENDS.has(last.type) ? null : before;
  const stage =
    decision !== null
      ? STAGE_OF_ASK[decision.kind]
      : frame === null
        ? rests
        : (stageOfEvent(frame.event) ?? (frame.event.type === 'end-triggered' ? before : null));
  if (stage !== before) setStage(stage);
  return stage;
}

import { sameJson, type HasRng, type LogEntry } from '@antilles/engine';
import { createCourse } from './course';
import { adviceFor } from './hint';
import type { Playable, SessionTools } from './playable';
import { factsOf, pastOf } from './present';
import { tidy, type Save } from './record';
import type { Session } from './tableSession';
import type { Timeline } from './timeline';
import { redoOf, undoTarget, withoutRedo, withoutSince } from './undo';

/** Opens a game whose record and timeline tell the same: everything else about it is worked out from the two. */
export function openSession<State extends HasRng, Action, View, Options, Event>(
  entry: Playable<State, Action, View, Options, Event>,
  timeline: Timeline<State, Action, View, Event>,
  tools: SessionTools,
  record: Save,
): Session<Action, View, Event> {
  const { game } = entry;
  const facts = factsOf(record);
  const course = createCourse(entry, timeline, tools, record);
  const { now, shown, present, turns } = course;

  return {
    ...facts,
    ...pastOf(entry, timeline, tools, facts.people),
    game,
    origin: timeline.origin.at,
    snapshot: shown,
    subscribe: course.subscribe,
    view: present.view,
    decision: present.decision,
    refusal: (seat, action) => game.refusal(timeline.state(), seat, action),
    submit: (seat, action) => course.move(seat, () => ({ ...course.answer(seat, action), heldBack: null })),

    unseen: course.unseen,
    looked(viewer) {
      const { kept, publicLooked } = now();
      const all = kept.log.length;
      const before = viewer === null ? publicLooked : kept.looked[viewer];
      if (before === undefined || before === all) return;
      const { undo } = shown();
      if (viewer === null) {
        course.change({ publicLooked: all });
      } else {
        course.change({ kept: { ...kept, looked: kept.looked.map((seen, seat) => (seat === viewer ? all : seen)) } });
      }
      // Whoever is killed now may be shown it once more; but nobody takes back what another has seen.
      if (shown().undo !== undo) course.save();
    },

    holdBack(from) {
      if (from === now().heldBack) return;
      course.change({ heldBack: from });
      course.tellEnd();
      turns.go();
    },
    setBusy: turns.setBusy,

    undo(stride = 'action') {
      const { kept, heldBack, publicLooked } = now();
      const { answer, at } = undoTarget({ kept, timeline, heldBack }, stride);
      if (answer !== 'yes') return false;
      const refusal = course.move(kept.log[at]?.seat ?? 0, () => {
        const next = withoutSince(kept, at, timeline.revealedSince(at, heldBack ?? undefined));
        timeline.cut(at);
        turns.callOff();
        return { kept: next, heldBack: null, publicLooked: Math.min(publicLooked, at) };
      });
      return refusal === null;
    },

    redo(stride = 'action') {
      const { kept } = now();
      const again = redoOf(kept, stride) as readonly LogEntry<Action>[]; // Once played, or found to be possible.
      if (again.length === 0) return false;
      const refusal = course.move(again[0]?.seat ?? 0, () => {
        for (const { seat, action } of again) timeline.add(seat, action);
        turns.callOff();
        return { kept: withoutRedo(kept, again.length) };
      });
      return refusal === null;
    },

    hurry: turns.hurry,
    putTroubleAway() {
      if (now().trouble !== null) course.change({ trouble: null });
    },

    hints: () => now().kept.hints ?? [],
    record: () => now().kept,
    hint(seat, goesOn) {
      const { kept } = now();
      const { hints = [], log } = kept;
      const asked = present.decision(seat);
      // Asked twice about one question it is still one hint.
      if (!hints.some((mark) => mark.at === log.length && mark.seat === seat))
        course.change({ kept: { ...kept, hints: [...hints, { at: log.length, seat }] } }, 'save');
      return adviceFor(
        entry,
        timeline.state,
        seat,
        tools,
        () => !sameJson(present.decision(seat), asked),
        log.length,
        goesOn,
      );
    },

    start: turns.start,
    stop() {
      turns.stop();
      course.saveLooked();
    },
    toSave: () => tidy(now().kept),
  };
}

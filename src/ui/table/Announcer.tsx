import type { Viewer } from '@antilles/engine';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { AccessibilityInfo, Platform, Text, View } from 'react-native';
import { createSignal } from '@/session/signal';

/** A line said aloud, once. */
export interface Said {
  readonly id: number;
  readonly text: string;
}

/** As much as anybody listens to at once; the log has the rest. */
const MOST = 8;

/** What has been said lately, with new lines at the end. */
export function saidAfter(before: readonly Said[], lines: readonly string[]): readonly Said[] {
  if (lines.length === 0) return before;
  const next = (before.at(-1)?.id ?? 0) + 1;
  return [...before, ...lines.map((text, i) => ({ id: next + i, text }))].slice(-MOST);
}

/** What has been said lately, and to whom. Kept beside the table, which need not be drawn anew for it. */
export function createAnnouncements() {
  let said: { readonly to: Viewer; readonly lines: readonly Said[] } = { to: null, lines: [] };
  const { subscribe, emit } = createSignal();
  return {
    get: () => said,
    subscribe,
    say(to: Viewer, lines: readonly string[]) {
      said = { to, lines: saidAfter(to === said.to ? said.lines : NOTHING, lines) };
      emit();
    },
  };
}

export type Announcements = ReturnType<typeof createAnnouncements>;

const NOTHING: readonly Said[] = [];

/** Says new lines to whoever listens to the screen; nobody sees them. */
export function Announcer({ announcements, viewer }: { announcements: Announcements; viewer: Viewer }) {
  const said = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  // What was said to one pair of eyes is not there for the next: it may be a secret.
  const lines = said.to === viewer ? said.lines : NOTHING;
  const last = useRef(0);
  useEffect(() => {
    const news = lines.filter(({ id }) => id > last.current);
    last.current = lines.at(-1)?.id ?? last.current;
    // In a browser the region below is read out by itself.
    if (Platform.OS !== 'web' && news.length > 0) {
      AccessibilityInfo.announceForAccessibility(news.map(({ text }) => text).join('. '));
    }
  }, [lines]);
  // A phone does not read out what nobody sees.
  if (Platform.OS !== 'web') return null;
  return (
    <View
      aria-live="polite"
      role="log"
      style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0, pointerEvents: 'none' }}
    >
      {lines.map(({ id, text }) => (
        <Text key={id}>{text}</Text>
      ))}
    </View>
  );
}

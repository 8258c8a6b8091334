import { NavigationContainer } from '@react-navigation/native';
import { fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { entry as dominionEntry } from '@/games/dominion';
import { TableScreen } from '@/games/dominion/ui/TableScreen';
import { resumeSession } from '@/session/session';
import type { Save } from '@/storage/saveFile';
import { pass, renderKit } from '@tests/ui/support/renderKit';
import { opened } from '@tests/session/table';

/** The whole table of a saved game on a phone, as the app would open it, and what it saves. */
export async function openTable(save: Save, settings: Parameters<typeof renderKit>[1] = {}) {
  const phone = { width: 390, height: 844, scale: 3, fontScale: 1 };
  Dimensions.set({ window: phone, screen: phone });
  const saves: Save[] = [];
  const resumed = resumeSession({
    entry: dominionEntry,
    save,
    tools: {
      now: () => Date.now(),
      breathe: () => new Promise((resolve) => setTimeout(resolve, 0)),

      save: (kept) => void saves.push(kept),
      luck: () => 1,
    },
  });
  if (!resumed.ok) throw new Error(resumed.problem);
  const { session } = resumed;
  const { unmount } = renderKit(
    <NavigationContainer>
      <TableScreen open={opened(session)} />
    </NavigationContainer>,
    settings,
  );
  // Nobody has moved yet: the title card comes first.
  const begin = screen.queryByTestId('opening');
  if (begin !== null) fireEvent.press(within(begin).getByRole('button'));
  await pass(400);
  return { session, saves, leave: unmount };
}

/** What something is called by a screen reader. */
export const nameOf = ({ props }: { readonly props: Readonly<Record<string, unknown>> }): string =>
  String(props['accessibilityLabel'] ?? props['aria-label']);

/** Tells the hand how wide it is, as a device would. */
export function layOutHand(width: number): void {
  fireEvent(screen.getByLabelText(/^(Your|Je) hand/), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width, height: 94 } },
  });
}

import * as Haptics from 'expo-haptics';
import { Platform } from 'react-native';

/** What the hand feels: a stop of a slider, something picked up, something done, something refused, a blow, a piece set down. */
export type Feel = 'tick' | 'pick' | 'done' | 'refused' | 'blow' | 'set';

let on = true;

/** Follows the setting; the shell calls it whenever the setting changes. */
export function setHaptics(wanted: boolean): void {
  on = wanted;
}

/** A small touch back. Silent on the web, when the setting says so, and on phones that cannot. */
export function haptic(feel: Feel): void {
  if (!on || Platform.OS === 'web') return;
  void play(feel).catch(() => undefined);
}

function play(feel: Feel): Promise<void> {
  switch (feel) {
    case 'tick':
      return Haptics.selectionAsync();
    case 'pick':
      return Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light);
    case 'done':
      return Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success);
    case 'blow':
      return Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Heavy);
    case 'set':
      return Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium);
    case 'refused':
      return Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning);
  }
}

import * as Clipboard from 'expo-clipboard';
import { Platform, Share } from 'react-native';

/** Hands a text to the phone's share sheet; browsers that have none get it on the clipboard. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (Platform.OS !== 'web') {
      await Share.share({ message: text });
      return 'shared';
    }
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Puts a text on the clipboard; says whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  return Clipboard.setStringAsync(text).catch(() => false);
}

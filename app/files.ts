import * as DocumentPicker from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import * as Sharing from 'expo-sharing';

/** What came of choosing a file. */
export type PickedFile =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'cancelled' | 'too-large' | 'unreadable' };

/** Hands a text as a file to the phone's share sheet. Rejects when there is none, or no room for the file. */
export async function giveFile(name: string, mimeType: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  if (file.exists) file.delete();
  file.create();
  file.write(text);
  await Sharing.shareAsync(file.uri, { mimeType, dialogTitle: name });
}

/** Lets a person choose a file and reads it, unless it is longer than `longest`. */
export async function takeFile(longest: number): Promise<PickedFile> {
  try {
    const picked = await DocumentPicker.getDocumentAsync({ copyToCacheDirectory: true });
    const asset = picked.assets?.[0];
    if (picked.canceled || asset === undefined) return { kind: 'cancelled' };
    const file = new File(asset.uri);
    if ((asset.size ?? file.size ?? 0) > longest) return { kind: 'too-large' };
    return { kind: 'text', text: await file.text() };
  } catch {
    return { kind: 'unreadable' };
  }
}

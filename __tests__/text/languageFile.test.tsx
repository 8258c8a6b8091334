/** How a phone reads a language: `tsx`, because only there does Jest take the file of phones. */
import type * as files from '@/text/languageFile';

jest.mock('@/text/packed/nl.words', () => 7, { virtual: true });
jest.mock('@/text/packed/de.words', () => 8, { virtual: true });

const mockDevice = { texts: new Map<number, string>() };
jest.mock('expo-asset', () => ({
  Asset: {
    fromModule: (module: number) => ({
      downloadAsync: () => Promise.resolve({ localUri: mockDevice.texts.has(module) ? `file:///${module}` : null }),
    }),
  },
}));
jest.mock('expo-file-system', () => ({
  File: class {
    private readonly uri: string;
    constructor(uri: string) {
      this.uri = uri;
    }
    text(): Promise<string> {
      return Promise.resolve(mockDevice.texts.get(Number(this.uri.slice('file:///'.length))) ?? '');
    }
  },
}));

// Every test file has the words of the app already, and with them this module: here it meets the device above.
jest.resetModules();
const { languageFile } = jest.requireActual<typeof files>('@/text/languageFile');

test('the words of a language come by namespace', async () => {
  mockDevice.texts.set(7, '{"app":{"done":"Klaar"},"note":"no words"}');
  expect(await languageFile?.('nl')).toEqual({ app: { done: 'Klaar' } });
});

test('a file that is not there, or is no words, is refused', async () => {
  mockDevice.texts.delete(8);
  await expect(languageFile?.('de')).rejects.toThrow('the words of de are not on the device');
  mockDevice.texts.set(8, '{"app":{"done":"Fer');
  await expect(languageFile?.('de')).rejects.toThrow();
  mockDevice.texts.set(8, 'null');
  await expect(languageFile?.('de')).rejects.toThrow('the words of de are broken');
});

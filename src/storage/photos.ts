import { type KeyValue } from './slots';

/** The photo of a play, a JPEG in base64; it never changes, and another one has another id. */
const PHOTOS = 'antilles/photo/';

/** The longest side of a photo that is kept, in pixels: sharp on a phone, and a tenth of a megabyte. */
export const PHOTO_SIDE = 1280;
/** The longest text of one: the busiest picture of this size takes half of it. */
export const MAX_PHOTO_LENGTH = 1_200_000;

/** Whether a text can be a photo of ours: base64 of a JPEG, and no longer than one may be. */
export const isPhoto = (text: string): boolean =>
  text.length <= MAX_PHOTO_LENGTH && text.startsWith('/9j/') && /^[A-Za-z0-9+/]+={0,2}$/.test(text);

/** What an `Image` shows. */
export const photoSource = (text: string): { readonly uri: string } => ({ uri: `data:image/jpeg;base64,${text}` });

/** The photos of this device, each under a key of its own and apart from the plays, so that no list ever reads one. */
export interface PhotoStore {
  read(id: string): Promise<string | null>;
  /** Rejects when the device has no room. */
  write(id: string, text: string): Promise<void>;
  remove(id: string): Promise<void>;
  ids(): Promise<readonly string[]>;
}

export const createPhotoStore = (device: KeyValue): PhotoStore => ({
  read: (id) => device.getItem(PHOTOS + id),
  async write(id, text) {
    if (!isPhoto(text)) throw new Error(`photo ${id} is no photo`);
    await device.setItem(PHOTOS + id, text);
  },
  remove: (id) => device.removeItem(PHOTOS + id),
  ids: async () =>
    (await device.getAllKeys()).filter((key) => key.startsWith(PHOTOS)).map((key) => key.slice(PHOTOS.length)),
});

import { ImageManipulator, SaveFormat } from 'expo-image-manipulator';
import * as ImagePicker from 'expo-image-picker';
import { isPhoto, PHOTO_SIDE } from '@/storage/photos';

/** What came of taking or choosing a photo: the JPEG in base64, as the device keeps it. */
export type PickedPhoto =
  | { readonly kind: 'photo'; readonly text: string }
  | { readonly kind: 'cancelled' | 'denied' | 'too-large' | 'undecodable' };

/** Where a photo may come from on this device. */
export const PHOTO_WAYS = ['camera', 'library'] as const;
export type PhotoWay = (typeof PHOTO_WAYS)[number];

/** Asks for the camera only now; choosing needs no permission, because the system's own picker shows the photos. */
export async function takePhoto(way: PhotoWay): Promise<PickedPhoto> {
  if (way === 'camera' && !(await ImagePicker.requestCameraPermissionsAsync()).granted) return { kind: 'denied' };
  const options: ImagePicker.ImagePickerOptions = { mediaTypes: ['images'], exif: false };
  try {
    const picked = await (way === 'camera'
      ? ImagePicker.launchCameraAsync(options)
      : ImagePicker.launchImageLibraryAsync(options));
    const asset = picked.assets?.[0];
    return picked.canceled || asset === undefined ? { kind: 'cancelled' } : await scaled(asset);
  } catch {
    return { kind: 'undecodable' };
  }
}

/** As small as it is kept, without what the camera wrote beside the picture: where and when. */
async function scaled({ uri, width, height }: ImagePicker.ImagePickerAsset): Promise<PickedPhoto> {
  const work = ImageManipulator.manipulate(uri);
  if (Math.max(width, height) > PHOTO_SIDE)
    work.resize(width >= height ? { width: PHOTO_SIDE } : { height: PHOTO_SIDE });
  const picture = await work.renderAsync();
  const { base64 } = await picture.saveAsync({ format: SaveFormat.JPEG, compress: 0.72, base64: true });
  return base64 !== undefined && isPhoto(base64) ? { kind: 'photo', text: base64 } : { kind: 'undecodable' };
}

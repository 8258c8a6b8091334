import { isPhoto, PHOTO_SIDE } from '@/storage/photos';
import type { PickedPhoto } from './photos';

/** A browser asks where from by itself: files, or the camera of a phone. */
export const PHOTO_WAYS = ['library'] as const;

/** Larger files no camera makes; the browser would be busy for a minute only to find that out. */
const LARGEST = 60_000_000;

export async function takePhoto(): Promise<PickedPhoto> {
  const file = await choose();
  if (file === null) return { kind: 'cancelled' };
  if (file.size > LARGEST) return { kind: 'too-large' };
  return scaled(file).catch((): PickedPhoto => ({ kind: 'undecodable' }));
}

function choose(): Promise<File | null> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'image/*';
    input.style.display = 'none';
    const answer = (file: File | null): void => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('cancel', () => answer(null));
    input.addEventListener('change', () => answer(input.files?.[0] ?? null));
    document.body.appendChild(input);
    input.click();
  });
}

/** As small as it is kept. What a camera wrote beside the picture, where and when, does not come through a canvas. */
async function scaled(file: File): Promise<PickedPhoto> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const { naturalWidth, naturalHeight } = picture;
    const scale = Math.min(1, PHOTO_SIDE / Math.max(naturalWidth, naturalHeight));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    const pen = canvas.getContext('2d');
    if (pen === null) return { kind: 'undecodable' };
    // What is clear in a picture would be black in a JPEG.
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL('image/jpeg', 0.72).replace(/^data:image\/jpeg;base64,/, '');
    return isPhoto(text) ? { kind: 'photo', text } : { kind: 'undecodable' };
  } finally {
    URL.revokeObjectURL(address);
  }
}

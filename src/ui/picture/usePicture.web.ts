import { Asset } from 'expo-asset';
import type { ReactNode } from 'react';
import type { Mark, Picture, Shared } from './picture';

/** Shares a picture: the system's sheet where a browser has one for files, otherwise as a download. */
export function usePicture(picture: Picture | null): {
  readonly host: ReactNode;
  readonly share: (name: string) => Promise<Shared>;
} {
  return {
    host: null,
    async share(name) {
      if (picture === null) return 'failed';
      try {
        const blob = await drawn(picture);
        const file = new File([blob], `${name}.png`, { type: 'image/png' });
        if (typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })) {
          await navigator.share({ files: [file] });
          return 'shared';
        }
        const link = document.createElement('a');
        link.href = URL.createObjectURL(blob);
        link.download = file.name;
        link.click();
        URL.revokeObjectURL(link.href);
        return 'saved';
      } catch (error) {
        // Whoever closes the sheet has changed their mind: nothing went wrong.
        return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
      }
    },
  };
}

/** Twice as fine as it is large: it will be looked at on a phone. */
const FINE = 2;

async function drawn({ width, height, marks }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const images = await Promise.all(
    marks.map((mark) => (mark.kind === 'image' ? fetched(mark.picture) : Promise.resolve(null))),
  );
  pen.scale(FINE, FINE);
  marks.forEach((mark, i) => {
    const image = images[i] ?? null;
    if (mark.kind !== 'image') draw(pen, mark);
    else if (image !== null) lay(pen, mark, image);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

type Laid = Extract<Mark, { kind: 'image' }>;

/** A picture once it is decoded; null when it cannot be had. */
async function fetched(picture: number): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = Asset.fromModule(picture).uri;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Lays a picture into its place: as large as fills it, its middle in the middle. */
function lay(pen: CanvasRenderingContext2D, { x, y, width, height, radius }: Laid, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [wide, high] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.clip();
  pen.drawImage(image, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  pen.restore();
}

function draw(pen: CanvasRenderingContext2D, mark: Exclude<Mark, Laid>): void {
  pen.fillStyle = mark.fill;
  switch (mark.kind) {
    case 'box':
      if (mark.fades) {
        const fading = pen.createLinearGradient(0, mark.y, 0, mark.y + mark.height);
        fading.addColorStop(0, mark.fill);
        fading.addColorStop(1, `${mark.fill.slice(0, 7)}00`);
        pen.fillStyle = fading;
      }
      pen.beginPath();
      pen.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius);
      pen.fill();
      return;
    case 'text':
      pen.font = `${mark.size}px ${mark.font}`;
      pen.textAlign = mark.align;
      pen.fillText(mark.text, mark.x, mark.y);
      return;
    case 'outline':
      pen.save();
      pen.translate(mark.x, mark.y);
      pen.scale(mark.size / mark.grid, mark.size / mark.grid);
      pen.fill(new Path2D(mark.d));
      pen.restore();
  }
}

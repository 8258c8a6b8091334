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

function drawn({ width, height, marks }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width * FINE;
  canvas.height = height * FINE;
  const pen = canvas.getContext('2d');
  if (pen === null) return Promise.reject(new Error('no canvas'));
  pen.scale(FINE, FINE);
  for (const mark of marks) draw(pen, mark);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

function draw(pen: CanvasRenderingContext2D, mark: Mark): void {
  pen.fillStyle = mark.fill;
  switch (mark.kind) {
    case 'box':
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

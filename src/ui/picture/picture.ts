/** A picture made of a few kinds of marks, drawn by whatever the device has: a canvas in a browser, vectors on a phone. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

export type Mark =
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly fill: string;
      /** It fades out towards its foot. */
      readonly fades?: boolean;
    }
  | {
      /** One of our pictures, cut to fill its place. A picture that cannot be had is left out. */
      readonly kind: 'image';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly radius: number;
      readonly picture: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      /** Of the line the letters stand on. */
      readonly y: number;
      readonly size: number;
      readonly font: string;
      readonly fill: string;
      readonly text: string;
      readonly align: 'left' | 'right' | 'center';
    }
  | {
      readonly kind: 'outline';
      readonly x: number;
      readonly y: number;
      /** How wide the outline's own grid becomes. */
      readonly size: number;
      readonly grid: number;
      readonly d: string;
      readonly fill: string;
    };

/** What became of a picture that was to be shared. */
export type Shared = 'shared' | 'saved' | 'failed';

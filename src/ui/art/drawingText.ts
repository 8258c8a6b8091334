export interface DrawingProps {
  /** Svg elements, as text. */
  readonly art: string;
  readonly width: number;
  readonly height: number;
  /** What of the drawing is seen: left, top, width, height. As large as the place itself when absent. */
  readonly view?: readonly [number, number, number, number] | undefined;
}

export const svgText = ({ art, width, height, view = [0, 0, width, height] }: DrawingProps): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.join(' ')}">${art}</svg>`;

import { memo, type CSSProperties } from 'react';
import { svgText, type DrawingProps } from './drawingText';

const STILL: CSSProperties = { display: 'block', pointerEvents: 'none', userSelect: 'none' };

/** One element for the browser, however much is drawn in it: it paints the picture once and keeps it. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  const { width, height } = props;
  return <img src={address(svgText(props))} alt="" draggable={false} style={{ ...STILL, width, height }} />;
});

const address = (text: string): string =>
  `data:image/svg+xml,${text.replace(/[%#<>]/g, (letter) => encodeURIComponent(letter))}`;

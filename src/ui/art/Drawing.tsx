import { memo } from 'react';
import { SvgXml } from 'react-native-svg';
import { svgText, type DrawingProps } from './drawingText';

/** A picture written as svg text, drawn once: nothing inside it changes or can be tapped. Decoration. */
export const Drawing = memo(function Drawing(props: DrawingProps) {
  return <SvgXml xml={svgText(props)} width={props.width} height={props.height} aria-hidden />;
});

import { View } from 'react-native';
import { type DrawingName, GRID, type IconName } from './drawing';
import { lines } from './lines';
import { useDrawing } from './pictures';
import { Path, Svg } from '../svg';

/**
 * A picture of a game or a line icon of a control, in one colour.
 *
 * Decoration by default: screen readers pass over it, because the control or the text beside it speaks. Give a
 * `label` only when nothing else says what the picture says.
 */
export const Icon = ({
  name,
  size = 24,
  color,
  label,
}: {
  name: IconName;
  size?: number;
  color: string;
  label?: string;
}) => {
  const drawn = isLine(name) ? (
    <Stroked d={lines[name]} size={size} color={color} />
  ) : (
    <Picture name={name} size={size} color={color} />
  );
  if (label === undefined) return drawn;
  return (
    <View accessible role="img" aria-label={label}>
      {drawn}
    </View>
  );
};

const isLine = (name: IconName): name is keyof typeof lines => name in lines;

/** Its place is kept while it is on the way. */
const Picture = ({ name, size, color }: { name: DrawingName; size: number; color: string }) => {
  const drawing = useDrawing(name);
  if (drawing === null) return <View style={{ width: size, height: size }} aria-hidden />;
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${GRID} ${GRID}`} aria-hidden>
      <Path d={drawing} fill={color} />
    </Svg>
  );
};

const Stroked = ({ d, size, color }: { d: string; size: number; color: string }) => (
  <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
    <Path d={d} stroke={color} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
  </Svg>
);

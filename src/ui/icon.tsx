import { type ReactElement } from 'react';
import { type IconName } from './icons/drawing';
import { Icon } from './icons/Icon';

/** An icon by name, something that draws itself in a given colour and size, or something drawn already. */
export type IconLike = IconName | ReactElement | ((color: string, size: number) => ReactElement);

/** Draws an icon; a finished element keeps its own colour and size. */
export function drawIcon(icon: IconLike, size: number, color: string): ReactElement {
  if (typeof icon === 'string') return <Icon name={icon} size={size} color={color} />;
  return typeof icon === 'function' ? icon(color, size) : icon;
}

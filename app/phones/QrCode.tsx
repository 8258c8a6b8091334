import { create } from 'qrcode';
import { useMemo } from 'react';
import Svg, { Path } from 'react-native-svg';

/** Modules of a quiet edge, without which a camera does not find it. */
const QUIET = 3;

/** A code for cameras: always dark on light, whatever the theme. */
export function QrCode({ text, size, label }: { text: string; size: number; label: string }) {
  const { path, across } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    let drawn = '';
    for (let row = 0; row < modules.size; row++)
      for (let column = 0; column < modules.size; column++)
        if (modules.get(row, column) === 1) drawn += `M${column + QUIET} ${row + QUIET}h1v1h-1z`;
    return { path: drawn, across: modules.size + 2 * QUIET };
  }, [text]);
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${across} ${across}`} role="img" aria-label={label}>
      <Path d={`M0 0h${across}v${across}H0z`} fill="#fffaf0" />
      <Path d={path} fill="#241528" />
    </Svg>
  );
}

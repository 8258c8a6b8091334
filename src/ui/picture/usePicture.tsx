import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { G, Path, Rect, Text } from 'react-native-svg';
import type { Mark, Picture, Shared } from './picture';

/** Shares a picture through the phone's sheet. `host` must stand somewhere on the screen: it is drawn there, unseen. */
export function usePicture(picture: Picture | null): {
  readonly host: ReactNode;
  readonly share: (name: string) => Promise<Shared>;
} {
  const drawing = useRef<Svg>(null);
  return {
    host:
      picture === null ? null : (
        <View aria-hidden style={{ position: 'absolute', left: -9999, top: 0 }}>
          <Svg ref={drawing} width={picture.width} height={picture.height}>
            {picture.marks.map(draw)}
          </Svg>
        </View>
      ),
    async share(name) {
      try {
        const data = await new Promise<string>((resolve, reject) => {
          if (drawing.current === null) return reject(new Error('nothing is drawn'));
          drawing.current.toDataURL(resolve);
        });
        const file = new File(Paths.cache, `${name}.png`);
        if (file.exists) file.delete();
        file.create();
        file.write(data.replace(/\s/g, ''), { encoding: 'base64' });
        await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png' });
        return 'shared';
      } catch {
        return 'failed';
      }
    },
  };
}

function draw(mark: Mark, i: number): ReactNode {
  switch (mark.kind) {
    case 'box':
      return (
        <Rect key={i} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.radius} fill={mark.fill} />
      );
    case 'text':
      return (
        <Text
          key={i}
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontFamily={mark.font}
          fill={mark.fill}
          textAnchor={mark.align === 'right' ? 'end' : 'start'}
        >
          {mark.text}
        </Text>
      );
    case 'outline':
      return (
        <G key={i} transform={`translate(${mark.x} ${mark.y}) scale(${mark.size / mark.grid})`}>
          <Path d={mark.d} fill={mark.fill} />
        </G>
      );
  }
}

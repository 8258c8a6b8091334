import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';
import { useRef, type ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { ClipPath, Defs, G, Image, LinearGradient, Path, Rect, Stop, Text } from 'react-native-svg';
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

const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

function draw(mark: Mark, i: number): ReactNode {
  switch (mark.kind) {
    case 'box': {
      const { x, y, width, height, radius, fill, fades = false } = mark;
      const box = <Rect key={i} {...{ x, y, width, height }} rx={radius} fill={fades ? `url(#fade${i})` : fill} />;
      if (!fades) return box;
      return (
        <G key={i}>
          <Defs>
            <LinearGradient id={`fade${i}`} x1={0} y1={0} x2={0} y2={1}>
              <Stop offset={0} stopColor={fill.slice(0, 7)} stopOpacity={0.9} />
              <Stop offset={1} stopColor={fill.slice(0, 7)} stopOpacity={0} />
            </LinearGradient>
          </Defs>
          {box}
        </G>
      );
    }
    case 'image': {
      const { x, y, width, height, radius, picture } = mark;
      return (
        <G key={i}>
          <Defs>
            <ClipPath id={`clip${i}`}>
              <Rect {...{ x, y, width, height }} rx={radius} />
            </ClipPath>
          </Defs>
          <Image
            {...{ x, y, width, height }}
            href={picture}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#clip${i})`}
          />
        </G>
      );
    }
    case 'text':
      return (
        <Text
          key={i}
          x={mark.x}
          y={mark.y}
          fontSize={mark.size}
          fontFamily={mark.font}
          fill={mark.fill}
          textAnchor={ANCHORS[mark.align]}
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

import type { ViewProps } from 'react-native';
import { useSpeaker } from '@/text';
import { Box } from '@/ui/Box';
import { Anchor } from '@/ui/flights/Anchor';
import { TapOver } from '@/ui/TapOver';
import { Text } from '@/ui/Text';
import { FONTS, useColors } from '@/ui/theme';
import { useLayout } from '@/ui/useLayout';
import { GOODS, type Good } from '../rules/goods';
import type { View } from '../rules/view';
import { place } from './art';
import { TilePiece } from './pieces';

/** The plantations lying open and the quarries left, always in sight. */
export function OfferStrip({
  view,
  width,
  height,
  lies,
  onOpen,
}: {
  view: View;
  width: number;
  height: number;
  /** Whether tiles are taken from here: the settler's stage has them large. */
  lies: boolean;
  onOpen: () => void;
}) {
  const words = useSpeaker('puerto-rico', []);
  const colors = useColors();
  const { size } = useLayout();
  const wide = size === 'wide';
  const tiles = view.faceUp.map((tile) => words.word(`tile.${tile}`));
  const spoken = [
    `${words.word('ui.offer')}: ${tiles.length === 0 ? words.word('ui.nothing') : words.list(tiles)}`,
    words.word('ui.offerFacts', {
      stack: view.stackSize,
      quarries: words.word('noun.quarries', { count: view.quarrySupply }),
    }),
    `${words.word('ui.goodsLeft')}: ${words.list(
      GOODS.map((good) =>
        words.word('log.amount', { amount: view.goodsSupply[good], good: words.word(`good.${good}`) }),
      ),
    )}`,
  ].join('. ');
  const label = width < 330 ? 0 : wide ? 112 : 68;
  const gap = wide ? 8 : 5;
  const many = view.players.length + 2;
  const each = Math.min(wide ? 82 : 46, (width - label - 16 - gap * many) / many);
  const tall = height - (wide ? 14 : 10);
  return (
    <TapOver
      radius={12}
      label={spoken}
      onPress={onOpen}
      onLongPress={onOpen}
      style={{
        height,
        borderRadius: 12,
        backgroundColor: colors.surface,
        boxShadow: `inset 0 0 0 1px ${colors.line}`,
        paddingHorizontal: 8,
      }}
      drawing={{ flexDirection: 'row', alignItems: 'center', gap }}
    >
      {label === 0 ? null : (
        <Anchor name={place.stack} style={{ width: label }}>
          <Text
            fixed
            numberOfLines={2}
            color="muted"
            style={{ fontFamily: FONTS.bodyBold, fontSize: wide ? 14 : 12, lineHeight: wide ? 17 : 14 }}
          >
            {words.word('ui.offer')}
          </Text>
          {wide ? (
            <Text kind="tiny" color="muted">
              {words.word('ui.inStack', { count: view.stackSize })}
            </Text>
          ) : null}
        </Anchor>
      )}
      <Box style={{ flexDirection: 'row', gap, flexGrow: 1, minWidth: each }}>
        {view.faceUp.map((tile, i) => (
          <Home key={i} tile={lies && view.faceUp.lastIndexOf(tile) === i ? tile : null}>
            <TilePiece tile={tile} manned={null} width={each} height={tall} />
          </Home>
        ))}
      </Box>
      <Anchor name={place.quarries} style={{ opacity: view.quarrySupply === 0 ? 0.5 : 1 }}>
        <TilePiece tile="quarry" manned={null} width={each} height={tall} />
        <Left count={view.quarrySupply} />
      </Anchor>
    </TapOver>
  );
}

/** Of several of a kind the last one is where it is taken from. */
export const Home = ({ tile, children, ...rest }: ViewProps & { tile: Good | null }) =>
  tile === null ? (
    <Box {...rest}>{children}</Box>
  ) : (
    <Anchor name={place.offerOf(tile)} {...rest}>
      {children}
    </Anchor>
  );

/** How many there are, in the corner of a picture. */
export const Left = ({ count }: { count: number }) => (
  <Box
    style={{
      position: 'absolute',
      right: 2,
      top: 2,
      minWidth: 16,
      alignItems: 'center',
      borderRadius: 6,
      paddingHorizontal: 4,
      backgroundColor: 'rgba(10, 20, 16, 0.84)',
    }}
  >
    <Text fixed color="#ffffff" style={{ fontFamily: FONTS.bodyExtra, fontSize: 12, lineHeight: 15 }}>
      {count}
    </Text>
  </Box>
);

import { Component, createElement, type ReactNode } from 'react';
import { View } from 'react-native';
import { isGameId } from '@/games/ids';
import { shelfOf } from '@/games/shelf';
import { Icon } from '@/ui/icons/Icon';
import type { IconName } from '@/ui/icons/drawing';
import type { SeatColor } from '@/ui/Shape';
import { fade, useColors, useTheme, type Accent } from '@/ui/theme';
import { loadedGlimpse } from '../loadGame';
import { PosterPicture } from './PosterPicture';

/**
 * The picture on a card under "Continue": the table as everybody may see it, drawn by the game itself. Where there is
 * none, or it breaks over what it is given, the game's poster; without one, its emblem.
 */
export function Glimpse({
  kind,
  emblem,
  accent,
  view,
  colours,
}: {
  /** A game, or a tool of the companion. */
  kind: string;
  emblem: IconName;
  accent: Accent;
  /** What everybody may see; null without a table. */
  view: unknown;
  /** Of each seat. */
  colours: readonly SeatColor[];
}) {
  const colors = useColors();
  const { contrast } = useTheme();
  const poster = !contrast && isGameId(kind) ? shelfOf(kind).poster : undefined;
  const draw = contrast || view === null ? undefined : loadedGlimpse(kind);
  const plain =
    poster === undefined ? (
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
        <Icon name={emblem} size={44} color={colors[accent]} />
      </View>
    ) : (
      <PosterPicture poster={poster} />
    );
  return (
    <View
      aria-hidden
      style={{ flex: 1, overflow: 'hidden', backgroundColor: fade(colors[accent], 0.2), pointerEvents: 'none' }}
    >
      {draw === undefined ? plain : <Or instead={plain}>{createElement(draw, { view: view as never, colours })}</Or>}
    </View>
  );
}

/** Something that may break, and what stands there then. */
class Or extends Component<{ readonly instead: ReactNode; readonly children: ReactNode }, { readonly broke: boolean }> {
  override state = { broke: false };
  static getDerivedStateFromError(): { readonly broke: boolean } {
    return { broke: true };
  }
  override render(): ReactNode {
    return this.state.broke ? this.props.instead : this.props.children;
  }
}

import type { TablePlayer } from '@/session/seats';

/** What a glimpse of a table is drawn from: what everybody may see, and the colour of each seat. */
export interface GlimpseProps<View> {
  readonly view: View;
  readonly colours: readonly TablePlayer['colour'][];
}

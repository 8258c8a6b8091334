import type { Used } from '@/ui/icons/drawing';

/** One that any table may show, so that its outline is drawn already. */
export const used = { 'sticks/stick': 'lorc/quill-ink' } as const satisfies Used<'sticks'>;

declare module '@/ui/icons/drawing' {
  interface GamePictures {
    sticks: keyof typeof used;
  }
}

import type { ReactNode } from 'react';
import { Box } from '@/ui/Box';
import { Text } from '@/ui/Text';
import { SPACE } from '@/ui/theme';

/** A drawing that is only looked at, with the sentence that says the same to whoever listens. */
export function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Box style={{ gap: SPACE.xs, paddingVertical: SPACE.xs }}>
      <Box aria-hidden style={{ pointerEvents: 'none' }}>
        {children}
      </Box>
      <Text kind="small" color="muted">
        {caption}
      </Text>
    </Box>
  );
}

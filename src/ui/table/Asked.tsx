import type { ReactNode, Ref } from 'react';
import { View } from 'react-native';
import { Guard, useGuard } from '../Guard';
import { useCovered } from '../overlays/Host';
import { SPACE } from '../theme';

/**
 * The buttons at the bottom, which count again only when they have been seen: with every new question, when the table
 * begins to play, and when whatever lay over it has gone. While it plays on, *Next* stays *Next*.
 */
export function Asked({ of, dockRef, children }: { of: number | null; dockRef: Ref<View>; children: ReactNode }) {
  const covered = useCovered();
  return (
    <Guard of={`${of ?? 'watching'} ${covered}`} decides={of !== null}>
      <Marked question={of} dockRef={dockRef}>
        {children}
      </Marked>
    </Guard>
  );
}

/** Says on the web which question it asks and whether answers count yet: for whoever drives the page by machine. */
function Marked({ question, dockRef, children }: { question: number | null; dockRef: Ref<View>; children: ReactNode }) {
  const marks = { focusquiet: 'true', question: `${question ?? ''}`, settled: `${useGuard().settled}` };
  return (
    <View ref={dockRef} tabIndex={-1} style={{ gap: SPACE.s }} {...{ dataSet: marks }}>
      {children}
    </View>
  );
}

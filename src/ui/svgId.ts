import { useId } from 'react';

/** An id for a gradient or a clip that is safe inside `url(#…)`. */
export const useSvgId = (): string => `k${useId().replace(/[^a-zA-Z0-9]/g, '')}`;

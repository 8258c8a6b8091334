import { Asset } from 'expo-asset';
import type { CSSProperties } from 'react';

const FILLS: CSSProperties = { width: '100%', height: '100%', objectFit: 'cover', display: 'block' };

/** The browser's own element: it decodes beside the page, and weighs nothing. */
export const Picture = ({ source, onMissing }: { source: number; onMissing: () => void }) => (
  <img src={Asset.fromModule(source).uri} alt="" decoding="async" draggable={false} style={FILLS} onError={onMissing} />
);

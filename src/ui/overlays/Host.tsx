import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { createSignal } from '@/session/signal';
import { AccentProvider, useAccent } from '../accent';
import { BOX_NONE } from '../boxNone';
import { SameTheme, useTheme } from '../theme';

interface Layer {
  readonly id: string;
  readonly node: ReactNode;
  /** Whether what lies underneath can still be reached. */
  readonly modal: boolean;
}

interface LayerStore {
  readonly isCovered: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps the open layers outside React's state, so that a change redraws the layers and not the screen. */
function layerStore(around: LayerStore | null) {
  let layers: readonly Layer[] = [];
  const signal = createSignal();
  const set = (next: readonly Layer[]): void => {
    layers = next;
    signal.emit();
  };
  return {
    get: () => layers,
    /** Whether anything lies over what is here, however many hosts there are around it. */
    isCovered: (): boolean => layers.length > 0 || (around?.isCovered() ?? false),
    subscribe: (listener: () => void) => {
      const stop = signal.subscribe(listener);
      const leave = around?.subscribe(listener);
      return () => {
        stop();
        leave?.();
      };
    },
    put(layer: Layer) {
      const known = layers.some(({ id }) => id === layer.id);
      set(known ? layers.map((old) => (old.id === layer.id ? layer : old)) : [...layers, layer]);
    },
    drop: (id: string) => set(layers.filter((layer) => layer.id !== id)),
  };
}

const HostContext = createContext<ReturnType<typeof layerStore> | null>(null);

/** Draws what `Overlay`s inside it show, above the content, last opened on top; what lies below cannot be reached. */
export function OverlayHost({ children }: { children: ReactNode }) {
  const around = useContext(HostContext);
  const [store] = useState(() => layerStore(around));
  return (
    <HostContext.Provider value={store}>
      <View style={{ flex: 1 }}>
        <Below store={store}>{children}</Below>
        <Layers store={store} />
      </View>
    </HostContext.Provider>
  );
}

function Below({ store, children }: { store: ReturnType<typeof layerStore>; children: ReactNode }) {
  const layers = useSyncExternalStore(store.subscribe, store.get, store.get);
  return (
    <View style={{ flex: 1 }} {...unreachable(layers.some(({ modal }) => modal))}>
      {children}
    </View>
  );
}

function Layers({ store }: { store: ReturnType<typeof layerStore> }) {
  const layers = useSyncExternalStore(store.subscribe, store.get, store.get);
  const top = layers.findLastIndex(({ modal }) => modal);
  return layers.map(({ id, node }, i) => (
    <View key={id} style={[StyleSheet.absoluteFill, BOX_NONE]} {...unreachable(i < top)}>
      {node}
    </View>
  ));
}

/** Hides a part from touch, keyboard and screen reader. */
function unreachable(hidden: boolean): object {
  if (Platform.OS === 'web') return hidden ? { inert: true } : {};
  return {
    accessibilityElementsHidden: hidden,
    importantForAccessibility: hidden ? 'no-hide-descendants' : 'auto',
  };
}

/** Shows its children above the nearest `OverlayHost` (every `Screen` is one). */
export function Overlay({ modal = true, children }: { modal?: boolean; children: ReactNode }) {
  const store = useContext(HostContext);
  const accent = useAccent();
  const theme = useTheme();
  const id = useId();
  useLayoutEffect(() => {
    const node = (
      <SameTheme theme={theme}>
        <AccentProvider accent={accent}>{children}</AccentProvider>
      </SameTheme>
    );
    store?.put({ id, modal, node });
  });
  useEffect(() => () => store?.drop(id), [store, id]);
  return store ? null : children;
}

/** Whether a sheet or a curtain lies over the screen this is drawn on, or is still on its way. */
export function useCovered(): boolean {
  const store = useContext(HostContext);
  return useSyncExternalStore(store?.subscribe ?? nowhere, store?.isCovered ?? never, store?.isCovered ?? never);
}

const nowhere = () => () => undefined;
const never = (): boolean => false;

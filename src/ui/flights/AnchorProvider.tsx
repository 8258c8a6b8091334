import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useMotion } from '../settings';
import { AnchorsContext, boxOf, FlightsContext, measure, within, type Anchors } from './anchors';
import { createFlights, type FlightsInAir } from './createFlights';
import { Flying } from './Flying';

/** The named places, and what is in the air between them; the layer it is drawn on is the measure of all places. */
function createSky(pace: ReturnType<typeof useMotion>) {
  const views = new Map<string, readonly View[]>();
  let layer: View | null = null;
  const anchors: Anchors = {
    set(name, view) {
      const before = views.get(name) ?? [];
      if (view) views.set(name, [...before, view]);
      else views.delete(name);
      return () => {
        const left = (views.get(name) ?? []).filter((other) => other !== view);
        if (left.length > 0) views.set(name, left);
        else views.delete(name);
      };
    },
  };
  const viewOf = (name: string): View | undefined => views.get(name)?.at(-1);
  const flights = createFlights(
    {
      locate(name) {
        const view = viewOf(name);
        if (!view || !layer) return null;
        const [box, origin] = [boxOf(view), boxOf(layer)];
        return box && origin ? within(box, origin) : undefined;
      },
      async find(name) {
        const view = viewOf(name);
        if (!view || !layer) return null;
        const [box, origin] = await Promise.all([measure(view), measure(layer)]);
        return box && origin ? within(box, origin) : null;
      },
    },
    () => pace,
  );
  return {
    anchors,
    flights,
    setLayer: (view: View | null): void => void (layer = view),
    setPace: (wanted: typeof pace): void => void (pace = wanted),
  };
}

/** Knows where the named places are, and draws whatever flies between them on one layer above its children. */
export function AnchorProvider({ children }: { children: ReactNode }) {
  const motion = useMotion();
  const [{ anchors, flights, setLayer, setPace }] = useState(() => createSky(motion));
  useEffect(() => setPace(motion), [setPace, motion]);
  return (
    <AnchorsContext.Provider value={anchors}>
      <FlightsContext.Provider value={flights}>
        <View style={{ flex: 1 }}>
          {children}
          <View
            ref={setLayer}
            collapsable={false}
            aria-hidden
            style={[StyleSheet.absoluteFill, { pointerEvents: 'none', overflow: 'hidden' }]}
          >
            <Sky flights={flights} />
          </View>
        </View>
      </FlightsContext.Provider>
    </AnchorsContext.Provider>
  );
}

/** Everything in the air. */
function Sky({ flights: { subscribe, flyers } }: { flights: FlightsInAir }) {
  return useSyncExternalStore(subscribe, flyers, flyers).map((flyer) => <Flying key={flyer.id} flyer={flyer} />);
}

/** Lets bots wait until the animations rest. The session asks it, the director tells it. */
export interface Stage {
  rest(): Promise<void>;
  setBusy(busy: boolean): void;
}

export function createStage(): Stage {
  let busy = false;
  let waiting: (() => void)[] = [];
  return {
    rest: () => (busy ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve()),
    setBusy(next) {
      busy = next;
      if (busy) return;
      const ready = waiting;
      waiting = [];
      for (const resolve of ready) resolve();
    },
  };
}

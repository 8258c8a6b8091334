/** Something that happens later, at most one at a time. */
export interface Timer {
  /** In the place of whatever was to happen. */
  set(job: () => void, ms: number): void;
  isSet(): boolean;
  stop(): void;
}

export function createTimer(): Timer {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    set(job, ms) {
      stop();
      timer = setTimeout(() => {
        timer = null;
        job();
      }, ms);
    },
    isSet: () => timer !== null,
    stop,
  };
}

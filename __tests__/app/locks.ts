/** What the windows of one browser share: its locks, and channels over which they talk to each other. */
export interface BrowserOfWindows {
  /** From now on no window hears another. */
  silence(): void;
  close(): void;
}

interface Request {
  readonly name: string;
  readonly run: (lock: object | null) => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function standInForLocks(): BrowserOfWindows {
  const holders = new Map<string, Request>();
  let queue: Request[] = [];
  let isSilent = false;
  const channels = new Set<Channel>();

  function grant(request: Request): void {
    holders.set(request.name, request);
    Promise.resolve(request.run({ name: request.name })).then((value) => {
      if (holders.get(request.name) !== request) return;
      holders.delete(request.name);
      request.resolve(value);
      const next = queue.find(({ name }) => name === request.name);
      queue = queue.filter((each) => each !== next);
      if (next !== undefined) grant(next);
    }, request.reject);
  }

  const locks = {
    request: (name: string, options: LockOptions, run: Request['run']): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const request = { name, run, resolve, reject };
        const holder = holders.get(name);
        if (options.steal === true) {
          // As in a browser, whoever is robbed hears of it a little later.
          if (holder !== undefined) setTimeout(() => holder.reject(new Error('stolen')));
          grant(request);
        } else if (holder === undefined) grant(request);
        else if (options.ifAvailable === true) resolve(run(null));
        else {
          queue.push(request);
          options.signal?.addEventListener('abort', () => {
            if (!queue.includes(request)) return;
            queue = queue.filter((each) => each !== request);
            reject(new Error('aborted'));
          });
        }
      }),
  };

  class Channel extends EventTarget {
    constructor(readonly name: string) {
      super();
      channels.add(this);
    }
    postMessage(data: unknown): void {
      const others = [...channels].filter((each) => each !== this && each.name === this.name);
      if (!isSilent) setTimeout(() => others.forEach((each) => each.dispatchEvent(messageOf(data))));
    }
  }

  const before = {
    locks: Object.getOwnPropertyDescriptor(globalThis, 'navigator'),
    channel: globalThis.BroadcastChannel,
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks } });
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, writable: true, value: Channel });
  return {
    silence: () => void (isSilent = true),
    close() {
      if (before.locks !== undefined) Object.defineProperty(globalThis, 'navigator', before.locks);
      Object.defineProperty(globalThis, 'BroadcastChannel', {
        configurable: true,
        writable: true,
        value: before.channel,
      });
    },
  };
}

const messageOf = (data: unknown): Event => Object.assign(new Event('message'), { data });

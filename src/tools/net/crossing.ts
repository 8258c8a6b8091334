/** A stretch of wire between phones and hosts, that can be cut and can fall silent; it leads to whichever host answers. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Crossing {
  readonly address: string;
  /** Ends a share of the connections that are open, without a word. */
  cut(isCut: () => boolean): number;
  /** Nothing passes for so long, in milliseconds, and nobody is told. */
  silence(ms: number): Promise<void>;
  close(): void;
}

export async function crossing(hosts: () => readonly number[]): Promise<Crossing> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let turn = 0;

  function lead(phone: Socket, tries: number): void {
    const ports = hosts();
    const port = ports[turn++ % Math.max(1, ports.length)];
    if (port === undefined || tries === 0) return void phone.destroy();
    const host = connect(port, '127.0.0.1');
    host.once('error', () => {
      if (!pairs.has(pair)) lead(phone, tries - 1);
    });
    const pair = [phone, host] as const;
    host.once('connect', () => {
      pairs.add(pair);
      phone.pipe(host).pipe(phone);
      for (const end of pair)
        end
          .on('error', () => undefined)
          .on('close', () => {
            pairs.delete(pair);
            pair.forEach((each) => each.destroy());
          });
    });
  }

  const server = createServer((phone) => {
    phone.on('error', () => undefined);
    lead(phone, 4);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(isCut) {
      const chosen = [...pairs].filter(isCut);
      for (const [phone] of chosen) phone.destroy();
      return chosen.length;
    },
    async silence(ms) {
      const silent = [...pairs].flat();
      // Taken off the pipe first, which would go on by itself.
      for (const [phone, host] of pairs) {
        phone.unpipe(host).pause();
        host.unpipe(phone).pause();
      }
      const held = [...pairs];
      await new Promise((done) => setTimeout(done, ms));
      for (const [phone, host] of held) if (!phone.destroyed && !host.destroyed) phone.pipe(host).pipe(phone);
      for (const each of silent) each.resume();
    },
    close() {
      server.close();
      for (const [phone] of pairs) phone.destroy();
    },
  };
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** What lies between the shop and its database. */
export interface DatabaseProxy {
  /** Address of the database behind the proxy. */
  readonly url: string;
  /** All flows as it comes. */
  readonly pass: () => Promise<void>;
  /** Whatever the shop asks arrives so much later. */
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Connections are accepted, kept, and nothing is ever said. */
  readonly hang: () => Promise<void>;
  /** Nobody is there; connections that were open are cut off. */
  readonly refuse: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Stands between the shop and its database on a port, and makes the ways of a network happen. */
export async function openDatabaseProxy(databaseUrl: string, port: number): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let late = 0;
  let passing = Promise.resolve();
  let resume = () => {};
  const keep = (socket: Socket) => {
    sockets.add(socket.on('error', () => {}).once('close', () => sockets.delete(socket)));
    return socket;
  };
  const held = (isAsking: boolean) =>
    new Transform({
      async transform(chunk, _, done) {
        if (isAsking && late > 0) await setTimeout(late);
        await passing;
        done(null, chunk);
      },
    });
  const server = createServer((client) => {
    const database = keep(connect(Number(target.port), target.hostname));
    keep(client).pipe(held(true)).pipe(database).pipe(held(false)).pipe(client);
    client.once('close', () => database.destroy());
    database.once('close', () => client.destroy());
  });
  const listen = async () => {
    if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  const refuse = async () => {
    const closed = server.listening ? once(server.close(), 'close') : null;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const hold = (isHeld: boolean) => {
    resume();
    passing = isHeld ? new Promise((resolve) => (resume = resolve)) : Promise.resolve();
  };
  const open = async (milliseconds: number, isHeld: boolean) => {
    late = milliseconds;
    hold(isHeld);
    await listen();
  };
  await listen();
  const url = new URL(databaseUrl);
  url.port = String(port);
  return {
    url: url.href,
    pass: () => open(0, false),
    delay: (milliseconds) => open(milliseconds, false),
    hang: () => open(0, true),
    refuse,
    close: () => {
      hold(false);
      return refuse();
    },
  };
}

import { startProcess, type Running } from '../tests/support/shop-process.ts';

/** A bare `node:http` server that sends the bytes of a file for every request. */
export const startBare = (port: number, bodyFile: string, contentType: string): Promise<Running> =>
  startProcess(['bench/bare-server.ts'], {
    port,
    probe: '/',
    env: { PORT: String(port), BODY_FILE: bodyFile, CONTENT_TYPE: contentType },
  });

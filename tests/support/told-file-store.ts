import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Bucket } from '../../src/server/adapters/files/s3.ts';

export interface Asked {
  readonly request: IncomingMessage;
  readonly body: Buffer;
}

/** A store that answers as it is told and notes what it was asked. */
export async function startToldStore(
  answer: (asked: Asked, response: ServerResponse, count: number) => void,
) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      asked.push({ request, body });
      answer({ request, body }, response, asked.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const bucket: Bucket = {
    endpoint: `http://localhost:${port}`,
    region: 'eu-central-1',
    name: 'promin',
    addressing: 'path',
    accessKeyId: 'an-id',
    secretAccessKey: 'a/secret+key',
  };
  return { bucket, asked };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { Bucket } from '../../src/server/adapters/files/s3.ts';

/** A new folder, and how to remove it. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'promin-files-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A store that speaks S3, with one bucket. It does not look at signatures. */
export async function startFileStore() {
  const { folder, remove } = temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'promin' }],
  });
  const { port } = await server.run();
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    name: 'promin',
    addressing: 'path',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  return {
    bucket,
    stop: async () => {
      await server.close();
      remove();
    },
  };
}

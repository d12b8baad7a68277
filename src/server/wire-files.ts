import { join } from 'node:path';
import { filesOnDisk } from './adapters/files/disk.ts';
import { filesInBucket } from './adapters/files/s3.ts';
import type { Settings } from './env.ts';
import { clamdScanner } from './adapters/scanner/clamd.ts';
import type { Files } from './ports/files.ts';
import type { Scanner } from './ports/scanner.ts';

/** Where uploaded files are kept: in a bucket if the settings name one, else in a folder. */
export function wireFiles(settings: Settings): Files {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region, FILES_S3_ADDRESSING: addressing } = settings;
  if (endpoint === undefined) return filesOnDisk(settings.FILES_DIR ?? join(settings.DATA_DIR, 'files'));
  return filesInBucket({
    endpoint,
    region,
    addressing,
    name: settings.FILES_S3_BUCKET ?? '',
    accessKeyId: settings.FILES_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.FILES_S3_SECRET_ACCESS_KEY ?? '',
  });
}

/** What looks into files that are handed on as they came; null where the settings name nothing that does. */
export const wireScanner = ({
  CLAMD_HOST: host,
  CLAMD_PORT: port,
}: Pick<Settings, 'CLAMD_HOST' | 'CLAMD_PORT'>): Scanner | null =>
  host === undefined ? null : clamdScanner({ host, port });

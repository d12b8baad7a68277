import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  FilesUnavailable,
  requireKey,
  requirePrefix,
  type Files,
  type ListedFile,
} from '../../ports/files.ts';

/** A bucket of an S3-compatible store and who may use it. */
export interface Bucket {
  /** Of the store, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly name: string;
  /** Where the bucket's name stands: in the path, or before the store's host name. */
  readonly addressing: 'path' | 'host';
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** How long an attempt may take, and how many there are; the wait between them doubles. */
export interface Patience {
  readonly timeoutMs: number;
  readonly attempts: number;
  readonly firstWaitMs: number;
}
const PATIENCE: Patience = { timeoutMs: 10_000, attempts: 3, firstWaitMs: 100 };

/** What a file that never changes is kept by, wherever the store hands it out itself; nobody but its owner may have it. */
const CACHING = 'private, max-age=31536000, immutable';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Signs requests to a bucket by AWS's signature, version 4; the library repeats nothing by itself. */
export const bucketSigner = ({
  accessKeyId,
  secretAccessKey,
  region,
}: Omit<Bucket, 'endpoint' | 'name' | 'addressing'>) =>
  new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

/** The address of a bucket, with a slash at its end. */
export function bucketAddress({
  endpoint,
  name,
  addressing,
}: Pick<Bucket, 'endpoint' | 'name' | 'addressing'>): string {
  const url = new URL(endpoint);
  return addressing === 'path' ? `${url.origin}/${name}/` : `${url.protocol}//${name}.${url.host}/`;
}

const isWorthAnother = (status: number): boolean => status >= 500 || status === 429;

// The elements of a store's answers; keys have no character that XML would escape.
const KEY = /<Key>([^<]*)<\/Key>/g;
const MODIFIED = /<LastModified>([^<]*)<\/LastModified>/g;
const CODE = /<Code>(\w+)<\/Code>/;

/** The files of an answer to ListObjectsV2. */
function filesIn(xml: string): ListedFile[] {
  const moments = Array.from(xml.matchAll(MODIFIED), ([, moment = '']) => new Date(moment));
  return Array.from(xml.matchAll(KEY), ([, key = ''], index) => ({
    key,
    modifiedAt: moments[index] ?? new Date(),
  }));
}

/** Files in a bucket of an S3-compatible store. A refusal (403: wrong keys, no such bucket) is an outage as well. */
export function filesInBucket(bucket: Bucket, patience: Patience = PATIENCE): Files {
  const signer = bucketSigner(bucket);
  const base = bucketAddress(bucket);

  async function attempt(path: string, { method, body }: { method: string; body?: Uint8Array<ArrayBuffer> }) {
    const headers = { 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) };
    const sent = body && {
      body,
      headers: { ...headers, 'content-type': requireKey(path), 'cache-control': CACHING },
    };
    const signed = await signer.sign(base + path, { method, headers, ...sent });
    const response = await fetch(signed, {
      signal: AbortSignal.timeout(patience.timeoutMs),
      redirect: 'manual',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, bytes };
  }

  /** Asks again when the store fails or does not answer, which all of its calls allow. */
  async function ask(path: string, request: { method: string; body?: Uint8Array<ArrayBuffer> }) {
    for (let count = 1; ; count++) {
      const isLast = count === patience.attempts;
      try {
        const answer = await attempt(path, request);
        if (answer.status < 300 || answer.status === 404) return answer;
        // A code names nobody, while the body of the answer may.
        const [, code = ''] = CODE.exec(answer.bytes.toString('utf8')) ?? [];
        if (isLast || !isWorthAnother(answer.status)) {
          throw new FilesUnavailable(`The store of files answered ${answer.status} ${code}`.trim());
        }
      } catch (error) {
        if (error instanceof FilesUnavailable) throw error;
        if (isLast) throw new FilesUnavailable('The store of files does not answer', { cause: error });
      }
      await setTimeout(patience.firstWaitMs * 2 ** (count - 1));
    }
  }

  /** 404 also says that there is no bucket, which is no answer about a file. */
  const requireBucket = ({ status, bytes }: { status: number; bytes: Buffer }) => {
    if (status === 404 && bytes.includes('NoSuchBucket')) {
      throw new FilesUnavailable('The store of files has no such bucket');
    }
  };

  return {
    async put(key, bytes) {
      requireKey(key);
      const answer = await ask(key, { method: 'PUT', body: bytes });
      if (answer.status === 404) throw new FilesUnavailable('The store of files has no such bucket');
    },
    async get(key) {
      const contentType = requireKey(key);
      const answer = await ask(key, { method: 'GET' });
      requireBucket(answer);
      return answer.status === 404 ? null : { bytes: answer.bytes, contentType };
    },
    async remove(key) {
      requireKey(key);
      requireBucket(await ask(key, { method: 'DELETE' }));
    },
    async list(prefix, { after, limit }) {
      requirePrefix(prefix);
      const query = new URLSearchParams({
        'list-type': '2',
        prefix,
        ...(after === '' ? {} : { 'start-after': after }),
      });
      const answer = await ask(`?${query}`, { method: 'GET' });
      if (answer.status === 404) throw new FilesUnavailable('The store of files has no such bucket');
      return filesIn(answer.bytes.toString('utf8')).slice(0, limit); // a store sends 1,000 at most
    },
  };
}

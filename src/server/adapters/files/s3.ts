import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import {
  FilesUnavailable,
  requireKey,
  requirePrefix,
  type Files,
  type ListedFile,
} from '../../ports/files.ts';
import { PART_BYTES, partsOf, type Part } from './cut-parts.ts';

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
const UPLOAD = /<UploadId>([^<]+)<\/UploadId>/;

const NONE: Buffer<ArrayBuffer> = Buffer.alloc(0);

interface Call {
  readonly method: string;
  readonly body?: Part;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the body of a good answer is left to whoever asked, who may take longer over it. */
  readonly isStreamed?: boolean;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly body: Response['body'];
}

/** A refusal by its code, which names nobody, while the body of the answer may. */
function refusal({ status, bytes }: Answer): FilesUnavailable {
  const [, code = ''] = CODE.exec(bytes.toString('utf8')) ?? [];
  return new FilesUnavailable(`The store of files answered ${status} ${code}`.trim());
}

async function* behind<Value>(first: Value, rest: AsyncIterable<Value>): AsyncGenerator<Value> {
  yield first;
  yield* rest;
}

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

  async function attempt(path: string, { method, body, headers, isStreamed = false }: Call): Promise<Answer> {
    const signed = await signer.sign(base + path, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? new Uint8Array()) },
      ...(body && { body }),
    });
    const patient = new AbortController();
    const timer = setTimeout(() => patient.abort(), patience.timeoutMs);
    try {
      const response = await fetch(signed, { signal: patient.signal, redirect: 'manual' });
      const { status } = response;
      if (isStreamed && response.ok)
        return { status, headers: response.headers, bytes: NONE, body: response.body };
      return {
        status,
        headers: response.headers,
        bytes: Buffer.from(await response.arrayBuffer()),
        body: null,
      };
    } finally {
      clearTimeout(timer);
    }
  }

  /** Asks again when the store fails or does not answer, which all of its calls allow. */
  async function ask(path: string, call: Call): Promise<Answer> {
    for (let count = 1; ; count++) {
      const isLast = count === patience.attempts;
      try {
        const answer = await attempt(path, call);
        if (answer.status < 300 || answer.status === 404) return answer;
        if (isLast || !isWorthAnother(answer.status)) throw refusal(answer);
      } catch (error) {
        if (error instanceof FilesUnavailable) throw error;
        if (isLast) throw new FilesUnavailable('The store of files does not answer', { cause: error });
      }
      await wait(patience.firstWaitMs * 2 ** (count - 1));
    }
  }

  /** Sends something that has to be taken: 404 says that there is no bucket, or no such upload. */
  async function send(path: string, call: Call): Promise<Answer> {
    const answer = await ask(path, call);
    if (answer.status === 404) throw refusal(answer);
    return answer;
  }

  /** Puts a file part by part, of which one is in memory: it is there when the store has been told that they are all. */
  async function putParts(key: string, parts: AsyncIterable<Part>, headers: Call['headers']) {
    const begun = await send(`${key}?uploads=`, { method: 'POST', headers });
    const [, uploadId = ''] = UPLOAD.exec(begun.bytes.toString('utf8')) ?? [];
    if (uploadId === '') throw new FilesUnavailable('The store of files began no upload');
    const upload = `uploadId=${encodeURIComponent(uploadId)}`;
    try {
      let list = '';
      let number = 0;
      for await (const body of parts) {
        number++;
        const taken = await send(`${key}?partNumber=${number}&${upload}`, { method: 'PUT', body });
        list += `<Part><PartNumber>${number}</PartNumber><ETag>${taken.headers.get('etag')}</ETag></Part>`;
      }
      const body = Buffer.from(`<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`);
      const done = await send(`${key}?${upload}`, { method: 'POST', body });
      // It may be answered with 200 before it fails.
      if (!done.bytes.includes('<CompleteMultipartUploadResult')) throw refusal(done);
    } catch (error) {
      // What was sent is kept, and paid for, until it is thrown away.
      await ask(`${key}?${upload}`, { method: 'DELETE' }).catch(() => {});
      throw error;
    }
  }

  /** 404 also says that there is no bucket, which is no answer about a file. */
  const requireBucket = ({ status, bytes }: { status: number; bytes: Buffer }) => {
    if (status === 404 && bytes.includes('NoSuchBucket')) {
      throw new FilesUnavailable('The store of files has no such bucket');
    }
  };

  return {
    async put(key, content) {
      const headers = { 'content-type': requireKey(key), 'cache-control': CACHING };
      if (content instanceof Uint8Array) {
        await send(key, { method: 'PUT', body: content, headers });
        return;
      }
      const parts = partsOf(content);
      const { value: first = NONE } = await parts.next();
      if (first.byteLength < PART_BYTES) await send(key, { method: 'PUT', body: first, headers });
      else await putParts(key, behind(first, parts), headers);
    },
    async get(key) {
      const contentType = requireKey(key);
      const answer = await ask(key, { method: 'GET' });
      requireBucket(answer);
      return answer.status === 404 ? null : { bytes: answer.bytes, contentType };
    },
    async open(key) {
      const contentType = requireKey(key);
      const answer = await ask(key, { method: 'GET', isStreamed: true });
      requireBucket(answer);
      if (answer.status === 404) return null;
      const size = answer.headers.get('content-length');
      const chunks = Readable.from(answer.body ?? [], { objectMode: false });
      return {
        chunks,
        close: () => void chunks.destroy(),
        contentType,
        size: size === null ? null : Number(size),
      };
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
      const answer = await send(`?${query}`, { method: 'GET' });
      return filesIn(answer.bytes.toString('utf8')).slice(0, limit); // a store sends 1,000 at most
    },
  };
}

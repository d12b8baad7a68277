import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { startToldStore } from '../../../../tests/support/told-file-store.ts';
import { PART_BYTES } from './cut-parts.ts';
import { bucketAddress, bucketSigner, filesInBucket, type Bucket } from './s3.ts';

/** The account of AWS's published examples of signatures in a header (Amazon S3 API reference, “Signature calculations”). */
const EXAMPLE = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const EXAMPLE_MOMENT = '20130524T000000Z';

const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const EMPTY = hashOf('');

const EXAMPLES = [
  {
    name: 'GET Bucket Lifecycle',
    url: 'https://examplebucket.s3.amazonaws.com/?lifecycle',
    init: { method: 'GET', headers: { 'x-amz-content-sha256': EMPTY } },
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'List Objects',
    url: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
    init: { method: 'GET', headers: { 'x-amz-content-sha256': EMPTY } },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
  {
    name: 'PUT Object',
    url: 'https://examplebucket.s3.amazonaws.com/test$file.text',
    init: {
      method: 'PUT',
      body: 'Welcome to Amazon S3.',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': hashOf('Welcome to Amazon S3.'),
      },
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
] as const;

test.each(EXAMPLES)('AWS’s example “$name” is signed as AWS says', async ({ url, init, signature }) => {
  const signer = bucketSigner(EXAMPLE);
  const { headers } = await signer.sign(url, { ...init, aws: { datetime: EXAMPLE_MOMENT } });
  expect(headers.get('authorization')).toContain(`Signature=${signature}`);
});

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request should carry, by what arrived of it. */
function expectedSignature(
  { method = '', url = '', headers }: IncomingMessage,
  { secretAccessKey, region }: Bucket,
): string {
  const [path = '', query = ''] = url.split('?');
  const names = /SignedHeaders=([^,]*)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const moment = String(headers['x-amz-date']);
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [
    method,
    path,
    query
      .split('&')
      .map((pair) => (pair === '' || pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const key = [moment.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, text) => hmac(made, text),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, ['AWS4-HMAC-SHA256', moment, scope, hashOf(canonical)].join('\n')).toString('hex');
}

const PATIENCE = { timeoutMs: 60_000, attempts: 3, firstWaitMs: 1 };

async function* partsOfOne(size: number) {
  yield Buffer.alloc(size);
}

test('every call is signed as it arrives, its body by its own hash', async () => {
  const { bucket, asked } = await startToldStore((_, response) => {
    response.setHeader('etag', '"tag"');
    response.end('<UploadId>an/id+of=1</UploadId><CompleteMultipartUploadResult/>');
  });
  const files = filesInBucket(bucket, PATIENCE);
  await files.put('avatars/Anna_1/1-a.b-c.webp', Buffer.from('a picture'));
  await files.get('avatars/Anna_1/1-a.b-c.webp');
  await files.remove('avatars/Anna_1/1-a.b-c.webp');
  await files.list('avatars/', { after: 'avatars/Anna_1/1-a.b-c.webp', limit: 10 });
  await files.put('exports/1.zip', partsOfOne(PART_BYTES + 1));
  const methods = asked.map(({ request }) => request.method);
  expect(methods).toEqual(['PUT', 'GET', 'DELETE', 'GET', 'POST', 'PUT', 'PUT', 'POST']);
  for (const { request, body } of asked) {
    expect(request.headers.authorization).toContain(`Signature=${expectedSignature(request, bucket)}`);
    expect(request.headers['x-amz-content-sha256']).toBe(hashOf(body));
    expect(request.headers.authorization).toContain('SignedHeaders=');
  }
  expect(asked[0]?.request.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-length': '9',
  });
});

describe('the address of a bucket', () => {
  const endpoint = 'https://s3.eu-central-1.amazonaws.com';
  test('has its name in the path or before the host', () => {
    expect(bucketAddress({ endpoint, name: 'promin', addressing: 'path' })).toBe(`${endpoint}/promin/`);
    expect(bucketAddress({ endpoint, name: 'promin', addressing: 'host' })).toBe(
      'https://promin.s3.eu-central-1.amazonaws.com/',
    );
    expect(bucketAddress({ endpoint: 'http://localhost:9000/', name: 'promin', addressing: 'host' })).toBe(
      'http://promin.localhost:9000/',
    );
  });
});

describe('a store in trouble', () => {
  test.each([500, 503, 429])('is asked again after %i, three times at most', async (status) => {
    const { bucket, asked } = await startToldStore((_, response, count) => {
      response.statusCode = count < 3 ? status : 200;
      response.end('a picture');
    });
    const found = await filesInBucket(bucket, PATIENCE).get('a.webp');
    expect([found?.bytes.toString(), asked.length]).toEqual(['a picture', 3]);
  });

  test('is asked again when it breaks off, with the same body', async () => {
    const { bucket, asked } = await startToldStore(({ request }, response, count) => {
      if (count < 3) request.socket.destroy();
      else response.end();
    });
    await filesInBucket(bucket, PATIENCE).put('a.webp', Buffer.from('a picture'));
    expect(asked.map(({ body }) => body.toString())).toEqual(['a picture', 'a picture', 'a picture']);
  });

  test('is unavailable when it never answers well', async () => {
    const { bucket, asked } = await startToldStore((_, response) => {
      response.statusCode = 500;
      response.end('<Error><Code>InternalError</Code></Error>');
    });
    await expect(filesInBucket(bucket, PATIENCE).get('a.webp')).rejects.toMatchObject({
      code: 'FILES_UNAVAILABLE',
      message: 'The store of files answered 500 InternalError',
    });
    expect(asked.length).toBe(3);
  });

  test('is unavailable at once when it refuses, and is not asked again', async () => {
    const { bucket, asked } = await startToldStore((_, response) => {
      response.statusCode = 403;
      response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    });
    await expect(filesInBucket(bucket, PATIENCE).remove('a.webp')).rejects.toMatchObject({
      code: 'FILES_UNAVAILABLE',
      message: 'The store of files answered 403 SignatureDoesNotMatch',
    });
    expect(asked.length).toBe(1);
  });

  test('is unavailable when it is silent', async () => {
    const { bucket } = await startToldStore(() => {});
    const files = filesInBucket(bucket, { ...PATIENCE, attempts: 2, timeoutMs: 50 });
    await expect(files.get('a.webp')).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
  });

  test('is no redirect: keys and signature go to the named address alone', async () => {
    const elsewhere = await startToldStore((_, response) => response.end('not ours'));
    const { bucket } = await startToldStore((_, response) => {
      response.writeHead(307, { location: `${elsewhere.bucket.endpoint}/x` });
      response.end();
    });
    await expect(filesInBucket(bucket, PATIENCE).get('a.webp')).rejects.toMatchObject({
      code: 'FILES_UNAVAILABLE',
    });
    expect(elsewhere.asked).toEqual([]);
  });
});

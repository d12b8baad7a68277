import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startToldStore, type Asked } from '../../../../tests/support/told-file-store.ts';
import { PART_BYTES } from './cut-parts.ts';
import { filesInBucket } from './s3.ts';

const PATIENCE = { timeoutMs: 60_000, attempts: 2, firstWaitMs: 1 };
const BEGUN = '<InitiateMultipartUploadResult><UploadId>an-id</UploadId></InitiateMultipartUploadResult>';
const DONE = '<CompleteMultipartUploadResult/>';

async function* chunksOf(size: number, chunk = 1_000_000) {
  for (let sent = 0; sent < size; sent += chunk) yield Buffer.alloc(Math.min(chunk, size - sent), sent % 251);
}
const called = ({ request, body }: Asked) => `${request.method} ${request.url?.split('?')[1]} ${body.length}`;
/** What a store answers that takes an upload. */
const taken = ({ request }: Asked) =>
  request.method === 'PUT' ? '' : request.url?.endsWith('uploads=') ? BEGUN : DONE;

test('a long content goes in parts of one size, with the kind of its key, and is told to be whole', async () => {
  const { bucket, asked } = await startToldStore((call, response, count) => {
    response.setHeader('etag', `"tag-${count}"`);
    response.end(taken(call));
  });
  await filesInBucket(bucket, PATIENCE).put('exports/1.zip', chunksOf(2 * PART_BYTES + 5));
  expect(asked.map(called)).toEqual([
    'POST uploads= 0',
    `PUT partNumber=1&uploadId=an-id ${PART_BYTES}`,
    `PUT partNumber=2&uploadId=an-id ${PART_BYTES}`,
    'PUT partNumber=3&uploadId=an-id 5',
    `POST uploadId=an-id ${asked.at(-1)?.body.length}`,
  ]);
  expect(asked[0]?.request.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, max-age=31536000, immutable',
  });
  const parts = [2, 3, 4].map(
    (count) => `<Part><PartNumber>${count - 1}</PartNumber><ETag>"tag-${count}"</ETag></Part>`,
  );
  expect(asked.at(-1)?.body.toString()).toBe(
    `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`,
  );
});

test('a short content goes as a whole', async () => {
  const { bucket, asked } = await startToldStore((_, response) => response.end());
  await filesInBucket(bucket, PATIENCE).put('exports/1.zip', chunksOf(3000, 1000));
  expect(asked.map(called)).toEqual(['PUT undefined 3000']);
});

test('a part is sent again when the store fails on it', async () => {
  const { bucket, asked } = await startToldStore((call, response, count) => {
    response.statusCode = count === 2 ? 503 : 200;
    response.end(taken(call));
  });
  await filesInBucket(bucket, PATIENCE).put('exports/1.zip', chunksOf(PART_BYTES));
  const [, first, again] = asked;
  expect(first?.request.url).toBe(again?.request.url);
  expect(first && again?.body.equals(first.body)).toBe(true);
  expect(asked).toHaveLength(4);
});

test.each([
  ['a part is refused', 2, 403, '<Error><Code>AccessDenied</Code></Error>', 'AccessDenied'],
  ['the end is refused', 3, 404, '<Error><Code>NoSuchUpload</Code></Error>', 'NoSuchUpload'],
  // A store may find out late, when it has answered 200 already.
  ['the end fails in a good answer', 3, 200, '<Error><Code>InternalError</Code></Error>', 'InternalError'],
])('when %s, what was sent is thrown away', async (_, failing, status, words, code) => {
  const { bucket, asked } = await startToldStore((call, response, count) => {
    response.statusCode = count === failing ? status : 200;
    response.end(count === failing ? words : taken(call));
  });
  const put = filesInBucket(bucket, PATIENCE).put('exports/1.zip', chunksOf(PART_BYTES));
  await expect(put).rejects.toMatchObject({
    code: 'FILES_UNAVAILABLE',
    message: expect.stringContaining(code),
  });
  expect(asked.map(called).at(-1)).toBe('DELETE uploadId=an-id 0');
});

test('an opened file is handed over before the store has sent it all, and breaks off when the store does', async () => {
  const opened = Promise.withResolvers<void>();
  const { bucket } = await startToldStore(({ request }, response) => {
    response.writeHead(200, { 'content-length': '6' });
    response.write('one');
    void opened.promise.then(() =>
      request.url?.includes('whole') ? response.end('two') : response.destroy(),
    );
  });
  const files = filesInBucket(bucket, PATIENCE);
  const [whole, broken] = [await files.open('whole.zip'), await files.open('broken.zip')];
  expect(whole?.size).toBe(6);
  opened.resolve();
  expect(whole && (await buffer(whole.chunks)).toString()).toBe('onetwo');
  await expect(broken && buffer(broken.chunks)).rejects.toThrow('terminated');
});

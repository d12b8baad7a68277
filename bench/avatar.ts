import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { encodePicture } from '../src/server/account/avatars/encode-picture.ts';
import { readUpload } from '../src/server/http/read-upload.ts';
import { receiveBody } from '../src/server/http/receive-body.ts';
import { AVATAR_BYTES_MAX } from '../src/domain/account/avatar.ts';

const ROUNDS = 10;

/** A picture of 12 megapixels, as grainy as a photograph. */
const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: 'teal',
      noise: { type: 'gaussian', mean: 128, sigma: 25 },
    },
  }).blur(1.2);

/** All that an upload costs but the network, the session and the store. */
async function upload(form: { type: string; bytes: Buffer<ArrayBuffer> }) {
  const sent = new Request('http://localhost/avatars', {
    method: 'POST',
    body: form.bytes,
    headers: { 'content-type': form.type },
  });
  const { request } = await receiveBody(sent, AVATAR_BYTES_MAX);
  const body = Buffer.from(await request.arrayBuffer());
  const file = readUpload(body, form.type, 'avatar');
  const picture = file && (await encodePicture(file.bytes));
  if (!picture?.ok) throw new Error('The picture was not taken');
}

interface Figures {
  readonly megabytes: number;
  readonly ms: number;
  readonly cpuMs: number;
  /** Of the thread that answers everybody: no stop can be longer on a machine of its own. */
  readonly ownCpuMs: number;
  readonly p99Ms: number;
  readonly longestMs: number;
}

/** Does something in rounds, and looks how late the process comes to everything else meanwhile. */
async function watch(megabytes: number, work: () => Promise<void>): Promise<Figures> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const [begun, cpu, ownCpu] = [performance.now(), process.cpuUsage(), process.threadCpuUsage()];
  for (let round = 0; round < ROUNDS; round++) await work();
  const [ms, all, own] = [performance.now() - begun, process.cpuUsage(cpu), process.threadCpuUsage(ownCpu)];
  await setTimeout(20); // what held up the process is noted when it goes on
  delays.disable();
  return {
    megabytes,
    ms: ms / ROUNDS,
    cpuMs: (all.user + all.system) / 1000 / ROUNDS,
    ownCpuMs: (own.user + own.system) / 1000 / ROUNDS,
    p99Ms: delays.percentile(99) / 1e6,
    longestMs: delays.max / 1e6,
  };
}

async function watchUpload(picture: Buffer<ArrayBuffer>): Promise<Figures> {
  const sent = new FormData();
  sent.set('avatar', new File([picture], 'me'));
  const response = new Response(sent);
  const type = response.headers.get('content-type') ?? '';
  const form = { type, bytes: Buffer.from(await response.arrayBuffer()) };
  await upload(form); // which loads the library
  await setTimeout(500);
  return watch(picture.length / 1024 / 1024, () => upload(form));
}

const printRow = (name: string, { megabytes, ms, cpuMs, ownCpuMs, p99Ms, longestMs }: Figures) =>
  `| ${[name, megabytes.toFixed(1), ms.toFixed(0), cpuMs.toFixed(0), ownCpuMs.toFixed(1), p99Ms.toFixed(1), longestMs.toFixed(1)].join(' | ')} |`;

/** Uploads of avatars of 12 megapixels: what each takes, and how long it keeps the process from everything else at most. */
export async function measureAvatars(): Promise<string> {
  const drawn = sharp({ create: { width: 4000, height: 3000, channels: 3, background: 'teal' } });
  const pictures = {
    JPEG: photograph().jpeg({ quality: 88 }),
    WebP: photograph().webp({ quality: 85 }),
    'PNG, drawn': drawn.png(),
  };
  // How late the process comes on this machine when it does nothing.
  const rows = [printRow('nothing', await watch(0, () => setTimeout(300)))];
  for (const [name, picture] of Object.entries(pictures)) {
    rows.push(printRow(name, await watchUpload(Buffer.from(await picture.toBuffer()))));
  }
  return [
    '\n### Avatars of 12 megapixels\n',
    '| picture | MB | ms | CPU ms | of the main thread | event loop p99 ms | longest stop ms |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

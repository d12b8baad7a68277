import { describe, expect, test, vi } from 'vitest';
import { largeBodies } from './large-bodies.ts';
import { BODY_BYTES_MAX, readForm } from './receive-body.ts';

const bytes = (size: number) => new Uint8Array(size).fill(120);
const send = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('a large body', () => {
  const LARGE = 4 * BODY_BYTES_MAX;
  /** A body that has brought so many bytes and goes on when it is told to. */
  function begun(size: number) {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        controller = stream;
        stream.enqueue(bytes(size));
      },
    });
    return {
      request: send(body),
      end: () => controller?.close(),
      breakOff: () => controller?.error(new Error('gone')),
    };
  }
  const settle = () => new Promise((done) => setImmediate(done));

  test('needs a place only beyond what every route takes: small ones never wait for one', async () => {
    const receive = largeBodies({ places: 1, placesOfSender: 1 });
    const slow = [begun(1), begun(BODY_BYTES_MAX)].map(({ request, end }) => ({
      body: receive(request, { max: LARGE, sender: 'a' }),
      end,
    }));
    const large = begun(BODY_BYTES_MAX + 1);
    const first = receive(large.request, { max: LARGE, sender: 'a' });
    await settle();
    expect((await receive(send(bytes(BODY_BYTES_MAX)), { max: LARGE, sender: 'b' })).fault).toBe(null);
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'b' })).fault).toBe('busy');
    const broken = begun(BODY_BYTES_MAX + 1);
    const given = receive(broken.request, { max: LARGE, sender: 'b' });
    await settle();
    broken.breakOff();
    expect((await given).fault).toBe('broken-off');
    for (const { end } of [...slow, large]) end();
    expect((await first).fault).toBe(null);
    for (const { body } of slow) expect((await body).fault).toBe(null);
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'b' })).fault).toBe(null);
  });

  test('of a form with a file is read from its bytes, which no request copies', async () => {
    const form = new FormData();
    form.set('file', new File([bytes(BODY_BYTES_MAX)], 'a.csv'));
    form.set('why', 'нове');
    const packed = new Response(form);
    const sent = send(await packed.arrayBuffer(), {
      'content-type': packed.headers.get('content-type') ?? '',
    });
    const received = await largeBodies()(sent, { max: LARGE * 2, sender: 'a' });
    expect(received.request.body).toBe(null);
    const read = await readForm(received);
    expect(read.get('why')).toBe('нове');
    const file = read.get('file');
    expect(file instanceof File && [file.name, file.size]).toEqual(['a.csv', BODY_BYTES_MAX]);
  });

  test('of one sender leaves places to the others', async () => {
    const receive = largeBodies({ places: 2, placesOfSender: 1 });
    const held = begun(BODY_BYTES_MAX + 1);
    const first = receive(held.request, { max: LARGE, sender: 'a' });
    await settle();
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'a' })).fault).toBe('busy');
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'b' })).fault).toBe(null);
    held.end();
    await first;
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'a' })).fault).toBe(null);
  });

  test('that comes too slowly loses its place', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const receive = largeBodies({ places: 1, placesOfSender: 1 });
    const slow = begun(BODY_BYTES_MAX + 1);
    const first = receive(slow.request, { max: LARGE, sender: 'a' });
    await settle();
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect((await receive(send(bytes(LARGE)), { max: LARGE, sender: 'b' })).fault).toBe(null);
    slow.end();
    expect((await first).fault).toBe('broken-off');
  });
});

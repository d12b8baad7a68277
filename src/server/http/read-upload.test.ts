import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readUpload } from './read-upload.ts';

/** A form as `fetch` and browsers write it. */
async function written(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { type, body: Buffer.from(await response.arrayBuffer()) };
}

const fileForm = (bytes: Buffer<ArrayBuffer>, fileName = 'me.png') => {
  const form = new FormData();
  form.set('before', 'a field');
  form.set('avatar', new File([bytes], fileName, { type: 'image/png' }));
  form.set('after', 'another');
  return form;
};

describe('the file of a form', () => {
  test('is read as it was sent, whatever its bytes and its name', async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .filter((text) => !/["\r\n\0%]/.test(text));
    await fc.assert(
      fc.asyncProperty(bytes, name, async (sent, fileName) => {
        const { type, body } = await written(fileForm(sent, fileName));
        const found = readUpload(body, type, 'avatar');
        expect(found?.bytes.equals(sent)).toBe(true);
        expect(found?.fileName).toBe(new TextDecoder().decode(new TextEncoder().encode(fileName)));
      }),
    );
  });

  test('may hold what looks like the border of another form, and ends of lines', async () => {
    const sent = Buffer.from(
      '\r\n--x\r\n\r\n----\r\nContent-Disposition: form-data; name="avatar"; filename="b"\r\n\r\n',
    );
    const { type, body } = await written(fileForm(sent));
    expect(readUpload(body, type, 'avatar')?.bytes.equals(sent)).toBe(true);
  });

  test('may have a quoted border', async () => {
    const { type, body } = await written(fileForm(Buffer.from('x')));
    const quoted = type.replace(/boundary=(.*)$/, 'boundary="$1"');
    expect(readUpload(body, quoted, 'avatar')?.bytes.toString()).toBe('x');
  });

  test('is none where the field is another, is a text, or there is none', async () => {
    const { type, body } = await written(fileForm(Buffer.from('x')));
    expect(readUpload(body, type, 'picture')).toBeNull();
    expect(readUpload(body, type, 'before')).toBeNull();
    const empty = await written(new FormData());
    expect(readUpload(empty.body, empty.type, 'avatar')).toBeNull();
  });

  test('is none in what is no such form', async () => {
    const { type, body } = await written(fileForm(randomBytes(100)));
    for (const other of [
      '',
      'image/png',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
      `${type}x`,
      'multipart/form-data; boundary=',
    ]) {
      expect(readUpload(body, other, 'avatar')).toBeNull();
    }
    expect(readUpload(Buffer.alloc(0), type, 'avatar')).toBeNull();
  });

  test('is none, and nothing fails, wherever the form is broken off or disturbed', async () => {
    const { type, body } = await written(fileForm(Buffer.from('abc')));
    for (let length = 0; length < body.indexOf('name="after"'); length++) {
      const found = readUpload(body.subarray(0, length), type, 'avatar');
      expect(found === null || found.bytes.toString() === 'abc').toBe(true);
    }
    for (let index = 0; index < body.length; index++) {
      const disturbed = Buffer.from(body);
      disturbed[index] = 0;
      readUpload(disturbed, type, 'avatar');
    }
  });

  test('is not looked for behind many others', async () => {
    const form = new FormData();
    for (let field = 0; field < 10; field++) form.append('other', String(field));
    form.set('avatar', new File(['x'], 'me.png'));
    const { type, body } = await written(form);
    expect(readUpload(body, type, 'avatar')).toBeNull();
  });
});

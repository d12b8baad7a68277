import { data } from 'react-router';
import { FORM_BYTES_MAX, FORM_FIELDS_MAX } from '../../domain/limits/form-size.ts';
import { FORM_TOO_LONG } from '../../domain/routing/error-status.ts';
import { readFormWithFiles } from './read-upload.ts';

/** More than any route needs that takes no files. */
export const BODY_BYTES_MAX = FORM_BYTES_MAX;

/** What is too large is still read to its end, up to here: a client that is busy writing would see a reset, no answer. */
const DISCARDED_BYTES_MAX = 64 * 1024 * 1024;

type BodyFault = 'too-large' | 'broken-off';

export interface ReceivedBody<Fault extends string = BodyFault | 'busy'> {
  /** Why the body is of no use: there is more than its route needs; the client went away or was too slow; too many large ones are coming in. */
  readonly fault: Fault | null;
  /** The request with its body at hand, or without one. */
  readonly request: Request;
  /** The body of a form with files, which the request is without: a request copies what it is given, and once more when that is read. */
  readonly bytes?: Buffer<ArrayBuffer>;
}

/** What a body that is larger than most are allowed to be asks for, before it is held in memory. */
export interface Place<Fault extends string> {
  /** Counts what came. */
  readonly brought: (bytes: number) => void;
  /** Why the body may not stay there; null while it may. */
  readonly fault: () => Fault | null;
  readonly leave: () => void;
}

interface Room<Fault extends string> {
  /** What the route needs, in bytes. */
  readonly max: number;
  /** Asks for a place, of what is larger than any route may have without one. */
  readonly enter?: () => Place<Fault>;
}

/** The bytes of a body, which is never held in memory beyond what it has room for; else what is wrong with it. */
async function readBytes<Fault extends string>(
  body: ReadableStream<Uint8Array>,
  { max, enter }: Room<Fault>,
): Promise<Buffer<ArrayBuffer> | BodyFault | Fault> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let place: Place<Fault> | undefined;
  try {
    // A declared length may be missing or wrong, so what comes is counted.
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > DISCARDED_BYTES_MAX) return 'too-large';
      if (size > BODY_BYTES_MAX) place ??= enter?.();
      place?.brought(chunk.byteLength);
      if (size <= max && !place?.fault()) chunks.push(chunk);
      else chunks.length = 0;
    }
    return size > max ? 'too-large' : (place?.fault() ?? Buffer.concat(chunks));
  } catch {
    return 'broken-off';
  } finally {
    place?.leave();
  }
}

/** The same as `receiveBody`, in a room that may have few places for large bodies. */
export async function receiveWithin<Fault extends string>(
  request: Request,
  room: Room<Fault>,
): Promise<ReceivedBody<BodyFault | Fault>> {
  const withoutBody = () => {
    const { url, method, headers, signal } = request;
    return new Request(url, { method, headers, signal });
  };
  if (request.method === 'GET' || request.method === 'HEAD') return { fault: null, request }; // which have none
  if (request.body === null) return { fault: null, request };
  if (Number(request.headers.get('content-length') ?? 0) > DISCARDED_BYTES_MAX)
    return { fault: 'too-large', request: withoutBody() };
  const body = await readBytes(request.body, room);
  if (typeof body === 'string') return { fault: body, request: withoutBody() };
  if (room.enter !== undefined && body.byteLength > BODY_BYTES_MAX)
    return { fault: null, request: withoutBody(), bytes: body };
  return { fault: null, request: new Request(request, { method: request.method, body }) };
}

/**
 * Takes in the whole body of a request, so that whatever is decided about it, the client has been heard out. `max` is what
 * its route needs, in bytes.
 */
export const receiveBody = (request: Request, max = BODY_BYTES_MAX): Promise<ReceivedBody<BodyFault>> =>
  receiveWithin<never>(request, { max });

const FORM_TYPE = /^\s*(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const AMPERSAND = 0x26;

/** At most how many fields a form has, told before it is taken apart, which costs far more. */
function countFields(bytes: Buffer, type: string): number {
  if (/multipart/i.test(type)) return bytes.toString('latin1').split(/^content-disposition:/im).length - 1;
  let count = 1;
  for (const byte of bytes) if (byte === AMPERSAND) count++;
  return count;
}

const FAULT_STATUS = { 'too-large': 413, 'broken-off': 400, busy: 503 } as const;
/** More fields and files than any form with files has. */
const PARTS_WITH_FILES = 40;

/** The same form, with the sign for what cannot be read in place of each NUL: no text of the database may have one, and nobody types it. */
function withoutNul(form: FormData): FormData {
  const entries = [...form];
  if (!entries.some((entry) => entry.some((part) => typeof part === 'string' && part.includes('\0'))))
    return form;
  const read = new FormData();
  for (const [name, value] of entries) {
    const key = name.replaceAll('\0', '\uFFFD');
    if (typeof value === 'string') read.append(key, value.replaceAll('\0', '\uFFFD'));
    else read.append(key, value);
  }
  return read;
}

/** Reads what a page's form sent. Throws the page's own 413, 415, 503 or 400 for what is none, which is no fault of the shop. */
export async function readForm({ fault, request, bytes: known }: ReceivedBody): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (fault !== null) {
    const isOfWords = fault === 'too-large' && /urlencoded/i.test(type);
    throw data(isOfWords ? FORM_TOO_LONG : null, { status: FAULT_STATUS[fault] });
  }
  if (!FORM_TYPE.test(type)) throw data(null, { status: 415 });
  const bytes = known ?? Buffer.from(await request.arrayBuffer());
  if (bytes.byteLength > BODY_BYTES_MAX) {
    const form = readFormWithFiles(bytes, type, PARTS_WITH_FILES);
    if (form === null) throw data(null, { status: 400 });
    return form;
  }
  if (countFields(bytes, type) > FORM_FIELDS_MAX) throw data(FORM_TOO_LONG, { status: 413 });
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw data(null, { status: 400 }); // a multipart form with its parts in disorder
  });
  return withoutNul(form);
}

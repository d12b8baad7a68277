import {
  PHOTOGRAPH_BYTES_MAX,
  PHOTOGRAPH_REASONS,
  photographsAddress,
  type PhotographReason,
  type ProtocolSubject,
} from '../../../../domain/rental/protocol.ts';

/** Smaller files are sent as they are. */
const SMALL_BYTES = 600 * 1024;
/** The longer side of what is sent: what the shop keeps. */
const SENT_PIXELS = 1600;
const QUALITY = 0.85;

/** A large photograph as a smaller one, for lines that send slowly; the file itself where that gains nothing, or cannot be done. */
async function smaller(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, SENT_PIXELS / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return made !== null && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}

/** The part of the shop's answer that is read. */
interface Answer {
  readonly error?: { readonly details?: { readonly reason?: string } };
}

async function post(address: string, body: FormData | null): Promise<PhotographReason | null> {
  try {
    const response = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    if (response.ok) return null;
    const { error }: Answer = await response.json();
    return PHOTOGRAPH_REASONS.find((reason) => reason === error?.details?.reason) ?? 'failed';
  } catch {
    return 'failed';
  }
}

/** Sends a photograph of a protocol; the same id is taken once however often it is sent. Answers why it was not taken, null if it was. */
export async function sendPhotograph(
  subject: ProtocolSubject,
  { id, file }: { readonly id: string; readonly file: File },
): Promise<PhotographReason | null> {
  const sent = await smaller(file);
  if (sent.size > PHOTOGRAPH_BYTES_MAX) return 'too-large';
  const form = new FormData();
  form.set('photograph', sent, file.name);
  return post(`${photographsAddress(subject)}?id=${id}`, form);
}

/** Takes a photograph away. */
export const removePhotograph = (subject: ProtocolSubject, id: string): Promise<PhotographReason | null> =>
  post(`${photographsAddress(subject)}/remove?id=${id}`, null);

import { AVATAR_BYTES_MAX, readAvatarReason, type AvatarReason } from '../../../domain/account/avatar.ts';

/** Smaller files are sent as they are. */
const SMALL_BYTES = 1024 * 1024;
/** The short side of a picture that is made smaller before it is sent: four times what the shop keeps. */
const SENT_PIXELS = 1024;
const LONGEST_PIXELS = 4096;
const PREVIEW_PIXELS = 160;
const QUALITY = 0.9;

/** Draws a picture at a size, on white, its middle at the canvas's. */
function draw(
  picture: ImageBitmap,
  size: { width: number; height: number; scale: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const [width, height] = [picture.width * size.scale, picture.height * size.scale];
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, (size.width - width) / 2, (size.height - height) / 2, width, height);
  }
  return canvas;
}

/** A large photograph as a smaller one, for lines that send slowly; null where that gains nothing. */
function shrink(picture: ImageBitmap): Promise<Blob | null> {
  const scale = SENT_PIXELS / Math.min(picture.width, picture.height);
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  if (scale >= 1 || Math.max(width, height) > LONGEST_PIXELS) return Promise.resolve(null);
  return new Promise((resolve) =>
    draw(picture, { width, height, scale }).toBlob(resolve, 'image/jpeg', QUALITY),
  );
}

interface ChosenPicture {
  /** A small picture to show at once, as a data URL; null where the browser cannot read the file. */
  readonly preview: string | null;
  readonly sent: Blob;
}

/** What a browser makes of a chosen file. One that it cannot read is sent as it is: the shop decides. */
export async function openPicture(file: File): Promise<ChosenPicture> {
  try {
    const picture = await createImageBitmap(file);
    const scale = PREVIEW_PIXELS / Math.min(picture.width, picture.height);
    const preview = draw(picture, { width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, scale }).toDataURL(
      'image/jpeg',
    );
    const smaller = file.size > SMALL_BYTES ? await shrink(picture) : null;
    picture.close();
    return { preview, sent: smaller ?? file };
  } catch {
    return { preview: null, sent: file };
  }
}

export type SentAvatar =
  | { readonly ok: true; readonly image: string | null }
  | { readonly ok: false; readonly reason: AvatarReason | 'not-signed-in' };

/** The parts of the shop's answer that are read. */
interface Answer {
  readonly data?: { readonly image: string | null };
  readonly error?: { readonly details?: { readonly reason?: string } };
}

/** Sends a form of the avatar. Whatever goes wrong is a reason. */
async function post(path: string, body: FormData | null): Promise<SentAvatar> {
  try {
    const response = await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } });
    const { data, error }: Answer = await response.json();
    if (data) return { ok: true, image: data.image };
    if (response.status === 401) return { ok: false, reason: 'not-signed-in' };
    return { ok: false, reason: readAvatarReason(error?.details?.reason ?? null) ?? 'failed' };
  } catch {
    return { ok: false, reason: 'failed' };
  }
}

/** Makes a picture the customer's avatar. */
export async function sendAvatar(sent: Blob, fileName: string): Promise<SentAvatar> {
  if (sent.size > AVATAR_BYTES_MAX) return { ok: false, reason: 'too-large' };
  const form = new FormData();
  form.set('avatar', sent, fileName);
  return post('/avatars', form);
}

/** Takes the customer's avatar away. */
export const removeAvatar = (): Promise<SentAvatar> => post('/avatars/remove', null);

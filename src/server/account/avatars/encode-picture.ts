import type { Sharp, SharpOptions } from 'sharp';
import { AVATAR_PIXELS } from '../../../domain/account/avatar.ts';
import { oneAtATime } from '../../one-at-a-time.ts';

/** The decoders of `AVATAR_TYPES`. All others stay blocked, above all those of SVG, PDF and whatever runs other programs. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
const FORMATS: readonly unknown[] = ['jpeg', 'png', 'webp'];
/** The decoder of AVIF: let in for what staff upload for the shop itself, and only while that is decoded. */
const AVIF_DECODERS = ['VipsForeignLoadHeif'];
/** Which kinds a picture may be of besides. */
export interface PictureKinds {
  readonly takesAvif?: boolean;
}

/** More than any telephone's camera in its usual mode; a decoded picture of so many takes 100 MB. */
const PIXELS_MAX = 25_000_000;
/** So many pictures wait for their turn, each with its bytes in memory. */
const WAITING_MAX = 8;
/** How many times as long as it is short a picture is looked at. */
const RATIO_MAX = 4;
/** No picture within these limits takes so long. */
const SECONDS_MAX = 30;
const QUALITY = 82;

const LIMITS = { limitInputPixels: PIXELS_MAX, sequentialRead: true } satisfies SharpOptions;

/** The library takes 20 MB of memory, so it is loaded for the first picture. */
async function loadDecoder() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false); // nothing is decoded twice
  sharp.concurrency(1); // the other cores are for pages
  return sharp;
}

let decoder: ReturnType<typeof loadDecoder> | undefined;
const inTurn = oneAtATime({ waitingMax: WAITING_MAX });

export type EncodedPicture =
  | { readonly ok: true; readonly bytes: Buffer<ArrayBuffer> }
  /** `no-picture`: of another kind, or broken. `busy`: too many others wait. */
  | { readonly ok: false; readonly reason: 'no-picture' | 'too-many-pixels' | 'busy' };

type Head =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: 'no-picture' | 'too-many-pixels' };

/** Does something with decoders that are closed to all else. Pictures are decoded one at a time, so that nothing else is while these are open. */
async function withDecoders<Done>(
  { takesAvif = false }: PictureKinds,
  work: (sharp: Decoder) => Promise<Done>,
): Promise<Done> {
  const sharp = await (decoder ??= loadDecoder());
  if (!takesAvif) return work(sharp);
  sharp.unblock({ operation: AVIF_DECODERS });
  try {
    return await work(sharp);
  } finally {
    sharp.block({ operation: AVIF_DECODERS });
  }
}

/** What a picture's head says of it, turned as it will be. */
async function readHead(picture: Sharp, { takesAvif = false }: PictureKinds = {}): Promise<Head> {
  try {
    const { format, compression, autoOrient } = await picture.metadata();
    const isAvif = takesAvif && format === 'heif' && compression === 'av1';
    return FORMATS.includes(format) || isAvif
      ? { ok: true, ...autoOrient }
      : { ok: false, reason: 'no-picture' };
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    return { ok: false, reason: isTooLarge ? 'too-many-pixels' : 'no-picture' };
  }
}

/** The middle of a picture, which is at most so many times as long as it is short: a strip of one pixel would be blown up to millions. */
function middle({ width, height }: { readonly width: number; readonly height: number }) {
  const longest = RATIO_MAX * Math.min(width, height);
  const kept = { width: Math.min(width, longest), height: Math.min(height, longest) };
  return { ...kept, left: Math.floor((width - kept.width) / 2), top: Math.floor((height - kept.height) / 2) };
}

type Shape = (
  picture: Sharp,
  of: { readonly head: Extract<Head, { ok: true }>; readonly sharp: Decoder },
) => Sharp;
type Decoder = Awaited<ReturnType<typeof loadDecoder>>;

async function encode(bytes: Uint8Array, shape: Shape): Promise<EncodedPicture> {
  if (bytes.length === 0) return { ok: false, reason: 'no-picture' }; // of which the library says that the caller is wrong
  const sharp = await (decoder ??= loadDecoder());
  const head = await readHead(sharp(bytes, LIMITS));
  if (!head.ok) return head;
  try {
    const turned = sharp(bytes, LIMITS).timeout({ seconds: SECONDS_MAX }).autoOrient();
    const encoded = await shape(turned, { head, sharp })
      .flatten({ background: '#fff' })
      .webp({ quality: QUALITY })
      .toBuffer();
    return { ok: true, bytes: Buffer.from(encoded) };
  } catch {
    return { ok: false, reason: 'no-picture' }; // its head was right and the rest is not
  }
}

async function encodeInTurn(bytes: Uint8Array, shape: Shape): Promise<EncodedPicture> {
  const turn = await inTurn(() => encode(bytes, shape));
  return turn.ok ? turn.value : turn;
}

/**
 * Makes an avatar of a picture: turned as its camera says, cropped to a square around what draws the eye, made small, written
 * anew as WebP. Only colours survive: neither metadata nor whatever else a file of two kinds may hold. One picture at a
 * time, in threads of the library's own.
 */
export const encodePicture = (bytes: Uint8Array): Promise<EncodedPicture> =>
  encodeInTurn(bytes, (picture, { head, sharp }) =>
    picture
      .extract(middle(head))
      .resize(AVATAR_PIXELS, AVATAR_PIXELS, { fit: 'cover', position: sharp.strategy.attention }),
  );

/** The longer side of a photograph that is kept, in pixels: a scratch can be seen on it. */
const PHOTOGRAPH_PIXELS = 1600;

/** The same of a photograph as a whole: as it is, or made smaller. */
export const encodePhotograph = (bytes: Uint8Array): Promise<EncodedPicture> =>
  encodeInTurn(bytes, (picture) =>
    picture.resize(PHOTOGRAPH_PIXELS, PHOTOGRAPH_PIXELS, { fit: 'inside', withoutEnlargement: true }),
  );

export type InspectedPicture =
  | {
      readonly ok: true;
      /** Turned as it will be; pixels. */
      readonly width: number;
      readonly height: number;
      readonly ending: 'jpg' | 'png' | 'webp' | 'avif';
      /** Whether something shines through it. */
      readonly isClear: boolean;
    }
  | Exclude<EncodedPicture, { ok: true }>;

const ENDING_OF: Readonly<Record<string, 'png' | 'webp' | 'avif'>> = {
  png: 'png',
  webp: 'webp',
  heif: 'avif',
};

/** Reads a picture to its end, so that what is broken is known at once. */
export async function inspectPicture(bytes: Uint8Array, kinds: PictureKinds = {}): Promise<InspectedPicture> {
  if (bytes.length === 0) return { ok: false, reason: 'no-picture' };
  const turn = await inTurn(() =>
    withDecoders(kinds, async (sharp): Promise<InspectedPicture> => {
      const head = await readHead(sharp(bytes, LIMITS), kinds);
      if (!head.ok) return head;
      try {
        const { format } = await sharp(bytes, LIMITS).metadata();
        const { isOpaque } = await sharp(bytes, LIMITS).timeout({ seconds: SECONDS_MAX }).stats();
        return {
          ok: true,
          width: head.width,
          height: head.height,
          ending: ENDING_OF[format] ?? 'jpg',
          isClear: !isOpaque,
        };
      } catch {
        return { ok: false, reason: 'no-picture' };
      }
    }),
  );
  return turn.ok ? turn.value : turn;
}

/** Draws something of a picture, turned as its camera says, when its turn comes; throws where it cannot. */
export async function drawPicture<Drawn>(
  bytes: Uint8Array,
  draw: (turned: Sharp) => Promise<Drawn>,
  kinds: PictureKinds = {},
): Promise<Drawn> {
  const turn = await inTurn(() =>
    withDecoders(kinds, (sharp) => draw(sharp(bytes, LIMITS).timeout({ seconds: SECONDS_MAX }).autoOrient())),
  );
  if (!turn.ok) throw new Error('Too many pictures wait for their turn');
  return turn.value;
}

/** Encodes pixels that were drawn. */
export async function ofPixels({ data, info }: DrawnPixels): Promise<Sharp> {
  const sharp = await (decoder ??= loadDecoder());
  return sharp(data, { raw: info }).timeout({ seconds: SECONDS_MAX });
}
export interface DrawnPixels {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

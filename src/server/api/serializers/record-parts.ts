import * as v from 'valibot';
import {
  isOwn,
  ownSizes,
  PICTURE_KINDS,
  pictureFile,
  type PictureKind,
  widthsOf,
} from '../../../domain/catalogue/picture.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';

/** A number and the same as text, as every record of the catalogue is named (S §3). */
export const identityEntries = {
  id: v.pipe(v.number(), v.integer()),
  documentId: v.pipe(v.string(), v.description('The id as text.')),
};

/** Both names of a record. */
export const identityOf = (id: number) => ({ id, documentId: String(id) });

/** A moment, ISO 8601 in UTC. */
export const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** A picture as the API answers it. */
export const imageSchema = v.pipe(
  v.strictObject({
    url: v.pipe(v.string(), v.description('Path below the shop’s own address.')),
    width: v.pipe(v.number(), v.integer(), v.description('Pixels.')),
    height: v.pipe(v.number(), v.integer(), v.description('Pixels.')),
    alternativeText: v.string(),
  }),
  v.title('Image'),
);
type ImageRecord = v.InferOutput<typeof imageSchema>;

const KINDS: readonly PictureKind[] = Object.values(PICTURE_KINDS);

/** A picture by its name in full size; null for a name that no picture has. */
export function imageRecord(name: string, alternativeText: string): ImageRecord | null {
  const kind = isOwn(name)
    ? ownSizes(name)
    : isShopPicture(name)
      ? PICTURE_KINDS.scene
      : KINDS.find(({ names }) => names.includes(name));
  if (!kind) return null;
  const width = widthsOf(kind, 'webp').at(-1) ?? kind.width;
  const height = (kind.height * width) / kind.width;
  return {
    url: `/pictures/${pictureFile(kind, name, { width, format: 'webp' })}`,
    width,
    height,
    alternativeText,
  };
}

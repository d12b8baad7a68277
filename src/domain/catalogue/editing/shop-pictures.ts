import * as v from 'valibot';
import type { Localized } from '../../locale/locale.ts';
import type { EntryKind } from '../merchandising/home-entry.ts';
import { alt, partOf, percent, type CropPart, type CropShape, type PixelSize } from './product-pictures.ts';

/** So many pictures of its own the shop keeps at most: staff choose among all of them at once. */
export const SHOP_PICTURES_MAX = 200;

/**
 * The one shape of pictures of the shop, as its scenes have: slides, advertisements, promotions and pages show all or the middle of it. It is made 1,600
 * pixels wide, so it is enlarged by a ninth at most.
 */
export const BANNER: CropShape = { aspect: 16 / 9, widthMin: 1440 };

/** The largest part, in the middle: what an upload shows until staff crop it. */
export const MIDDLE: CropPart = { side: 100, left: 50, top: 50 };

/** Whether the part of a picture that is shown has the pixels for it. */
export const isLargeEnough = (size: PixelSize, crop: CropPart): boolean =>
  partOf(size, crop, BANNER).width >= BANNER.widthMin;

/** Where a picture of the shop is chosen: in an entry of the home page, whether that is shown or not, or in the arrangement of a page. */
export type PictureUse =
  | { readonly in: 'entry'; readonly kind: EntryKind; readonly id: number; readonly title: Localized }
  | {
      readonly in: 'page';
      readonly page: string;
      /** `draft`: nobody sees it yet. */
      readonly state: 'shown' | 'draft';
    };

/** The forms of a picture of the shop, by their intents. */
export const SHOP_PICTURE_FORMS = {
  'picture-crop': v.object({ side: percent(10), left: percent(0), top: percent(0) }),
  'picture-alt': v.object({ uk: alt, pl: alt, en: alt }),
} as const;

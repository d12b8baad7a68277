import * as v from 'valibot';
import type { MenuSection } from '../../domain/catalogue/menu.ts';
import { MENU_GROUPS } from '../../domain/catalogue/categories.ts';
import { isOwn, type OwnPicture } from '../../domain/catalogue/picture.ts';

const ownPicture = v.custom<OwnPicture>((name) => typeof name === 'string' && isOwn(name));

const answer = v.object({
  data: v.array(
    v.object({
      group: v.picklist(MENU_GROUPS),
      name: v.string(),
      links: v.array(v.object({ slug: v.string(), name: v.string(), picture: v.string() })),
      featured: v.object({ picture: ownPicture, name: v.string(), path: v.string() }),
    }),
  ),
});

/** Reads the answer of `GET /api/menu`; throws on any other. */
export const parseMenu = (json: unknown): readonly MenuSection[] => v.parse(answer, json).data;

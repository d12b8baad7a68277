import type { PictureUse } from '../../../domain/catalogue/editing/shop-pictures.ts';
import { entryName, textIn } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { scenePicture, type Picture } from '../../../domain/catalogue/picture.ts';
import { isScene } from '../../../domain/catalogue/scene.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { pageName } from '../../pages/arrangement-words.server.ts';

/** Where a picture is chosen, in words: what it is, what it is called, and where it is changed. */
export interface UseView {
  readonly to: string;
  readonly kind: string | null;
  readonly name: string;
  readonly isDraft: boolean;
}

/** Where a picture is chosen, in words. */
export const useViews = (
  uses: readonly PictureUse[],
  { locale, lookUp }: { readonly locale: Locale; readonly lookUp: LookUp },
): readonly UseView[] =>
  uses.map((use) =>
    use.in === 'entry'
      ? {
          to: `/admin/content/${entryName(use.kind, use.id)}`,
          kind: lookUp(`backoffice.content.kind.${use.kind}`),
          name: textIn(use.title, locale),
          isDraft: false,
        }
      : {
          to: `/admin/content/pages/${use.page}`,
          kind: null,
          name: pageName(use.page, { locale, lookUp }),
          isDraft: use.state === 'draft',
        },
  );

/** The sizes of a picture of the shop; null while they are being made. */
export const sizesOf = (name: string, state: 'ready' | 'waiting' | 'failed'): Picture | null =>
  state === 'ready' && isScene(name) ? scenePicture(name) : null;

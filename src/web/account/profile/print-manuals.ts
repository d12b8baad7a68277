import { documentPath } from '../../../content/pages/published-documents.ts';
import type { ManualName } from '../../../content/pages/published-documents.ts';
import type { Translate } from '../../../content/translator.ts';
import { formatFileSize } from '../../../domain/locale/format-file-size.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { ShownManual } from './manuals-of-own.tsx';

/** The manuals of a customer's goods as they are read, with the sizes of their files; for loaders. */
export function printManuals(
  own: readonly { readonly name: ManualName; readonly goods: readonly string[] }[],
  files: readonly { readonly name: ManualName; readonly bytes: number }[],
  { locale, translate: t }: { readonly locale: Locale; readonly translate: Translate },
): readonly ShownManual[] {
  return own.flatMap(({ name, goods }) => {
    const file = files.find((each) => each.name === name);
    if (!file) return [];
    return [
      {
        href: documentPath(name, locale),
        text: t(`product.document.${name}`),
        size: formatFileSize(file.bytes, locale),
        goods,
      },
    ];
  });
}

import type { Locale } from '../../../domain/locale/locale.ts';
import { TRANSLATED_FROM, type TranslationUnit } from '../../../domain/messages/translation-file.ts';
import { xmlText } from '../../discovery/xml.ts';

/** A file for translators as XLIFF 1.2 (OASIS, 2008), which their programs read. A unit's id has the version and the key of its text. */
export function printXliff(target: Locale, units: readonly TranslationUnit[]): string {
  const body = units.map(
    ({ key, version, source, target: text }) =>
      `<trans-unit id="${version}:${xmlText(key)}" resname="${xmlText(key)}" xml:space="preserve">` +
      `<source>${xmlText(source)}</source><target>${xmlText(text)}</target></trans-unit>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="promin" source-language="${TRANSLATED_FROM}" target-language="${target}" datatype="plaintext">
<body>
${body.join('')}</body>
</file>
</xliff>
`;
}

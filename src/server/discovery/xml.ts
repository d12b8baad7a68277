const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 has no place for, not even escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it may stand in an XML document, in an element as in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around a text. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

import { extractText, getDocumentProxy, getMeta } from 'unpdf';

const inOneLine = (pages: readonly string[]) => pages.join('\n').replaceAll(/\s+/g, ' ');

/**
 * What a reader finds in a PDF: its words in one line, and line by line of each page without its foot; `body` without the last line of each page, which is its foot; its title,
 * language, pages and bookmarks.
 */
export async function readPdf(bytes: Uint8Array | undefined) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes ?? []));
  const [{ text, totalPages }, { info }, outline] = await Promise.all([
    extractText(pdf, { mergePages: false }),
    getMeta(pdf),
    pdf.getOutline(),
  ]);
  return {
    text: inOneLine(text),
    body: inOneLine(text.map((page) => page.trimEnd().split('\n').slice(0, -1).join('\n'))),
    pages: totalPages,
    linesOfPages: text.map((page) => page.trimEnd().split('\n').slice(0, -1)),
    title: String(info.Title),
    language: String(info.Language),
    bookmarks: (outline ?? []).map(({ title }) => String(title)),
  };
}

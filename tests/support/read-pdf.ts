import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/** What a reader finds in a PDF: its words in one line, its title, language, pages and bookmarks. */
export async function readPdf(bytes: Uint8Array | undefined) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes ?? []));
  const [{ text, totalPages }, { info }, outline] = await Promise.all([
    extractText(pdf, { mergePages: true }),
    getMeta(pdf),
    pdf.getOutline(),
  ]);
  return {
    text: text.replaceAll(/\s+/g, ' '),
    pages: totalPages,
    title: String(info.Title),
    language: String(info.Language),
    bookmarks: (outline ?? []).map(({ title }) => String(title)),
  };
}

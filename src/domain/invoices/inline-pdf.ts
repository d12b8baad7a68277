/** A name as RFC 8187 writes it. */
const encoded = (name: string) =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Shows a PDF in the browser, and tells it what to call the file when it is kept. */
export const inlinePdf = (title: string): string => `inline; filename*=UTF-8''${encoded(`${title}.pdf`)}`;

/** Keeps a file instead of showing it, under its own name, ending and all. */
export const attachedFile = (fileName: string): string => `attachment; filename*=UTF-8''${encoded(fileName)}`;

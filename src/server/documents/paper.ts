import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../../domain/locale/locale.ts';

const FILES = {
  regular: '@expo-google-fonts/manrope/400Regular/Manrope_400Regular.ttf',
  semibold: '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
} as const;

type Weight = keyof typeof FILES;

const read = (file: string) => readFile(fileURLToPath(import.meta.resolve(file)));

/** Manrope as whole TrueType files with Latin and Cyrillic letters: the web’s files hold one alphabet each. Read once. */
const loadFonts = async (): Promise<Readonly<Record<Weight, Buffer>>> => {
  const [regular, semibold] = await Promise.all([read(FILES.regular), read(FILES.semibold)]);
  return { regular, semibold };
};

/** What a file says of itself. */
interface FileFacts {
  readonly locale: Locale;
  readonly title: string;
  readonly author: string;
  /** ISO day, which the file bears as its own, so that the same content is the same bytes. */
  readonly day: string;
}

/** Opens a PDF, tagged, its fonts embedded. The library is loaded when the first one is asked for; `close` gives its bytes. */
export async function openPaper(
  { locale, title, author, day }: FileFacts,
  options: Pick<PDFKit.PDFDocumentOptions, 'size' | 'margins' | 'autoFirstPage'>,
) {
  const [{ default: Paper }, fonts] = await Promise.all([import('pdfkit'), loadFonts()]);
  const pdf = new Paper({
    ...options,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: title,
      Author: author,
      CreationDate: new Date(day),
      Producer: 'Promin',
      Creator: 'Promin',
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.registerFont('regular', fonts.regular).registerFont('semibold', fonts.semibold);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    pdf,
    root,
    close: async (): Promise<Buffer<ArrayBuffer>> => {
      const ended = new Promise((resolve) => pdf.once('end', resolve));
      pdf.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}

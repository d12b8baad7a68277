import { inlinePdf } from '../../domain/invoices/inline-pdf.ts';

/** A file that staff asked for, to be shown by the browser; nobody keeps it. `title` names it on a disk. */
export const answerPdf = ({
  title,
  bytes,
}: {
  readonly title: string;
  readonly bytes: Buffer<ArrayBuffer>;
}) =>
  new Response(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': inlinePdf(title),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  });

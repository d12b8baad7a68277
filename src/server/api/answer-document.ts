import type { Context } from 'hono';
import * as v from 'valibot';
import { isDocumentName } from '../../domain/invoices/order-documents.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { inlinePdf } from '../http/file-name-header.ts';

/** Papers are somebody's own: nothing keeps them, lists them or tells others where they were. */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/** What names a document of an order in a path. */
export const DOCUMENT_PARAMETERS = {
  id: { schema: v.pipe(v.string(), v.uuid()), description: 'The order’s id.' },
  file: {
    schema: v.pipe(v.string(), v.examples(['invoice.pdf', 'proforma.pdf', 'COR-UA-2026-00001.pdf'])),
    description: '`invoice.pdf`, `proforma.pdf`, or a document’s number with `.pdf`.',
  },
};

/** The document that a file's name asks for; null where it can be none. */
export function documentName(file: string): string | null {
  const name = file.replace(/\.pdf$/, '');
  return name !== file && isDocumentName(name) ? name : null;
}

/** Answers with a document. */
export async function answerDocument(c: Context, { title, bytes }: DrawnDocument): Promise<Response> {
  return c.body(await bytes(), 200, {
    ...PRIVATE,
    'content-type': 'application/pdf',
    'content-disposition': inlinePdf(title),
  });
}

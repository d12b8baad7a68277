import { Hono, type Context } from 'hono';
import { inlinePdf } from '../../domain/invoices/inline-pdf.ts';
import {
  MACHINE_DOCUMENT_BYTES_MAX,
  readMachineDocumentForm,
  type MachineDocumentReason,
} from '../../domain/rental/machine-document.ts';
import {
  PHOTOGRAPH_BYTES_MAX,
  PROTOCOL_KINDS,
  protocolPath,
  type PhotographReason,
  type ProtocolSubject,
} from '../../domain/rental/protocol.ts';
import type { Problem } from '../api/problem.ts';
import { isOrderId } from '../orders/find-order.ts';
import type { StoredFile } from '../ports/files.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { staffUploads, type Outcome } from './staff-uploads.ts';

/** Files of rentals are somebody's own: nothing keeps them. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'X-Content-Type-Options': 'nosniff',
};
/** Opened by itself a file can load and run nothing. Browsers show no PDF in a sandbox, and give what shows it one of its own. */
const POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const sendFile = (c: Context, { bytes, contentType }: StoredFile, headers: Record<string, string>) =>
  c.body(bytes, 200, {
    ...PRIVATE,
    'Content-Type': contentType,
    'Content-Length': String(bytes.byteLength),
    ...headers,
  });

const PHOTOGRAPH_STATUS = {
  'no-picture': 422,
  'too-many-pixels': 422,
  'too-large': 413,
  'too-many': 409,
  signed: 409,
  failed: 503,
} as const satisfies Record<PhotographReason, Problem['status']>;
const DOCUMENT_STATUS = {
  'no-pdf': 422,
  fields: 422,
  'too-large': 413,
  'too-many': 409,
  known: 409,
  failed: 503,
} as const satisfies Record<MachineDocumentReason, Problem['status']>;

const noPhotograph = (reason: PhotographReason): Outcome => ({
  ok: false,
  status: PHOTOGRAPH_STATUS[reason],
  reason,
});
const noDocument = (
  reason: MachineDocumentReason,
  errors: Readonly<Record<string, string>> = {},
): Outcome => ({ ok: false, status: DOCUMENT_STATUS[reason], reason, errors });
const notFound = (reason: string): Outcome => ({ ok: false, status: 404, reason });

const machineIn = (c: Context): number | null => {
  const { machineId = '' } = c.req.param();
  return /^\d{1,9}$/.test(machineId) ? Number(machineId) : null;
};

/** The protocol that an address names; null for none that can be. */
function subjectIn(c: Context): ProtocolSubject | null {
  const { leaseId = '', kind: asked } = c.req.param();
  const kind = PROTOCOL_KINDS.find((each) => each === asked);
  const machineId = machineIn(c);
  return kind !== undefined && isOrderId(leaseId) && machineId !== null ? { leaseId, kind, machineId } : null;
}

/**
 * `POST /rental-files/protocols/{leaseId}/{kind}/{machineId}?id=`: puts the file in the field `photograph` to a protocol, once whatever
 * happens to the answer; `…/remove` takes it away: both for staff. `GET /rental-files/photographs/{id}.webp`: for staff, and once the
 * protocol is signed for the owner of its order and its guest.
 *
 * `POST /rental-files/machines/{machineId}/documents`: puts the PDF in the field `document` to a machine, for staff.
 * `GET /rental-files/documents/{id}.pdf`: for staff, and where customers may have it for that of a lease of the machine; to others there is none.
 */
export function rentalFiles(options: Pick<AppOptions, 'shop' | 'publicUrl'>): Hono<ShopContext> {
  const { shop } = options;
  const app = new Hono<ShopContext>();
  const uploads = staffUploads(options);

  async function addPhotograph(c: Context<ShopContext>, subject: ProtocolSubject, id: string) {
    const received = await uploads.receive(c, { field: 'photograph', bytesMax: PHOTOGRAPH_BYTES_MAX });
    if (!received.ok) {
      const { reason } = received;
      return noPhotograph(reason === 'busy' ? 'failed' : reason === 'no-file' ? 'no-picture' : reason);
    }
    const taken = await shop.rental.addPhotograph(subject, { id, bytes: received.file.bytes });
    if (taken.ok) return taken;
    if (taken.reason === 'protocol-not-found') return notFound(taken.reason);
    return noPhotograph(taken.reason === 'busy' ? 'failed' : taken.reason);
  }

  async function addDocument(c: Context<ShopContext>, machineId: number, staffId: string) {
    const received = await uploads.receive(c, { field: 'document', bytesMax: MACHINE_DOCUMENT_BYTES_MAX });
    if (!received.ok) {
      const { reason } = received;
      return noDocument(reason === 'busy' ? 'failed' : reason === 'no-file' ? 'no-pdf' : reason);
    }
    const { file, fields } = received;
    const read = readMachineDocumentForm(fields);
    if (!read.ok) return noDocument('fields', read.errors);
    const added = await shop.rental.documents.add({
      machineId,
      facts: read.facts,
      bytes: file.bytes,
      staffId,
    });
    if (added.ok) return added;
    return added.reason === 'machine-not-found' ? notFound(added.reason) : noDocument(added.reason);
  }

  /** Answers a form about a photograph, which its address names. */
  function answerProtocol(
    c: Context<ShopContext>,
    act: (subject: ProtocolSubject, id: string) => Promise<Outcome>,
  ): Promise<Response> {
    const [subject, id = ''] = [subjectIn(c), c.req.query('id')];
    const isNamed = subject !== null && isOrderId(id);
    return uploads.answer(c, {
      act: isNamed ? () => act(subject, id) : null,
      page: (region, failure) =>
        `/${region}${subject === null ? '/admin' : protocolPath(subject)}${failure === null ? '' : `?photograph=${failure}`}#photographs`,
    });
  }

  async function readerOf(c: Context<ShopContext>) {
    const { headers } = c.req.raw;
    const session = await shop.identity.sessionOf(headers);
    return {
      userId: session?.user.id ?? null,
      guestOrderIds: shop.guests.ordersIn(headers),
      // The page of an order shows the protocols of its leases, too.
      isStaff:
        session !== null &&
        (['rental', 'orders'] as const).some((area) => shop.account.backOfficeDoor(session, area) === 'open'),
    };
  }

  app.post('/protocols/:leaseId/:kind/:machineId', (c) =>
    answerProtocol(c, (subject, id) => addPhotograph(c, subject, id)),
  );
  app.post('/protocols/:leaseId/:kind/:machineId/remove', (c) =>
    answerProtocol(c, async (subject, id) =>
      (await shop.rental.removePhotograph(subject, id)).ok ? { ok: true, id } : noPhotograph('signed'),
    ),
  );
  app.get('/photographs/:file{[\\da-f-]{36}\\.webp}', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const id = c.req.param('file').slice(0, -'.webp'.length);
    const found = await shop.rental.readPhotograph(id, await readerOf(c));
    if (found === 'not-signed-in') return c.text('401', 401);
    if (found === 'not-owner') return c.text('403', 403);
    if (found === null) return c.notFound();
    return sendFile(c, found, { 'Content-Security-Policy': `${POLICY}; sandbox` });
  });
  app.post('/machines/:machineId/documents', (c) => {
    const machineId = machineIn(c);
    return uploads.answer(c, {
      act: machineId === null ? null : (staffId) => addDocument(c, machineId, staffId),
      page: (region, failure) =>
        `/${region}/admin/machines/${machineId}?${failure === null ? 'done=document' : `document=${failure}`}#documents`,
    });
  });
  app.get('/documents/:file{[\\da-f-]{36}\\.pdf}', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    const id = c.req.param('file').slice(0, -'.pdf'.length);
    const key = c.req.query('key') ?? null;
    const found = await shop.rental.documents.read(id, { ...(await readerOf(c)), key });
    if (found === null) return c.notFound();
    return sendFile(c, found.file, {
      'Content-Security-Policy': POLICY,
      'Content-Disposition': inlinePdf(found.title),
      'Referrer-Policy': 'no-referrer',
    });
  });
  app.all('*', async (c) => {
    await uploads.discard(c);
    return c.text('404', 404);
  });
  return app;
}

import { randomUUID } from 'node:crypto';
import {
  attachmentName,
  checkSizes,
  fitting,
  kindOfBytes,
  type AttachmentReason,
} from '../../../domain/support/attachment.ts';
import { encodePhotograph } from '../../account/avatars/encode-picture.ts';
import type { TicketStore } from './ticket-store.ts';

/** Where files of tickets are kept among the files of the shop. */
export const TICKET_FILES = 'tickets/';

/** A file as it was sent. */
export interface SentFile {
  /** The name that the sender gave it: any text. */
  readonly fileName: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file that is safe, and that no row names yet. */
export interface KeptFile {
  readonly id: string;
  readonly file: string;
  readonly fileName: string;
  readonly kind: 'pdf' | 'picture';
  readonly sizeBytes: number;
}

type Prepared =
  | { readonly ok: true; readonly kind: 'pdf' | 'picture'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly ok: false; readonly reason: AttachmentReason };

/** What is kept of a file: a picture written anew, a PDF as it is. The scanner sees what was sent. */
async function prepare({ scanner }: TicketStore, { bytes }: SentFile): Promise<Prepared> {
  if (scanner !== null) {
    const found = await scanner.scan(bytes);
    if (found !== 'clean') return { ok: false, reason: found === 'infected' ? 'infected' : 'failed' };
  }
  if (kindOfBytes(bytes) === 'pdf') return { ok: true, kind: 'pdf', bytes };
  const picture = await encodePhotograph(bytes);
  if (picture.ok) return { ok: true, kind: 'picture', bytes: picture.bytes };
  const reasons = {
    'no-picture': 'wrong-kind',
    'too-many-pixels': 'too-many-pixels',
    busy: 'failed',
  } as const;
  return { ok: false, reason: reasons[picture.reason] };
}

/** Removes files that no row came to name. One that stays because the store is gone is found by `sweepAttachments`. */
export async function discardFiles({ files }: TicketStore, kept: readonly KeptFile[]): Promise<void> {
  for (const { file } of kept) await files.remove(file).catch(() => {});
}

export type AttachmentsKept =
  | { readonly ok: true; readonly kept: readonly KeptFile[]; readonly dropped: number }
  | { readonly ok: false; readonly reason: AttachmentReason };

/**
 * Makes the files of a message safe before its row is written: all of them or none, with the reason of the first that is not taken. With
 * `lenient`, of an e-mail, what is never taken is left out and counted; only what has a virus in it, or cannot be looked at now, spoils all. Throws while the files are
 * out of order.
 */
export async function keepAttachments(
  store: TicketStore,
  ticketId: string,
  { sent, lenient = false }: { readonly sent: readonly SentFile[]; readonly lenient?: boolean },
): Promise<AttachmentsKept> {
  const taken = lenient ? fitting(sent) : sent;
  const sizes = checkSizes(taken.map(({ bytes }) => bytes.byteLength));
  if (sizes !== null) return { ok: false, reason: sizes };
  const kept: KeptFile[] = [];
  let dropped = sent.length - taken.length;
  for (const each of taken) {
    const prepared = await prepare(store, each);
    if (!prepared.ok) {
      if (lenient && prepared.reason !== 'infected' && prepared.reason !== 'failed') {
        dropped++;
        continue;
      }
      await discardFiles(store, kept);
      return prepared;
    }
    const { kind, bytes } = prepared;
    const id = randomUUID();
    const file = `${TICKET_FILES}${ticketId}/${id}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
    await store.files.put(file, bytes);
    kept.push({
      id,
      file,
      fileName: attachmentName(each.fileName, kind),
      kind,
      sizeBytes: bytes.byteLength,
    });
  }
  return { ok: true, kept, dropped };
}

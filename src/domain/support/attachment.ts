import { isWholePdf } from '../rental/machine-document.ts';

/** What a message of a ticket may carry: so many files, */
export const ATTACHMENTS_MAX = 5;
/** each of at most so many bytes, */
export const ATTACHMENT_BYTES_MAX = 8 * 1024 * 1024;
/** and so many together. */
export const ATTACHMENTS_BYTES_MAX = 16 * 1024 * 1024;
/** What a page offers to choose; what a file is, its bytes decide. */
export const ATTACHMENT_TYPES = '.jpg,.jpeg,.png,.webp,.pdf,image/jpeg,image/png,image/webp,application/pdf';

/** Why files were not taken. Printed by the messages `ticket.attachment.error.{reason}`. */
export const ATTACHMENT_REASONS = [
  'too-many',
  'too-large',
  'wrong-kind',
  'too-many-pixels',
  'infected',
  'failed',
] as const;
export type AttachmentReason = (typeof ATTACHMENT_REASONS)[number];

/** What a file is by its bytes, not by its name: a whole PDF, or whatever may be a picture. */
export const kindOfBytes = (bytes: Uint8Array): 'pdf' | 'picture' => (isWholePdf(bytes) ? 'pdf' : 'picture');

/** Whether files may come with one message; sizes in bytes. */
export function checkSizes(
  sizes: readonly number[],
): Extract<AttachmentReason, 'too-many' | 'too-large'> | null {
  if (sizes.length > ATTACHMENTS_MAX) return 'too-many';
  const sum = sizes.reduce((total, size) => total + size, 0);
  return sum > ATTACHMENTS_BYTES_MAX || sizes.some((size) => size > ATTACHMENT_BYTES_MAX)
    ? 'too-large'
    : null;
}

/** Of files that are too many or too large, the ones that may come with one message, in their order. */
export function fitting<F extends { readonly bytes: Uint8Array }>(files: readonly F[]): readonly F[] {
  const taken: F[] = [];
  const sizeOf = ({ bytes }: F) => bytes.byteLength;
  for (const file of files) if (checkSizes([...taken, file].map(sizeOf)) === null) taken.push(file);
  return taken;
}

const NAME_MAX = 80;

/** What a file is called when it is handed out: its own name without folders, signs of control and its ending, which is the one of what was kept. */
export function attachmentName(fileName: string, kind: 'pdf' | 'picture'): string {
  const own = (fileName.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]{1,8}$/, '')
    .replaceAll(/[\p{Cc}\p{Cf}"<>:|?*;%]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_MAX)
    .toWellFormed();
  return `${own === '' ? 'file' : own}.${kind === 'pdf' ? 'pdf' : 'webp'}`;
}

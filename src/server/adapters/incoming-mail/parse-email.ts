import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { withoutInvisible } from '../../../domain/locale/without-invisible.ts';
import type { IncomingEmail } from '../../ports/incoming-mail.ts';
import { broughtFrom } from './brought-from.ts';

/** More text than anybody writes. */
const TEXT_MAX = 200_000;
const IDS_MAX = 20;

const ADDRESS = /^[^\s@<>]{1,64}@[^\s@<>]{1,189}$/;
const senderOf = ({ from }: ParsedMail): { readonly address: string; readonly name: string } | null => {
  const [first] = (from satisfies AddressObject | undefined)?.value ?? [];
  const address = first?.address?.trim() ?? '';
  return ADDRESS.test(address) && address === withoutInvisible(address)
    ? { address, name: first?.name ?? '' }
    : null;
};

/** A header as one text, in small letters; empty for none. */
function headerOf({ headers }: ParsedMail, name: string): string {
  const value = headers.get(name);
  if (typeof value === 'string') return value.toLowerCase();
  if (typeof value === 'object' && 'value' in value && typeof value.value === 'string')
    return value.value.toLowerCase();
  return value === undefined ? '' : 'present';
}

/** Whether a program wrote it (RFC 3834), as far as heads tell: absences, bounces, lists, what is sent to many. */
function isAutomatic(mail: ParsedMail, envelopeFrom: string): boolean {
  const submitted = headerOf(mail, 'auto-submitted');
  return (
    envelopeFrom === '' ||
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(headerOf(mail, 'precedence')) ||
    ['list', 'x-autoreply', 'x-autorespond', 'x-failed-recipients'].some(
      (name) => headerOf(mail, name) !== '',
    ) ||
    headerOf(mail, 'content-type').startsWith('multipart/report')
  );
}

const listOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Reads an e-mail as it came over the wire; null for what nobody sent, or nobody will ever read. */
export async function parseEmail(
  source: Buffer,
  envelope: {
    readonly from: string;
    readonly recipients: readonly string[];
    /** Who connected. */
    readonly connection: string;
  },
): Promise<IncomingEmail | null> {
  const mail = await simpleParser(source, {
    maxHtmlLengthToParse: TEXT_MAX,
    skipImageLinks: true,
    skipTextToHtml: true,
  }).catch(() => null); // thousands of parts or heads without end
  const sender = mail && senderOf(mail);
  if (mail === null || sender === null) return null;
  const references = [...listOf(mail.references)].toReversed();
  return {
    emailId: mail.messageId === undefined ? null : withoutInvisible(mail.messageId),
    from: sender.address,
    fromName: sender.name,
    broughtFrom: broughtFrom(
      envelope.connection,
      mail.headerLines.filter(({ key }) => key === 'received').map(({ line }) => line),
    ),
    recipients: envelope.recipients,
    subject: mail.subject ?? '',
    text: (mail.text ?? '').slice(0, TEXT_MAX),
    answered: [...listOf(mail.inReplyTo), ...references].slice(0, IDS_MAX),
    isAutomatic: isAutomatic(mail, envelope.from),
    files: mail.attachments
      .filter(({ related }) => !related) // a picture in a signature
      .map(({ filename, content }) => ({ fileName: filename ?? 'file', bytes: content })),
  };
}

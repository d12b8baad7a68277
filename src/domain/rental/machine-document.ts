import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { daysBetween } from '../calendar/days.ts';
import { isVisible, withoutInvisible } from '../locale/without-invisible.ts';

/**
 * The documents that belong to a machine, as its passport has them; printed by the messages `machineDocument.kind.{kind}`. What is valid
 * for a time alone says until when; of a kind that is renewed, the one that is valid longest counts.
 */
export const MACHINE_DOCUMENT_RULES = {
  manual: { hasEnd: false, isRenewed: false },
  /** The declaration of conformity, CE or the Ukrainian one. */
  conformity: { hasEnd: false, isRenewed: true },
  /** The certificate of a technical inspection, of UDT for lifts in Poland. */
  inspection: { hasEnd: true, isRenewed: true },
  insurance: { hasEnd: true, isRenewed: true },
  registration: { hasEnd: false, isRenewed: true },
  other: { hasEnd: false, isRenewed: false },
} as const satisfies Readonly<Record<string, { readonly hasEnd: boolean; readonly isRenewed: boolean }>>;

export type MachineDocumentKind = keyof typeof MACHINE_DOCUMENT_RULES;
export const MACHINE_DOCUMENT_KINDS = [
  'manual',
  'conformity',
  'inspection',
  'insurance',
  'registration',
  'other',
] as const satisfies readonly MachineDocumentKind[];

/** The most that a document may weigh, in bytes. */
export const MACHINE_DOCUMENT_BYTES_MAX = 15 * 1024 * 1024;
/** So many documents a machine has at most. */
export const MACHINE_DOCUMENTS_MAX = 30;
const TITLE_MAX = 120;

/** A document of a machine as staff see it. */
export interface MachineDocument {
  readonly id: string;
  readonly kind: MachineDocumentKind;
  /** What staff call it. */
  readonly title: string;
  /** The last day on which it is valid, ISO 8601; null for one that does not end. */
  readonly validUntil: string | null;
  /** Whether the customer of a lease of the machine may have it. */
  readonly isForCustomer: boolean;
}

/** A document of a machine as the customer of its lease has it. */
export interface LeasedMachineDocument extends Pick<MachineDocument, 'id' | 'kind' | 'title'> {
  readonly inventoryNumber: string;
}

/** What staff say of a document that they send. Issues are message keys. */
const machineDocumentSchema = v.pipe(
  v.object({
    kind: v.pipe(
      v.optional(v.string(), ''),
      v.picklist(MACHINE_DOCUMENT_KINDS, 'backoffice.documents.error.kind'),
    ),
    title: v.pipe(
      v.optional(v.string(), ''),
      v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
      v.trim(),
      v.check(isVisible, 'backoffice.documents.error.title'),
      v.maxLength(TITLE_MAX, 'checkout.error.tooLong'),
    ),
    validUntil: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.transform((typed) => (typed === '' ? null : typed)),
      v.nullable(daySchema('backoffice.machines.error.day')),
    ),
    isForCustomer: v.pipe(
      v.optional(v.string(), ''),
      v.transform((ticked) => ticked === 'on'),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['kind'], ['validUntil']],
      ({ kind, validUntil }) => validUntil !== null || !MACHINE_DOCUMENT_RULES[kind].hasEnd,
      'backoffice.documents.error.validUntil',
    ),
    ['validUntil'],
  ),
);
export type MachineDocumentFacts = v.InferOutput<typeof machineDocumentSchema>;

/** The same as a form sends it, or what is wrong with it as message keys by field. */
export function readMachineDocumentForm(
  fields: Readonly<Record<string, unknown>>,
):
  | { readonly ok: true; readonly facts: MachineDocumentFacts }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  const parsed = v.safeParse(machineDocumentSchema, fields);
  if (parsed.success) return { ok: true, facts: parsed.output };
  const nested: Readonly<Record<string, readonly string[] | undefined>> =
    v.flatten(parsed.issues).nested ?? {};
  const errors = Object.entries(nested).map(([field, keys]) => [field, keys?.[0] ?? '']);
  return { ok: false, errors: Object.fromEntries(errors) };
}

/** Why a document was not taken; printed by the messages `backoffice.documents.error.{reason}`. */
export const MACHINE_DOCUMENT_REASONS = [
  'no-pdf',
  'too-large',
  'too-many',
  /** The machine has the same file already, described in another way. */
  'known',
  /** What is said of it is not whole; a form without script says no more. */
  'fields',
  'failed',
] as const;
export type MachineDocumentReason = (typeof MACHINE_DOCUMENT_REASONS)[number];

const LATIN1 = new TextDecoder('latin1');
/** A reader looks for the end of a PDF in so many of its last bytes (ISO 32000-1, annex H.3). */
const END_WITHIN = 1024;

/** Whether bytes are a whole PDF by what they begin and end with; its name and what a browser says of it are not asked. */
export const isWholePdf = (bytes: Uint8Array): boolean =>
  /^%PDF-[12]\.\d/.test(LATIN1.decode(bytes.subarray(0, 8))) &&
  LATIN1.decode(bytes.subarray(-END_WITHIN)).includes('%%EOF');

/** So many days ahead it is said that a document ends. */
export const EXPIRY_NOTICE_DAYS = 30;

/** How a document stands on a day: `over` after its last day, `soon` when that is near; null for one that is valid longer. */
export function expiryOf(
  { validUntil }: Pick<MachineDocument, 'validUntil'>,
  today: string,
): 'over' | 'soon' | null {
  if (validUntil === null) return null;
  const daysLeft = daysBetween(today, validUntil);
  if (daysLeft < 0) return 'over';
  return daysLeft <= EXPIRY_NOTICE_DAYS ? 'soon' : null;
}

/** The documents of one machine that have to be renewed, the first to end first: one whose successor is there already is none. */
export function documentsDue<Each extends Pick<MachineDocument, 'kind' | 'validUntil'>>(
  documents: readonly Each[],
  today: string,
): readonly (Each & { readonly validUntil: string; readonly expiry: 'over' | 'soon' })[] {
  const isReplaced = ({ kind, validUntil }: Each) =>
    MACHINE_DOCUMENT_RULES[kind].isRenewed &&
    documents.some(
      (other) => other.kind === kind && (other.validUntil === null || other.validUntil > (validUntil ?? '')),
    );
  return documents
    .flatMap((each) => {
      const { validUntil } = each;
      const expiry = expiryOf(each, today);
      return validUntil === null || expiry === null || isReplaced(each)
        ? []
        : [{ ...each, validUntil, expiry }];
    })
    .toSorted((one, other) => one.validUntil.localeCompare(other.validUntil));
}

/** Where a document is fetched from. */
export const machineDocumentAddress = (id: string): string => `/rental-files/documents/${id}.pdf`;
/** Where documents of a machine are sent to. */
export const machineDocumentsAddress = (machineId: number): string =>
  `/rental-files/machines/${machineId}/documents`;

/** A document as a list names it: its kind, then its title, which staff may have begun with the kind. */
export const documentTitle = (kind: string, title: string): string =>
  title.toLocaleLowerCase().startsWith(kind.toLocaleLowerCase()) ? title : `${kind}: ${title}`;

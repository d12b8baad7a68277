import * as v from 'valibot';
import { withoutInvisible } from '../locale/without-invisible.ts';
import type { MachineKind } from './machine-kind.ts';
import {
  CHECKLISTS,
  FUEL_EIGHTHS,
  SIGNATURE_MAX,
  SIGNATURE_PATH,
  type CheckItem,
  type Checks,
  type ProtocolValues,
} from './protocol.ts';

const CHECK_NOTE_MAX = 300;
const NOTE_MAX = 1000;
const SIGNER_MAX = 120;
const OPERATOR_MAX = 200;
const text = (max: number) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => withoutInvisible(typed).replaceAll('\r\n', '\n')),
    v.trim(),
    v.maxLength(max, 'checkout.error.tooLong'),
  );

/** Whole hours, in which thousands may stand apart; null for an empty field. */
export const hoursSchema = (message: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typed.replaceAll(/[\s\u00A0\u202F]/g, '')),
    v.regex(/^\d{0,6}$/, message),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  );

const checkSchema = v.optional(v.picklist(['', 'right', 'wrong']), '');

/** The fields of a protocol of a kind of machine, whether it is kept or signed. Issues are message keys. */
export const protocolSchema = (machineKind: MachineKind) =>
  v.object({
    ...Object.fromEntries(
      CHECKLISTS[machineKind].flatMap((item) => [
        [`check.${item}`, checkSchema],
        [`note.${item}`, text(CHECK_NOTE_MAX)],
      ]),
    ),
    hours: hoursSchema('backoffice.protocol.error.hours'),
    fuel: v.pipe(
      v.optional(v.string(), ''),
      v.regex(/^[0-8]?$/, 'backoffice.protocol.error.fuel'),
      v.transform((typed) => (typed === '' ? null : Math.min(FUEL_EIGHTHS, Number(typed)))),
    ),
    note: text(NOTE_MAX),
    operator: text(OPERATOR_MAX),
    signer: v.pipe(
      text(SIGNER_MAX),
      v.transform((typed) => typed.replaceAll(/\s+/g, ' ')),
    ),
    signature: v.pipe(
      v.optional(v.string(), ''),
      v.maxLength(SIGNATURE_MAX, 'backoffice.protocol.error.signature'),
      v.check((path) => path === '' || SIGNATURE_PATH.test(path), 'backoffice.protocol.error.signature'),
    ),
    agreed: v.pipe(
      v.optional(v.string(), ''),
      v.transform((typed) => typed === 'on'),
    ),
  });

/** The names of the fields of a protocol. */
export const protocolFields = (machineKind: MachineKind): readonly string[] => [
  'revision',
  ...Object.keys(protocolSchema(machineKind).entries),
];

const RIGHT: Readonly<Record<string, boolean>> = { right: true, wrong: false };
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const checksOf = (fields: Readonly<Record<string, unknown>>, items: readonly CheckItem[]): Checks =>
  Object.fromEntries(
    items.map((item) => [
      item,
      {
        isRight: RIGHT[textOf(fields[`check.${item}`])] ?? null,
        note: textOf(fields[`note.${item}`]),
      },
    ]),
  );

/** Reads the form of a protocol; what cannot be read is named by message keys by field. */
export function readProtocolForm(
  form: Readonly<Record<string, unknown>>,
  machineKind: MachineKind,
):
  | { readonly ok: true; readonly values: ProtocolValues }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  const parsed = v.safeParse(protocolSchema(machineKind), form);
  if (!parsed.success) {
    return {
      ok: false,
      // The names of some fields have dots, which paths would be made of.
      errors: Object.fromEntries(
        parsed.issues.map(({ path, message }) => [String(path?.[0]?.key ?? ''), message]),
      ),
    };
  }
  const { hours, fuel, note, operator, signer, signature, agreed } = parsed.output;
  return {
    ok: true,
    values: {
      checks: checksOf(parsed.output, CHECKLISTS[machineKind]),
      hours,
      fuel,
      note,
      operator,
      signer,
      signature: signature === '' ? null : signature,
      isAgreed: agreed,
    },
  };
}

/** What the form of a protocol begins with. */
export function protocolFormValues(
  { checks, hours, fuel, note, operator, signer, signature, isAgreed }: ProtocolValues,
  machineKind: MachineKind,
): Readonly<Record<string, string>> {
  const items: readonly CheckItem[] = CHECKLISTS[machineKind];
  const right = (item: CheckItem) => checks[item]?.isRight ?? null;
  return {
    ...Object.fromEntries(
      items.flatMap((item) => [
        [`check.${item}`, right(item) === null ? '' : right(item) ? 'right' : 'wrong'],
        [`note.${item}`, checks[item]?.note ?? ''],
      ]),
    ),
    hours: hours === null ? '' : String(hours),
    fuel: fuel === null ? '' : String(fuel),
    note,
    operator,
    signer,
    signature: signature ?? '',
    agreed: isAgreed ? 'on' : '',
  };
}

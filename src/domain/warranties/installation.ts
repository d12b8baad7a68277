import * as v from 'valibot';
import { daySchema } from '../calendar/day-schema.ts';
import { REQUIRED, requiredPlace } from '../contact-data/required-text.ts';
import { toE164 } from '../contact-data/phone.ts';
import { withoutInvisible } from '../locale/without-invisible.ts';
import type { Market } from '../locale/market.ts';

/** So many records of installation an order may have. */
export const MAX_INSTALLATIONS = 10;

/** Longer notes belong to a ticket. */
export const INSTALLATION_NOTE_MAX = 1000;

/** The fields of the form; `installationId` came with it, so that sent twice it is one. */
export const INSTALLATION_FIELDS = ['installedOn', 'installer', 'address', 'phone', 'note'] as const;

/**
 * A record of installation as a customer or staff write it (C §3). The day lies between that of the order and today, both days of the order's
 * market, ISO 8601; a telephone, if given, is answered as E.164, else null. Issues are message keys.
 */
export const installationSchema = ({
  orderedOn,
  today,
  market,
}: {
  readonly orderedOn: string;
  readonly today: string;
  readonly market: Market;
}) =>
  v.pipe(
    v.strictObject(
      {
        installedOn: v.pipe(
          daySchema('installation.error.day'),
          v.check((day) => day <= today, 'installation.error.dayAhead'),
          v.check((day) => day >= orderedOn, 'installation.error.dayBefore'),
        ),
        installer: requiredPlace('installer', 200),
        address: requiredPlace('installationAddress', 300),
        phone: v.pipe(
          v.optional(v.string(), ''),
          v.transform((text) => withoutInvisible(text).trim()),
          v.maxLength(40, 'checkout.error.tooLong'),
        ),
        note: v.pipe(
          v.optional(v.string(), ''),
          v.transform((text) => withoutInvisible(text).trim()),
          v.maxLength(INSTALLATION_NOTE_MAX, 'checkout.error.tooLong'),
        ),
      },
      (issue) => (issue.expected === 'never' ? issue.message : REQUIRED),
    ),
    v.forward(
      v.partialCheck(
        [['phone']],
        ({ phone }) => phone === '' || toE164(phone, market) !== null,
        'checkout.error.phone',
      ),
      ['phone'],
    ),
    v.transform(({ phone, note, ...record }) => ({
      ...record,
      phone: toE164(phone, market),
      note: note === '' ? null : note,
    })),
  );
export type InstallationToSave = Readonly<v.InferOutput<ReturnType<typeof installationSchema>>>;

/** A record of installation (C §3). */
export interface InstallationRecord extends InstallationToSave {
  readonly id: string;
  /** Whether staff wrote it; else the customer did. */
  readonly isByStaff: boolean;
  /** The moment of its latest change, ISO 8601. */
  readonly updatedAt: string;
}

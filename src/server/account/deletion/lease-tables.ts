import { and, eq, inArray, sql } from 'drizzle-orm';
import { leaseEvents } from '../../rental/tables.ts';
import { leaseTerminations } from '../../rental/terminations/tables.ts';
import { leaseDeductions } from '../../rental/deductions/tables.ts';
import { leaseOperators, leasePhotographs, leaseProtocols } from '../../rental/protocols/tables.ts';
import { erased, ofLeases, pseudonymised, type PersonalTable } from './fates.ts';

/** What of leases holds a person, and what becomes of it when an account is deleted; before their orders, by which they are found. */
export const LEASE_TABLES: readonly PersonalTable[] = [
  pseudonymised(
    leaseEvents,
    (person) =>
      and(eq(leaseEvents.actor, sql`'customer:' || ${person.id}`), ofLeases(leaseEvents.leaseId)(person)),
    ({ standIn }) => ({ actor: `customer:${standIn}` }),
    ['fromStatus', 'toStatus', 'reason'],
  ),
  pseudonymised(
    leaseTerminations,
    ofLeases(leaseTerminations.leaseId),
    ({ standIn }) => ({
      note: null,
      answerNote: null,
      carrier: null,
      trackingNumber: null,
      actor: sql`case when ${leaseTerminations.actor} like 'customer:%' then ${`customer:${standIn}`} else ${leaseTerminations.actor} end`,
    }),
    ['status', 'returnOn', 'lastDayBefore', 'reason', 'way'],
  ),
  erased(leasePhotographs, (person) =>
    inArray(
      leasePhotographs.protocolId,
      sql`(select ${leaseProtocols.id} from ${leaseProtocols} where ${ofLeases(leaseProtocols.leaseId)(person)})`,
    ),
  ),
  pseudonymised(
    leaseProtocols,
    ofLeases(leaseProtocols.leaseId),
    () => ({ signer: '', signature: null, operator: '', note: '' }),
    ['kind', 'checks'], // in which state a machine went and came back
  ),
  pseudonymised(leaseOperators, ofLeases(leaseOperators.leaseId), () => ({ name: '', licenceNumber: '' })),
  pseudonymised(leaseDeductions, ofLeases(leaseDeductions.leaseId), () => ({ note: '' }), ['kind']),
];

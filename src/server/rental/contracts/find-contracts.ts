import { and, asc, eq, sql } from 'drizzle-orm';
import { contractName, type ContractPaper } from '../../../domain/rental/contract-name.ts';
import { type ContractAnnex, type LeaseContract } from '../../../domain/rental/lease-contract.ts';
import type { Database } from '../../database/database.ts';
import { leaseContracts } from './tables.ts';

/** A contract with its annexes, as they are kept. */
export interface KeptContract {
  readonly contract: LeaseContract;
  readonly annexes: readonly ContractAnnex[];
}

const isAnnex = (content: LeaseContract | ContractAnnex): content is ContractAnnex => 'annex' in content;

/** The contract of a lease with its annexes; null where it has none, or was paid before contracts were kept. */
export async function keptContract(database: Database, leaseId: string): Promise<KeptContract | null> {
  const rows = await database
    .select({ content: leaseContracts.content })
    .from(leaseContracts)
    .where(eq(leaseContracts.leaseId, leaseId))
    .orderBy(asc(leaseContracts.annex));
  const contents = rows.map(({ content }) => content);
  const contract = contents.find((content) => !isAnnex(content));
  return contract && !isAnnex(contract) ? { contract, annexes: contents.filter(isAnnex) } : null;
}

/** A line's contract of an order, like `keptContract`. */
export async function keptContractOfLine(
  database: Database,
  { orderId, line }: { readonly orderId: string; readonly line: number },
): Promise<KeptContract | null> {
  const [row] = await database
    .select({ leaseId: leaseContracts.leaseId })
    .from(leaseContracts)
    .where(and(eq(leaseContracts.orderId, orderId), eq(leaseContracts.line, line)))
    .limit(1);
  return row ? keptContract(database, row.leaseId) : null;
}

/** A contract or an annex, with the lease and the line that it is of. */
export interface OrderContract extends ContractPaper {
  readonly leaseId: string;
  readonly line: number;
}

/** The contracts of an order and their annexes, without their content, line by line. */
export async function contractsOf(database: Database, orderId: string): Promise<readonly OrderContract[]> {
  const rows = await database
    .select({
      leaseId: leaseContracts.leaseId,
      line: leaseContracts.line,
      annex: leaseContracts.annex,
      issuedOn: sql<string>`coalesce(${leaseContracts.content} ->> 'issuedOn', ${leaseContracts.content} ->> 'concludedOn')`,
    })
    .from(leaseContracts)
    .where(eq(leaseContracts.orderId, orderId))
    .orderBy(asc(leaseContracts.line), asc(leaseContracts.annex));
  return rows.map((row) => ({ ...row, name: contractName(row.line, row.annex) }));
}

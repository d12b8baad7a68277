import type { Translate } from '../../../content/translator.ts';
import type { LeaseContract } from '../../../domain/rental/lease-contract.ts';
import type { Part } from '../../documents/document.ts';
import { partyBlocks } from '../../invoices/document-parts.ts';

/** Who lets and who rents. */
export const contractParties = ({ seller, buyer, locale }: LeaseContract, t: Translate): Part =>
  partyBlocks({ seller, buyer }, locale, {
    isBankSaid: false,
    labels: [t('contract.lessor'), t('contract.renter')],
  });

/** What a contract is called: the number of its order, and the line there. */
export const contractNumber = ({ orderNumber, line }: LeaseContract) => `${orderNumber}/${line}`;

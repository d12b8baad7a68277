import type { Localized } from '../../domain/locale/locale.ts';
import { company } from './company.ts';
import type { ContentPage } from './content-page.ts';
import { customerCases } from './customer-cases.ts';
import { deliveryWarrantyReturns } from './delivery-warranty-returns.ts';
import { faq } from './faq.ts';
import { leaseInfo } from './lease-info.ts';
import { leaseOptions } from './lease-options.ts';
import { legalTerms } from './legal-terms.ts';
import { manuals } from './manuals.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { returns } from './returns.ts';
import { support } from './support.ts';
import { terms } from './terms.ts';

/** Every static page by its path without region and slash (C §2, R12). For the server: a screen gets one page in one language. */
export const PAGES = {
  company,
  'customer-cases': customerCases,
  faq,
  'privacy-policy': privacyPolicy,
  'legal-terms': legalTerms,
  terms,
  'delivery-warranty-returns': deliveryWarrantyReturns,
  'lease-info': leaseInfo,
  'lease-options': leaseOptions,
  support,
  manuals,
  returns,
} as const satisfies Record<string, Localized<ContentPage>>;

export type PageName = keyof typeof PAGES;

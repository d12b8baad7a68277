import {
  readDocumentField,
  readPrintedDocument,
} from '../../../domain/catalogue/editing/product-documents.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../domain/locale/locale.ts';
import { carrierName, CARRIERS } from '../../../domain/orders/carriers.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { loggedValue } from './logged-values.ts';

/** The name of a field of a product, with its language or currency behind it: `Назва, PL`. */
export function fieldLabel(field: string, lookUp: LookUp): string {
  const [first = '', second = '', third = ''] = field.split('.');
  if (first === 'merged') return lookUp(`backoffice.merge.thing.${second}`) ?? second;
  if (first === 'spec') return lookUp(`spec.${second}`) ?? second;
  const name = (key: string) =>
    lookUp(`backoffice.categories.field.${key}`) ??
    lookUp(`backoffice.content.field.${key}`) ??
    lookUp(`backoffice.product.field.${key}`) ??
    lookUp(`backoffice.prices.${key}`) ??
    lookUp(`backoffice.rentalOffers.${key}`) ??
    lookUp(`backoffice.webhooks.field.${key}`) ??
    lookUp(`backoffice.ship.${key}`);
  // Which one it is, is said by its kind, language and file.
  if (first === 'document') return name(first) ?? first;
  if (first === 'alt') return `${name(first) ?? first}, ${third.toUpperCase()}`;
  if (first === 'price') return `${name(third) ?? third}, ${second}`;
  return name(field) ?? `${name(first) ?? first}${second === '' ? '' : `, ${second.toUpperCase()}`}`;
}

/** Families of the messages that say the states of what the log tells of. */
const STATES: Readonly<Record<string, string>> = {
  orderStatus: 'orderStatus',
  leaseStatus: 'orderStatus',
  terminationStatus: 'orderStatus',
  returnStatus: 'return.status',
  exchangeStatus: 'exchange.status',
  quoteStatus: 'quote.status',
  ticketStatus: 'ticket.status',
  moderation: 'review.status',
  answerStatus: 'review.status',
  rejection: 'review.rejection',
  deductionKind: 'deduction.kind',
  machineStep: 'backoffice.machines.event',
  caseKind: 'backoffice.caseName',
  templateSubject: 'backoffice.templates.subject',
};
const YES_OR_NO: ReadonlySet<string> = new Set([
  'menu',
  'home',
  'hidden',
  'published',
  'isOffered',
  'active',
  'assigned',
  'askedAgain',
]);
/** Fields that say only that something was written or changed, and by which of a few ways. */
const SAID_APART: ReadonlySet<string> = new Set([
  'trackingNumber',
  'lineReference',
  'note',
  'reply',
  'answer',
  'repair',
  'installation',
  'serials',
  'caseState',
  'sentBy',
  'replacement',
]);
/** A document by its kind, language and file. */
function printedDocument(said: string, lookUp: LookUp): string {
  const document = readPrintedDocument(said);
  if (document === null) return said;
  const { kind, language, fileName } = document;
  const words = language === 'all' ? lookUp('backoffice.productDocuments.all') : LANGUAGE_NAMES[language];
  return [lookUp(`product.document.kind.${kind}`) ?? kind, words ?? language, fileName].join(', ');
}
const printedCarrier = (said: string): string => {
  const carrier = CARRIERS.find((each) => each === said);
  return carrier === undefined ? said : carrierName(carrier).en;
};

/** What a field says as people read it: names of categories, tags and choices instead of their marks. */
export function printed(
  field: string,
  said: string,
  lookUp: LookUp,
  locale: Locale = DEFAULT_LOCALE,
): string {
  if (said === '') return '';
  const logged = loggedValue(field, said, locale);
  if (logged !== null) return logged;
  if (field === 'crop') return `${said.split(' ').join(' / ')} %`;
  if (readDocumentField(field) !== null) return printedDocument(said, lookUp);
  if (field === 'kind') return lookUp(`backoffice.prices.kind.${said}`) ?? said;
  if (field === 'rounding') return lookUp(`backoffice.prices.rounding.${said}`) ?? said;
  if (field === 'automatic') return lookUp(`backoffice.prices.automatic.from.${said}`) ?? said;
  if (field === 'bestPrice') return lookUp(`backoffice.rentalOffers.rule.${said}`) ?? said;
  if (YES_OR_NO.has(field)) return lookUp(`backoffice.product.${said}`) ?? said;
  if (field === 'group') return lookUp(`menuGroup.${said}`) ?? said;
  if (field === 'media') return lookUp(`backoffice.content.media.${said}`) ?? said;
  if (field.startsWith('outdated.')) return lookUp(`backoffice.product.field.${said}`) ?? said;
  if (field === 'reason') return lookUp(`backoffice.product.stockReason.${said}`) ?? said;
  if (field === 'termsReadOut') return lookUp(`backoffice.customer.${said}`) ?? said;
  const family = STATES[field];
  if (family !== undefined)
    return lookUp(`${family}.${said}`) ?? lookUp(`backoffice.audit.unsaid.${said}`) ?? said;
  if (SAID_APART.has(field)) return lookUp(`backoffice.audit.unsaid.${said}`) ?? said;
  if (field === 'carrier') return printedCarrier(said);
  if (field === 'role') return lookUp(`backoffice.staff.role.${said}`) ?? said;
  if (field === 'areas' || field === 'scopes')
    return said
      .split(', ')
      .map(
        (right) =>
          lookUp(`backoffice.${field === 'areas' ? 'staff.area' : 'apiKeys.scope'}.${right}`) ?? right,
      )
      .join('; ');
  if (field === 'events')
    return said
      .split(', ')
      .map((event) => lookUp(`backoffice.webhooks.event.${event}`) ?? event)
      .join('; ');
  if (field === 'category' || field === 'like') return lookUp(`category.${said}.name`) ?? said;
  if (field === 'tags')
    return said
      .split(', ')
      .map((tag) => lookUp(`tag.${tag}`) ?? tag)
      .join(', ');
  return field.startsWith('spec.') ? (lookUp(`choice.${said}`) ?? said) : said;
}

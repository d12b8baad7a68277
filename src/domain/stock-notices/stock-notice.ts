import * as v from 'valibot';
import { text } from '../support/contact-form.ts';

/** So many products one address can be told of at a time; whoever types somebody else's address causes no more e-mails than that. */
export const STOCK_NOTICES_MAX = 20;

/** For so many days a request is kept that never came true. The privacy policy says so. */
export const STOCK_NOTICE_KEPT_DAYS = 365;

/** What the link of such an e-mail ends, beside the topics of accounts: all requests of the address that it was written to. */
export const STOCK_TOPIC = 'stock' as const;

/** A request to be told when a product can be had again. Issues are message keys. */
export const stockNoticeSchema = v.object({ email: v.pipe(text(254), v.email('contact.error.email')) });

import { redirect } from 'react-router';
import * as v from 'valibot';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Money } from '../../../domain/money/money.ts';
import { acceptRateForm } from '../../../domain/money/official-rate.ts';
import { rateForm } from '../../../domain/money/staff-rate.ts';
import { roundingsForm } from '../../../domain/prices/price-rounding.ts';
import { codeForm, reductionForm } from '../../../domain/prices/staff-prices.ts';
import type { SignedInUser } from '../../../server/account/session.ts';
import type { PageRequest } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { namedConflict } from '../named-conflict.ts';
import { lossToConfirm } from './answer-reduction.ts';
import { priceConflict } from './price-conflict.ts';

type Reason = 'below-purchase' | 'code-taken' | 'fields' | 'gone' | 'rate-moved' | 'rate-far';

/** Which form of the page an intent belongs to. */
const formOf = (intent: unknown) =>
  intent === 'code' || intent === 'rate' || intent === 'accept-rate' || intent === 'rounding'
    ? intent
    : 'reduction';
export type PricesForm = ReturnType<typeof formOf>;

/** What a refusal says beside the texts of its fields. */
interface Details {
  readonly loss?: Money | null;
  readonly by?: string;
  /** What the texts of the fields name: amounts and days as the page writes them. */
  readonly said?: Readonly<Record<string, string>>;
}

/** Makes, announces and ends what the form asks for: the page again with what was done, 422 or 409 with what was typed. */
export async function answerPrices(
  form: FormData,
  { request, user }: { readonly request: PageRequest; readonly user: SignedInUser },
) {
  const { shop, region, locale, translate } = request;
  const { prices } = shop.backoffice;
  const intent = form.get('intent');
  const values = Object.fromEntries(form);
  const staffId = user.id;
  const refuse = (
    status: number,
    reason: Reason,
    errors: Readonly<Record<string, string>> = {},
    { loss = null, by = '', said = {} }: Details = {},
  ) =>
    refuseForm(form, status, {
      problem: { reason, errors, loss, by, said, form: formOf(intent) },
      fields: [reductionForm, codeForm, rateForm].flatMap(({ entries }) => Object.keys(entries)),
    });
  const done = (what: string, more: Readonly<Record<string, string>> = {}) =>
    redirect(`/${region}/admin/prices?${new URLSearchParams({ done: what, ...more }).toString()}`, 303);

  const whoChanged = (reason: string) => {
    const asked = priceConflict(reason, values);
    return namedConflict('', asked && shop.findAuthor({ ...asked, staffId }), { translate, locale });
  };

  async function announce() {
    const asked = v.safeParse(reductionForm, values);
    if (!asked.success) return refuse(422, 'fields', fieldErrors(asked.issues));
    const costs = { find: shop.purchases.find, rate: shop.catalogue.currentRate, tax: shop.rules.tax };
    const loss = await lossToConfirm(asked.output, values, { member: user, costs });
    if (loss !== null) return refuse(409, 'below-purchase', {}, { loss });
    const made = await prices.announce({ ...asked.output, staffId });
    if (made.ok) return done('reduction', { id: String(made.id) });
    const { currency } = asked.output;
    const print = (minor: number) => formatMoney(money(minor, currency), locale);
    const day = (moment: number) =>
      formatDate(new Date(moment).toISOString(), locale, timeZoneOf(marketOf(currency)), 'short');
    const by = await whoChanged(made.reason);
    const problem = (field: string, said?: Details['said']) =>
      refuse(409, 'fields', { [field]: `backoffice.prices.problem.${made.reason}` }, { said, by });
    switch (made.reason) {
      case 'no-price':
        return problem('productId');
      case 'no-price-above':
        return problem('price', { regular: print(made.regular) });
      case 'reduction-over':
        return problem('lastDay');
      case 'reduction-overlaps': {
        const { minor, startsAt, endsAt } = made.other;
        // It ends as the day after its last one begins.
        const [from, until] = [day(Date.parse(startsAt)), day(Date.parse(endsAt) - 1)];
        return problem('firstDay', { amount: print(minor), from, until });
      }
    }
  }
  let errors: Readonly<Record<string, string>> = {};
  async function change() {
    const code = form.get('code');
    if (intent === 'end-reduction') return prices.endReduction({ id: Number(form.get('id')), staffId });
    if (intent === 'end-code') return prices.endCode({ code: typeof code === 'string' ? code : '', staffId });
    const wrong = (issues: Parameters<typeof fieldErrors>[0]) => {
      errors = fieldErrors(issues);
      return { ok: false, reason: 'fields' } as const;
    };
    if (intent === 'rounding') {
      const asked = v.safeParse(roundingsForm, values);
      return asked.success ? prices.setRoundings({ ...asked.output, staffId }) : wrong(asked.issues);
    }
    if (intent === 'rate') {
      const asked = v.safeParse(rateForm, values);
      return asked.success ? prices.enterRate({ ...asked.output, staffId }) : wrong(asked.issues);
    }
    if (intent === 'accept-rate') {
      const asked = v.safeParse(acceptRateForm, values);
      return asked.success ? shop.officialRates.accept({ ...asked.output, staffId }) : wrong(asked.issues);
    }
    const asked = v.safeParse(codeForm, values);
    return asked.success ? prices.createCode({ ...asked.output, staffId }) : wrong(asked.issues);
  }

  const isKnown = typeof intent === 'string' && (formOf(intent) !== 'reduction' || intent.startsWith('end-'));
  if (!isKnown) return announce();
  const changed = await change();
  if (changed.ok) return done(intent);
  if (changed.reason === 'fields') return refuse(422, 'fields', errors);
  return refuse(409, changed.reason, {}, { by: await whoChanged(changed.reason) });
}

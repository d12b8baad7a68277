import { redirect } from 'react-router';
import * as v from 'valibot';
import type { Translate } from '../../../content/translator.ts';
import type { StaffMember } from '../../../domain/account/role.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale, Region } from '../../../domain/locale/locale.ts';
import { marketOf, timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Money } from '../../../domain/money/money.ts';
import {
  acceptRateForm,
  automaticRatesForm,
  type AcceptRateForm,
  type AutomaticRatesForm,
} from '../../../domain/money/official-rate.ts';
import { rateForm, type RateForm } from '../../../domain/money/staff-rate.ts';
import { roundingsForm, type PriceRoundings } from '../../../domain/prices/price-rounding.ts';
import {
  codeForm,
  reductionForm,
  type CodeForm,
  type ReductionForm,
} from '../../../domain/prices/staff-prices.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { namedConflict } from '../named-conflict.ts';
import { sentWhy } from './sent-why.ts';
import { lossToConfirm, steepToConfirm, type Costs } from './answer-reduction.ts';
import { priceConflict } from './price-conflict.ts';

type Reason =
  | 'below-purchase'
  | 'steep'
  | 'code-taken'
  | 'fields'
  | 'gone'
  | 'rate-moved'
  | 'rate-far'
  | 'rate-unlikely'
  | 'automatic-moved';

/** Which form of the page an intent belongs to. */
const formOf = (intent: unknown) =>
  intent === 'code' ||
  intent === 'rate' ||
  intent === 'accept-rate' ||
  intent === 'automatic' ||
  intent === 'rounding'
    ? intent
    : 'reduction';
export type PricesForm = ReturnType<typeof formOf>;

/** What a refusal says beside the texts of its fields. */
interface Details {
  readonly loss?: Money | null;
  readonly steep?: number | null;
  readonly by?: string;
  /** What the texts of the fields name: amounts and days as the page writes them. */
  readonly said?: Readonly<Record<string, string>>;
}

type Done<Refused extends Reason = Reason> = Promise<
  { readonly ok: true } | { readonly ok: false; readonly reason: Refused }
>;
type ByStaff<Form> = Form & { readonly staffId: string };
/** Why a form was sent, for the log. */
interface Reasoned {
  readonly why: string;
}

/** Why a reduction is not announced, with what is in its way; minor units, instants as ISO 8601. */
type Announced =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly reason: 'reduction-over' | 'no-price' }
  | { readonly ok: false; readonly reason: 'no-price-above'; readonly regular: number }
  | {
      readonly ok: false;
      readonly reason: 'reduction-overlaps';
      readonly other: { readonly minor: number; readonly startsAt: string; readonly endsAt: string };
    };

/** What the forms of the page do. */
interface Prices {
  readonly preview: (asked: ReductionForm) => Promise<{ readonly regular: number } | null>;
  readonly announce: (form: ByStaff<ReductionForm> & Reasoned) => Promise<Announced>;
  readonly endReduction: (
    which: ByStaff<{ id: number }>,
  ) => Done<Exclude<Reason, 'below-purchase' | 'steep'>>;
  readonly createCode: (
    form: ByStaff<CodeForm> & Reasoned,
  ) => Done<Exclude<Reason, 'below-purchase' | 'steep'>>;
  readonly endCode: (which: ByStaff<{ code: string }>) => Done<Exclude<Reason, 'below-purchase' | 'steep'>>;
  readonly setRoundings: (form: ByStaff<PriceRoundings>) => Done<never>;
  readonly enterRate: (form: ByStaff<RateForm>) => Done<'rate-moved' | 'rate-far' | 'rate-unlikely'>;
}

/** The page that is answered, who sent its form, and what the shop does about it. */
interface PricesAsked {
  readonly region: Region;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly staffId: string;
  readonly member: StaffMember;
  readonly costs: Costs;
  readonly prices: Prices;
  readonly acceptRate: (
    form: ByStaff<AcceptRateForm>,
  ) => Done<'gone' | 'rate-moved' | 'rate-far' | 'rate-unlikely'>;
  readonly chooseAutomatic: (form: ByStaff<AutomaticRatesForm>) => Done<'automatic-moved'>;
  /** Which colleague did what stands in the way of a form. */
  readonly findAuthor: (
    what: NonNullable<ReturnType<typeof priceConflict>>,
  ) => Parameters<typeof namedConflict>[1];
}

/** Makes, announces and ends what the form asks for: the page again with what was done, 422 or 409 with what was typed. */
export async function answerPrices(
  form: FormData,
  {
    region,
    locale,
    translate,
    staffId,
    member,
    costs,
    prices,
    acceptRate,
    chooseAutomatic,
    findAuthor,
  }: PricesAsked,
) {
  const intent = form.get('intent');
  const values = Object.fromEntries(form);
  const refuse = (
    status: number,
    reason: Reason,
    errors: Readonly<Record<string, string>> = {},
    { loss = null, steep = null, by = '', said = {} }: Details = {},
  ) =>
    refuseForm(form, status, {
      problem: { reason, errors, loss, steep, by, said, form: formOf(intent) },
      fields: [reductionForm, codeForm, rateForm, automaticRatesForm].flatMap(({ entries }) =>
        Object.keys(entries),
      ),
    });
  const done = (what: string, more: Readonly<Record<string, string>> = {}) =>
    redirect(`/${region}/admin/prices?${new URLSearchParams({ done: what, ...more }).toString()}`, 303);

  const whoChanged = (reason: string) => {
    const asked = priceConflict(reason, values);
    return namedConflict('', asked && findAuthor(asked), { translate, locale });
  };

  async function announce() {
    const asked = v.safeParse(reductionForm, values);
    if (!asked.success) return refuse(422, 'fields', fieldErrors(asked.issues));
    const loss = await lossToConfirm(asked.output, values, { member, costs });
    if (loss !== null) return refuse(409, 'below-purchase', {}, { loss });
    const steep = await steepToConfirm(asked.output, values, prices.preview);
    if (steep !== null) return refuse(409, 'steep', {}, { steep });
    const made = await prices.announce({ ...asked.output, staffId, why: sentWhy(form) });
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
      return asked.success ? acceptRate({ ...asked.output, staffId }) : wrong(asked.issues);
    }
    if (intent === 'automatic') {
      const asked = v.safeParse(automaticRatesForm, values);
      return asked.success ? chooseAutomatic({ ...asked.output, staffId }) : wrong(asked.issues);
    }
    const asked = v.safeParse(codeForm, values);
    return asked.success
      ? prices.createCode({ ...asked.output, staffId, why: sentWhy(form) })
      : wrong(asked.issues);
  }

  const isKnown = typeof intent === 'string' && (formOf(intent) !== 'reduction' || intent.startsWith('end-'));
  if (!isKnown) return announce();
  const changed = await change();
  if (changed.ok) return done(intent);
  if (changed.reason === 'fields') return refuse(422, 'fields', errors);
  // The button is a screen below the alert: the field says it too, and the page goes to it.
  if (intent === 'rate') errors = { rate: `backoffice.prices.problem.${changed.reason}` };
  return refuse(409, changed.reason, errors, { by: await whoChanged(changed.reason) });
}

import { SHIPPING_METHODS, type ShippingMethod, type ShippingRule } from '../checkout/shipping-rules.ts';
import { amountTyped, typedAmount } from '../money/major-units.ts';
import { CURRENCIES, money, type Currency } from '../money/money.ts';
import { slowestParcelDays } from '../rental/parcel-travel.ts';
import { textOf, type Fields, type ReadFields } from './read-fields.ts';

/** The kinds of place, each with terms of its own; where both have the same, they are one rule. */
export const PLACES = ['major-city', 'elsewhere'] as const;
type Place = (typeof PLACES)[number];

/** A way to deliver: a block of the form. */
export interface DeliveryWay {
  readonly currency: Currency;
  readonly method: ShippingMethod;
}

/** All ways, in the order of the form. */
export const DELIVERY_WAYS: readonly DeliveryWay[] = CURRENCIES.flatMap((currency) =>
  SHIPPING_METHODS.map((method) => ({ currency, method })),
);

/** Standard delivery is always there: an order needs one way. */
export const isOptional = ({ method }: DeliveryWay): boolean => method !== 'standard';

/** The name of a way's field that says whether it is offered, `on` or empty. */
export const offeredField = ({ currency, method }: DeliveryWay) => `${currency}-${method}-offered`;

/** The names of the fields of a way to a kind of place. */
export const termFields = ({ currency, method }: DeliveryWay, place: Place) => {
  const named = `${currency}-${method}-${place}`;
  return {
    fee: `${named}-fee`,
    freeWhen: `${named}-freeWhen`,
    freeGoods: `${named}-freeGoods`,
    daysMin: `${named}-daysMin`,
    daysMax: `${named}-daysMax`,
  } as const;
};

const FREE_WHEN = ['from', 'above'] as const;
/** A parcel that costs more is a slip of the finger, in either currency. */
const FEE_MAX_MINOR = 10_000_00;
const DAYS = /^[1-9]\d?$/;

type Terms = Pick<ShippingRule, 'fee' | 'free' | 'days'>;
type Typed = Readonly<Record<string, unknown>>;
type Named = readonly (readonly [field: string, value: string])[];

/** The most working days that a parcel may take: rented machines that travel as parcels are booked by them. */
export const mostDays = ({ currency }: DeliveryWay): number => slowestParcelDays(currency);

function readTerms(typed: Typed, way: DeliveryWay, place: Place): { terms: Terms | null; errors: Named } {
  const names = termFields(way, place);
  const [fee, goods] = [textOf(typed, names.fee), textOf(typed, names.freeGoods)];
  const [min, max] = [textOf(typed, names.daysMin), textOf(typed, names.daysMax)];
  const feeMinor = typedAmount(fee);
  const goodsMinor = goods === '' ? null : typedAmount(goods);
  const errors: [string, string][] = [];
  if (feeMinor === null) errors.push([names.fee, 'backoffice.shop.problem.amount']);
  else if (feeMinor > FEE_MAX_MINOR) errors.push([names.fee, 'backoffice.shop.problem.fee']);
  if (goods !== '' && (goodsMinor === null || goodsMinor === 0))
    errors.push([names.freeGoods, 'backoffice.shop.problem.amount']);
  if (!DAYS.test(min)) errors.push([names.daysMin, 'backoffice.shop.problem.days']);
  if (!DAYS.test(max)) errors.push([names.daysMax, 'backoffice.shop.problem.days']);
  else if (Number(max) > mostDays(way)) errors.push([names.daysMax, 'backoffice.shop.problem.slow']);
  else if (DAYS.test(min) && Number(min) > Number(max))
    errors.push([names.daysMax, 'backoffice.shop.problem.daysOrder']);
  if (errors.length > 0) return { terms: null, errors };
  const when = FREE_WHEN.find((each) => each === textOf(typed, names.freeWhen)) ?? 'from';
  const { currency } = way;
  return {
    terms: {
      fee: money(feeMinor ?? 0, currency),
      free: goodsMinor === null ? null : { when, goods: money(goodsMinor, currency) },
      days: { min: Number(min), max: Number(max) },
    },
    errors,
  };
}

function fieldsOfTerms({ fee, free, days }: Terms, way: DeliveryWay, place: Place): Named {
  const names = termFields(way, place);
  return [
    [names.fee, amountTyped(fee.minor)],
    [names.freeWhen, free?.when ?? 'from'],
    [names.freeGoods, free === null ? '' : amountTyped(free.goods.minor)],
    [names.daysMin, String(days.min)],
    [names.daysMax, String(days.max)],
  ];
}

/** The terms of a way that is not offered, as far as they can be read: they hold again once it is. */
function keptTerms(typed: Typed, way: DeliveryWay, place: Place): Named {
  const names = termFields(way, place);
  const said = (name: keyof typeof names) => textOf(typed, names[name]);
  const amount = (name: 'fee' | 'freeGoods') => {
    const minor = typedAmount(said(name));
    return minor === null ? '' : amountTyped(minor);
  };
  const days = (name: 'daysMin' | 'daysMax') => (DAYS.test(said(name)) ? said(name) : '');
  return [
    [names.fee, amount('fee')],
    [names.freeWhen, FREE_WHEN.find((each) => each === said('freeWhen')) ?? 'from'],
    [names.freeGoods, amount('freeGoods')],
    [names.daysMin, days('daysMin')],
    [names.daysMax, days('daysMax')],
  ];
}

const emptyTerms = (way: DeliveryWay, place: Place): Named => {
  const { freeWhen, ...others } = termFields(way, place);
  return [[freeWhen, 'from'], ...Object.values(others).map((name) => [name, ''] as const)];
};

const isOffered = (typed: Typed, way: DeliveryWay): boolean =>
  !isOptional(way) || textOf(typed, offeredField(way)) === 'on';

/** Reads the form of what delivery by parcel costs, when it is free and how long it takes, in major units and working days (R10). */
export const readDeliveryTerms: ReadFields = (typed) => {
  const read = DELIVERY_WAYS.map((way) => {
    const offered = isOffered(typed, way);
    const places = PLACES.map((place) => {
      if (!offered) return { fields: keptTerms(typed, way, place), errors: [] };
      const { terms, errors } = readTerms(typed, way, place);
      return { fields: terms ? fieldsOfTerms(terms, way, place) : [], errors };
    });
    const first: Named = isOptional(way) ? [[offeredField(way), offered ? 'on' : '']] : [];
    return {
      fields: [...first, ...places.flatMap(({ fields }) => fields)],
      errors: places.flatMap(({ errors }) => errors),
    };
  });
  const errors = read.flatMap((each) => each.errors);
  return errors.length > 0
    ? { ok: false, errors: Object.fromEntries(errors) }
    : { ok: true, fields: Object.fromEntries(read.flatMap((each) => each.fields)) };
};

const isSame = (a: Terms, b: Terms): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rules of fields that were read. */
export const shippingRulesOf = (fields: Fields): readonly ShippingRule[] =>
  DELIVERY_WAYS.filter((way) => isOffered(fields, way)).flatMap((way): ShippingRule[] => {
    const { terms: city } = readTerms(fields, way, 'major-city');
    const { terms: elsewhere } = readTerms(fields, way, 'elsewhere');
    if (city === null || elsewhere === null) return [];
    if (isSame(city, elsewhere)) return [{ ...way, place: 'any', ...city }];
    return [
      { ...way, place: 'major-city', ...city },
      { ...way, place: 'elsewhere', ...elsewhere },
    ];
  });

/** The fields that a ruleset fills the form with. */
export const fieldsOfRules = (rules: readonly ShippingRule[]): Fields =>
  Object.fromEntries(
    DELIVERY_WAYS.flatMap((way) => {
      const ofWay = rules.filter(
        ({ currency, method }) => currency === way.currency && method === way.method,
      );
      const first: Named = isOptional(way) ? [[offeredField(way), ofWay.length > 0 ? 'on' : '']] : [];
      return [
        ...first,
        ...PLACES.flatMap((place) => {
          const rule = ofWay.find((each) => each.place === 'any' || each.place === place);
          return rule ? fieldsOfTerms(rule, way, place) : emptyTerms(way, place);
        }),
      ];
    }),
  );

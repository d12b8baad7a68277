import type {
  NumberField,
  NumberOperator,
  ProductCondition,
  TextField,
  TextOperator,
} from './product-filter.ts';

/** What is known of a product by the names of conditions; null where a value is not known at all. */
export interface KnownValues {
  readonly text: (field: TextField) => readonly string[] | null;
  readonly number: (field: NumberField) => readonly number[] | null;
}

const TEXT: Record<TextOperator, (own: string, value: string) => boolean> = {
  $eq: (own, value) => own === value,
  $eqi: (own, value) => own.toLowerCase() === value.toLowerCase(),
  $ne: (own, value) => own !== value,
  $in: (own, value) => own === value,
  $contains: (own, value) => own.includes(value),
  $containsi: (own, value) => own.toLowerCase().includes(value.toLowerCase()),
};

const NUMBER: Record<NumberOperator, (own: number, value: number) => boolean> = {
  $eq: (own, value) => own === value,
  $ne: (own, value) => own !== value,
  $in: (own, value) => own === value,
  $lt: (own, value) => own < value,
  $lte: (own, value) => own <= value,
  $gt: (own, value) => own > value,
  $gte: (own, value) => own >= value,
};

/** Whether a condition holds for a product in memory. A comparison with what is not known holds; figures never are. */
export function meetsCondition(condition: ProductCondition, known: KnownValues): boolean {
  switch (condition.kind) {
    case 'text': {
      const compare = TEXT[condition.operator];
      const own = known.text(condition.field);
      return own === null || own.some((text) => condition.values.some((value) => compare(text, value)));
    }
    case 'number': {
      const compare = NUMBER[condition.operator];
      const own = known.number(condition.field);
      return own === null || own.some((number) => condition.values.some((value) => compare(number, value)));
    }
    case 'figure':
      return false;
    case 'and':
      return condition.conditions.every((part) => meetsCondition(part, known));
    case 'or':
      return condition.conditions.some((part) => meetsCondition(part, known));
    case 'not':
      return !meetsCondition(condition.condition, known);
  }
}

const NO_BREAK_SPACE = '\u00A0';

/**
 * A name of goods whose numbers stay on the line of their units, `435 Вт`, `5 kW`, and whose words of one letter on that
 * of the next, `кабель з наконечником`. To be shown, not kept or compared.
 */
export const tieUnits = (name: string): string =>
  name.replaceAll(/(?<=\d) (?=\p{L}{1,3}(?!\p{L}))|(?<=(?<![^ (])\p{L}) /gu, NO_BREAK_SPACE);

const SIGNS =
  '%|шт|szt|pcs|грн|zł|[км]?Вт|[kM]?W|кг|kg|[кмс]?м|[kcm]?m|В|V|А|A|(?:[км]?Вт·год|[kM]?Wh)|kWp|год|h';
const BEFORE_SIGN = new RegExp(`(?<=[\\d}#]) (?=(?:${SIGNS})(?![\\p{L}·]))`, 'gu');

/** A message of the interface, in ICU's form, whose numbers and places stay on the line of the unit behind them. */
export const tieMessage = (message: string): string => message.replaceAll(BEFORE_SIGN, NO_BREAK_SPACE);

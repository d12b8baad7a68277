/** The total in hryvnias that an English refusal of an order names, in kopiykas as the form sends it; cents are there only where there are any. Empty where none is named. */
export function namedTotal(refusal: string): string {
  const [, whole = '', cents = '00'] =
    /total has changed to UAH[\s\u00A0]([\d,]+)(?:\.(\d\d))?/.exec(refusal) ?? [];
  return whole === '' ? '' : `${whole.replaceAll(',', '')}${cents}`;
}

/** A name whose numbers stay on the line of their units: `435 Вт`, `5 kW`. To be shown, not kept or compared. */
export const tieUnits = (name: string): string =>
  name.replaceAll(/(\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '$1\u00a0');

import { COUNTRIES, type Country, readPostcode } from '../contact-data/countries.ts';

/** An area that an operator prices delivery to individually (C §9): all postcodes of a country that begin so. */
export interface RemoteArea {
  readonly country: Country;
  readonly postcode: string;
}

const AREA = /^([A-Z]{2}):(\d[\d -]*)$/;

/** An area as settings and forms name it, a country and how its postcodes begin, `UA:905` or `PL:34-5`; null for none. */
export function readRemoteArea(text: string): RemoteArea | null {
  const [, code, postcode] = AREA.exec(text) ?? [];
  const country = COUNTRIES.find((each) => each === code);
  return country === undefined || postcode === undefined ? null : { country, postcode };
}

const bare = (postcode: string): string => postcode.replaceAll(/[^\dA-Za-z]/g, '');

/** Whether delivery to a place has to be quoted before payment (C §9); hyphens and spaces of postcodes do not count. */
export const isRemote = (
  { country, postalCode }: { readonly country: Country; readonly postalCode: string },
  areas: readonly RemoteArea[],
): boolean => {
  const read = bare(readPostcode(postalCode, country) ?? postalCode);
  return areas.some((area) => area.country === country && read.startsWith(bare(area.postcode)));
};

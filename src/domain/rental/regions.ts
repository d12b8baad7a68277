import { readPostcode } from '../contact-data/countries.ts';
import type { Market } from '../locale/market.ts';

/**
 * A region of a country: the first two digits of its postcodes, from and to, and its neighbours by land. Ukraine's are its
 * oblasts; Poland's are postal ones, which follow the voivodeships but for a few districts. *(k)*
 */
interface Region {
  readonly from: number;
  readonly to: number;
  readonly neighbours: readonly string[];
}

const region = (from: number, to: number, neighbours: string): Region => ({
  from,
  to,
  neighbours: neighbours.split(' '),
});

const UA: Readonly<Record<string, Region>> = {
  kyiv: region(1, 9, 'zhytomyr chernihiv cherkasy vinnytsia poltava'),
  zhytomyr: region(10, 13, 'kyiv rivne khmelnytskyi vinnytsia'),
  chernihiv: region(14, 17, 'kyiv poltava sumy'),
  cherkasy: region(18, 20, 'kyiv vinnytsia kirovohrad poltava'),
  vinnytsia: region(21, 24, 'zhytomyr kyiv cherkasy kirovohrad odesa khmelnytskyi chernivtsi'),
  kirovohrad: region(25, 28, 'cherkasy vinnytsia odesa mykolaiv dnipro poltava'),
  khmelnytskyi: region(29, 32, 'rivne zhytomyr vinnytsia chernivtsi ternopil'),
  rivne: region(33, 35, 'volyn lviv ternopil khmelnytskyi zhytomyr'),
  poltava: region(36, 39, 'kyiv chernihiv sumy kharkiv dnipro kirovohrad cherkasy'),
  sumy: region(40, 42, 'chernihiv poltava kharkiv'),
  volyn: region(43, 45, 'rivne lviv'),
  ternopil: region(46, 48, 'lviv rivne khmelnytskyi chernivtsi frankivsk'),
  dnipro: region(49, 53, 'poltava kharkiv donetsk zaporizhzhia kherson mykolaiv kirovohrad'),
  mykolaiv: region(54, 57, 'odesa kirovohrad dnipro kherson'),
  chernivtsi: region(58, 60, 'frankivsk ternopil khmelnytskyi vinnytsia'),
  kharkiv: region(61, 64, 'sumy poltava dnipro donetsk luhansk'),
  odesa: region(65, 68, 'vinnytsia kirovohrad mykolaiv'),
  zaporizhzhia: region(69, 72, 'dnipro donetsk kherson'),
  kherson: region(73, 75, 'mykolaiv dnipro zaporizhzhia crimea'),
  frankivsk: region(76, 78, 'lviv ternopil chernivtsi zakarpattia'),
  lviv: region(79, 82, 'volyn rivne ternopil frankivsk zakarpattia'),
  donetsk: region(83, 87, 'luhansk kharkiv dnipro zaporizhzhia'),
  zakarpattia: region(88, 90, 'lviv frankivsk'),
  luhansk: region(91, 94, 'kharkiv donetsk'),
  crimea: region(95, 99, 'kherson'),
};

const PL: Readonly<Record<string, Region>> = {
  mazowieckie: region(0, 9, 'warminsko podlaskie lubelskie swietokrzyskie lodzkie kujawsko'),
  warminsko: region(10, 14, 'pomorskie kujawsko mazowieckie podlaskie'),
  podlaskie: region(15, 19, 'warminsko mazowieckie lubelskie'),
  lubelskie: region(20, 24, 'podlaskie mazowieckie swietokrzyskie podkarpackie'),
  swietokrzyskie: region(25, 29, 'mazowieckie lubelskie podkarpackie malopolskie slaskie lodzkie'),
  malopolskie: region(30, 34, 'slaskie swietokrzyskie podkarpackie'),
  podkarpackie: region(35, 39, 'malopolskie swietokrzyskie lubelskie'),
  slaskie: region(40, 44, 'opolskie lodzkie swietokrzyskie malopolskie'),
  opolskie: region(45, 49, 'dolnoslaskie wielkopolskie lodzkie slaskie'),
  dolnoslaskie: region(50, 59, 'lubuskie wielkopolskie opolskie'),
  wielkopolskie: region(
    60,
    64,
    'zachodniopomorskie pomorskie kujawsko lodzkie opolskie dolnoslaskie lubuskie',
  ),
  lubuskie: region(65, 69, 'zachodniopomorskie wielkopolskie dolnoslaskie'),
  zachodniopomorskie: region(70, 79, 'pomorskie wielkopolskie lubuskie'),
  pomorskie: region(80, 84, 'zachodniopomorskie wielkopolskie kujawsko warminsko'),
  kujawsko: region(85, 89, 'pomorskie warminsko mazowieckie lodzkie wielkopolskie'),
  lodzkie: region(90, 99, 'wielkopolskie kujawsko mazowieckie swietokrzyskie slaskie opolskie'),
};

/** The regions of each market, by names that are used nowhere else. */
export const REGIONS: Readonly<Record<Market, Readonly<Record<string, Region>>>> = { UA, PL };

/** How far a place is from a depot: in its region, or in one next to it. What is farther has no zone. */
export const ZONES = ['own', 'next'] as const;
export type Zone = (typeof ZONES)[number];

function regionAt(market: Market, postcode: string): string | null {
  const read = readPostcode(postcode, market);
  if (read === null) return null;
  const digits = Number(read.slice(0, 2));
  const found = Object.entries(REGIONS[market]).find(([, { from, to }]) => digits >= from && digits <= to);
  return found?.[0] ?? null;
}

const regionsOf = (market: Market, depot: string): Readonly<Record<Zone, readonly string[]>> => {
  const own = regionAt(market, depot);
  return own === null ? { own: [], next: [] } : { own: [own], next: REGIONS[market][own]?.neighbours ?? [] };
};

/** The zone of a postcode as seen from a depot, both of one market; null where it is farther, or no postcode. */
export function zoneOf(
  market: Market,
  { depot, postcode }: { depot: string; postcode: string },
): Zone | null {
  const at = regionAt(market, postcode);
  const regions = regionsOf(market, depot);
  return ZONES.find((zone) => at !== null && regions[zone].includes(at)) ?? null;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The first two digits of the postcodes of a zone, as shoppers read them: `10–24, 36–39`. */
export function zonePostcodes(market: Market, { depot, zone }: { depot: string; zone: Zone }): string {
  const spans = regionsOf(market, depot)
    [zone].flatMap((name) => REGIONS[market][name] ?? [])
    .toSorted((a, b) => a.from - b.from);
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of spans) {
    const last = merged.at(-1);
    if (last?.to === from - 1) last.to = to;
    else merged.push({ from, to });
  }
  return merged.map(({ from, to }) => `${twoDigits(from)}–${twoDigits(to)}`).join(', ');
}

import * as v from 'valibot';
import { isRealDay } from '../../../domain/calendar/days.ts';
import { perZlotyFromPerHryvnia } from '../../../domain/money/official-rate.ts';
import type { OfficialRates } from '../../ports/official-rates.ts';
import { askBank } from './ask-bank.ts';

const API_URL = 'https://api.nbp.pl';
const PATH = '/api/exchangerates/rates/a/uah/?format=json';

/** `{"table": "A", "code": "UAH", "rates": [{"no": "231/A/NBP/2026", "effectiveDate": "2026-11-27", "mid": 0.0877}]}`, złotys for one hryvnia. */
const answerSchema = v.object({
  table: v.literal('A'),
  code: v.literal('UAH'),
  rates: v.pipe(
    v.array(
      v.object({
        no: v.pipe(v.string(), v.regex(/^[\w/]{1,40}$/)),
        effectiveDate: v.pipe(v.string(), v.check(isRealDay)),
        mid: v.pipe(v.number(), v.transform(perZlotyFromPerHryvnia), v.number()),
      }),
    ),
    v.length(1),
  ),
});

/** The National Bank of Poland (https://api.nbp.pl): the mid rate of table A, which is stated on working days, of the newest table. */
export const nbp = ({
  apiUrl = API_URL,
  patienceMs,
}: { apiUrl?: string; patienceMs?: number } = {}): OfficialRates => ({
  bank: 'nbp',
  async newest() {
    const { rates } = v.parse(answerSchema, await askBank(apiUrl + PATH, patienceMs));
    const [stated] = rates;
    if (!stated) throw new Error('The answer has no rate');
    return { ratePerUnitE6: stated.mid, date: stated.effectiveDate, source: `NBP, ${stated.no}` };
  },
});

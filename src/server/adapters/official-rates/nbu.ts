import * as v from 'valibot';
import { dayOfNbu, hryvniasPerZloty } from '../../../domain/money/official-rate.ts';
import type { OfficialRates } from '../../ports/official-rates.ts';
import { askBank } from './ask-bank.ts';

const API_URL = 'https://bank.gov.ua';
const PATH = '/NBUStatService/v1/statdirectory/exchange?valcode=PLN&json';

/** `[{"r030": 985, "txt": "Злотий", "rate": 11.4025, "cc": "PLN", "exchangedate": "28.11.2026"}]`, hryvnias for one unit. */
const answerSchema = v.pipe(
  v.array(
    v.object({
      r030: v.literal(985),
      cc: v.literal('PLN'),
      rate: v.pipe(v.number(), v.transform(hryvniasPerZloty), v.number()),
      exchangedate: v.pipe(v.string(), v.transform(dayOfNbu), v.string()),
    }),
  ),
  v.length(1),
);

/** The National Bank of Ukraine (https://bank.gov.ua/ua/open-data/api-dev). On days off it states the rate of the working day before. */
export const nbu = ({
  apiUrl = API_URL,
  patienceMs,
}: { apiUrl?: string; patienceMs?: number } = {}): OfficialRates => ({
  bank: 'nbu',
  async newest() {
    const [stated] = v.parse(answerSchema, await askBank(apiUrl + PATH, patienceMs));
    if (!stated) throw new Error('The answer has no rate');
    return { ratePerUnitE6: stated.rate, date: stated.exchangedate, source: 'НБУ' };
  },
});

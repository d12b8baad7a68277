import { renderToString } from 'react-dom/server';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { machineAlone, tiersOf } from '../../domain/rental/tiers.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { useCoverText } from './cover-text.ts';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const TIERS = tiersOf({ day: 150, week: 300, month: 900 }, 'UAH');

function Cover({ isExact }: { isExact: boolean }) {
  const tiers = isExact ? { ...TIERS, isExact } : TIERS;
  return useCoverText()({ duration: 'day', count: 12 }, machineAlone(tiers));
}
const coverOfDays = (isExact: boolean) =>
  renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <Cover isExact={isExact} />
    </I18nProvider>,
  ).replaceAll('\u00A0', ' ');

test('the days of a cheapest cover are said to be so; those that are charged as they are, are not', () => {
  expect(coverOfDays(false)).toBe('12 днів за найвигіднішим тарифом: 2 тижні');
  expect(coverOfDays(true)).toBe('12 днів: 1 тиждень + 5 днів');
});

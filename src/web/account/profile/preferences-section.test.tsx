import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import en from '../../../content/messages/en.json' with { type: 'json' };
import { DEFAULT_PREFERENCES } from '../../../domain/account/communication-preferences.ts';
import { I18nProvider } from '../../i18n/i18n.tsx';
import { PreferencesSection } from './preferences-section.tsx';

const MESSAGES = Object.fromEntries(Object.entries(en).map(([key, text]) => [key, compile(text)]));
const shown = {
  preferences: {
    ...DEFAULT_PREFERENCES,
    sms: { enabled: true, orders: true, leases: false, marketing: false },
  },
  pending: ['sms-marketing'],
  given: [],
  wordings: { 'email-marketing': '', 'email-newsletter': '', 'sms-marketing': 'Text offers' },
} as const;
function render(offersSms: boolean, isConfirmed = true): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <I18nProvider locale="en" messages={MESSAGES}>
          <PreferencesSection
            shown={{ ...shown, offersSms }}
            email="olena@example.com"
            isConfirmed={isConfirmed}
            hasSmsNumber
            problem={undefined}
            done={null}
          />
        </I18nProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Stub />);
}
const fields = (html: string) =>
  [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input).filter((input) => input.includes('name="sms.'));

test('a shop that sends no text messages shows no boxes for them, and keeps what was chosen', () => {
  const html = render(false);
  expect(html).not.toContain('Text offers');
  expect(fields(html).map((input) => /name="(.+?)"/.exec(input)?.[1])).toEqual([
    'sms.enabled',
    'sms.orders',
    'sms.marketing',
  ]);
  for (const input of fields(html)) expect(input).toContain('type="hidden"');
});

test('each channel says which steps it tells', () => {
  const html = render(true);
  expect(html).toContain(en['profile.preferences.topic.orders.email.hint']);
  expect(html).toContain(en['profile.preferences.topic.orders.sms.hint']);
});

test('one that sends them shows a box for each', () => {
  const boxes = fields(render(true));
  expect(boxes).toHaveLength(4);
  for (const box of boxes) expect(box).toContain('type="checkbox"');
  expect(boxes.filter((box) => box.includes('checked=""'))).toHaveLength(3);
});

test('an account whose address is only claimed reads when they begin', () => {
  expect(render(true, false)).toContain('once you have confirmed');
  expect(render(true)).not.toContain('once you have confirmed');
});

import { renderToString } from 'react-dom/server';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { I18nProvider } from '../i18n/i18n.tsx';
import { DeliveryNotice } from './delivery-notice.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const noticeOf = (paymentStatus: string) =>
  renderToString(
    <I18nProvider locale="uk" messages={MESSAGES}>
      <DeliveryNotice
        order={{
          status: 'PENDING',
          paymentStatus,
          shippingMinor: 0,
          items: [
            { rental: { duration: 'day', count: 3, startDate: null, status: 'PENDING', leaseId: null } },
          ],
        }}
      />
    </I18nProvider>,
  );

test('a rental that is paid for is not told to wait for its payment', () => {
  expect(noticeOf('UNPAID')).toContain('Щойно надійде оплата');
  expect(noticeOf('PAID')).not.toContain('Щойно надійде оплата');
  expect(noticeOf('PAID')).toContain('договір надсилаємо листом');
});

import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { OfferForm } from './offer-form.tsx';

test('the form of an offer says that the shop’s prices are without tax, and begins with amounts as its language writes them', () => {
  const line = { productId: 1, name: 'Кабель', articleNumber: 'PV-1', quantity: 2, listMinor: 71_82 };
  const quote = { currency: 'UAH', lines: [line] } as unknown as ComponentProps<typeof OfferForm>['quote'];
  const html = renderComponent(
    <OfferForm quote={quote} newest={null} validUntil="2026-12-01" problem={undefined} />,
  );
  expect(html).toContain('ціна в магазині без ПДВ');
  expect(html).toContain('value="71,82"');
});

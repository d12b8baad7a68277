import { describe, expect, test, vi } from 'vitest';
import type { CountedOpening } from '../../domain/backoffice/funnel.ts';
import { noteOpening } from './note-opening.ts';

const HEADERS: Record<string, string> = { 'sec-fetch-mode': 'navigate' };

function noted(
  address: string,
  {
    method = 'GET',
    status = 200,
    headers = {},
  }: { method?: string; status?: number; headers?: typeof HEADERS } = {},
): CountedOpening | null {
  const note = vi.fn<(opening: CountedOpening) => void>();
  const all = { ...HEADERS, ...headers };
  noteOpening(note, { method, status, address, header: (name) => all[name] });
  return note.mock.calls[0]?.[0] ?? null;
}

describe('a page that was answered', () => {
  test('is counted in the currency that it showed', () => {
    expect(noted('/ua/cart')).toEqual({ page: 'cart', productId: null, currency: 'UAH' });
    expect(noted('/pl/product/101', { status: 304 })).toMatchObject({ productId: 101, currency: 'PLN' });
    expect(noted('/ua/cart', { headers: { cookie: 'userCurrency=PLN' } })).toMatchObject({ currency: 'PLN' });
  });

  test('is not, if it was refused, led elsewhere, or only its head was asked for', () => {
    expect(noted('/ua/product/101', { status: 404 })).toBeNull();
    expect(noted('/ua/checkout', { status: 302 })).toBeNull();
    expect(noted('/ua/checkout.data', { status: 202 })).toBeNull();
    expect(noted('/ua/cart', { method: 'HEAD' })).toBeNull();
    expect(noted('/ua/cart', { method: 'POST' })).toBeNull();
    expect(noted('/de/cart')).toBeNull();
  });
});

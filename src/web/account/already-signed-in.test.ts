import { expect, it } from 'vitest';
import { REDIRECT_DELAY_MS } from './already-signed-in.tsx';

it('is a second and a half (C §9)', () => {
  expect(REDIRECT_DELAY_MS).toBe(1500);
});

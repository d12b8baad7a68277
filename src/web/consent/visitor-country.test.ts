import { expect, test, vi } from 'vitest';
import { countryOfVisitor } from './visitor-country.ts';

test('a country that cannot be had is null, and logged (S §8)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(await countryOfVisitor()).toBeNull(); // outside of a page there is no shop to ask
  expect(log).toHaveBeenCalledExactlyOnceWith('Service call failed: country:', expect.any(TypeError));
  log.mockRestore();
});

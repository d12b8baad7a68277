import { afterEach, expect, test, vi } from 'vitest';
import { logFailure } from './log-failure.ts';

afterEach(() => vi.restoreAllMocks());

test('a failed call is logged, an aborted one is not', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  logFailure('Service call failed', new DOMException('The page was left', 'AbortError'));
  expect(log).not.toHaveBeenCalled();
  const error = new TypeError('Failed to fetch');
  logFailure('Service call failed', error);
  expect(log).toHaveBeenCalledExactlyOnceWith('Service call failed:', error);
});

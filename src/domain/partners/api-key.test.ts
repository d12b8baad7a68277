import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiKeyForm, KEY_CALLS_MAX, keyLimitForm } from './api-key.ts';

const id = '00000000-0000-4000-8000-000000000001';
const isTaken = (callsPerMinute: string) =>
  v.safeParse(keyLimitForm, { id, callsPerMinute, seen: '60' }).success &&
  v.safeParse(apiKeyForm, { id, name: 'ERP', scopes: ['read-stock'], callsPerMinute }).success;

test('a limit is a whole number from one to the most that a key may have', () => {
  expect(['1', ' 60 ', String(KEY_CALLS_MAX)].filter(isTaken)).toHaveLength(3);
  expect(['', '0', '-1', '1.5', '1e2', '60 / min', String(KEY_CALLS_MAX + 1)].filter(isTaken)).toEqual([]);
});

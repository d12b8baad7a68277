import { expect, test } from 'vitest';
import * as v from 'valibot';
import { codeForm } from './staff-prices.ts';

const read = (given: Readonly<Record<string, string>>) =>
  v.safeParse(codeForm, {
    ...Object.fromEntries(Object.keys(codeForm.entries).map((field) => [field, ''])),
    code: 'SUN10',
    kind: 'percentage',
    ...given,
  });

test('a code says nothing where nothing is typed', () => {
  expect(read({ percent: '12,5', uses: ' ' })).toMatchObject({
    success: true,
    output: { code: 'SUN10', percent: 12.5, uses: undefined, minimumUah: undefined },
  });
});

test('what is wrong with a field is a message of the shop', () => {
  for (const [field, typed] of [
    ['percent', '-10'],
    ['percent', '10 %'],
    ['amountUah', '100 грн'],
    ['firstDay', '2026-02-30'],
    ['uses', '1 000'],
  ] as const) {
    const { issues = [] } = read({ [field]: typed });
    expect(issues.map(({ message }) => message)).toEqual([expect.stringMatching(/^backoffice\./)]);
  }
});

import { expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { offersSms, wireSms } from './wire-sms.ts';

const SMSAPI = { SMSAPI_TOKEN: 'token', SMSAPI_SENDER: 'Promin' };
const TURBOSMS = { TURBOSMS_TOKEN: 'token', TURBOSMS_SENDER: 'Promin' };

test('each gateway reaches the numbers of its country', () => {
  const codes = (given: object) => [...wireSms({ ...readSettings({}), ...given }).keys()];
  expect(codes({})).toEqual([]);
  expect(codes(SMSAPI)).toEqual(['+48']);
  expect(codes({ ...SMSAPI, ...TURBOSMS })).toEqual(['+48', '+380']);
});

test('a public shop without a gateway offers no text messages', () => {
  const offered = (INSTALLATION: 'local' | 'public', given = {}) =>
    offersSms({ ...readSettings({}), INSTALLATION, ...given });
  expect([offered('local'), offered('public'), offered('public', TURBOSMS)]).toEqual([true, false, true]);
});

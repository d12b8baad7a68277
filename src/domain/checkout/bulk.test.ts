import { expect, it } from 'vitest';
import { BULK_BATTERIES_COUNT, BULK_PANEL_POWER_W, isBulk } from './bulk.ts';

it('is over 10 kW of panels or over 5 batteries', () => {
  expect([BULK_PANEL_POWER_W, BULK_BATTERIES_COUNT]).toEqual([10_000, 5]);
  expect(isBulk({ panelPowerW: 10_000, batteriesCount: 5 })).toBe(false);
  expect(isBulk({ panelPowerW: 10_001, batteriesCount: 0 })).toBe(true);
  expect(isBulk({ panelPowerW: 0, batteriesCount: 6 })).toBe(true);
});

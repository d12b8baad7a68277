import { describe, expect, it } from 'vitest';
import { DEFAULT_MACHINE_DAYS, machineDaysBeyond } from './machine-days.ts';

const limits = { newcomer: 60, known: 1000, network: 1500 };
const asked = { wanted: 10, held: 0, heldInNetwork: 0, isTrusted: false };

describe('days of machines that are held unpaid', () => {
  it('are limited by what was held before together with what is wanted', () => {
    expect(machineDaysBeyond(limits, { ...asked, wanted: 60 })).toBeNull();
    expect(machineDaysBeyond(limits, { ...asked, wanted: 61 })).toEqual({ most: 60, days: 61 });
    expect(machineDaysBeyond(limits, { ...asked, held: 51 })).toEqual({ most: 60, days: 61 });
  });

  it('may be more of who has paid before, and are limited for a whole network', () => {
    expect(machineDaysBeyond(limits, { ...asked, wanted: 300, isTrusted: true })).toBeNull();
    expect(machineDaysBeyond(limits, { ...asked, wanted: 1001, isTrusted: true })).toEqual({
      most: 1000,
      days: 1001,
    });
    expect(machineDaysBeyond(limits, { ...asked, heldInNetwork: 1491 })).toEqual({ most: 1500, days: 1501 });
  });

  it('keep nobody from buying', () => {
    expect(machineDaysBeyond(limits, { ...asked, wanted: 0, held: 5000 })).toBeNull();
  });

  it('let a newcomer rent a machine for a month by transfer, and not for a year', () => {
    expect(machineDaysBeyond(DEFAULT_MACHINE_DAYS, { ...asked, wanted: 30 })).toBeNull();
    expect(machineDaysBeyond(DEFAULT_MACHINE_DAYS, { ...asked, wanted: 300 })).not.toBeNull();
  });
});

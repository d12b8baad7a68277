import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONSENT_TOPICS,
  decidePreferences,
  DEFAULT_PREFERENCES,
  isConsented,
  mayBeSent,
  OPTIONAL_TOPICS,
  tickedPreferences,
  type CommunicationPreferences,
  type ConsentTopic,
} from './communication-preferences.ts';

const NOTHING = tickedPreferences(() => false);
const EVERYTHING = tickedPreferences(() => true);
const anyPreferences = fc
  .func(fc.boolean())
  .map((isTicked): CommunicationPreferences => tickedPreferences((field) => isTicked(field)));

describe('a message', () => {
  test('that is required is sent whatever was chosen', () => {
    for (const channel of ['email', 'sms'] as const) {
      expect(mayBeSent({ channel, topic: 'required', preferences: NOTHING })).toBe(true);
    }
  });

  test('about an optional topic is sent when both the topic and its channel are on', () => {
    for (const topic of OPTIONAL_TOPICS.email) {
      expect(mayBeSent({ channel: 'email', topic, preferences: EVERYTHING })).toBe(true);
      expect(mayBeSent({ channel: 'email', topic, preferences: NOTHING })).toBe(false);
      const preferences = { ...EVERYTHING, email: { ...EVERYTHING.email, [topic]: false } };
      expect(mayBeSent({ channel: 'email', topic, preferences })).toBe(false);
      const off = { ...EVERYTHING, email: { ...EVERYTHING.email, enabled: false } };
      expect(mayBeSent({ channel: 'email', topic, preferences: off })).toBe(false);
    }
  });

  test('goes by the channel that it is sent by', () => {
    const preferences = { ...NOTHING, sms: EVERYTHING.sms };
    expect(mayBeSent({ channel: 'sms', topic: 'orders', preferences })).toBe(true);
    expect(mayBeSent({ channel: 'email', topic: 'orders', preferences })).toBe(false);
  });

  test('to who has chosen nothing is no advertising, and no SMS', () => {
    const sent = (channel: 'email' | 'sms') =>
      OPTIONAL_TOPICS[channel].filter((topic) =>
        mayBeSent({ channel, topic, preferences: DEFAULT_PREFERENCES } as Parameters<typeof mayBeSent>[0]),
      );
    expect(sent('email')).toEqual(['orders', 'leases']);
    expect(sent('sms')).toEqual([]);
  });
});

describe('what a form chooses', () => {
  test('turns advertising on by a link alone, and off at once', () => {
    expect(decidePreferences(NOTHING, EVERYTHING, [])).toMatchObject({
      toConfirm: [...CONSENT_TOPICS],
      toWithdraw: [],
    });
    expect(decidePreferences(EVERYTHING, NOTHING, [])).toMatchObject({
      toConfirm: [],
      toWithdraw: [...CONSENT_TOPICS],
    });
  });

  test('asks nothing again that was asked or agreed to', () => {
    expect(decidePreferences(NOTHING, EVERYTHING, ['email-newsletter']).toConfirm).toEqual([
      'email-marketing',
      'sms-marketing',
    ]);
    expect(decidePreferences(EVERYTHING, EVERYTHING, []).toConfirm).toEqual([]);
  });

  test('drops what still waits for its link', () => {
    expect(decidePreferences(NOTHING, NOTHING, ['email-marketing']).toWithdraw).toEqual(['email-marketing']);
  });

  test('ends the advertising of a channel that is off, and keeps its other topics', () => {
    const chosen = { ...EVERYTHING, email: { ...EVERYTHING.email, enabled: false } };
    const decision = decidePreferences(EVERYTHING, chosen, []);
    expect(decision.toWithdraw).toEqual(['email-marketing', 'email-newsletter']);
    expect(decision.kept.email).toEqual({ enabled: false, orders: true, leases: true });
  });

  test('leaves each kind of advertising as it is, begins it or ends it, never two of them', () => {
    fc.assert(
      fc.property(
        anyPreferences,
        anyPreferences,
        fc.subarray([...CONSENT_TOPICS]),
        (before, chosen, pending) => {
          const { toConfirm, toWithdraw } = decidePreferences(before, chosen, pending);
          const isOn = (topic: ConsentTopic) => isConsented(before, topic) || pending.includes(topic);
          expect(toConfirm.filter((topic) => toWithdraw.includes(topic) || isOn(topic))).toEqual([]);
          expect(toWithdraw.filter((topic) => !isOn(topic))).toEqual([]);
        },
      ),
    );
  });
});

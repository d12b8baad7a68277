import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToastStore, mostToasts, toastLifetimeMs, type Schedule } from './toast.tsx';

/** A clock that is moved by hand. */
function handClock() {
  let nowMs = 0;
  const alarms = new Set<{ atMs: number; callback: () => void }>();
  const schedule: Schedule = (callback, delayMs) => {
    const alarm = { atMs: nowMs + delayMs, callback };
    alarms.add(alarm);
    return () => alarms.delete(alarm);
  };
  const forward = (ms: number) => {
    nowMs += ms;
    for (const alarm of alarms) {
      if (alarm.atMs > nowMs) continue;
      alarms.delete(alarm);
      alarm.callback();
    }
  };
  return { schedule, forward, waiting: () => alarms.size };
}

const texts = (store: ReturnType<typeof createToastStore>) => store.list().map((toast) => toast.text);

describe('toasts', () => {
  it('stay 3000 ms and are at most 5 (C §9)', () => {
    expect(toastLifetimeMs).toBe(3000);
    expect(mostToasts).toBe(5);
  });

  it('are the newest five, newest on top, with one timer each', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (shown) => {
        const clock = handClock();
        const store = createToastStore(clock.schedule);
        for (const text of shown) store.show('info', text);
        expect(texts(store)).toEqual(shown.slice(-mostToasts).toReversed());
        expect(clock.waiting()).toBe(store.list().length);
      }),
    );
  });

  it('stand there once when they are shown again, renewed, but for those that offer something', () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.show('info', 'only 3 left');
    store.show('error', 'only 3 left');
    clock.forward(toastLifetimeMs - 1);
    store.show('info', 'only 3 left');
    expect(store.list().map(({ tone }) => tone)).toEqual(['info', 'error']);
    clock.forward(1);
    expect(store.list().map(({ tone }) => tone)).toEqual(['info']);
    const undo = () => store.show('success', 'removed', { label: 'Undo', press: () => {} });
    undo();
    undo();
    expect(texts(store)).toEqual(['removed', 'removed', 'only 3 left']);
  });

  it('carry what can be done about them', () => {
    const store = createToastStore(handClock().schedule);
    const action = { label: 'Undo', press: () => {} };
    store.show('success', 'removed', action);
    expect(store.list()).toEqual([{ id: 1, tone: 'success', text: 'removed', action }]);
  });

  it('leave when their time is over, each on its own', () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.show('success', 'first');
    clock.forward(1000);
    store.show('error', 'second');
    clock.forward(toastLifetimeMs - 1000);
    expect(texts(store)).toEqual(['second']);
    clock.forward(1000);
    expect(texts(store)).toEqual([]);
  });

  it('leave when they are dismissed, and tell their listeners', () => {
    const store = createToastStore(handClock().schedule);
    let told = 0;
    const stop = store.subscribe(() => told++);
    const id = store.show('info', 'text');
    store.dismiss(id);
    expect(texts(store)).toEqual([]);
    expect(told).toBe(2);
    stop();
    store.show('info', 'text');
    expect(told).toBe(2);
  });

  it('wait while paused, also those that come meanwhile, and get their full time again', () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.show('info', 'before');
    clock.forward(2000);
    store.pause();
    store.show('info', 'meanwhile');
    clock.forward(60_000);
    expect(texts(store)).toEqual(['meanwhile', 'before']);
    store.resume();
    clock.forward(toastLifetimeMs - 1);
    expect(store.list()).toHaveLength(2);
    clock.forward(1);
    expect(store.list()).toHaveLength(0);
  });

  it('are not prolonged by an end of a pause that never began', () => {
    const clock = handClock();
    const store = createToastStore(clock.schedule);
    store.show('info', 'text');
    clock.forward(toastLifetimeMs - 1);
    store.resume();
    clock.forward(1);
    expect(store.list()).toHaveLength(0);
  });

  it('keep the same list between changes, as React asks of a snapshot', () => {
    const store = createToastStore(handClock().schedule);
    store.show('info', 'text');
    expect(store.list()).toBe(store.list());
  });
});

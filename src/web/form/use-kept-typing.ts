import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { ownerNow, PROTOCOL_STORAGE_KEY } from './typed-owner.ts';

const STORAGE_KEY = 'typedTexts';

/** The pages between a form and its answer: signing in, and setting a second factor up. */
const ON_THE_WAY = /^\/[^/]+\/(?:auth|profile\/two-factor)(?:\/|$)/;

/** Fields of a form that nothing is kept of. */
const LEFT: ReadonlySet<string> = new Set(['typed', 'typedWhole', 'password']);

/** What was typed into a text area, what its page had put there before, and who was signed in; empty for nobody. */
interface KeptText {
  readonly text: string;
  readonly was: string;
  readonly owner: string;
}

/** What a form has under its own name, all fields together, as a query; the button that sent it among them. */
function wholeOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const fields = [...new FormData(form, button)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !LEFT.has(field[0]),
  );
  return String(new URLSearchParams(fields));
}

const isKept = (kept: unknown): kept is KeptText =>
  typeof kept === 'object' &&
  kept !== null &&
  'text' in kept &&
  'was' in kept &&
  'owner' in kept &&
  typeof kept.text === 'string' &&
  typeof kept.was === 'string' &&
  (kept.owner === '' || kept.owner === ownerNow());

function read(): Map<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : []);
  } catch {
    return new Map();
  }
}

/** Forgets all that was typed and is not saved, here and in protocols: whoever typed it has signed out. */
export function forgetTyping(): void {
  change((kept) => {
    kept.clear();
    localStorage.removeItem(PROTOCOL_STORAGE_KEY);
  });
}

/** Changes what the tab keeps; where storage is forbidden or full, nothing is kept. */
function change(how: (kept: Map<string, unknown>) => void): void {
  try {
    const kept = read();
    how(kept);
    if (kept.size === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // The form is sent all the same.
  }
}

/** The text areas of a form, each with the key of its words. */
const areasOf = (form: HTMLFormElement | null, place: string) =>
  [...(form?.querySelectorAll('textarea') ?? [])].map((area) => ({ area, key: `${place} ${area.name}` }));

/** The forms that this document sent and whose page has not answered yet; a form that its answer shows again is the same. */
const sent = new Set<string>();
/** How often each form is shown. */
const shown = new Map<string, number>();

function show(place: string): () => void {
  shown.set(place, (shown.get(place) ?? 0) + 1);
  return () => {
    shown.set(place, (shown.get(place) ?? 0) - 1);
    // Gone, and not shown again at once: an error's page stands there, which is no answer.
    queueMicrotask(() => (shown.get(place) ?? 0) === 0 && sent.delete(place));
  };
}

/**
 * Keeps the text areas of a form in this tab from when it is sent until its page has answered: whoever is led to signing in, or to a page that
 * says that the shop is busy, finds the words again where they wrote them. They stand under the page's path, which opens only to who may write
 * there, and under the form's `name` on it; nobody else who signs in in this tab is given them. With `giveBack` all fields are kept together in place
of the text areas, and it is called with them, as a query, where its page is shown again.
 */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  giveBack?: (fields: string) => void,
) {
  const { pathname, search, key } = useLocation();
  const place = `${pathname} ${name}`;
  const whole = `${place} *`;
  const { state, location } = useNavigation();
  const next = state === 'loading' ? location : null;
  const owner = useRef('');
  useEffect(() => {
    owner.current = ownerNow();
    return show(place);
  }, [place]);
  const forget = useEffectEvent(() => {
    if (!sent.delete(place)) return;
    change((kept) => {
      kept.delete(whole);
      for (const { key } of areasOf(form.current, place)) kept.delete(key);
    });
  });
  const restore = useEffectEvent((): boolean => {
    if (giveBack === undefined) return false;
    const fields = read().get(whole);
    if (!isKept(fields)) {
      change((kept) => kept.delete(whole));
      return true;
    }
    // Kept on until the page has answered.
    sent.add(place);
    giveBack(fields.text);
    return true;
  });
  const leave = useEffectEvent(() => sent.delete(place));
  const isOnTheWay = next !== null && ON_THE_WAY.test(next.pathname);
  const leadsOn = next !== null && !isOnTheWay && (next.pathname !== pathname || next.search !== search);
  // A page that is there still when the way is over has answered, and so has one that leads on. An error's page has not. Each answer has its own
  // key: a quick one may be rendered together with its sending, so that the state stays idle.
  useEffect(() => {
    if (isOnTheWay) leave();
    else if (state === 'idle' || leadsOn) forget();
  }, [state, isOnTheWay, leadsOn, place, key]);
  useEffect(() => {
    if (sent.has(place) || restore()) return;
    // Given back once: whoever leaves the page without sending them has no use for them in the next form there.
    change((kept) => {
      for (const { area, key } of areasOf(form.current, place)) {
        const words = kept.get(key);
        kept.delete(key);
        // Never over what a template, an answer of the page or a colleague has put there.
        if (!isKept(words) || (area.value !== '' && area.value !== words.was)) continue;
        area.value = words.text;
        area.closest('details')?.setAttribute('open', '');
      }
    });
  }, [form, place]);
  return ({ nativeEvent }: { readonly nativeEvent: Event }) => {
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    sent.add(place);
    change((kept) => {
      if (giveBack !== undefined && form.current !== null) {
        const text = wholeOf(form.current, button);
        kept.set(whole, { text, was: '', owner: owner.current } satisfies KeptText);
        return;
      }
      for (const { area, key } of areasOf(form.current, place))
        if (area.value.trim() !== '')
          kept.set(key, {
            text: area.value,
            was: area.defaultValue,
            owner: owner.current,
          } satisfies KeptText);
        else kept.delete(key);
    });
  };
}

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigation } from 'react-router';
import {
  fieldLabel,
  fieldWords,
  formFields,
  putBack,
  type FormField,
  type KeptField,
} from './kept-fields.ts';
import { changeKept, ownerNow, readKept } from './typed-owner.ts';

/** The pages between a form and its answer: signing in, and setting a second factor up. */
const ON_THE_WAY = /^\/[^/]+\/(?:auth|profile\/two-factor)(?:\/|$)/;

/** Fields of a form that is kept as a query of which nothing is kept. */
const LEFT: ReadonlySet<string> = new Set(['typed', 'typedWhole', 'password']);

/** What a form held when it was sent, and who was signed in then; empty for nobody. */
interface KeptForm {
  readonly owner: string;
  /** Its fields by name. */
  readonly fields?: Readonly<Record<string, KeptField>>;
  /** All that was sent, for a form that is given back as a query. */
  readonly query?: string;
}

/** A field that the page fills in otherwise now than when its visitor wrote into it. */
export interface DifferingField {
  readonly label: string;
  /** What was written, as the page calls it. */
  readonly words: string;
  /** Writes it over what the page says. */
  readonly write: () => void;
}

/** What a form has under its own name, all fields together, as a query; the button that sent it among them. */
function queryOf(form: HTMLFormElement, button: HTMLElement | null): string {
  const fields = [...new FormData(form, button)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !LEFT.has(field[0]),
  );
  return String(new URLSearchParams(fields));
}

/** What was kept, if it is of who is signed in; what a guest wrote is anybody's in this tab. */
function ownOf(kept: unknown): KeptForm | null {
  const own = kept as KeptForm | undefined;
  return own !== undefined && (own.owner === '' || own.owner === ownerNow()) ? own : null;
}

/** What the page put into each field, the latest last: what it says of the record, and after a refusal what was sent. */
const initials = new WeakMap<Element, readonly string[]>();

function noteInitials(form: HTMLFormElement): void {
  for (const { control, initial } of formFields(form).values()) {
    const [known, now] = [initials.get(control) ?? [], initial()];
    if (!known.includes(now)) initials.set(control, [...known, now]);
  }
}

/** What was written into a form, by name; without the fields in which the page never put anything else. */
function writtenIn(form: HTMLFormElement): Readonly<Record<string, KeptField>> {
  const written = [...formFields(form)].map(([name, field]) => {
    const kept: KeptField = { text: field.read(), was: initials.get(field.control) ?? [''] };
    return [name, kept] as const;
  });
  return Object.fromEntries(written.filter(([, { text, was }]) => was.some((each) => each !== text)));
}

/** Writes kept fields into a form, also those that appear only once another is written; calls `onDiffer` with each that says something else now. */
function putAllBack(
  form: HTMLFormElement,
  kept: Readonly<Record<string, KeptField>>,
  onDiffer: (field: FormField, text: string) => void,
): () => void {
  const waiting = new Map(Object.entries(kept));
  function putBackFound() {
    const fields = formFields(form);
    for (const [name, words] of waiting) {
      const field = fields.get(name);
      if (field === undefined) continue;
      waiting.delete(name);
      if (putBack(field, words) === 'differs') onDiffer(field, words.text);
    }
    if (waiting.size === 0) observer.disconnect();
  }
  const observer = new MutationObserver(putBackFound);
  observer.observe(form, { childList: true, subtree: true });
  putBackFound();
  return () => observer.disconnect();
}

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
 * Keeps what was written into a form in this tab from when it is sent until its page has answered: whoever is led to signing in, or to a page that
 * says that the shop is busy, finds it again where they wrote it. It stands under the page's path, which opens only to who may write there, and
 * under the form's `name` on it; nobody else who signs in in this tab is given it. With `giveBack` the form is kept as a query, with which it is
 * called where the page is shown again. Gives what keeps the form, for its `onSubmit`, and the fields in which what the page says now was left,
 * because a colleague saved something else meanwhile.
 */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  giveBack?: (query: string) => void,
): readonly [keep: (event: { readonly nativeEvent: Event }) => void, differing: readonly DifferingField[]] {
  const { pathname, search, key } = useLocation();
  const place = `${pathname} ${name}`;
  const { state, location } = useNavigation();
  const next = state === 'loading' ? location : null;
  const owner = useRef('');
  const [differing, setDiffering] = useState<readonly DifferingField[]>([]);
  useEffect(() => {
    owner.current = ownerNow();
    return show(place);
  }, [place]);
  useEffect(() => {
    if (form.current !== null) noteInitials(form.current);
  }, [form, place, key]);
  const forget = useEffectEvent(() => sent.delete(place) && changeKept((kept) => kept.delete(place)));
  const restore = useEffectEvent((): (() => void) | undefined => {
    const kept = ownOf(readKept().get(place));
    if (kept?.query !== undefined && giveBack !== undefined) {
      // Kept on until the page has answered.
      sent.add(place);
      giveBack(kept.query);
      return undefined;
    }
    // Given back once: whoever leaves the page without sending them has no use for them in the next form there.
    changeKept((all) => all.delete(place));
    if (kept?.fields === undefined || form.current === null) return undefined;
    return putAllBack(form.current, kept.fields, (field, text) => {
      const found = { label: fieldLabel(field), words: fieldWords(field, text) };
      const write = () => {
        field.write(text);
        setDiffering((before) => before.filter((each) => each !== late));
      };
      const late: DifferingField = { ...found, write };
      setDiffering((before) => [...before, late]);
    });
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
  useEffect(() => (sent.has(place) ? undefined : restore()), [form, place]);
  function keep({ nativeEvent }: { readonly nativeEvent: Event }) {
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const own = form.current;
    if (own === null) return;
    sent.add(place);
    setDiffering([]);
    const written = giveBack === undefined ? { fields: writtenIn(own) } : { query: queryOf(own, button) };
    changeKept((kept) => {
      if (written.fields !== undefined && Object.keys(written.fields).length === 0) kept.delete(place);
      else kept.set(place, { owner: owner.current, ...written } satisfies KeptForm);
    });
  }
  return [keep, differing];
}

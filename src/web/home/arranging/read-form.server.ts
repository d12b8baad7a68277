import { PROSE_VALUES } from '../../../content/pages/sellers.ts';
import { OWN_BLOCK_KINDS, type OwnBlockKind } from '../../../domain/pages/arrangement.ts';
import type { ArrangementStep } from '../../../domain/pages/change-arrangement.ts';
import {
  isNamedPicture,
  readBlock,
  readTitle,
  type BlockField,
  type BlockProblems,
} from '../../../domain/pages/read-block.ts';
import type { SeenPage } from './page-view.server.ts';

/** A text of a form; empty where there is none, or a file. */
export const textOf = (form: FormData, name: string): string => {
  const sent = form.get(name);
  return typeof sent === 'string' ? sent : '';
};

const WHOLE = /^(?:0|[1-9]\d{0,8})$/;
const whole = (typed: string): number | null => (WHOLE.test(typed) ? Number(typed) : null);

/** What the sender of a form saw of its page; null for what no form of the shop sends. */
export function readSeen(form: FormData): SeenPage | null {
  const edition = whole(textOf(form, 'edition'));
  const number = whole(textOf(form, 'number'));
  return edition === null || number === null ? null : { edition, number };
}

const OWN_ID = /^own-[\da-f]{8}$/;
const REF = /^[a-z\d-]{1,60}$/;
export const isOwnId = (id: string): boolean => OWN_ID.test(id);

export const isKind = (kind: string): kind is OwnBlockKind => OWN_BLOCK_KINDS.some((each) => each === kind);

export type StepRead =
  | { readonly ok: true; readonly step: ArrangementStep }
  | { readonly ok: false; readonly problems: BlockProblems }
  /** No form of the shop sends this. */
  | null;

/** The step that a form asks for; `intent` is its name, with a place behind a colon where it moves something. */
export function readStep(form: FormData, isPage: (path: string) => boolean): StepRead {
  const [intent = '', place = ''] = textOf(form, 'intent').split(':', 2);
  const ref = textOf(form, 'ref');
  const id = textOf(form, 'id');
  const to = whole(place);
  const typed = (field: BlockField) => textOf(form, field);
  const rules = { values: PROSE_VALUES, isPage };
  switch (intent) {
    case 'hide-section':
    case 'show-section':
    case 'remove-section':
      return REF.test(ref) ? { ok: true, step: { do: intent, ref } } : null;
    case 'move-section':
      return REF.test(ref) && to !== null ? { ok: true, step: { do: intent, ref, to } } : null;
    case 'move-block':
      return isOwnId(id) && to !== null ? { ok: true, step: { do: intent, id, to } } : null;
    case 'remove-block':
      return isOwnId(id) ? { ok: true, step: { do: intent, id } } : null;
    case 'save-section': {
      if (!isOwnId(ref)) return null;
      const read = readTitle(typed, rules);
      return read.ok ? { ok: true, step: { do: intent, ref, title: read.title } } : read;
    }
    case 'save-block': {
      const kind = textOf(form, 'kind');
      if (!isOwnId(id) || !REF.test(ref) || !isKind(kind)) return null;
      const read = readBlock({ id, kind }, typed, rules);
      return read.ok ? { ok: true, step: { do: intent, ref, block: read.block } } : read;
    }
    case 'shipped-picture':
      return { ok: true, step: { do: 'choose-picture', picture: null } };
    case 'choose-picture': {
      const picture = textOf(form, 'picture');
      return isNamedPicture(picture)
        ? { ok: true, step: { do: intent, picture } }
        : { ok: false, problems: { picture: 'no-picture' } };
    }
    default:
      return null;
  }
}

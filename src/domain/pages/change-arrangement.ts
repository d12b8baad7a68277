import type { Localized } from '../locale/locale.ts';
import {
  isOwnSection,
  OWN_BLOCKS_MAX,
  SECTIONS_MAX,
  settle,
  type ArrangedSection,
  type Arrangement,
  type OwnBlock,
  type PageShape,
} from './arrangement.ts';

/** One change of a draft. Places are counted from 0; each says what is to be, so that taken twice it changes nothing more. */
export type ArrangementStep =
  | { readonly do: 'move-section'; readonly ref: string; readonly to: number }
  | { readonly do: 'hide-section' | 'show-section' | 'remove-section'; readonly ref: string }
  /** Adds one of staff at the end, or gives it another title. */
  | { readonly do: 'save-section'; readonly ref: string; readonly title: Localized }
  /** Adds a block at the end of a section, or changes it where it stands. */
  | { readonly do: 'save-block'; readonly ref: string; readonly block: OwnBlock }
  | { readonly do: 'move-block'; readonly id: string; readonly to: number }
  | { readonly do: 'remove-block'; readonly id: string }
  | { readonly do: 'choose-picture'; readonly picture: string | null };

export type StepTaken =
  | { readonly ok: true; readonly arrangement: Arrangement }
  | { readonly ok: false; readonly reason: 'section-not-found' | 'section-needed' | 'page-full' };

const NOT_FOUND: StepTaken = { ok: false, reason: 'section-not-found' };
const FULL: StepTaken = { ok: false, reason: 'page-full' };

/** A list in which one entry stands at another place; a place beyond an end is that end. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_, place) => place !== from);
  const entry = list[from];
  const at = Math.min(Math.max(0, to), rest.length);
  return entry === undefined ? list : [...rest.slice(0, at), entry, ...rest.slice(at)];
}

/** Takes one step on an arrangement of a page with such a shape. Does not read texts: `readBlock` does. */
export function takeStep(shape: PageShape, before: Arrangement, step: ArrangementStep): StepTaken {
  const settled = settle(shape, before);
  const { sections } = settled;
  const done = (next: readonly ArrangedSection[]): StepTaken => ({
    ok: true,
    arrangement: { ...settled, sections: next },
  });
  const change = (place: number, said: Partial<ArrangedSection>) =>
    done(sections.map((section, index) => (index === place ? { ...section, ...said } : section)));
  if (step.do === 'choose-picture') return { ok: true, arrangement: { ...settled, picture: step.picture } };
  if (step.do === 'move-block' || step.do === 'remove-block') {
    const place = sections.findIndex(({ blocks }) => blocks.some(({ id }) => id === step.id));
    const blocks = sections[place]?.blocks ?? [];
    if (place === -1) return step.do === 'remove-block' ? done(sections) : NOT_FOUND;
    const from = blocks.findIndex(({ id }) => id === step.id);
    return change(place, {
      blocks:
        step.do === 'move-block' ? moved(blocks, from, step.to) : blocks.filter(({ id }) => id !== step.id),
    });
  }
  const place = sections.findIndex(({ ref }) => ref === step.ref);
  if (step.do === 'save-section') {
    if (!isOwnSection(step.ref)) return NOT_FOUND;
    if (place !== -1) return change(place, { title: step.title });
    const added = { ref: step.ref, isHidden: false, title: step.title, blocks: [] };
    return sections.length >= SECTIONS_MAX ? FULL : done([...sections, added]);
  }
  if (place === -1) return step.do === 'remove-section' ? done(sections) : NOT_FOUND;
  switch (step.do) {
    case 'move-section':
      return done(moved(sections, place, step.to));
    case 'remove-section':
      return isOwnSection(step.ref) ? done(sections.filter(({ ref }) => ref !== step.ref)) : NOT_FOUND;
    case 'save-block':
      return saveBlock(settled, place, step.block);
    default: {
      const isHidden = step.do === 'hide-section';
      const needed = shape.find(({ ref }) => ref === step.ref)?.needed ?? null;
      return isHidden && needed !== null
        ? { ok: false, reason: 'section-needed' }
        : change(place, { isHidden });
    }
  }
}

function saveBlock(settled: Arrangement, place: number, block: OwnBlock): StepTaken {
  const { sections } = settled;
  const all = sections.flatMap(({ blocks }) => blocks);
  const known = all.find(({ id }) => id === block.id);
  if (known === undefined && all.length >= OWN_BLOCKS_MAX) return FULL;
  // A block keeps its kind and its section.
  const isElsewhere = known !== undefined && !sections[place]?.blocks.includes(known);
  if (isElsewhere || (known !== undefined && known.kind !== block.kind)) return NOT_FOUND;
  const withBlock = (blocks: readonly OwnBlock[]) =>
    known === undefined ? [...blocks, block] : blocks.map((each) => (each.id === block.id ? block : each));
  return {
    ok: true,
    arrangement: {
      ...settled,
      sections: sections.map((section, index) =>
        index === place ? { ...section, blocks: withBlock(section.blocks) } : section,
      ),
    },
  };
}

/** Whether two arrangements are the same. */
export const isSameArrangement = (one: Arrangement | null, other: Arrangement | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

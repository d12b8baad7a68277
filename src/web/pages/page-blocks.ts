import type { Block, ContentPage } from '../../content/pages/content-page.ts';
import { untied } from '../../domain/locale/no-break.ts';

/** Neighbouring blocks of one kind; never empty. */
export type Run = readonly [Block, ...Block[]];

/** Blocks of one kind that follow each other; they share a layout: questions a list, cases a grid, links a row. */
export function runsOf(blocks: readonly Block[]): readonly Run[] {
  const runs: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last?.[0].kind === block.kind) last.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** How many blocks of the kind of a run stand before it in its section: its numbers go on from there, whatever stands between. */
export const placedBefore = (runs: readonly Run[], place: number): number =>
  runs
    .slice(0, place)
    .filter(([first]) => first.kind === runs[place]?.[0].kind)
    .reduce((sum, run) => sum + run.length, 0);

/** A page's questions for search engines (schema.org FAQPage); nothing for a page without any. */
export function answersData({ sections }: Pick<ContentPage, 'sections'>): readonly object[] {
  const questions = sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === 'question')
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: untied(question),
      acceptedAnswer: { '@type': 'Answer', text: untied(answer) },
    }));
  if (questions.length === 0) return [];
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity: questions }];
}

import type { Block } from '../../content/pages/content-page.ts';

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

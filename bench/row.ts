import type { FiguresWithCpu } from './cpu-time.ts';

/** One thing that was measured, beside a bare server that sent the same bytes in the same way. */
export interface Row {
  readonly name: string;
  readonly shop: FiguresWithCpu;
  readonly bare: FiguresWithCpu;
}

const cell = (value: number) =>
  Number.isNaN(value)
    ? '–'
    : value < 1
      ? value.toFixed(3)
      : value < 100
        ? value.toFixed(1)
        : value.toFixed(0);
const share = (part: number, whole: number) => (part / whole).toFixed(part < whole / 10 ? 3 : 2);

/**
 * Rows as a table for docs/benchmarks.md. The loader shares the machine and may be what limits both rates; processor
 * time says what an answer costs whoever waits for whom.
 */
export function printRows(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, shop, bare }) =>
    [
      name,
      cell(shop.perSecond),
      cell(bare.perSecond),
      share(shop.perSecond, bare.perSecond),
      cell(shop.cpuMs),
      cell(bare.cpuMs),
      cell(shop.p50Ms),
      cell(shop.p99Ms),
      String(shop.failures),
    ].join(' | '),
  );
  return [
    `\n### ${title}\n`,
    '| what | shop/s | bare/s | ratio | shop CPU ms | bare CPU ms | p50 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}

import type { Figures } from './measure.ts';

/** One thing that was measured, beside a bare server that sent the same bytes in the same way. */
export interface Row {
  readonly name: string;
  readonly shop: Figures;
  readonly bare: Figures;
  /** Processor time of a request in the shop's process, all its threads; NaN where that cannot be told. */
  readonly cpuMs: number;
}

const cell = (value: number) =>
  Number.isNaN(value)
    ? '–'
    : value < 1
      ? value.toFixed(3)
      : value < 100
        ? value.toFixed(1)
        : value.toFixed(0);

/** Rows as a table for docs/benchmarks.md. */
export function printRows(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, shop, bare, cpuMs }) =>
    [
      name,
      cell(shop.perSecond),
      cell(bare.perSecond),
      (shop.perSecond / bare.perSecond).toFixed(shop.perSecond < bare.perSecond / 10 ? 3 : 2),
      cell(cpuMs),
      cell(shop.p50Ms),
      cell(shop.p99Ms),
      String(shop.failures),
    ].join(' | '),
  );
  return [
    `\n### ${title}\n`,
    '| what | shop/s | bare/s | ratio | CPU ms | p50 ms | p99 ms | failures |',
    '|---|---|---|---|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
    '',
  ].join('\n');
}

import { Counter, Gauge, type Registry } from 'prom-client';

/** Metrics that somebody keeps anyway: one, or one per value of a label. */
type Reading = number | Readonly<Record<string, number>>;

interface Metric {
  /** As Prometheus wants it: `promin_page_cache_bytes`; a counter ends in `_total`. */
  readonly name: string;
  readonly help: string;
  /** `gauge` goes up and down; `counter` only up, and begins anew with the process. */
  readonly kind: 'gauge' | 'counter';
  /** What tells several readings apart; required for a reading that is a record. Values must be few and known. */
  readonly label?: string;
  /** Asked at each scrape and at no other time: must be cheap, quick, and must not fail. NaN says: not known now. */
  readonly read: () => Reading | Promise<Reading>;
}

const write = (reading: Reading, label: string | undefined, set: Setter) => {
  if (typeof reading === 'number') return set({}, reading);
  if (label === undefined) throw new Error('Several readings need a label');
  for (const [value, number] of Object.entries(reading)) set({ [label]: value }, number);
};
type Setter = (labels: Readonly<Record<string, string>>, value: number) => void;

/**
 * Shows metrics that their owner keeps as plain numbers: counting costs the owner an addition, and the registry reads
 * them when it is scraped.
 */
export function expose(registry: Registry, { kind, label, read, ...described }: Metric): void {
  const options = { ...described, labelNames: label === undefined ? [] : [label], registers: [registry] };
  if (kind === 'gauge') {
    const gauge = new Gauge({
      ...options,
      collect: async () => write(await read(), label, (labels, value) => gauge.set(labels, value)),
    });
    return;
  }
  const counter = new Counter({
    ...options,
    async collect() {
      const reading = await read();
      counter.reset();
      write(reading, label, (labels, value) => counter.inc(labels, value));
    },
  });
}

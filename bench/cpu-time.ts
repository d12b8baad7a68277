import { readdirSync, readFileSync } from 'node:fs';
import type { Running } from '../tests/support/shop-process.ts';
import type { Figures } from './measure.ts';

/** Linux counts a process's time in hundredths of a second, whatever the machine. */
const MS_PER_TICK = 10;

interface Times {
  readonly parent: number;
  /** Its own time and that of children that are gone, in ticks. */
  readonly ticks: number;
}

function timesOf(pid: number): Times | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // a program's name may hold spaces
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
    return { parent: Number(fields[1]), ticks: user + system + childrenUser + childrenSystem };
  } catch {
    return null; // gone meanwhile, or no Linux
  }
}

/** Milliseconds of processor time that a process and its children took so far; NaN where that cannot be told. */
export function cpuMsOf(pid: number): number {
  const own = timesOf(pid);
  if (!own) return Number.NaN;
  const others = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = others.map((name) => timesOf(Number(name))).filter((times) => times?.parent === pid);
  return MS_PER_TICK * children.reduce((sum, times) => sum + (times?.ticks ?? 0), own.ticks);
}

/** The server process behind a connection's own one. */
export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? Number.NaN;

/** Figures with what the server's process took for each request, all its threads; NaN where that cannot be told. */
export interface FiguresWithCpu extends Figures {
  readonly cpuMs: number;
}

/** Measures a load together with the processor time of the server that it falls on. */
export async function withCpu(
  { pid }: Running,
  measure: () => Promise<Figures & { readonly requests: number }>,
): Promise<FiguresWithCpu> {
  const before = cpuMsOf(pid);
  const figures = await measure();
  return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.requests };
}

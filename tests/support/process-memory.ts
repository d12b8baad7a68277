import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** What a process holds in memory now, in megabytes. */
export function memoryOf(processId: number): number {
  if (process.platform === 'linux') {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], { encoding: 'utf8' })) / 1024;
}

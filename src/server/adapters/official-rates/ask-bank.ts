import { readBody } from '../read-body.ts';

/** A bank that has not answered by then is asked again later. */
const PATIENCE_MS = 10_000;
/** Longer answers are no rate of one currency. */
const BYTES_MAX = 64 * 1024;

/** What a bank answered, or in words why there is nothing to read. */
async function answerOf(url: string, patienceMs: number): Promise<{ body: string } | { problem: string }> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.status === 200) return { body: await readBody(response, BYTES_MAX) };
    await response.body?.cancel();
    return { problem: `HTTP ${response.status}` };
  } catch (error) {
    if (!(error instanceof Error)) return { problem: 'unknown' };
    if (error.name === 'TimeoutError') return { problem: 'timeout' };
    return { problem: error.cause instanceof Error ? error.cause.message : error.message };
  }
}

/**
 * Asks a bank for JSON; throws on any status but 200, an answer that is too long or too late, and one that is no JSON. The error has no
 * cause: `isUnavailable` would take a code of the network in it for the database's.
 */
export async function askBank(url: string, patienceMs = PATIENCE_MS): Promise<unknown> {
  const answer = await answerOf(url, patienceMs);
  if ('problem' in answer) throw new Error(`${new URL(url).host} gave no rate: ${answer.problem}`);
  return JSON.parse(answer.body);
}

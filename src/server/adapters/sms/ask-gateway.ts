import type { SmsOutcome } from '../../ports/sms.ts';

/** A gateway that has not answered by then is taken for one that is down. What it may have sent all the same is sent once: the next attempt has the same id. */
const PATIENCE_MS = 10_000;

/** Longer answers are none of a gateway's. */
const ANSWER_MAX = 64 * 1024;

/**
 * Asks a gateway and reads its answer, whatever its status: what refuses says why in its body. An answer that is no JSON, a server
 * that fails or none at all postpones.
 */
export async function askGateway(
  url: string,
  request: RequestInit,
  {
    patienceMs = PATIENCE_MS,
    judge,
  }: {
    patienceMs?: number | undefined;
    /** What an answer means; null for one that it does not know. */
    judge: (answer: unknown) => SmsOutcome | null;
  },
): Promise<SmsOutcome> {
  try {
    const response = await fetch(url, {
      ...request,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = (await response.text()).slice(0, ANSWER_MAX);
    const judged = judge(parsed(text));
    return judged ?? { ok: false, isFinal: false, reason: `HTTP ${response.status}` };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    return { ok: false, isFinal: false, reason: name === 'TimeoutError' ? 'timeout' : 'unreachable' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

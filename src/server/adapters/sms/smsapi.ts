import * as v from 'valibot';
import type { SmsGateway, SmsOutcome } from '../../ports/sms.ts';
import { askGateway } from './ask-gateway.ts';

const API_URL = 'https://api.smsapi.pl';

/** The message was taken before under the same `idx`: an earlier attempt of which no answer came. */
const TAKEN_BEFORE = 53;

/**
 * What no other attempt changes: 11 to 13 and 17 refuse the text or the number, 32 foreign numbers, 57 and 59 recipients who want no
 * messages, 76 signs of the text. All else is the account's (101 and 102 a wrong token, 14 the sender's name, 103 no credit) or the gateway's.
 */
const FINAL: ReadonlySet<number> = new Set([11, 12, 13, 17, 32, 57, 59, 76]);

const code = v.nullish(v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]));
const accepted = v.object({ list: v.pipe(v.array(v.object({ id: v.string(), error: code })), v.length(1)) });
const refused = v.object({ error: code });

function outcomeOf(error: number | null | undefined): SmsOutcome {
  if (error === null || error === undefined || error === TAKEN_BEFORE) return { ok: true };
  return { ok: false, isFinal: FINAL.has(error), reason: `smsapi ${error}` };
}

/** Answers: `{count, list: [{id, status: "QUEUE", error: null, idx}]}`, or `{error, message}` whatever the HTTP status. */
function judge(answer: unknown): SmsOutcome | null {
  const taken = v.safeParse(accepted, answer);
  if (taken.success) return outcomeOf(taken.output.list[0]?.error);
  const refusal = v.safeParse(refused, answer);
  return refusal.success && typeof refusal.output.error === 'number' ? outcomeOf(refusal.output.error) : null;
}

/** SMSAPI.pl (`POST /sms.do`, https://www.smsapi.pl/docs): `from` is a sender's name that the account has registered. */
export function smsapi(options: {
  token: string;
  from: string;
  apiUrl?: string;
  patienceMs?: number;
}): SmsGateway {
  const { token, from, apiUrl = API_URL, patienceMs } = options;
  return {
    send: ({ id, recipient, text }) =>
      askGateway(
        `${apiUrl}/sms.do`,
        {
          headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
          body: new URLSearchParams({
            to: recipient.replace('+', ''),
            from,
            message: text,
            encoding: 'utf-8',
            format: 'json',
            idx: id,
            check_idx: '1',
          }),
        },
        { patienceMs, judge },
      ),
  };
}

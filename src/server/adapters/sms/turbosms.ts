import * as v from 'valibot';
import type { SmsGateway, SmsOutcome } from '../../ports/sms.ts';
import { askGateway } from './ask-gateway.ts';

const API_URL = 'https://api.turbosms.ua';

/** Taken: at once, into the queue, sent; with 802 and 803 only some recipients were, which their own code tells. */
const TAKEN: ReadonlySet<number> = new Set([0, 800, 801]);
const PARTLY: ReadonlySet<number> = new Set([802, 803]);
/** Taken before under the same `sequence_id`: the answer of then comes again. */
const REPEATED = 507;
/** The same text went to the same number within 90 seconds. */
const JUST_SENT = 427;

/**
 * What no other attempt changes: 304, 412 and 413 refuse the text, 305 the number, 404 a recipient who wants no messages, 406 the
 * country. All else is the account's (103 to 106 and 301 a wrong token, 302, 400 and 401 the sender's name, 203 no credit) or the gateway's.
 */
const FINAL: ReadonlySet<number> = new Set([304, 305, 404, 406, 412, 413]);

const answerSchema = v.object({
  response_code: v.number(),
  response_result: v.nullish(v.array(v.object({ response_code: v.number() }))),
});

const outcomeOf = (code: number): SmsOutcome =>
  TAKEN.has(code) || code === JUST_SENT
    ? { ok: true }
    : { ok: false, isFinal: FINAL.has(code), reason: `turbosms ${code}` };

/** The status is 200 for every request: `{response_code, response_status, response_result: [{phone, response_code, message_id}]}`. */
function judge(answer: unknown): SmsOutcome | null {
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return null;
  const { response_code: whole, response_result: results } = parsed.output;
  const own = results?.[0]?.response_code;
  if (own !== undefined) return outcomeOf(own);
  if (whole === REPEATED) return { ok: true };
  return PARTLY.has(whole) ? { ok: false, isFinal: true, reason: `turbosms ${whole}` } : outcomeOf(whole);
}

/** TurboSMS.ua (`POST /message/send.json`, https://turbosms.ua/ua/api.html): `sender` is a name that the account has registered. */
export function turbosms(options: {
  token: string;
  sender: string;
  apiUrl?: string;
  patienceMs?: number;
}): SmsGateway {
  const { token, sender, apiUrl = API_URL, patienceMs } = options;
  return {
    send: ({ id, recipient, text }) =>
      askGateway(
        `${apiUrl}/message/send.json`,
        {
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({
            recipients: [recipient.replace('+', '')],
            sms: { sender, text },
            sequence_id: id,
          }),
        },
        { patienceMs, judge },
      ),
  };
}

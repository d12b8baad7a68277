import type { Context } from 'hono';
import { isRegion, type Region } from '../../domain/locale/locale.ts';
import { answerProblem, NOT_SIGNED_IN, type Problem } from '../api/problem.ts';
import { isUnavailable, RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import type { AppOptions } from './app-options.ts';
import type { ShopContext } from './client-address.ts';
import { isFromThisSite } from './csrf.ts';
import { logger } from './logger.ts';
import { readUploadForm, type UploadedFile } from './read-upload.ts';
import { receiveBody } from './receive-body.ts';

/** What stands around a file in its form. */
const FRAME_BYTES_MAX = 16 * 1024;
/** So many uploads are received at the same time, each held in memory as it comes. */
const UPLOADS_MAX = 8;

/** What came of an upload; `reason` is what the page says of it, `errors` are message keys by field. */
export type Outcome =
  | { readonly ok: true; readonly id: string }
  | {
      readonly ok: false;
      readonly status: Problem['status'];
      readonly reason: string;
      readonly errors?: Readonly<Record<string, string>>;
    };

/** A form that came in whole, with a file that is no larger than allowed. */
type Received =
  | {
      readonly ok: true;
      readonly file: UploadedFile;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly ok: false; readonly reason: 'too-large' | 'no-file' | 'busy' };

/** What a form of staff asks for, and where it goes on. */
interface StaffForm {
  /** Does it; null where the address can name nothing. */
  readonly act: ((staffId: string) => Promise<Outcome>) | null;
  /** Where a browser without script is led to; `failure` is the reason of a refusal. */
  readonly page: (region: Region, failure: string | null) => string;
}

/** Files that staff send, and other forms about them: looked at only after site and session. */
export function staffUploads({ shop, publicUrl }: Pick<AppOptions, 'shop' | 'publicUrl'>) {
  const { origin } = new URL(publicUrl);
  let receiving = 0;

  /** Hears a request out whose body nobody has read, and forgets what it brought. */
  async function discard(c: Context<ShopContext>): Promise<void> {
    if (!c.req.raw.bodyUsed) await receiveBody(c.req.raw, 0);
  }

  /** Whether who asks has passed the door of the back office; else the status that says so. */
  async function staffOf(c: Context<ShopContext>): Promise<{ readonly id: string } | 401 | 403> {
    const session = await shop.identity.sessionOf(c.req.raw.headers);
    if (session === null) return 401;
    return shop.account.backOfficeDoor(session, 'rental') === 'open' ? session.user : 403;
  }

  async function outcomeOf(c: Context<ShopContext>, act: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await act();
    } catch (error) {
      const level = isUnavailable(error) ? 'warn' : 'error';
      logger[level]({ err: error, requestId: c.get('requestId') }, 'a file was not taken');
      return { ok: false, status: 503, reason: 'failed' };
    }
  }

  return {
    discard,

    /** Receives a form with a file of a name; what weighs more than `bytesMax` is not kept in memory. */
    async receive(
      c: Context<ShopContext>,
      { field, bytesMax }: { readonly field: string; readonly bytesMax: number },
    ): Promise<Received> {
      if (receiving >= UPLOADS_MAX) return { ok: false, reason: 'busy' };
      receiving++;
      try {
        const { fault, request } = await receiveBody(c.req.raw, bytesMax + FRAME_BYTES_MAX);
        if (fault !== null) return { ok: false, reason: fault === 'too-large' ? fault : 'no-file' };
        const body = Buffer.from(await request.arrayBuffer());
        const form = readUploadForm(body, request.headers.get('content-type') ?? '', field);
        if (form === null || form.file === null) return { ok: false, reason: 'no-file' };
        const { file, fields } = form;
        return file.bytes.byteLength > bytesMax
          ? { ok: false, reason: 'too-large' }
          : { ok: true, file, fields };
      } finally {
        receiving--;
      }
    },

    /** Answers a form of staff of this site: a script by JSON; a browser without one is led back to its page, which says a failure. */
    async answer(c: Context<ShopContext>, { act, page }: StaffForm): Promise<Response> {
      c.header('Cache-Control', 'no-store');
      const staff = isFromThisSite(c.req.raw, origin) ? await staffOf(c) : 403;
      if (typeof staff === 'number' || act === null) {
        await discard(c);
        if (staff === 401) return answerProblem(c, NOT_SIGNED_IN);
        return staff === 403 ? c.text('403', 403) : c.notFound();
      }
      const outcome = await outcomeOf(c, () => act(staff.id));
      await discard(c);
      if (c.req.header('accept')?.includes('application/json')) {
        if (outcome.ok) return c.json({ data: { id: outcome.id } });
        const { status, reason, errors } = outcome;
        if (status === 503) c.header('Retry-After', String(RETRY_AFTER_SECONDS));
        const details = { reason, ...(errors === undefined ? {} : { errors }) };
        return answerProblem(c, { status, message: reason, details });
      }
      if (!outcome.ok && outcome.status === 404) return c.notFound();
      const asked = c.req.query('region');
      return c.redirect(page(isRegion(asked) ? asked : 'ua', outcome.ok ? null : outcome.reason), 303);
    },
  };
}

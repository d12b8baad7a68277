import { lookup as lookUpName, type LookupAddress } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { WebhookAnswer, WebhookCaller } from '../../ports/webhook-caller.ts';
import { isPublicAddress } from './public-address.ts';

/** A program that has not answered by then is taken for one that is down. */
const PATIENCE_MS = 10_000;

class NotPublic extends Error {
  override readonly name = 'NotPublic';
}

type Resolve = (
  host: string,
  answer: (error: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;
const resolveName: Resolve = (host, answer) => lookUpName(host, { all: true }, answer);

/**
 * Resolves names for the connection itself, so that what was checked is what is connected to, however often the name's answer changes. One
 * address of the shop's own network refuses the name as a whole.
 */
const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, answer) =>
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined) return answer(error ?? new Error('No address'), '', 0);
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return answer(new NotPublic('Not public'), '', 0);
      return options.all === true ? answer(null, [...addresses]) : answer(null, first.address, first.family);
    });

/** Calls programs over http and https. A local shop reaches every address, any other only those of the open internet. */
export function webhookCaller({
  isLocal,
  patienceMs = PATIENCE_MS,
  resolve = resolveName,
}: {
  readonly isLocal: boolean;
  readonly patienceMs?: number;
  readonly resolve?: Resolve;
}): WebhookCaller {
  const lookup = publicLookup(resolve);
  return {
    post: (url, { headers, body }) =>
      new Promise<WebhookAnswer>((done) => {
        const { protocol, hostname } = new URL(url);
        const host = hostname.replace(/^\[|\]$/g, '');
        // An address instead of a name is connected to without being looked up.
        if (!isLocal && (protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))))
          return done({ ok: false, reason: 'private-address' });
        const signal = AbortSignal.timeout(patienceMs);
        const send = protocol === 'https:' ? requestHttps : requestHttp;
        const request = send(
          url,
          {
            method: 'POST',
            headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)) },
            // A connection of its own: one that is kept open would pass by the look-up.
            agent: false,
            signal,
            ...(!isLocal && { lookup }),
          },
          (response) => {
            done({ ok: true, status: response.statusCode ?? 0 });
            // Only the status counts: what else the program says is not read.
            response.destroy();
          },
        );
        request.on('error', (error) =>
          done({
            ok: false,
            reason:
              error instanceof NotPublic ? 'private-address' : signal.aborted ? 'timeout' : 'unreachable',
          }),
        );
        // A program that switches to another protocol gives neither an answer nor an error. After any other end this says nothing.
        request.on('close', () => done({ ok: false, reason: 'unreachable' }));
        request.end(body);
      }),
  };
}

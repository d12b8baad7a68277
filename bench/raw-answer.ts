import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer's bytes as they were sent, still packed. */
export interface RawAnswer {
  readonly body: Buffer;
  readonly contentType: string;
  readonly contentEncoding: string;
}

/** Asks as a browser does. */
export const rawAnswer = (url: string): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const { 'content-type': contentType = '', 'content-encoding': contentEncoding = '' } = response.headers;
      buffer(response).then((body) => resolve({ body, contentType, contentEncoding }), reject);
    }).on('error', reject);
  });

import { createHash } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { localeOf } from '../../domain/locale/locale.ts';
import { provide, type PageRequest } from '../context.ts';
import { textsOf } from '../content/texts.ts';
import { RETRY_AFTER_SECONDS } from '../database/is-unavailable.ts';
import { lastResortPage } from './last-resort-page.ts';
import { contentPolicy } from './security-headers.ts';

/** What a page is rendered for; the rest of its request follows from the region. */
export type PageOccasion = Pick<
  PageRequest,
  'shop' | 'region' | 'currency' | 'requestId' | 'user' | 'clientAddress' | 'nonce'
>;

const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g;

/** Allows the scripts of a page by their content: a page that many get cannot have a nonce of each answer. */
const hashesOf = (html: string) =>
  [...html.matchAll(INLINE_SCRIPT)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ');

/** The page whole, with its content policy; by the nonce if it has one, else by its scripts themselves. */
async function withPolicy(response: Response, headers: Headers, nonce: string | undefined) {
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  // Browsers hide nonces from scripts, which React's development build reports as a mismatch.
  if (!isHtml || !import.meta.env.PROD) return response.body;
  if (nonce !== undefined) {
    headers.set('Content-Security-Policy', contentPolicy(`'nonce-${nonce}'`));
    return response.body;
  }
  const html = await response.text();
  headers.set('Content-Security-Policy', contentPolicy(hashesOf(html)));
  return html;
}

/** Renders pages and their data: the router with all that surrounds its answer. */
export function pageRenderer(build: ServerBuild, publicUrl: string) {
  // A proxy that ends TLS asks by http, while forms come from https: the router is told whose they are.
  const { host } = new URL(publicUrl);
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [host] }, import.meta.env.MODE);

  return async (request: Request, occasion: PageOccasion): Promise<Response> => {
    const locale = localeOf(occasion.region);
    const { translate, hash } = textsOf(locale);
    const context = new RouterContextProvider();
    const known = { locale, translate, textsUrl: `/i18n/${locale}.${hash}.js`, publicUrl };
    // Getters of the occasion stay getters: what it refuses to tell is refused only to those who ask.
    provide(
      context,
      Object.defineProperties(known, Object.getOwnPropertyDescriptors(occasion)) as PageRequest,
    );
    const response = await handle(request, context);
    const headers = new Headers(response.headers);
    // The router answers in bare text when the page's own frame could not be rendered.
    if (response.status === 500 && headers.get('Content-Type')?.startsWith('text/plain')) {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      const page = await lastResortPage({ locale, translate, requestId: occasion.requestId });
      return new Response(String(page), { status: 500, headers });
    }
    const body = await withPolicy(response, headers, occasion.nonce);
    if (response.status === 503) headers.set('Retry-After', String(RETRY_AFTER_SECONDS));
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
    return new Response(body, { status: response.status, headers });
  };
}

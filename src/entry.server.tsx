// 40 % less CPU than react-dom/server.edge, and no conversion of streams.
import { renderToReadableStream, renderToString } from 'react-dom/server.node';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from 'react-router';
import { sellersEdition } from './content/pages/sellers.ts';
import type { Locale } from './domain/locale/locale.ts';
import { shopOf } from './server/context.ts';
import type { Messages } from './server/messages/messages.ts';
import { cachedFragments } from './server/http/cached-fragments.ts';
import { logger } from './server/http/logger.ts';
import { routeSteps, traceStep } from './server/tracing/steps.ts';
import { I18nProvider } from './web/i18n/i18n.tsx';
import { PageNonce } from './web/i18n/page-nonce.ts';
import { MessagesAddress } from './web/i18n/page-messages.tsx';
import { RequestNumber } from './web/shell/error-screen.tsx';
import { DrawContext, type Draw } from './web/ui/static-html.tsx';
import { TypedTexts } from './web/ui/typed-texts.ts';

/** Loaders and actions as steps of a trace. */
export const instrumentations = [routeSteps];

const DRAWN_BYTES = 6 << 20;
const findOrDraw = cachedFragments(DRAWN_BYTES);

/** What parts are drawn by, once each in the same words. Development shows each change of the code at once. */
const drawIn = (locale: Locale, { hash, messages }: Messages): Draw | null =>
  import.meta.env.PROD
    ? ({ by, of }, content) =>
        findOrDraw(by, JSON.stringify([locale, hash, sellersEdition(), of]), () =>
          renderToString(
            <I18nProvider locale={locale} messages={messages}>
              {content}
            </I18nProvider>,
          ),
        )
    : null;

/** The first route of the back office; pages below it have all routes in their browser, other pages those of the shop. */
const OFFICE = 'web/backoffice/backoffice.route';

/**
 * The routes of this page alone: the router makes objects of all that it is given, for each page anew, and what it makes
 * outlives the page (docs/memory.md). In the browser it has the others from its manifest (`tools/slim-manifest.mjs`).
 */
function withItsRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
  const url =
    import.meta.env.PROD && !ids.includes(OFFICE)
      ? manifest.url.replace('/manifest-', '/manifest-shop-')
      : manifest.url;
  return { ...entry, manifest: { ...manifest, url, routes } };
}

/** Renders a page; an error while rendering turns the answer into a 500. */
async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce, locale, requestId, texts, typed } = shopOf(context);
  let answer = status;
  const stream = await renderToReadableStream(
    <I18nProvider locale={locale} messages={texts.messages}>
      <MessagesAddress value={`/i18n/${locale}.${texts.hash}.js`}>
        <RequestNumber value={status >= 500 ? requestId : undefined}>
          <PageNonce value={nonce}>
            <DrawContext value={drawIn(locale, texts)}>
              <TypedTexts value={typed}>
                <ServerRouter context={withItsRoutes(entry)} url={request.url} nonce={nonce} />
              </TypedTexts>
            </DrawContext>
          </PageNonce>
        </RequestNumber>
      </MessagesAddress>
    </I18nProvider>,
    {
      ...(nonce === undefined ? {} : { nonce }),
      progressiveChunkSize: Infinity, // all is awaited below: nothing comes later by script, which some do without
      // No signal: all data is there, so rendering is one step, and what React does for one outlives the page.
      onError: (error) => {
        if (request.signal.aborted) return;
        answer = 500;
        logger.error({ err: error, requestId }, 'page could not be rendered');
      },
    },
  );
  await stream.allReady; // the status is known only when all is rendered; pages hold no slow parts
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: answer, headers });
}

export default (...page: Parameters<typeof renderPage>) =>
  traceStep({ kind: 'render', name: 'render page', attributes: {} }, () => renderPage(...page));

/** Errors of loaders and actions, which React Router hides from the visitor; what the caller did wrong is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logger.error({ err: error, requestId: shopOf(context).requestId }, 'loader or action failed');
}

import { Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { REGIONS } from '../../domain/locale/locale.ts';
import { callerOf, isLocalCaller, type ShopContext } from './client-address.ts';

const WIDTHS = [390, 768, 1440, 1920];
const THEMES = ['light', 'dark'];

/** Lets the frames of `/dev/gallery` show their page; every other page may be framed by nobody. */
export const frameOfGallery: MiddlewareHandler<ShopContext> = async (c, next) => {
  await next();
  const policy = c.res.headers.get('Content-Security-Policy') ?? '';
  c.header('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"));
  c.header('X-Frame-Options', 'SAMEORIGIN');
};

/**
 * `/dev/gallery`: the gallery of components (`web/gallery`) in each language, theme and width, side by side in frames. Like the other
 * pages for developers it exists for programs on this machine alone.
 */
export function devGallery(): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/gallery', (c) => {
    if (!isLocalCaller(callerOf(c))) return c.notFound();
    const known = <Of>(list: readonly Of[], value: string | undefined): readonly Of[] => {
      const chosen = list.filter((each) => String(each) === value);
      return chosen.length === 0 ? list.slice(0, 1) : chosen;
    };
    const { region, theme } = c.req.query();
    const regions = known(REGIONS, region);
    const themes = known(THEMES, theme);
    const link = (query: string, name: string) => html`<a href="/dev/gallery?${query}">${name}</a> `;
    c.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    );
    c.header('Cache-Control', 'no-store');
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="color-scheme" content="light dark" />
          <title>Gallery</title>
          <main style="margin: 1rem; font: 16px/1.5 system-ui">
            <h1>Gallery</h1>
            <p>
              ${REGIONS.flatMap((each) =>
                THEMES.map((name) => link(`region=${each}&theme=${name}`, `${each}, ${name}`)),
              )}
            </p>
            <div style="display: flex; gap: 1rem; overflow-x: auto">
              ${regions.flatMap((each) =>
                themes.flatMap((name) =>
                  WIDTHS.map(
                    (width) =>
                      html`<figure style="margin: 0">
                        <figcaption>
                          <a href="/${each}/dev/gallery?theme=${name}">${each}, ${name}, ${width} px</a>
                        </figcaption>
                        <iframe
                          src="/${each}/dev/gallery?theme=${name}"
                          title="${each}, ${name}, ${width} px"
                          loading="lazy"
                          style="width: ${width}px; height: 85vh; border: 1px solid #8884"
                        ></iframe>
                      </figure>`,
                  ),
                ),
              )}
            </div>
          </main>
        </html>`,
    );
  });
  return app;
}

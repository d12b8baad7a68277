import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Shop } from '../wiring.ts';
import type { ShopContext } from './client-address.ts';

/** `/dev/mail`: the outbox as a mailbox, outside production only. Letters are shown as plain text and as HTML. */
export function devMail({ outbox }: Pick<Shop, 'outbox'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.get('/mail', async (c) => {
    const letters = await outbox.listLetters();
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Outbox</title>
          <main style="max-width: 46rem; margin: 2rem auto; font: 16px/1.5 system-ui">
            <h1>Outbox</h1>
            ${letters.length === 0 ? html`<p>No letters yet.</p>` : ''}
            <ul>
              ${letters.map(
                (letter) =>
                  html`<li>
                    <a href="/dev/mail/${letter.id}">${letter.subject}</a> — ${letter.recipient},
                    ${letter.createdAt}
                  </li>`,
              )}
            </ul>
          </main>
        </html>`,
    );
  });
  app.get('/mail/:id{\\d+}', async (c) => {
    const letter = await outbox.findLetter(Number(c.req.param('id')));
    if (!letter) return c.notFound();
    return c.html(
      html`<!doctype html>
        <html lang="${letter.locale}">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${letter.subject}</title>
          <main style="max-width: 46rem; margin: 2rem auto; font: 16px/1.5 system-ui">
            <p><a href="/dev/mail">Outbox</a></p>
            <h1>${letter.subject}</h1>
            <p>${letter.recipient}${letter.replyTo === null ? '' : ` ← ${letter.replyTo}`}</p>
            <section>${raw(letter.html)}</section>
            <hr />
            <pre style="white-space: pre-wrap">${letter.plain}</pre>
          </main>
        </html>`,
    );
  });
  return app;
}

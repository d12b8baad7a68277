import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { EMAIL_PREVIEWS } from '../email-previews.ts';
import { withPictures } from '../emails/inline-pictures.ts';
import type { Email } from '../outbox/email.ts';
import type { Shop } from '../wiring.ts';
import { type ShopContext, callerOf, isLocalCaller } from './client-address.ts';

type Markup = ReturnType<typeof html>;

const page = (title: string, language: string, content: Markup) =>
  html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>${title}</title>
      <main style="max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui">
        <h1>${title}</h1>
        ${content}
      </main>
    </html>`;

/** An e-mail with both its sides; its HTML is a document of its own. */
const emailPage = (email: Email, recipient: string, frame: string) =>
  page(
    email.subject,
    email.locale,
    html`<p><a href="/dev/mail">Outbox</a> · <a href="${frame}">HTML alone</a></p>
      <p>${recipient}</p>
      <iframe
        src="${frame}"
        title="HTML"
        style="width: 100%; height: 60rem; border: 1px solid #8884"
      ></iframe>
      <pre style="white-space: pre-wrap">${email.plain}</pre>`,
  );

const asPreview = ({ name, locale }: (typeof EMAIL_PREVIEWS)[number]) =>
  `/dev/mail/preview/${name}/${locale}`;

const stateOfSms = (sms: { sentAt: string | null; givenUpAt: string | null; failure: string | null }) => {
  if (sms.sentAt !== null) return 'sent';
  const state = sms.givenUpAt === null ? 'waits' : 'given up';
  return sms.failure === null ? state : `${state} (${sms.failure})`;
};

/** The e-mail itself with its pictures, which only these pages may frame. */
const document = (email: Pick<Email, 'html'>, pictures: Parameters<typeof withPictures>[1]) =>
  [
    raw(withPictures(email.html, pictures)),
    200,
    { 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' },
  ] as const;

/** An e-mail may show pictures and its own styles, and run nothing; only these pages may frame it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * `/dev/mail`: the outbox as a mailbox, text messages too, and every e-mail that the shop writes to look at. The e-mails hold keys of orders:
 * to anybody but a program on this machine the pages do not exist, whatever the settings say.
 */
export function devMail({ outbox, previewEmail }: Pick<Shop, 'outbox' | 'previewEmail'>): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  app.use(async (c, next) => {
    if (!isLocalCaller(callerOf(c))) return c.notFound();
    await next();
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
  });
  app.get('/mail', async (c) => {
    const [emails, texts] = await Promise.all([outbox.listEmails(), outbox.listSms()]);
    return c.html(
      page(
        'Outbox',
        'en',
        html`${emails.length === 0 ? html`<p>No e-mails yet.</p>` : ''}
          <ul>
            ${emails.map(
              (email) =>
                html`<li>
                  <a href="/dev/mail/${email.id}">${email.subject}</a> — ${email.recipient},
                  ${email.createdAt}
                </li>`,
            )}
          </ul>
          <h2>Text messages</h2>
          ${texts.length === 0 ? html`<p>No text messages yet.</p>` : ''}
          <ul>
            ${texts.map(
              (sms) => html`<li>${sms.text} — ${sms.recipient}, ${sms.createdAt}, ${stateOfSms(sms)}</li>`,
            )}
          </ul>
          <h2>Templates</h2>
          <ul>
            ${EMAIL_PREVIEWS.map(
              (preview) =>
                html`<li><a href="${asPreview(preview)}">${preview.name}, ${preview.locale}</a></li>`,
            )}
          </ul>`,
      ),
    );
  });
  app.get('/mail/:id{\\d+}', async (c) => {
    const email = await outbox.findEmail(Number(c.req.param('id')));
    if (!email) return c.notFound();
    const { recipient, replyTo, ...rest } = email;
    const line = recipient + (replyTo === null ? '' : ` ← ${replyTo}`);
    return c.html(emailPage({ ...rest, recipient }, line, `/dev/mail/${email.id}/html`));
  });
  app.get('/mail/:id{\\d+}/html', async (c) => {
    const email = await outbox.findEmail(Number(c.req.param('id')));
    return email ? c.html(...document(email, outbox.picturesOf(email.html))) : c.notFound();
  });
  app.get('/mail/preview/:name/:locale/:part{html}?', async (c) => {
    const { name, locale, part } = c.req.param();
    const preview = EMAIL_PREVIEWS.find((each) => each.name === name && each.locale === locale);
    const email = preview ? await previewEmail(preview.name, preview.locale) : null;
    if (!preview || !email) return c.notFound();
    return part === undefined
      ? c.html(emailPage(email, email.recipient, `${asPreview(preview)}/html`))
      : c.html(...document(email, outbox.picturesOf(email.html)));
  });
  return app;
}

import type { Translate } from '../../content/translator.ts';
import { printRecord, sellerIn, type SellerView } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import { escapeHtml } from '../outbox/escape-html.ts';
import { pageLink } from './email-links.ts';
import { unbrokenHtml } from './unbroken.ts';

const FONT = "'Manrope','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark themes and phones, for the programs that know them; all others get the inline styles. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0e1013!important}.sheet{background:#16191d!important}.ink{color:#f2f3f5!important}.fill{background:#262b31!important}.muted{color:#a3aab5!important}.line{border-color:#2a2f36!important}}
@media (max-width:480px){.sheet{border-radius:0!important;padding:28px 20px!important}.edge{padding:20px 20px!important}}`;

/** What stands around the content of an e-mail. */
export interface EmailFrame {
  readonly locale: Locale;
  readonly market: Market;
  /** What a list of e-mails shows after the subject. */
  readonly preheader: string;
  readonly title: string;
  /** What it is about, in a few words. */
  readonly topic: string;
  /** Why the reader gets it. */
  readonly because: string;
  readonly t: Translate;
}

const imprint = ({ name, address, registration, records, isSample }: SellerView, { t }: EmailFrame): string =>
  [
    name,
    `${t(`page.seller.${registration.register}`)} ${registration.number}`,
    ...records.map((record) => printRecord(record, t)),
    address,
    ...(isSample ? [t('page.seller.sample')] : []),
  ].join(' · ');

const contact = ({ email, phone, hours }: SellerView, { t }: EmailFrame): string =>
  t('mail.help', { email, phone: printPhone(phone), hours });

/** The whole document around an e-mail's content, the same for every e-mail. */
export function frameHtml(frame: EmailFrame, content: string): string {
  const { locale, market, preheader, title, topic, because, t } = frame;
  const seller = sellerIn(market, locale);
  const small = 'margin:0 0 8px;font-size:13px;line-height:1.55;color:#5b626d';
  const logo = `<a class="ink" href="${pageLink(locale, '/')}" style="font-size:22px;line-height:1;font-weight:800;letter-spacing:-.02em;color:#14171c;text-decoration:none">Promin<span style="color:#ffa726">.</span></a>`;
  return `<!doctype html>
<html lang="${locale}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4f5f7;font-family:${FONT};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<div role="main" lang="${locale}">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f4f5f7"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px">
<tr><td class="edge" style="padding:32px 40px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td>${logo}</td><td class="muted" align="right" style="font-size:14px;line-height:1.4;color:#5b626d">${unbrokenHtml(topic)}</td></tr></table></td></tr>
<tr><td class="sheet" style="padding:40px;background:#ffffff;border-radius:20px">
<h1 class="ink" style="margin:0 0 20px;font-size:28px;line-height:1.18;font-weight:800;letter-spacing:-.02em;color:#14171c">${unbrokenHtml(title)}</h1>
${content}
<p class="muted line" style="${small};margin:0;padding-top:16px;border-top:1px solid #e3e5ea">${escapeHtml(contact(seller, frame))}</p>
</td></tr>
<tr><td class="edge" style="padding:24px 40px 40px">
<p class="muted" style="${small}">${unbrokenHtml(because)}</p>
<p class="muted" style="${small};margin:0">${unbrokenHtml(imprint(seller, frame))} · <a class="muted" href="${pageLink(locale, '/privacy-policy')}" style="color:#5b626d">${escapeHtml(t('mail.privacy'))}</a></p>
</td></tr>
</table>
</td></tr></table>
</div>
</body>
</html>`;
}

/** The same e-mail for programs and people that read plain text. */
export function framePlain(frame: EmailFrame, content: string): string {
  const { locale, market, title, topic, because } = frame;
  const seller = sellerIn(market, locale);
  return [topic, title, content, '—', contact(seller, frame), because, imprint(seller, frame)].join('\n\n');
}

import { escapeHtml } from '../outbox/escape-html.ts';
import type { Translate } from '../../content/translator.ts';
import { clearEmailPicture } from '../../domain/catalogue/picture.ts';
import { printRecord, sellerIn, type SellerView } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { printPhone } from '../../domain/contact-data/print-phone.ts';
import type { GoodsLine, EmailPart, EmailRow } from './email-part.ts';
import { pageLink, unsubscribeLink } from './email-links.ts';
import { MARK_CID } from './inline-pictures.ts';

/** Numbers of orders and documents, postcodes, names of models: short signs joined by hyphens, with a figure in them. */
const NUMBER = /(?<![\p{L}\d-])(?=[A-Z-]{0,12}\d)[A-Z\d]{2,8}(?:-[A-Z\d]{2,8}){1,3}(?![\p{L}\d-])/gu;

/** A text as HTML in which such a number is never divided between two lines, nor one parted from its unit; the number stays what can be copied. */
export const unbrokenHtml = (text: string): string =>
  escapeHtml(tieUnits(text)).replaceAll(
    NUMBER,
    (number) => `<span style="white-space:nowrap">${number}</span>`,
  );

// Mail programs know tables and inline styles; the classes are only for those that also know dark themes and phones.
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#14171c';
const HEADING = 'margin:28px 0 8px;font-size:18px;line-height:1.3;font-weight:700;color:#14171c';
const LINE = 'border-top:1px solid #e3e5ea';
const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`;

const heading = (title: string | null): string =>
  title === null ? '' : `<h2 class="ink" style="${HEADING}">${unbrokenHtml(title)}</h2>`;

const factRow = ([term, value]: EmailRow): string =>
  `<tr><td class="line muted" valign="top" width="40%" style="${LINE};padding:10px 16px 10px 0;font-size:14px;line-height:1.5;color:#5b626d">${unbrokenHtml(term)}</td><td class="line ink" valign="top" style="${LINE};padding:10px 0;font-size:14px;line-height:1.5;font-weight:600;color:#14171c;word-break:break-word">${unbrokenHtml(value)}</td></tr>`;

/** A name takes the width, for it is long; its pieces stay in one line. */
const piecesRow = ([name, pieces]: EmailRow): string =>
  `<tr><td class="line ink" valign="top" style="${LINE};padding:10px 16px 10px 0;font-size:14px;line-height:1.5;color:#14171c">${unbrokenHtml(name)}</td><td class="line ink" valign="top" align="right" style="${LINE};padding:10px 0;font-size:14px;line-height:1.5;font-weight:600;color:#14171c;white-space:nowrap">${unbrokenHtml(pieces)}</td></tr>`;

/**
 * Name and amount stand side by side where there is room for both, else one under the other, in every mail program; what the amount is with stands
 * under it, so that the longest has room. The picture leads where the name beside it does: who listens to the e-mail meets one link. In the dark
 * it is the one without a ground, where the program knows its format.
 */
const goodsRow = ({ name, detail, amount, amountNote, picture, href }: GoodsLine): string =>
  `<tr><td class="line" width="72" valign="top" style="${LINE};padding:14px 16px 14px 0"><a href="${escapeHtml(href)}" aria-hidden="true" tabindex="-1"><picture><source media="(prefers-color-scheme:dark)" type="image/avif" srcset="${escapeHtml(clearEmailPicture(picture))}"><img src="${escapeHtml(picture)}" class="tile" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border:0;border-radius:10px;background:#e6e8ec"></picture></a></td><td class="line" valign="top" style="${LINE};padding:14px 0;font-size:14px;line-height:1.5"><div style="display:inline-block;width:100%;max-width:280px;vertical-align:top"><a class="ink" href="${escapeHtml(href)}" style="font-size:15px;font-weight:600;color:#14171c;text-decoration:none">${unbrokenHtml(name)}</a><br><span class="muted" style="color:#5b626d">${unbrokenHtml(detail)}</span></div><div class="amount ink" style="display:inline-block;box-sizing:border-box;width:100%;max-width:150px;padding-left:16px;vertical-align:top;text-align:right;font-size:15px;font-weight:600;color:#14171c;white-space:nowrap">${unbrokenHtml(amount)}${amountNote === undefined ? '' : `<br><span class="muted" style="font-size:13px;font-weight:400;color:#5b626d">${unbrokenHtml(amountNote)}</span>`}</div></td></tr>`;

const linkRow = ({ label, href }: { label: string; href: string }): string =>
  `<tr><td class="line" style="${LINE};padding:10px 0;font-size:14px;line-height:1.5"><a class="ink" href="${escapeHtml(href)}" style="color:#14171c">${unbrokenHtml(label)}</a></td></tr>`;

function sumRow([term, value]: EmailRow, index: number, rows: readonly EmailRow[]): string {
  const isTotal = index === rows.length - 1;
  const size = isTotal
    ? `${LINE};padding:12px 0 0;font-size:18px;font-weight:700;color:#14171c`
    : `padding:4px 0 ${index === rows.length - 2 ? 12 : 4}px;font-size:14px;color:#5b626d`;
  const look = isTotal ? 'line ink' : 'muted';
  return `<tr><td class="${look}" style="${size};line-height:1.5">${unbrokenHtml(term)}</td><td class="${look}" align="right" style="${size};line-height:1.5;white-space:nowrap">${unbrokenHtml(value)}</td></tr>`;
}

/** One amber button in an e-mail; what else can be done stands under it as links, each high enough for a thumb. */
function button({ label, href, quiet = false }: Extract<EmailPart, { kind: 'button' }>): string {
  if (quiet) {
    return `<p style="margin:-20px 0 24px"><a class="ink" href="${escapeHtml(href)}" style="display:inline-block;padding:10px 0;font-size:15px;line-height:1.6;font-weight:600;color:#14171c">${unbrokenHtml(label)}</a></p>`;
  }
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 32px"><tr><td align="center" bgcolor="#ffa726" style="border-radius:999px;background:#ffa726"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:700;color:#1a1206;text-decoration:none;border-radius:999px">${unbrokenHtml(label)}</a></td></tr></table>`;
}

/** The code stands on white in every theme: cameras read it so. Its words are beside it, on phones below. */
function codeHtml({ cid, alt, text, link }: Extract<EmailPart, { kind: 'code' }>): string {
  const open =
    link === null
      ? ''
      : `<br><a class="ink" href="${escapeHtml(link.href)}" style="display:inline-block;padding-top:8px;font-weight:600;color:#14171c">${unbrokenHtml(link.label)}</a>`;
  return `<div style="margin:-12px 0 32px"><div style="display:inline-block;vertical-align:middle;margin:0 20px 12px 0"><img src="cid:${escapeHtml(cid)}" width="176" height="176" alt="${escapeHtml(alt)}" style="display:block;width:176px;height:176px;border:0;border-radius:12px;background:#ffffff"></div><div class="muted" style="display:inline-block;width:100%;max-width:270px;vertical-align:middle;font-size:14px;line-height:1.5;color:#5b626d">${unbrokenHtml(text)}${open}</div></div>`;
}

/** A piece of an e-mail as HTML that every mail program draws; whatever it is told is only text. */
export function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${PARAGRAPH}">${unbrokenHtml(part.text)}</p>`;
    case 'note':
      return `<p class="muted" style="margin:-16px 0 32px;font-size:14px;line-height:1.5;color:#5b626d">${unbrokenHtml(part.text)}</p>`;
    case 'quote':
      return `<p class="ink line" style="${PARAGRAPH};white-space:pre-line;border-left:3px solid #ffa726;padding-left:16px">${unbrokenHtml(part.text)}</p>`;
    case 'button':
      return button(part);
    case 'facts':
      return `${heading(part.title)}${table(part.rows.map(factRow).join(''), 'margin:0 0 32px')}`;
    case 'pieces':
      return `${heading(part.title)}${table(part.rows.map(piecesRow).join(''), 'margin:0 0 32px')}`;
    case 'documents':
      return `${heading(part.title)}${table(part.links.map(linkRow).join(''), 'margin:0 0 32px')}`;
    case 'goods':
      return `${heading(part.title)}${table(part.lines.map(goodsRow).join(''), part.title === null ? 'margin:0 0 16px' : 'margin:0')}`;
    case 'code':
      return codeHtml(part);
    case 'sums':
      return table(part.rows.map(sumRow).join(''), 'margin:8px 0 32px');
  }
}

const FONT = "'Manrope','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Dark themes and phones, for the programs that know them; all others get the inline styles. */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#0e1013!important}.sheet{background:#16191d!important}.ink{color:#f2f3f5!important}.muted{color:#a3aab5!important}.line{border-color:#2a2f36!important}.tile{background:#2d333b radial-gradient(ellipse 90% 80% at 50% 46%,#59616b,#2d333b)!important}}
@media (max-width:480px){.sheet{border-radius:0!important;padding:28px 20px!important}.edge{padding:20px 20px!important}.amount{text-align:left!important;padding:6px 0 0!important}}`;

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
  /** Above which line an answer by e-mail is written; it stands before everything else. Absent where none is taken in. */
  readonly replyLine?: string;
  /** What the reader may refuse (`unsubscribeFrom`); absent for what cannot be refused. */
  readonly unsubscribe?: string;
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
  const refusal =
    frame.unsubscribe === undefined
      ? ''
      : ` <a class="muted" href="${escapeHtml(unsubscribeLink(locale, frame.unsubscribe))}" style="color:#5b626d">${escapeHtml(t('mail.unsubscribe'))}</a>`;
  // Its picture goes with the e-mail; where pictures are not shown the name stands alone.
  const logo = `<a class="ink" href="${pageLink(locale, '/')}" style="font-size:22px;line-height:32px;font-weight:800;letter-spacing:-.02em;color:#14171c;text-decoration:none;white-space:nowrap"><img src="cid:${MARK_CID}" width="32" height="32" alt="" style="width:32px;height:32px;border:0;margin-right:10px;vertical-align:middle"><span style="vertical-align:middle">Promin</span></a>`;
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
${frame.replyLine === undefined ? '' : `<p class="muted" style="margin:0;padding:16px 16px 0;text-align:center;font-size:13px;line-height:1.5;color:#5b626d">${escapeHtml(frame.replyLine)}</p>\n`}<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
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
<p class="muted" style="${small}">${unbrokenHtml(because)}${refusal}</p>
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
  const refusal =
    frame.unsubscribe === undefined
      ? []
      : [`${frame.t('mail.unsubscribe')}:\n${unsubscribeLink(locale, frame.unsubscribe)}`];
  const foot = [contact(seller, frame), because, ...refusal, imprint(seller, frame)];
  const above = frame.replyLine === undefined ? [] : [frame.replyLine];
  return [...above, topic, title, content, '—', ...foot].join('\n\n');
}

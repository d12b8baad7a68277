import { escapeHtml } from '../outbox/escape-html.ts';
import { unbrokenHtml } from './unbroken.ts';
import type { GoodsLine, EmailPart, EmailRow } from './email-part.ts';

// Mail programs know tables and inline styles; the classes are only for those that also know dark themes and phones.
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.6;color:#14171c';
const HEADING = 'margin:28px 0 8px;font-size:18px;line-height:1.3;font-weight:700;color:#14171c';
const LINE = 'border-top:1px solid #e3e5ea';
const table = (rows: string, style = '') =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${style}">${rows}</table>`;

const factRow = ([term, value]: EmailRow): string =>
  `<tr><td class="line muted" valign="top" width="40%" style="${LINE};padding:10px 16px 10px 0;font-size:14px;line-height:1.5;color:#5b626d">${unbrokenHtml(term)}</td><td class="line ink" valign="top" style="${LINE};padding:10px 0;font-size:14px;line-height:1.5;font-weight:600;color:#14171c;word-break:break-word">${unbrokenHtml(value)}</td></tr>`;

const goodsRow = ({ name, detail, amount, picture, href }: GoodsLine): string =>
  `<tr><td class="line" width="72" valign="top" style="${LINE};padding:14px 16px 14px 0"><a href="${escapeHtml(href)}"><img src="${escapeHtml(picture)}" width="72" height="72" alt="" style="display:block;width:72px;height:72px;border:0;border-radius:10px;background:#e6e8ec"></a></td><td class="line" valign="top" style="${LINE};padding:14px 0;font-size:14px;line-height:1.5"><a class="ink" href="${escapeHtml(href)}" style="font-size:15px;font-weight:600;color:#14171c;text-decoration:none">${unbrokenHtml(name)}</a><br><span class="muted" style="color:#5b626d">${unbrokenHtml(detail)}</span></td><td class="line ink" valign="top" align="right" style="${LINE};padding:14px 0 14px 12px;font-size:15px;line-height:1.5;font-weight:600;color:#14171c;white-space:nowrap">${unbrokenHtml(amount)}</td></tr>`;

function sumRow([term, value]: EmailRow, index: number, rows: readonly EmailRow[]): string {
  const isTotal = index === rows.length - 1;
  const size = isTotal
    ? `${LINE};padding:12px 0 0;font-size:18px;font-weight:700;color:#14171c`
    : `padding:4px 0 ${index === rows.length - 2 ? 12 : 4}px;font-size:14px;color:#5b626d`;
  const look = isTotal ? 'line ink' : 'muted';
  return `<tr><td class="${look}" style="${size};line-height:1.5">${unbrokenHtml(term)}</td><td class="${look}" align="right" style="${size};line-height:1.5;white-space:nowrap">${unbrokenHtml(value)}</td></tr>`;
}

function button({ label, href, quiet = false }: Extract<EmailPart, { kind: 'button' }>): string {
  const [colour, ink] = quiet ? ['#e9ebef', '#14171c'] : ['#ffa726', '#1a1206'];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:${quiet ? '-20px' : '8px'} 0 32px"><tr><td class="${quiet ? 'fill' : ''}" align="center" bgcolor="${colour}" style="border-radius:999px;background:${colour}"><a class="${quiet ? 'ink' : ''}" href="${escapeHtml(href)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:1.25;font-weight:700;color:${ink};text-decoration:none;border-radius:999px">${unbrokenHtml(label)}</a></td></tr></table>`;
}

/** A piece of an e-mail as HTML that every mail program draws; whatever it is told is only text. */
export function partHtml(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="${PARAGRAPH}">${unbrokenHtml(part.text)}</p>`;
    case 'quote':
      return `<p class="ink line" style="${PARAGRAPH};white-space:pre-line;border-left:3px solid #ffa726;padding-left:16px">${unbrokenHtml(part.text)}</p>`;
    case 'button':
      return button(part);
    case 'facts':
      return `${part.title === null ? '' : `<h2 class="ink" style="${HEADING}">${unbrokenHtml(part.title)}</h2>`}${table(part.rows.map(factRow).join(''), 'margin:0 0 32px')}`;
    case 'goods':
      return `<h2 class="ink" style="${HEADING}">${unbrokenHtml(part.title)}</h2>${table(part.lines.map(goodsRow).join(''), 'margin:0')}`;
    case 'sums':
      return table(part.rows.map(sumRow).join(''), 'margin:8px 0 32px');
  }
}

import type { EmailPart } from './email-part.ts';

/** A piece of an e-mail as plain text. */
export function partPlain(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
    case 'quote':
      return part.text;
    case 'button':
      return `${part.label}:\n${part.href}`;
    case 'facts': {
      const rows = part.rows.map(([term, value]) => `${term}: ${value}`);
      return [...(part.title === null ? [] : [part.title]), ...rows].join('\n');
    }
    case 'goods':
      return [
        part.title,
        ...part.lines.map(({ name, detail, amount }) => `– ${name}\n  ${detail}: ${amount}`),
      ].join('\n');
    case 'sums':
      return part.rows.map(([term, value]) => `${term}: ${value}`).join('\n');
  }
}

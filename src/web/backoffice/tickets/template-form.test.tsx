import { expect, test } from 'vitest';
import { renderComponent } from '../../../../tests/support/render-component.tsx';
import { TemplateForm } from './template-form.tsx';

const template = {
  id: '4b4f1f6e-0000-4000-8000-000000000000',
  subject: 'ticket',
  title: 'Вітання',
  uk: 'Доброго дня\nколего',
  pl: 'Dzień dobry',
  en: 'Hello of a colleague',
  updatedAt: '2026-11-03T10:00:00Z',
} as const;
const values = { ...template, uk: 'Доброго дня\r\nколего', en: 'Hello of mine', seen: 'before' };

test('what a colleague saved stands beside what was typed, and is replaced by the next saving', () => {
  const problem = { reason: 'changed', text: 'Changed', errors: {}, values } as const;
  const html = renderComponent(<TemplateForm template={template} isNew={false} problem={problem} />);
  expect(html).toContain('>Hello of mine</textarea>');
  expect(html).toContain('>Hello of a colleague</span>');
  expect(html).toContain(`name="seen" value="${template.updatedAt}"`);
  // What is the same in both is shown once, whatever ends its lines.
  expect(html.match(/Dzień dobry|колего/g)).toHaveLength(2);
});

test('a template is deleted, too, by who saw what stands there', () => {
  const html = renderComponent(<TemplateForm template={template} isNew={false} problem={undefined} />);
  expect(html.split(`name="seen" value="${template.updatedAt}"`)).toHaveLength(3);
});

test('any other refusal shows what was typed alone', () => {
  const problem = { reason: 'fields', text: 'Wrong', errors: {}, values } as const;
  const html = renderComponent(<TemplateForm template={template} isNew={false} problem={problem} />);
  expect(html).not.toContain('Hello of a colleague');
});

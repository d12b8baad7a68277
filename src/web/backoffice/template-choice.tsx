import type { FormEvent } from 'react';
import type { Locale } from '../../domain/locale/locale.ts';
import { fillTemplate } from '../../domain/support/ticket-forms.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';

/** A template in the customer's language, with their name and the number of what is answered. */
export interface FilledTemplate {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Templates as they stand in an answer to a customer. */
export const fillTemplates = (
  templates: readonly ({ readonly id: string; readonly title: string } & Readonly<Record<Locale, string>>)[],
  locale: Locale,
  values: Parameters<typeof fillTemplate>[1],
): FilledTemplate[] =>
  templates.map((template) => ({
    id: template.id,
    title: template.title,
    text: fillTemplate(template[locale], values),
  }));

/** The template that an address names for a field: without the page's script it is chosen so. Undefined for none. */
export const templateNamed = (
  templates: readonly FilledTemplate[],
  chosen: { readonly id: string | null; readonly area: string | null },
  area: string,
): string | undefined =>
  chosen.area === area ? templates.find(({ id }) => id === chosen.id)?.text : undefined;

/** What an address says of a chosen template. */
export const chosenTemplate = ({ searchParams }: URL) => ({
  id: searchParams.get('template'),
  area: searchParams.get('area'),
});

/** Puts a template into a text area: behind what stands there; without the script the page comes again with it. Nothing where there are no templates. */
export function TemplateChoice({ templates, area }: { templates: readonly FilledTemplate[]; area: string }) {
  const t = useT();
  if (templates.length === 0) return null;
  const use = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get('template');
    const found = templates.find((template) => template.id === id);
    const field = document.getElementById(area);
    if (!found || !(field instanceof HTMLTextAreaElement)) return;
    field.value = field.value.trim() === '' ? found.text : `${field.value.trimEnd()}\n\n${found.text}`;
    field.focus();
  };
  return (
    <form onSubmit={use} className="mb-5 flex flex-wrap items-end gap-3 text-ink">
      <input type="hidden" name="area" value={area} />
      <SelectField
        name="template"
        label={t('backoffice.tickets.template')}
        placeholder={t('backoffice.tickets.noTemplate')}
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        className="min-w-0 flex-1 sm:max-w-96"
      />
      <Button type="submit" className="min-h-12">
        {t('backoffice.tickets.useTemplate')}
      </Button>
    </form>
  );
}

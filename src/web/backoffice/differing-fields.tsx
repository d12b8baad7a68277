import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { DifferingField } from '../form/use-kept-typing.ts';

function DifferingFields({ fields }: { fields: readonly DifferingField[] }) {
  const t = useT();
  return (
    <Alert tone="warning" live title={t('backoffice.differing.title')} className="col-span-full w-full">
      <p>{t('backoffice.differing.text')}</p>
      <ul className="mt-3 flex flex-col gap-3">
        {fields.map((field) => (
          <li key={`${field.label} ${field.words}`} className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60 text-ink">
              <p className="font-semibold">{field.label}</p>
              <p className="break-words whitespace-pre-line">{field.words || '—'}</p>
            </div>
            <Button type="button" size="sm" onClick={field.write}>
              {t('backoffice.differing.write')}
              <span className="sr-only"> {field.label}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What was written before signing in, of fields that a colleague saved otherwise meanwhile: the page says theirs, and gives one's own at a press. */
export const showDiffering = (fields: readonly DifferingField[]) => <DifferingFields fields={fields} />;

import type { EntryFields } from '../../../domain/catalogue/merchandising/home-entry.ts';
import { StaffForm } from '../../backoffice/staff-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Alert } from '../../ui/alert.tsx';
import type { TwoVersions } from './entry-view.server.ts';

/** What was to be done and what is stored by now, where they could not be joined. */
function Versions({ versions }: { versions: readonly TwoVersions[] }) {
  const t = useT();
  return (
    <ul className="mt-2 list-disc pl-5">
      {versions.map(({ label, stored, wanted }) => (
        <li key={label}>
          {label}: {t('backoffice.content.versions', { stored: stored || '—', wanted: wanted || '—' })}
        </li>
      ))}
    </ul>
  );
}

/** Why something was refused, what stands in the way of it part by part, and what is stored by now beside what was to be. */
export function RefusalAlert({
  text,
  details = [],
  versions,
}: {
  text: string;
  details?: readonly string[];
  versions: readonly TwoVersions[];
}) {
  return (
    <Alert tone="danger" live className="mb-8">
      {text}
      {details.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {versions.length > 0 && <Versions versions={versions} />}
    </Alert>
  );
}

/** Deletes an entry; the button stands behind a question. */
export function DeleteEntry({ fields }: { fields: EntryFields }) {
  const t = useT();
  return (
    <div className="border-t border-line">
      <Disclosure summary={t('backoffice.content.delete')}>
        <p className="mb-4">{t('backoffice.content.deleteText')}</p>
        <StaffForm intent="delete" label={t('backoffice.content.deleteDo')} tone="danger">
          <input type="hidden" name="base" value={JSON.stringify(fields)} />
          <TextField
            id="delete-why"
            name="why"
            label={t('backoffice.product.why')}
            maxLength={300}
            autoComplete="off"
            className="w-full text-ink"
          />
        </StaffForm>
      </Disclosure>
    </div>
  );
}

import { useParams } from 'react-router';
import {
  RETURN_PHOTOGRAPH_REASONS,
  RETURN_PHOTOGRAPHS_MAX,
  returnPhotographPath,
  returnUploadPath,
} from '../../domain/returns/return-photographs.ts';
import { isOpenReturn } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { TitledSection } from '../ui/titled-section.tsx';

/** What a return's photographs need beside it; null for who does not own it. */
interface Own {
  readonly failure: string | null;
  readonly photographId: string;
}

/** The photographs of a return; its owner adds and takes them away while it is open. Plain forms, which need no script. */
export function ReturnPhotographs({ found, own }: { found: ReturnView; own: Own | null }) {
  const t = useT();
  const { region = 'ua' } = useParams();
  const { id, photographs, status, kind } = found;
  const mayChange = own !== null && isOpenReturn(status);
  const failure = RETURN_PHOTOGRAPH_REASONS.find((each) => each === own?.failure);
  return (
    <TitledSection id="photographs" title={t('return.photographs')}>
      {mayChange && (
        <p className="mb-4 text-sm text-muted">
          {kind === 'complaint' && photographs.length === 0 && (
            <>
              <strong className="text-ink">{t('return.photographs.ask')}</strong>{' '}
            </>
          )}
          {t('return.photographs.text')}
        </p>
      )}
      {failure !== undefined && (
        <Alert tone="warning" live title={t(`return.photograph.${failure}`)} className="mb-4" />
      )}
      {photographs.length > 0 && (
        <ul className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photographs.map((photograph, place) => (
            <li key={photograph} className="flex flex-col gap-2">
              <a href={returnPhotographPath(photograph)} className="block overflow-hidden rounded-md bg-fill">
                <img
                  src={returnPhotographPath(photograph)}
                  alt={t('return.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </a>
              {mayChange && (
                <form method="post" action={`/return-files/${id}/remove?region=${region}&id=${photograph}`}>
                  <Button type="submit" size="sm" tone="ghost">
                    {t('return.photographs.remove', { number: place + 1 })}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayChange && photographs.length < RETURN_PHOTOGRAPHS_MAX && (
        <form
          method="post"
          encType="multipart/form-data"
          action={`${returnUploadPath(id, region)}&id=${own.photographId}`}
          className="flex flex-wrap items-end gap-3"
        >
          <label className="flex min-w-0 flex-col gap-1.5 text-sm font-semibold">
            {t('return.photographs.choose')}
            <input
              type="file"
              name="photograph"
              accept="image/jpeg,image/png,image/webp"
              required
              className="min-h-11 max-w-full text-sm font-normal file:mr-3 file:min-h-11 file:rounded-full file:border-0 file:bg-fill file:px-5 file:font-semibold file:text-ink"
            />
          </label>
          <Button type="submit">{t('return.photographs.add')}</Button>
        </form>
      )}
    </TitledSection>
  );
}

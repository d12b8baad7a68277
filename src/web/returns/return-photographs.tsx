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
import { PhotographShelf } from '../form/photograph-shelf.tsx';
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
    <TitledSection id="photographs" isTarget title={t('return.photographs')}>
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
      <PhotographShelf
        photographs={photographs.map((photograph, place) => ({
          id: photograph,
          src: returnPhotographPath(photograph),
          alt: t('return.photographs.one', { number: place + 1 }),
          ...(mayChange && {
            remove: {
              action: `/return-files/${id}/remove?region=${region}&id=${photograph}`,
              text: t('return.photographs.remove', { number: place + 1 }),
            },
          }),
        }))}
        columns={4}
        add={
          mayChange && photographs.length < RETURN_PHOTOGRAPHS_MAX
            ? {
                action: `${returnUploadPath(id, region)}&id=${own.photographId}`,
                label: t('return.photographs.choose'),
                text: t('return.photographs.add'),
              }
            : null
        }
      />
    </TitledSection>
  );
}

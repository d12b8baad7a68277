import { ButtonLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { PreviewView } from './find-shown.server.ts';

/** Says above a product that it is not published, and leads to where it is edited; loaded for staff alone. */
export default function PreviewBar({ title, text, editPath, edit }: Omit<PreviewView, 'noPrice'>) {
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        <ButtonLink to={editPath} size="sm">
          {edit}
        </ButtonLink>
      }
      className="mb-6"
    >
      {text}
    </Alert>
  );
}

import { ButtonLink } from '../i18n/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { PagePreviewView } from './shown-arrangement.server.ts';

/** Says above a page that it shows a draft, and leads to where it is arranged; loaded for staff alone. */
export default function PagePreviewBar({ title, text, editPath, edit }: PagePreviewView) {
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

import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';

/** What the address of an e-mail's link says: its id and the shop's signature of it. */
export const linkIn = (request: Request, id: string) => ({
  id,
  key: new URL(request.url).searchParams.get('key') ?? '',
});

/**
 * How a page answers that a one-time link leads to: 410 for one that was used, is too old, or never was one. Nobody is told which. What
 * a link has done says its 200 too: by then the page's loader finds it used.
 */
export const linkStatus = (link: object | null) => ({ status: link === null ? 410 : 200 });

/** A page that a link of an e-mail leads to: it says what will happen and waits for its button, for programs that read e-mails open links too. */
export function LinkPage({
  title,
  text,
  children,
}: {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="container-form pt-10 pb-section">
      <h1 className="mb-4 text-3xl">{title}</h1>
      {text !== undefined && <p className="mb-8 text-muted">{text}</p>}
      {children}
    </div>
  );
}

/** The form of such a page. */
export const LinkForm = ({ children }: { children: ReactNode }) => (
  <Form method="post" noValidate className="flex flex-col gap-5">
    {children}
  </Form>
);

/** What a link says that was used before, is too old, or never was one. */
export function SpentLink() {
  const t = useT();
  return (
    <LinkPage title={t('auth.link.spentTitle')} text={t('auth.link.spentText')}>
      <ButtonLink to="/auth" tone="primary" size="lg">
        {t('auth.login')}
      </ButtonLink>
    </LinkPage>
  );
}

/** What was done by a link, and where to go on. */
export function LinkDone({ title, text, isSignedIn }: { title: string; text: string; isSignedIn: boolean }) {
  const t = useT();
  return (
    <LinkPage title={title} text={text}>
      <ButtonLink to={isSignedIn ? '/profile' : '/auth'} tone="primary" size="lg">
        {t(isSignedIn ? 'auth.link.toProfile' : 'auth.login')}
      </ButtonLink>
    </LinkPage>
  );
}

import { data } from 'react-router';
import { shopOf } from '../../server/context.ts';
import type { Route } from './+types/error.route';
import { failureOfCode } from './error-kind.ts';
import { pageTitle } from '../i18n/page-head.ts';
import { ErrorPage } from './error-page.tsx';

/** `/error/{code}` answers with that status itself (R12). */
export function loader({ params, context }: Route.LoaderArgs) {
  const failure = failureOfCode(params.errorCode);
  const { translate } = shopOf(context);
  return data(
    { ...failure, title: translate(`error.page.${failure.kind}.title`) },
    { status: failure.status },
  );
}

export default function ErrorRoute({ loaderData: { kind, status } }: Route.ComponentProps) {
  return <ErrorPage kind={kind} status={status} />;
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: pageTitle(loaderData.title) },
  { name: 'robots', content: 'noindex' },
];

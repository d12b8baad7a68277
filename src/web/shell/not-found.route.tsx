import { data } from 'react-router';
import type { Route } from './+types/not-found.route';

/** No page has this address (R3); the shell shows the 404 in its frame. */
export const loader = () => {
  throw data(null, { status: 404 });
};

/**
 * The browser is asked for a new document: outside of the back office it knows no routes of it (`tools/slim-manifest.mjs`). The move that led
 * here does not end before that document is there.
 */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): Promise<never> => {
  location.assign(request.url);
  return new Promise(() => {});
};

export default function NotFound() {
  return null;
}

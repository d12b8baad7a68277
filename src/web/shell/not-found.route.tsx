import { data } from 'react-router';

/** No page has this address (R3); the shell shows the 404 in its frame. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}

import { useRouteLoaderData } from 'react-router';
import * as v from 'valibot';

const frame = v.object({ chatUrl: v.string() });

/** Where the shop chats (R26); null without a setting, or when the frame's data could not be loaded. */
export function useChatUrl(): string | null {
  const loaded = useRouteLoaderData('web/shell/shell.route');
  return v.is(frame, loaded) ? loaded.chatUrl : null;
}

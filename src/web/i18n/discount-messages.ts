import { loadMessages } from './load-messages.ts';

// The panel of the discount code is there only when its texts are, too.
if (!import.meta.env.SSR) await loadMessages('discount');

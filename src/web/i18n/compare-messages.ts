import { loadMessages } from './load-messages.ts';

// What imports this module is there only when the texts of the comparison are, too.
if (!import.meta.env.SSR) await loadMessages('compare');

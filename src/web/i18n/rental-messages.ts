import { loadMessages } from './page-messages.tsx';

// What imports this module is there only when the texts of a machine's page are, too.
if (!import.meta.env.SSR) await loadMessages('rental');

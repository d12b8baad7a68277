import { bringTexts } from './bring-texts.ts';

// What imports this module is there only when the texts of a machine's page are, too.
if (!import.meta.env.SSR) await bringTexts('rental');

import { bringTexts } from './bring-texts.ts';

// A route that imports this module is there only when the texts of a product's page are, too.
if (!import.meta.env.SSR) await bringTexts('product');

import { bringTexts } from './bring-texts.ts';

// A route that imports this module is there only when the texts of the cart are, too.
if (!import.meta.env.SSR) await bringTexts('cart');

import { bringTexts } from './bring-texts.ts';

// A page of the back office is there only when its texts are, too, and those of orders that it shows.
if (!import.meta.env.SSR)
  await Promise.all([bringTexts('backoffice'), bringTexts('counter'), bringTexts('cart')]);

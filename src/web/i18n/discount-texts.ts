import { bringTexts } from './bring-texts.ts';

// The panel of the discount code is there only when its texts are, too.
if (!import.meta.env.SSR) await bringTexts('discount');

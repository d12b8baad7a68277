import type { PageShape } from './arrangement.ts';

/** The sections of the home page below its slides and promises, as the shop came with them. */
export const HOME_SECTIONS = [
  'recommended',
  'solar',
  'promotions',
  'ev',
  'explore',
  'rent',
  'ads',
  'recent',
  'ask',
] as const;
export type HomeSectionName = (typeof HOME_SECTIONS)[number];

/** All of them can be hidden: the information that the law and other pages need is in the header and the footer. */
export const HOME_SHAPE: PageShape = HOME_SECTIONS.map((ref) => ({ ref, needed: null }));

export const isHomeSection = (name: string): name is HomeSectionName =>
  HOME_SECTIONS.some((section) => section === name);

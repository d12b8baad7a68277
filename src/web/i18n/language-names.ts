import type { Localized } from '../../domain/locale/locale.ts';

/** The languages as their readers call them. */
export const LANGUAGE_NAMES: Localized = { uk: 'Українська', pl: 'Polski', en: 'English' };

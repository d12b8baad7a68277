/** For so many days the archive of a person's data can be downloaded. */
export const EXPORT_DAYS = 7;

/** After so many hours the next one can be asked for. */
export const EXPORT_EVERY_HOURS = 24;

/** Where archives are kept among the files. */
export const EXPORTS = 'exports/';

/** So many of the newest issued documents are drawn for an archive. */
export const EXPORT_DOCUMENTS = 300;

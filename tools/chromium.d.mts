/** The path of a Chromium for journeys and measurements. */
export function findChromium(): string;

const PATIENCE_MS = 4000;

/** The country that the shop finds for this visitor (R6); null if it cannot tell. */
export async function countryOfVisitor(): Promise<string | null> {
  try {
    const response = await fetch('/api/geo', { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) return null;
    const { country_code: country } = (await response.json()) as { country_code?: unknown };
    return typeof country === 'string' ? country : null;
  } catch {
    return null; // no connection, or none in time
  }
}

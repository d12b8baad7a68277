type Outcome = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/**
 * The same use case, each outcome counted: `ok`, the reason of a refusal, `error` for a surprise. Reasons are literals
 * of the use case's type and therefore few.
 */
export const countOutcomes =
  <Input extends readonly unknown[], Result extends Outcome>(
    useCase: (...input: Input) => Promise<Result>,
    count: (outcome: string) => void,
  ) =>
  async (...input: Input): Promise<Result> => {
    try {
      const result = await useCase(...input);
      count(result.ok ? 'ok' : result.reason);
      return result;
    } catch (error) {
      count('error');
      throw error;
    }
  };

interface Decision {
  readonly ok: boolean;
}

/** The same limiter; each refusal is counted under the limit's name. */
export const countRefusals =
  <Limit extends { readonly name: string }, Result extends Decision>(
    limiter: (limit: Limit, subject: string) => Promise<Result>,
    count: (limit: string) => void,
  ) =>
  async (limit: Limit, subject: string): Promise<Result> => {
    const decision = await limiter(limit, subject);
    if (!decision.ok) count(limit.name);
    return decision;
  };

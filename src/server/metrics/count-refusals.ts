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

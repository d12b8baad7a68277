/** One of several steps that have nothing to do with each other. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<unknown>;
}

/** Runs steps one after the other; one that fails is reported, and the others run all the same. */
export async function runSteps(
  steps: readonly Step[],
  report: (failed: { step: string; error: unknown }) => void,
): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run();
    } catch (error) {
      report({ step: name, error });
    }
  }
}

import type { ServerInstrumentation } from 'react-router';
import { traceStep, type Step } from './steps.ts';

type Handler = () => Promise<{ readonly error: Error | undefined }>;

const asStep = (kind: 'loader' | 'action', route: string) => (handler: Handler) => {
  const step: Step = { kind, name: `${kind} ${route}`, attributes: { 'http.route': route } };
  return traceStep(step, async () => {
    step.error = (await handler()).error; // the router has caught it
  });
};

/** Makes the loader and the action of each route a step; the router asks for it by `instrumentations`. */
export const routeSteps: ServerInstrumentation = {
  route: (route) =>
    route.instrument({ loader: asStep('loader', route.id), action: asStep('action', route.id) }),
};

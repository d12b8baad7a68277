// `npm run check`. Each check counts as one in the closing line of `npm test`.
import { runStaticChecks } from './checks/run-checks.mjs';

const { failures } = await runStaticChecks();
process.exitCode = failures.length === 0 ? 0 : 1;

// Everything that can be checked without running the shop: `npm run check`. Each check counts as one in the closing line.
import { runChecks, STATIC_CHECKS } from './checks/run-checks.mjs';

process.exitCode = runChecks(STATIC_CHECKS).failures.length === 0 ? 0 : 1;

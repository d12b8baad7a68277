// Who may import whom (ARCHITECTURE.md). Fails too when suspiciously few modules are seen: a silent cruiser proves nothing.
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import fences from '../../.dependency-cruiser.mjs';

const FEWEST_MODULES = 150;

const { output } = await cruise(['src'], { ruleSet: fences, validate: true, ...fences.options }, undefined, {
  tsConfig: extractTSConfig('tsconfig.json'),
});
const { violations, totalCruised } = output.summary;
for (const { rule, from, to, cycle } of violations) {
  const path = cycle ? cycle.map((step) => step.name).join(' → ') : to;
  console.error(`${rule.name}: ${from} → ${path}`);
}
console.log(`${totalCruised} modules, ${violations.length} violations`);
if (totalCruised < FEWEST_MODULES) console.error(`Only ${totalCruised} modules were seen`);
process.exitCode = violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0;

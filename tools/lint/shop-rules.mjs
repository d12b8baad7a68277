// Rules of this shop for the linter, which runs them as it runs its own (.oxlintrc.json).
import { noOuterDatabase } from './no-outer-database.mjs';

export default { meta: { name: 'shop' }, rules: { 'no-outer-database': noOuterDatabase } };

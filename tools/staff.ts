// [CONFIRM=grant] npm run staff -- grant anna@example.com [--admin] | revoke anna@example.com | reset-second-factor anna@example.com | list: who works in the back office.
import { parseArgs } from 'node:util';
import { readSettings } from '../src/server/env.ts';
import { findRegistered, listStaff, resetSecondFactor, setRole } from '../src/server/account/staff.ts';
import { ChoreRefused, MIGRATIONS, runChore, withDatabase } from './database/chore.ts';

const USAGE = `npm run staff -- grant EMAIL [--admin]
npm run staff -- revoke EMAIL
npm run staff -- reset-second-factor EMAIL
npm run staff -- list`;

const { values, positionals } = parseArgs({
  options: { admin: { type: 'boolean' } },
  allowPositionals: true,
});
const [verb, email = ''] = positionals;

await runChore(() =>
  withDatabase(readSettings(process.env), async ({ database, migrate }) => {
    await migrate(MIGRATIONS);
    if (verb === 'list') {
      const staff = await listStaff(database)();
      return staff.map(({ role, email: address, name }) => `${role}\t${address}\t${name}`).join('\n');
    }
    if (verb === 'reset-second-factor') {
      if (!(await resetSecondFactor(database)(email))) {
        throw new ChoreRefused(`No account of a confirmed address ${email} has a second factor.`);
      }
      return `${email} signs in by the password alone now. Make sure that it was the owner who asked.`;
    }
    if (verb !== 'grant' && verb !== 'revoke') throw new ChoreRefused(USAGE);
    const known = await findRegistered(database)(email);
    if (!known) throw new ChoreRefused(`Nobody is registered as ${email}. They register in the shop first.`);
    if (verb === 'grant' && !known.isEmailVerified) {
      throw new ChoreRefused(
        `${known.email} is not confirmed: anybody could have registered it. Its owner opens the link in the e-mail that came with the registration first.`,
      );
    }
    if (verb === 'grant' && process.env.CONFIRM !== 'grant') {
      throw new ChoreRefused(
        `${known.email} was registered on ${known.registeredAt.toISOString().slice(0, 10)} by somebody who gave the name “${known.name}”, and its owner has confirmed the address. Repeat with CONFIRM=grant if this is the right person.`,
      );
    }
    const granted = values.admin ? 'admin' : 'staff';
    const role = verb === 'revoke' ? 'customer' : granted;
    await setRole(database)(known.email, role);
    return `${known.email} is ${role} now.`;
  }),
);

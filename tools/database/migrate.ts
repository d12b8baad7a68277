import { seedCatalogue } from '../../src/server/database/seed.ts';
import { MIGRATIONS, withDatabase, type Chore } from './chore.ts';

/** Applies the migrations that are missing. */
export const migrate: Chore = (settings) =>
  withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    return 'Migrations are applied.';
  });

/** The same, and fills an empty catalogue. */
export const seed: Chore = (settings) =>
  withDatabase(settings, async (connection) => {
    await connection.migrate(MIGRATIONS);
    return (await seedCatalogue(connection))
      ? 'The catalogue is seeded.'
      : 'The catalogue is not empty: left alone.';
  });

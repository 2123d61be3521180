import { expect, test } from 'vitest';
import { findPostgresPackage } from './postgres-package.ts';

test('tells a machine without a PostgreSQL package to set DATABASE_URL', async () => {
  await expect(findPostgresPackage('plan9', 'mips')).rejects.toThrow(
    'No embedded PostgreSQL is installed for plan9-mips: set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
});

const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];

/** PostgreSQL gets none of our secrets, and none of the PG… or locale variables that would change how it runs. */
export const childEnvironment = (): Record<string, string> => {
  const environment: Record<string, string> = { LC_ALL: 'C', TZ: 'UTC' };
  for (const name of kept) {
    const value = process.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
};

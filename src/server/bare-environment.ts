import process from 'node:process';

/** What a process of ours needs of its surroundings, and none of our secrets. */
export const bareEnvironment = (): Record<string, string> => {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]] as const);
  return Object.fromEntries(kept.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

// Which things on a device belong to an account (decision 068).

const recordsPrefix = 'kindling-records-';
const memoryPrefix = 'kindling-memory-';

/** The database with what a person wrote. */
export const recordsDatabase = (userId: string): string => recordsPrefix + userId;

/** The database with a copy of what a person let us remember, to ask it without a network. */
export const memoryDatabase = (userId: string): string => memoryPrefix + userId;

/** Boxes that only their account can open. */
export const sealedDatabase = 'kindling-sealed';

/** Sealed edits are dropped after so many days, as long as the server remembers what was deleted. */
export const keptDays = 30;

/** Whose records or memories a database holds; null for any other database. */
export const ownerOfDatabase = (name: string): string | null => {
  const prefix = [recordsPrefix, memoryPrefix].find((one) => name.startsWith(one));
  return prefix === undefined ? null : name.slice(prefix.length);
};

const drafts = /^kindling-(?:draft-task|quick-line|inbox-choice|edit-task-.+|edit-card-.+|new-card-.+)$/;

/** Something that was typed and not saved. Each says in itself whose it is. */
export const isDraftKey = (key: string): boolean => drafts.test(key);

/** Whose draft it is; null where it does not say. */
export const ownerOfDraft = (raw: string | null): string | null => {
  try {
    const draft: unknown = JSON.parse(raw ?? 'null');
    const owner: unknown = typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'userId') : null;
    return typeof owner === 'string' ? owner : null;
  } catch {
    return null;
  }
};

/** What a token says about a person, as it came: nothing in it is believed before it was looked at. */
export interface UserMetadata {
  readonly app: unknown;
  readonly user: unknown;
}

export interface AccessFlags {
  readonly isAdmin: boolean;
  readonly canReviewUploads: boolean;
  readonly isPremium: boolean;
  readonly hasRole: (role: string) => boolean;
  /** The single role of `app_metadata`. For showing only: the database decides who is admin. */
  readonly role: string | null;
  readonly roles: readonly string[];
  readonly username: string | null;
  readonly fullName: string | null;
  readonly avatarUrl: string | null;
  /** Spec 1 §3: always null. */
  readonly contributionLevel: null;
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown, name: string): string | null => {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
};

const listOf = (value: unknown, name: string): readonly string[] => {
  const list = fieldOf(value, name);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item) => typeof item === 'string');
};

/** Spec 1 §3. `isAdmin` is the answer of `is_current_user_admin`, which no metadata replaces (spec 1 §6). */
export const accessFlags = (metadata: UserMetadata | null, isAdmin: boolean): AccessFlags => {
  const { app, user } = metadata ?? { app: null, user: null };
  const role = textOf(app, 'role');
  const roles = listOf(app, 'roles');
  return {
    isAdmin,
    canReviewUploads: isAdmin,
    isPremium: textOf(app, 'subscription_tier') === 'premium',
    hasRole: (wanted) => role === wanted || roles.includes(wanted),
    role,
    roles,
    username: textOf(user, 'username'),
    fullName: textOf(user, 'full_name'),
    avatarUrl: textOf(user, 'avatar_url') ?? textOf(user, 'picture'),
    contributionLevel: null,
  };
};

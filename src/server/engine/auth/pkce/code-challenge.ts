import { validationFailed } from '#server/engine/auth/auth-error.ts';

export interface CodeChallenge {
  readonly value: string;
  readonly method: 's256' | 'plain';
}

export const parseCodeChallenge = (
  value: string | undefined,
  method: string | undefined,
): CodeChallenge | undefined => {
  if (value === undefined && method === undefined) return undefined;
  if (!value || !method) {
    throw validationFailed('PKCE flow requires code_challenge and code_challenge_method to be sent');
  }
  if (value.length < 43 || value.length > 128) {
    throw validationFailed('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(value)) {
    throw validationFailed(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  const name = method.toLowerCase();
  if (name !== 's256' && name !== 'plain') throw validationFailed('unsupported code_challenge_method');
  return { value, method: name };
};

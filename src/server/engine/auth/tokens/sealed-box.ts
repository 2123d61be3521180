import { compactDecrypt, CompactEncrypt } from 'jose';

/** Text that only we can read and nobody can change, for what has to pass through other hands. */
export interface SealedBox {
  readonly seal: (value: unknown) => Promise<string>;
  /** Undefined when the text was not sealed by this key. */
  readonly open: (text: string) => Promise<unknown>;
}

export const createSealedBox = (key: Uint8Array): SealedBox => ({
  seal: (value) =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(value)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(key),
  open: async (text) => {
    try {
      const { plaintext } = await compactDecrypt(text, key, {
        keyManagementAlgorithms: ['dir'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      return JSON.parse(new TextDecoder().decode(plaintext)) as unknown;
    } catch {
      return undefined;
    }
  },
});

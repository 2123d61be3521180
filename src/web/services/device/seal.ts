// A sealed box: whoever has the public key can close it, and only the private key opens it. ECDH on P-256 with a key pair
// made for this one box, HKDF, AES-GCM. The account's id is bound to it, so that no box passes for another account's.

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;
const info = new TextEncoder().encode('kindling sealed edits 1');
const ivBytes = 12;

type Bytes = Uint8Array<ArrayBuffer>;

export interface SealedBox {
  /** The public half of the pair that was made for this box. */
  readonly sender: Bytes;
  readonly iv: Bytes;
  readonly data: Bytes;
}

/** As text: base64url, the public key uncompressed, the private one in PKCS #8. */
export interface SealingKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const toText = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toBytes = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const importPublic = async (bytes: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, curve, true, []);

const boxKey = async (
  privateKey: CryptoKey,
  publicKey: CryptoKey,
  ends: readonly [sender: Bytes, recipient: Bytes],
): Promise<CryptoKey> => {
  const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: publicKey }, privateKey, 256);
  const secret = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const salt = Uint8Array.from(ends.flatMap((end) => [...end]));
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt, info },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
};

const cipher = (iv: Bytes, userId: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(userId),
});

/** Browsers have these functions in a secure context alone, which plain http from another computer is not. */
export const canSeal = (): boolean => 'crypto' in globalThis && 'subtle' in crypto;

export const makeSealingKeys = async (): Promise<SealingKeys> => {
  const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
  const [publicKey, privateKey] = await Promise.all([
    crypto.subtle.exportKey('raw', pair.publicKey),
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
  ]);
  return { publicKey: toText(publicKey), privateKey: toText(privateKey) };
};

export const seal = async (publicKey: string, userId: string, text: string): Promise<SealedBox> => {
  const recipient = toBytes(publicKey);
  const pair = await crypto.subtle.generateKey(curve, false, ['deriveBits']);
  const sender = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = await boxKey(pair.privateKey, await importPublic(recipient), [sender, recipient]);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const data = await crypto.subtle.encrypt(cipher(iv, userId), key, new TextEncoder().encode(text));
  return { sender, iv, data: new Uint8Array(data) };
};

/** Throws where the keys are not those it was sealed for, the account is another, or something in it was changed. */
export const openSealed = async (keys: SealingKeys, userId: string, box: SealedBox): Promise<string> => {
  const privateKey = await crypto.subtle.importKey('pkcs8', toBytes(keys.privateKey), curve, false, [
    'deriveBits',
  ]);
  const key = await boxKey(privateKey, await importPublic(box.sender), [box.sender, toBytes(keys.publicKey)]);
  return new TextDecoder().decode(await crypto.subtle.decrypt(cipher(box.iv, userId), key, box.data));
};

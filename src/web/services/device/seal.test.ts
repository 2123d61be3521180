import { describe, expect, it } from 'vitest';
import { makeSealingKeys, openSealed, seal, type SealedBox } from '#web/services/device/seal.ts';

const text = 'Call the clinic — “about the results” 🕯';

const setUp = async () => {
  const keys = await makeSealingKeys();
  return { keys, box: await seal(keys.publicKey, 'ada', text) };
};

const flipped = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  bytes.map((byte, index) => (index === bytes.length - 1 ? byte ^ 1 : byte));

describe('a sealed box', () => {
  it('a sealed box is opened by the private key of its account', async () => {
    const { keys, box } = await setUp();
    expect(await openSealed(keys, 'ada', box)).toBe(text);
  });

  it('a sealed box holds nothing readable, and no two are the same', async () => {
    const { keys, box } = await setUp();
    const again = await seal(keys.publicKey, 'ada', text);
    for (const part of ['sender', 'iv', 'data'] as const) {
      expect(new TextDecoder().decode(box[part])).not.toMatch(/clinic|results|ada/);
      expect(box[part]).not.toEqual(again[part]);
    }
  });

  it('a sealed box is opened by no other key and for no other account', async () => {
    const { keys, box } = await setUp();
    const others = await makeSealingKeys();
    await expect(openSealed(others, 'ada', box)).rejects.toMatchObject({ name: 'OperationError' });
    await expect(openSealed({ ...others, publicKey: keys.publicKey }, 'ada', box)).rejects.toMatchObject({
      name: 'OperationError',
    });
    await expect(openSealed(keys, 'bo', box)).rejects.toMatchObject({ name: 'OperationError' });
  });

  it.each(['iv', 'data'] as const)('a sealed box whose %s was changed is refused', async (part) => {
    const { keys, box } = await setUp();
    const changed: SealedBox = { ...box, [part]: flipped(box[part]) };
    await expect(openSealed(keys, 'ada', changed)).rejects.toMatchObject({ name: 'OperationError' });
  });

  it('sealing keys have the form that the table of keys takes', async () => {
    const { publicKey, privateKey } = await makeSealingKeys();
    expect(publicKey).toMatch(/^[A-Za-z0-9_-]{87}$/);
    expect(privateKey).toMatch(/^[A-Za-z0-9_-]{180,200}$/);
  });
});

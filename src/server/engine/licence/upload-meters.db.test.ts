import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documentTaken } from '#domain/memory/conversations/document-words.ts';
import { uploadMessages } from '#domain/uploads/upload-messages.ts';
import { consumptionOf, licenceOf } from '#domain/licence/licence-answer.ts';
import type { MeteredFeature } from '#domain/licence/tiers.ts';
import { soundOf } from '#server/engine/storage/storage-host.fixture.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { SignedIn } from '#server/testing/sign-in.ts';
import { startTestServer } from '#server/testing/test-server.ts';
import type { TestServer } from '#server/testing/test-server.ts';

const bytes = 20_000;
/** Room for two such files with their rows, and not for a third. */
const room = 50_000;
let server: TestServer;
let ada: SignedIn;
let folder = '';
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ STORAGE_ACCOUNT_LIMIT: String(room) });
});
beforeEach(async () => {
  people += 1;
  await server.adminQuery(`update public.licence_default set tier = 'pro'`);
  ada = await signIn(server, { email: `ada-${people}@example.org`, name: 'Ada' });
  const { data } = await ada.client.from('profiles').select('id').single();
  folder = String(data?.id);
});
afterAll(() => server.stop());

const upload = (name: string) =>
  ada.client.storage
    .from('music-staging')
    .upload(`${folder}/${name}`, soundOf(bytes), { contentType: 'audio/mpeg' });
const takeDocument = async () =>
  consumptionOf((await ada.client.rpc('consume_feature', { p_feature: 'documentUploads' })).data);

/** As `current_licence` tells the person, and as the database has it: the same. */
const meter = async (feature: MeteredFeature): Promise<number> => {
  const licence = licenceOf((await ada.client.rpc('current_licence')).data);
  const told = licence.features.find((entry) => entry.feature === feature)?.used;
  const { rows } = await server.adminQuery<{ used: string }>(
    'select used from public.licence_usage where user_id = $1 and feature = $2',
    [ada.session.user.id, feature],
  );
  expect(told).toBe(Number(rows[0]?.used ?? 0));
  return told ?? 0;
};
const meters = async () => ({
  storage: await meter('storageGb'),
  documents: await meter('documentUploads'),
  requests: await meter('monthlyAiRequests'),
});

describe('[LIC-01] [UPLOAD-01] what an upload counts as', () => {
  it('counts music as storage alone, and gives it back with the file', async () => {
    expect((await upload('tide.mp3')).error).toBeNull();
    const { storage, documents, requests } = await meters();
    expect(storage).toBeGreaterThanOrEqual(bytes / 1e9);
    expect(storage).toBeLessThan((bytes + 2000) / 1e9);
    expect([documents, requests]).toEqual([0, 0]);
    expect((await ada.client.storage.from('music-staging').remove([`${folder}/tide.mp3`])).error).toBeNull();
    expect(await meters()).toEqual({ storage: 0, documents: 0, requests: 0 });
  });

  it('counts a document as a document alone', async () => {
    expect((await takeDocument()).allowed).toBe(true);
    expect(await meters()).toEqual({ storage: 0, documents: 1, requests: 0 });
  });

  it('refuses music beyond the storage, in the specified words, while documents go on', async () => {
    for (const name of ['one.mp3', 'two.mp3']) expect((await upload(name)).error).toBeNull();
    const before = await meters();
    const { error } = await upload('three.mp3');
    expect(error).toMatchObject({ statusCode: '413', message: 'The account exceeded its storage quota' });
    expect(uploadMessages.uploadFailed('three.mp3', error?.message ?? '')).toBe(
      'Failed to upload three.mp3: The account exceeded its storage quota',
    );
    expect(await meters()).toEqual(before);
    expect((await takeDocument()).allowed).toBe(true);
    expect(await meters()).toEqual({ ...before, documents: 1 });
  });

  it('refuses an eleventh document of Pro with the reason, while music goes on', async () => {
    for (let count = 1; count <= 10; count += 1) {
      expect(await takeDocument()).toMatchObject({ allowed: true, limit: 10, used: count });
    }
    const { allowed, limit } = await takeDocument();
    expect(documentTaken(allowed, limit ?? 0)).toMatchObject({
      ok: false,
      message: expect.stringMatching(
        /^Your tier includes 10 documents, and all of them are in use\./,
      ) as unknown,
    });
    expect((await upload('tide.mp3')).error).toBeNull();
    expect(await meters()).toMatchObject({ documents: 10 });
  });

  it('lets the free tier keep music and look through no document', async () => {
    await server.adminQuery(`update public.licence_default set tier = 'free'`);
    expect((await upload('tide.mp3')).error).toBeNull();
    const { allowed, limit } = await takeDocument();
    expect(documentTaken(allowed, limit ?? 0)).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^Reading files comes with Pro and above\./) as unknown,
    });
    expect(await meters()).toMatchObject({ documents: 0 });
  });
});

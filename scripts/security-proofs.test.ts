import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { policyExamples } from '#domain/security/policy-examples.ts';
import { securityProofs } from '#domain/security/security-proofs.ts';

const proofs = Object.entries(securityProofs).flatMap(([fact, list]) =>
  list.map(({ file, title }) => [fact, file, title] as const),
);

it.each(proofs)('the fact %s is shown in %s by “%s”', async (_, file, title) => {
  const text = await readFile(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(text.includes(`('${title}'`) || text.includes(`'${title}',`)).toBe(true);
});

it('no fact is left without a proof', () => {
  expect(Object.entries(securityProofs).filter(([, list]) => list.length === 0)).toEqual([]);
});

it.each(policyExamples)('the policy “$name” is shown as the migrations have it', async ({ sql }) => {
  const folder = new URL('../supabase/migrations/', import.meta.url);
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(new URL(name, folder), 'utf8')),
  );
  expect(texts.filter((text) => text.includes(sql))).toHaveLength(1);
});

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { lockFindings, lockSchema } from './lock-findings.ts';

// node scripts/supply-chain.ts licences    every installed package: licence, hash, install scripts (part of `npm run check`)
// npm run sbom                             writes sbom.cdx.json, the list of what is shipped (CycloneDX)
// npm run advisories                       asks the registry for known weaknesses, where it answers

const root = path.resolve(import.meta.dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const runNpm = async (args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(npm, [...args], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });

const checkLock = async (): Promise<void> => {
  const lock = lockSchema.parse(JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')));
  const findings = lockFindings(lock);
  for (const finding of findings) console.error(finding);
  process.exitCode = findings.length === 0 ? 0 : 1;
};

const bomSchema = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.unknown()) });

const writeBom = async (): Promise<void> => {
  // What is only needed to build and test is not shipped. The lockfile decides, not what happens to be installed.
  const { code, output } = await runNpm([
    'sbom',
    '--sbom-format=cyclonedx',
    '--omit=dev',
    '--package-lock-only',
  ]);
  if (code !== 0) throw new Error('npm could not list the packages');
  const { components } = bomSchema.parse(JSON.parse(output));
  await writeFile(path.join(root, 'sbom.cdx.json'), output);
  console.log(`sbom.cdx.json: ${components.length} packages`);
};

const auditSchema = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

const askAdvisories = async (): Promise<void> => {
  const { output } = await runNpm(['audit', '--json', '--omit=dev', '--package-lock-only']);
  const answer = auditSchema.safeParse(output === '' ? null : JSON.parse(output));
  if (!answer.success) {
    console.log(
      'Not checked: the registry did not answer. Nothing is known about weaknesses of these packages.',
    );
    return;
  }
  const serious = Object.entries(answer.data.vulnerabilities).filter(([, { severity }]) =>
    ['high', 'critical'].includes(severity),
  );
  console.log(`Asked the registry: ${JSON.stringify(answer.data.metadata.vulnerabilities)}`);
  for (const [name, { severity, range }] of serious) console.error(`${name} ${range}: ${severity}`);
  process.exitCode = serious.length === 0 ? 0 : 1;
};

const ways: Readonly<Record<string, () => Promise<void>>> = {
  licences: checkLock,
  sbom: writeBom,
  advisories: askAdvisories,
};
const way = ways[process.argv[2] ?? ''];
if (way === undefined) throw new Error(`Say one of ${Object.keys(ways).join(', ')}`);
await way();

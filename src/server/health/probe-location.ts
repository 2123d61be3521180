import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { createGuardedFetch } from '#server/assistant/guarded-fetch.ts';
import { ModelFailure } from '#server/assistant/model-failure.ts';
import type { LocationSetting } from '#server/config/location-setting.ts';
import { readJson } from './bounded-fetch.ts';
import { outcomeOf, outcomeOfStatus, ProbeFailure } from './probe-failure.ts';
import type { Probe, ProbeTarget } from './probe.ts';

/** A public name server: nobody's home. */
const PUBLIC_ADDRESS = '1.1.1.1';
const bounds = { connectMs: 5000, replyBytes: 65_536 } as const;

/** The file was read at the start, and a new one is read at the next: it only has to be there. */
const inFile = (file: string): ProbeTarget => ({
  where: null,
  attempt: async () => {
    await access(file, constants.R_OK).catch(() => {
      throw new ProbeFailure('not_found');
    });
  },
});

/** The address of a service may hold a key, so none of it but the host goes anywhere else. */
const atUrl = (template: string): ProbeTarget => ({
  where: new URL(template).host,
  attempt: async (signal) => {
    try {
      const reply = await createGuardedFetch(bounds)(template.replaceAll('{address}', PUBLIC_ADDRESS), {
        headers: { accept: 'application/json' },
        signal,
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new ProbeFailure(outcomeOfStatus(reply.status));
      }
      await readJson(reply);
    } catch (error) {
      if (error instanceof ModelFailure) {
        throw new ProbeFailure(error.reason === 'unreachable' ? 'unreachable' : 'unexpected');
      }
      throw new ProbeFailure(outcomeOf(error));
    }
  },
});

export const probeLocation = (setting: LocationSetting): Probe => ({
  id: 'location',
  target: async () => {
    if (setting === undefined) return undefined;
    return setting.kind === 'file' ? inFile(setting.path) : atUrl(setting.url);
  },
});

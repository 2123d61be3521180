import { newDeviceNotice, threatCatalogue } from '#domain/notices/threat-catalogue.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { placeOf } from '#domain/security/threats/threat-words.ts';
import { timeAgo } from '#domain/sessions/relative-time.ts';
import { decisionRefused } from '#web/features/security-desk/threats/decision-refused.ts';
import { decideThreat } from '#web/features/security-desk/threats/threat-mutations.ts';
import { readDeviceNotice } from '#web/features/security-desk/threats/threat-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** These show the same event with more beside it. */
const pagesThatTell: ReadonlySet<string> = new Set(['/sessions', '/threat-detection']);

/** The event whose notice was put away in this tab. */
const putAwayKey = 'session_new_device_put_away';

interface Telling {
  readonly backend: Backend;
  /** After a decision: whatever shows devices or events is read anew. */
  readonly onDecided: () => void;
}

const decide = async (
  { backend, onDecided }: Telling,
  { id }: ThreatRow,
  decision: 'trust' | 'sign_out',
): Promise<void> => {
  try {
    await decideThreat(backend, id, { decision });
    showMessage(threatCatalogue[decision]);
    onDecided();
  } catch (error) {
    showMessage(decisionRefused(error));
  }
};

let asking = false;
/** Still on the board. */
let lastTold: string | null = null;

/** Says that a new device signed in, and takes the answer. Never to that device itself. */
export const tellNewDevice = async (telling: Telling): Promise<void> => {
  if (asking || !navigator.onLine || pagesThatTell.has(location.pathname)) return;
  asking = true;
  try {
    const threat = await readDeviceNotice(telling.backend);
    if (threat === null || threat.id === lastTold || threat.id === sessionStore.read(putAwayKey)) return;
    if (pagesThatTell.has(location.pathname)) return;
    lastTold = threat.id;
    const { facts, session } = threat;
    const device = session?.device_name ?? 'A device we don’t know';
    const when = timeAgo(Date.parse(threat.found_at), Date.now());
    showMessage(newDeviceNotice(device, placeOf(facts), when), {
      // It waits for an answer; closing it means later.
      duration: Infinity,
      onClose: () => sessionStore.write(putAwayKey, threat.id),
      also: { label: 'This was me', run: () => void decide(telling, threat, 'trust') },
      action: { label: 'Sign it out', run: () => void decide(telling, threat, 'sign_out') },
    });
  } finally {
    asking = false;
  }
};

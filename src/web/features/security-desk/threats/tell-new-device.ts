import { decidedMessage, newDeviceNotice } from '#domain/notices/threat-catalogue.ts';
import type { ThreatRow } from '#domain/security/threats/threat-row.ts';
import { placeOf } from '#domain/security/threats/threat-words.ts';
import { timeAgo } from '#domain/sessions/relative-time.ts';
import { decisionRefused } from '#web/features/security-desk/threats/decision-refused.ts';
import { decideThreat } from '#web/features/security-desk/threats/threat-mutations.ts';
import { readDeviceNotices } from '#web/features/security-desk/threats/threat-queries.ts';
import type { Backend } from '#web/platform/backend/backend.ts';
import { sessionStore } from '#web/platform/browser-storage.ts';
import { showMessage } from '#web/services/messages/show-message.ts';

/** These show the same event with more beside it. */
const pagesThatTell: ReadonlySet<string> = new Set(['/sessions', '/threat-detection']);

/** The events whose notices were put away in this tab, with a space between two. */
const putAwayKey = 'session_new_device_put_away';

const putAway = (): readonly string[] => (sessionStore.read(putAwayKey) ?? '').split(' ').slice(-20);

interface Telling {
  readonly backend: Backend;
  /** After a decision: whatever shows devices or events is read anew. */
  readonly onDecided: () => void;
}

let asking = false;
/** Still on the board, or answered. */
const told = new Set<string>();

const decide = async (telling: Telling, threat: ThreatRow, decision: 'trust' | 'sign_out'): Promise<void> => {
  try {
    await decideThreat(telling.backend, threat.id, { decision });
    showMessage(decidedMessage(threat, decision));
    telling.onDecided();
  } catch (error) {
    showMessage(decisionRefused(error));
    // The answer took it off the board, and it is still to be given.
    told.delete(threat.id);
    tell(telling, threat);
  }
};

const tell = (telling: Telling, threat: ThreatRow): void => {
  told.add(threat.id);
  const { facts, session } = threat;
  const device = session?.device_name ?? 'A device we don’t know';
  const when = timeAgo(Date.parse(threat.found_at), Date.now());
  showMessage(newDeviceNotice(device, placeOf(facts), when), {
    // It waits for an answer; closing it means later.
    duration: Infinity,
    onClose: () => sessionStore.write(putAwayKey, [...putAway(), threat.id].join(' ').trim()),
    also: { label: 'This was me', run: () => void decide(telling, threat, 'trust') },
    action: { label: 'Sign it out', run: () => void decide(telling, threat, 'sign_out') },
  });
};

/** Says that a new device signed in, and takes the answer. Never to that device itself; one at a time, the newest first. */
export const tellNewDevice = async (telling: Telling): Promise<void> => {
  if (asking || !navigator.onLine || pagesThatTell.has(location.pathname)) return;
  asking = true;
  try {
    const threats = await readDeviceNotices(telling.backend);
    const away = putAway();
    const next = threats.find(({ id }) => !told.has(id) && !away.includes(id));
    if (next !== undefined && !pagesThatTell.has(location.pathname)) tell(telling, next);
  } finally {
    asking = false;
  }
};

import { describe, expect, it } from 'vitest';
import { densityKey } from '#domain/appearance/density.ts';
import { gatewayKey, homeVisitedKey, nextPathKey } from '#domain/auth/gateway.ts';
import { signInAttemptsKey } from '#domain/auth/sign-in-limit.ts';
import { memoryDatabase } from '#domain/device/device-data.ts';
import { todayEnergyKey } from '#domain/energy/today-energy.ts';
import { meaningFiles } from '#domain/memory/meaning/meaning-files.ts';
import { browserKept, cookiesSet, dataKept } from '#domain/privacy/data-kept.ts';
import { tablesAboutNobody, tablesKept } from '#domain/privacy/tables-kept.ts';

describe('the list on the privacy page', () => {
  it('has one row with one anchor for each kind of data', () => {
    const ids = dataKept.map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
    expect(Object.keys(tablesKept)).toEqual(ids);
  });

  it('lists no table twice', () => {
    const tables = [...Object.values(tablesKept).flat(), ...tablesAboutNobody];
    expect(new Set(tables).size).toBe(tables.length);
  });

  it.each([
    gatewayKey(''),
    homeVisitedKey(''),
    nextPathKey,
    signInAttemptsKey(''),
    todayEnergyKey,
    'theme',
    'calm-mode',
    'adaptive-ui-state',
    'accessibility-profile',
    'kindling-draft-task',
    'kindling-inbox-choice',
    densityKey,
    memoryDatabase(''),
    meaningFiles.cacheName,
    'user_supports',
    'user_shared_note_seen',
    'session_supports_asked',
    'session_invitation',
  ])('lists the stored key %s', (key) => {
    expect(browserKept.map((item) => item.name.replace('…', ''))).toContain(key);
  });

  it.each(['kindling-device', 'kindling-known', 'sidebar_state'])('lists the cookie %s', (name) => {
    expect(cookiesSet.map((item) => item.name)).toContain(name);
  });
});

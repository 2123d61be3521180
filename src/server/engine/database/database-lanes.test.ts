import { describe, expect, it } from 'vitest';
import { databaseLanes, laneOf } from './database-lanes.ts';

describe('the shares of the connections', () => {
  it.each([1, 2, 3, 4, 5, 10, 20, 200])(
    'leaves room in every lane and keeps no more than there is, with %i connections',
    (connections) => {
      const lanes = Object.values(databaseLanes(connections));
      expect(lanes.reduce((sum, { floor }) => sum + floor, 0)).toBeLessThanOrEqual(connections);
      for (const { floor, ceiling, perCaller } of lanes) {
        expect(ceiling).toBeGreaterThanOrEqual(Math.max(1, floor));
        expect(ceiling).toBeLessThanOrEqual(connections);
        expect(perCaller).toBeGreaterThanOrEqual(1);
        expect(perCaller).toBeLessThanOrEqual(ceiling);
      }
    },
  );

  it.each([1, 2, 3, 4, 5, 10])(
    'lets anybody in when nobody else is there, with %i connections',
    (connections) => {
      const lanes = databaseLanes(connections);
      const kept = (lane: keyof typeof lanes): number =>
        Object.entries(lanes).reduce((sum, [name, { floor }]) => sum + (name === lane ? 0 : floor), 0);
      expect(kept('guest')).toBeLessThan(connections);
      expect(kept('member')).toBeLessThan(connections);
      expect(kept('service')).toBeLessThan(connections);
      expect(kept('essential')).toBeLessThan(connections);
    },
  );

  it('gives guests together no more than a fifth, and one guest or member no more than a part of their lane', () => {
    const { guest, member } = databaseLanes(10);
    expect(guest).toMatchObject({ ceiling: 2, perCaller: 1 });
    expect(member).toMatchObject({ floor: 4, perCaller: 3 });
  });
});

describe('where a transaction queues', () => {
  it.each([
    ['supabase_auth_admin', 'essential', '203.0.113.7'],
    ['authenticated', 'member', 'ada'],
    ['anon', 'guest', '203.0.113.7'],
    ['service_role', 'service', '203.0.113.7'],
    ['supabase_storage_admin', 'member', '203.0.113.7'],
  ] as const)('queues %s in the lane %s as %s', (role, lane, caller) => {
    expect(laneOf({ role, claims: { sub: 'ada' } }, '203.0.113.7')).toEqual({ lane, caller });
  });

  it('queues what no request asked for as the host’s own', () => {
    expect(laneOf({ role: 'anon', claims: {} }, undefined)).toEqual({ lane: 'service', caller: 'the host' });
  });
});

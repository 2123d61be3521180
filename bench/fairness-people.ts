import { z } from 'zod';
import { openLane } from './http-lane.ts';
import { type HostAddress, networkNumber, requestsTo } from './fairness-requests.ts';
import { newTask } from './rest-work.ts';

export const PASSWORD = 'a long enough sentence for measuring';

export const person = z.object({
  email: z.string(),
  token: z.string(),
  refreshToken: z.string(),
  network: z.string(),
});
export type Person = z.infer<typeof person>;

export interface People {
  /** A new account, from a network of its own. */
  readonly arrive: () => Promise<Person>;
  readonly give: (who: Person, path: string, rows: readonly unknown[]) => Promise<void>;
  readonly tasksOf: (who: Person, count: number) => Promise<void>;
  readonly freshNetwork: () => string;
}

const session = z.object({ access_token: z.string(), refresh_token: z.string() });

/** Accounts as they are made by whoever signs up: nothing here goes past the host. */
export const meetPeople = async (host: HostAddress): Promise<People> => {
  const lane = await openLane(new URL(host.url));
  const make = requestsTo(host);
  let count = 0;
  const freshNetwork = (): string => {
    count += 1;
    return networkNumber(count);
  };
  const give: People['give'] = async ({ network, token }, path, rows) => {
    const request = make({
      method: 'POST',
      path,
      from: network,
      token,
      json: JSON.stringify(rows),
      headers: 'Prefer: return=minimal\r\n',
    });
    await lane.ask(request, 'HTTP/1.1 201');
  };
  return {
    freshNetwork,
    give,
    arrive: async () => {
      const network = freshNetwork();
      const email = `person-${String(count)}@example.org`;
      const json = JSON.stringify({ email, password: PASSWORD });
      const answer = await lane.ask(
        make({ method: 'POST', path: '/auth/v1/signup', from: network, json }),
        'HTTP/1.1 200',
      );
      const opened = session.parse(JSON.parse(answer.body));
      return { email, network, token: opened.access_token, refreshToken: opened.refresh_token };
    },
    tasksOf: (who, tasks) =>
      give(
        who,
        '/rest/v1/tasks',
        Array.from({ length: tasks }, (): unknown => JSON.parse(newTask)),
      ),
  };
};

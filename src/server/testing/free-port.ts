import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';

// Below the ports that systems give to outgoing connections: what listens here may be seconds away, and is started anew on the
// same port, and meanwhile nobody else is given it.
const lowest = 20_000;
const highest = 32_000;
const mostTries = 50;

const isFree = async (port: number): Promise<boolean> => {
  const probe = net.createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

export const freePort = async (): Promise<number> => {
  for (let count = 0; count < mostTries; count += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port');
};

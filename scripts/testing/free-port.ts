import { createServer } from 'node:net';

/**
 * A port that nobody listens on right now.
 *
 * @param wanted - Taken if it is free.
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? reject(error) : resolve(freePort())));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A free port whose next one is free too. */
export async function twoFreePorts(): Promise<number> {
  const port = await freePort();
  return (await freePort(port + 1)) === port + 1 ? port : twoFreePorts();
}

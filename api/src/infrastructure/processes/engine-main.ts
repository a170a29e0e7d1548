import { endStart } from '@wattle/http-server';
import { startEngine } from '../database/engine';
import type { EngineListening } from './engine-process';
import { sendHeartbeats } from './heartbeats';

/** Runs the engine for the primary process, and ends with it: API processes that stop still write. */
async function start(): Promise<void> {
  const [, , folder = '', port] = process.argv;
  // The engine has a thread of its own, so heartbeats continue during a long operation.
  sendHeartbeats();
  const engine = await startEngine(folder, port ? Number(port) : undefined);
  const stop = () => engine.close().then(() => process.exit(0));
  process.once('disconnect', stop);
  if (process.connected) process.send?.({ uri: engine.uri } satisfies EngineListening);
  else await stop();
}

// A terminal and a service manager signal all processes at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
start().catch(endStart);

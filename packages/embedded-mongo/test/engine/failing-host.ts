import type { Worker } from 'node:worker_threads';
import { startEmbeddedMongo } from '../../src/index';

/** A host whose engine fails; see close.test.ts. */
const [dataDir = ''] = process.argv.slice(2);

let thread: Worker | undefined;
process.once('worker', (worker) => {
  thread = worker;
});

const engine = await startEmbeddedMongo({
  dataDir,
  onFailure: (error) => process.stdout.write(`failed: ${error.message}\n`),
});
await thread?.terminate();
await engine.close();
process.stdout.write('continues\n');

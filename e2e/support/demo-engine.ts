import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { DEMO_DATA } from './build';
import { EngineProcess } from './engine-process';

/** A database that holds the demo, in a process of its own, which a journey can look into; gone afterwards. */
export async function withDemoEngine(
  use: (engine: { uri: string; client: MongoClient }) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-engine-'));
  cpSync(join(DEMO_DATA, 'mongo'), folder, { recursive: true });
  const engine = await EngineProcess.start(folder);
  const client = await MongoClient.connect(engine.uri);
  await use({ uri: `${engine.uri}/wattle`, client });
  await client.close();
  await engine.stop();
  rmSync(folder, { recursive: true });
}

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@wattle/embedded-mongo';
import { mongo } from 'mongoose';
import { SAMPLES } from './samples';

/**
 * Measures what the indexes of the large collections cost, in bytes of a document: `pnpm --filter @wattle/api
 * index-costs`. Each is built on documents as tests leave them, and the data file compacted before and after.
 */
const DOCUMENTS = 5_000;

interface Cost {
  name: string;
  bytes: number;
}

async function costsOf(name: string): Promise<Cost[]> {
  const { schema, sample } = SAMPLES[name] ?? {};
  if (!schema || !sample) throw new Error(`There is no sample of ${name}`);
  const dataDir = mkdtempSync(join(tmpdir(), 'wattle-index-costs-'));
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await mongo.MongoClient.connect(engine.uri);
  const db = client.db('costs');
  const size = async () => {
    await db.command({ compact: name });
    return statSync(join(dataDir, 'data.mdb')).size;
  };
  try {
    const empty = (await db.createCollection(name)) && (await size());
    await db.collection(name).insertMany(Array.from({ length: DOCUMENTS }, (_each, number) => sample(number)));
    let before = await size();
    const costs = [{ name: 'the document', bytes: before - empty }];
    for (const [key, { unique, sparse, partialFilterExpression }] of schema.indexes()) {
      const options = { unique: unique === true, sparse: sparse === true };
      const partial = partialFilterExpression && { unique: options.unique, partialFilterExpression };
      await db.collection(name).createIndex(key as mongo.IndexSpecification, partial ?? options);
      const after = await size();
      costs.push({ name: Object.keys(key).join(', '), bytes: after - before });
      before = after;
    }
    return costs.map((cost) => ({ ...cost, bytes: Math.round(cost.bytes / DOCUMENTS) }));
  } finally {
    await client.close();
    await engine.close();
    rmSync(dataDir, { recursive: true });
  }
}

for (const name of Object.keys(SAMPLES)) {
  for (const { name: index, bytes } of await costsOf(name)) {
    process.stdout.write(`| ${name} | ${index} | ${bytes} |\n`);
  }
}

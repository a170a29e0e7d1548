import { writeFileSync } from 'node:fs';
import { buildPackage } from '../../scripts/lib/build';
import { isShortBench } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { Product } from '../support/product';
import setUp from '../support/setup';
import { measureSentBytes, measureStoredBytes } from './capacity/measure-bytes';
import { measureCpu } from './capacity/measure-cpu';
import { MEASURED_FILE, type Measured } from './capacity/measured';
import { say } from './support/figures';

await buildPackage('api');
await setUp();
const product = await Product.start();
const sentBytes = await measureSentBytes(product).finally(() => product.close());
const backend = await Backend.start();
const measured: Measured = {
  measuredAt: new Date().toISOString().slice(0, 10),
  ...(await measureCpu(backend).finally(() => backend.close())),
  storedBytes: await measureStoredBytes(),
  sentBytes,
};
const rounded = (_name: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(3)) : value);
if (!isShortBench) writeFileSync(MEASURED_FILE, `${JSON.stringify(measured, rounded, 2)}\n`);
say(`What the model of capacity starts from${isShortBench ? '' : `, now in ${MEASURED_FILE}`}:`);
say(JSON.stringify(measured, rounded, 2));

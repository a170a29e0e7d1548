import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos } from './run-chaos';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, attempts: { type: 'string', default: '200' } },
});
const report = await runChaos({ seed: Number(values.seed ?? randomInt(1_000_000)), attempts: Number(values.attempts) });
process.stdout.write(String(report));
process.exit(report.broken.length > 0 ? 1 : 0);

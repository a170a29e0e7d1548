import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runChaos } from './run-chaos';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    attempts: { type: 'string', default: '200' },
    processes: { type: 'string', default: '1' },
  },
});
const report = await runChaos({
  seed: Number(values.seed ?? randomInt(1_000_000)),
  attempts: Number(values.attempts),
  processes: Number(values.processes),
});
process.stdout.write(String(report));
process.exit(report.broken.length > 0 ? 1 : 0);

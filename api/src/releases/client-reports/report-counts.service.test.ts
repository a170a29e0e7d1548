import { PendingCounts } from './report-counts.service';

const key = { remote: 'tests', version: '1.0.0', canary: '', hour: new Date(0) };
const at = new Date(0);
const error = (message: string) => ({ at, path: '/test', fault: 'crash' as const, message });
const addition = (name: string) => ({
  increments: { violations: 1 },
  errors: [error(`${name} error`)],
  latestViolation: `${name} violation`,
});

test('what could not be written and is put back stays older than what came since', () => {
  const pending = new PendingCounts();
  pending.add(key, addition('older'));
  const taken = pending.take();
  pending.add(key, addition('newer'));
  pending.putBack(taken);
  expect(pending.take()).toEqual([
    {
      key,
      increments: { violations: 2 },
      errors: [error('newer error'), error('older error')],
      latestViolation: 'newer violation',
    },
  ]);
});

test('what is put back alone is as it was', () => {
  const pending = new PendingCounts();
  pending.add(key, addition('older'));
  const taken = pending.take();
  pending.putBack(taken);
  expect(pending.take()).toEqual(taken);
});

import { addCounter, addGauge, clusterMetrics, createMetrics } from './index';

const ANSWERED = { name: 'processes', help: 'Processes that answered.' };

/** A process that has answered one request, and reads these figures. */
function aProcess(figures: { openAttempts: number; redisUp: number }) {
  const registry = createMetrics();
  addCounter(registry, { name: 'requests_total', help: 'Requests.' })();
  addGauge(registry, { name: 'open_attempts', help: 'Open attempts.' }, async () => figures.openAttempts);
  addGauge(registry, { name: 'redis_up', help: 'Redis.', aggregator: 'min' }, async () => figures.redisUp);
  return registry;
}

async function valuesOf(source: ReturnType<typeof clusterMetrics>) {
  const lines = (await source.metrics()).split('\n').filter((line) => /^(requests|open|redis|processes)/.test(line));
  return Object.fromEntries(lines.map((line) => line.split(' ')));
}

test('requests are added up, figures of all are the highest, and what every process needs is the lowest', async () => {
  const processes = [aProcess({ openAttempts: 3, redisUp: 1 }), aProcess({ openAttempts: 2, redisUp: 0 })];
  const source = clusterMetrics(() => processes.map((each) => each.getMetricsAsJSON()), ANSWERED);
  expect(await valuesOf(source)).toEqual({ requests_total: '2', open_attempts: '3', redis_up: '0', processes: '2' });
});

test('a process that does not answer is left out, and missing in the number of those that did', async () => {
  const dead = () => Promise.reject(new Error('timeout'));
  const source = clusterMetrics(() => [dead(), aProcess({ openAttempts: 3, redisUp: 1 }).getMetricsAsJSON()], ANSWERED);
  expect(await valuesOf(source)).toEqual({ requests_total: '1', open_attempts: '3', redis_up: '1', processes: '1' });
  expect(await valuesOf(clusterMetrics(() => [dead()], ANSWERED))).toEqual({ processes: '0' });
});

import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  DEMO_ACCOUNTS,
  DEMO_PARENT,
  type Environment,
  type ListenAddress,
  listenError,
  localAddress,
  prepareFolder,
} from '@wattle/environment';
import { buildAll } from './lib/build';
import { log } from './lib/command';
import { apiService, logFolder, registryService, shellService } from './lib/service';
import { readSettings } from './lib/settings';

/** What `npm start` does once everything is installed: build what has changed, run the processes, say where they are. */
export async function start(): Promise<void> {
  try {
    await run(readSettings());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

async function run(environment: Environment): Promise<void> {
  const { host, port, apiPort, metricsPorts, dataDir } = environment;
  prepareFolder('DATA_DIR', dataDir);
  await requireFree({ host, port, variable: 'PORT' });
  await requireFree({ host, port: apiPort, variable: 'API_PORT' });
  for (const port of Object.values(metricsPorts ?? {})) await requireFree({ host, port, variable: 'METRICS_PORT' });
  process.stdout.write('Preparing Wattle ...\n');
  const preparedAt = performance.now();
  const { builtAt } = await buildAll(environment);
  const releasedAt = performance.now();

  const api = apiService(environment);
  const shell = shellService(environment);
  const registry = registryService(environment);
  const stop = async () => {
    await Promise.all([shell.stop(), api.stop(), registry.stop()]);
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  whenOrphaned(stop);

  await Promise.all([api.start(), shell.start()]).catch(async (error) => {
    await Promise.all([shell.stop(), api.stop()]);
    throw error;
  });
  process.stdout.write(timesOf([0, preparedAt, builtAt, releasedAt, performance.now()]));
  process.stdout.write(banner(environment));
  // Pages do without it, so that nobody waits for it.
  await registry.start().catch((error: Error) => log(`${error.message}. Teams cannot release; all else goes on.`));
}

const STEPS = ['install', 'builds', 'releases', 'start of API and shell'];

/** Where the time has gone, on the clock of this process. */
function timesOf(moments: readonly number[]): string {
  const seconds = (from = 0, to = 0) => `${((to - from) / 1_000).toFixed(1)} s`;
  const steps = STEPS.map((step, index) => `${step} ${seconds(moments[index], moments[index + 1])}`);
  return `Ready after ${seconds(0, moments.at(-1))}: ${steps.join(', ')}.\n`;
}

/** Stops when the parent process has ended, as npm does not pass on every signal. */
function whenOrphaned(stop: () => Promise<void>): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    void stop();
  }, 500);
}

/** Fails before the build when a server could not listen after it. */
function requireFree(address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenError(error, address)));
    probe.listen(address.port, address.host, () => probe.close(() => resolve()));
  });
}

function banner(environment: Environment): string {
  const { publicUrl, host, apiPort, metricsPorts, dataDir, mongodbUri, smtpUrl } = environment;
  const { isProduction, hasDemoAccounts, warnings } = environment;
  const lines = [
    `Wattle is ready:  ${publicUrl}`,
    ...(isProduction ? [] : [`API and its docs: ${localAddress(host, apiPort)}/api/docs`]),
    `Emails:           ${smtpUrl ? 'sent by SMTP' : join(dataDir, 'mail')}`,
    `Data:             ${mongodbUri ? 'MongoDB' : `${dataDir} (embedded engine, not for production)`}`,
    `Logs:             ${logFolder(dataDir)}`,
    ...Object.values(metricsPorts ?? {}).map((port) => `Metrics:          ${localAddress(host, port)}/metrics`),
    ...warnings.map((warning) => `Warning:          ${warning}`),
    ...(hasDemoAccounts ? [...Object.entries(DEMO_ACCOUNTS).map(demoLine), demoParentLine(publicUrl)] : []),
  ];
  return `\n${lines.join('\n')}\n\nStop with Ctrl-C.\n`;
}

function demoLine([role, { username, password }]: [string, { username: string; password: string }]): string {
  return `${`Demo ${role}:`.padEnd(18)}${username} / ${password}`;
}

function demoParentLine(publicUrl: string): string {
  return `Demo parent:      ${DEMO_PARENT} at ${new URL('/parent-login', publicUrl)}, with the code of an email`;
}

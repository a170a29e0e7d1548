import { PARTS, type Part } from './behaviour';
import type { Measured } from './measured';
import { type Needs, pauseMsOf, simulateStorm } from './model';

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 });

const ROWS: Record<string, (needs: Needs) => string> = {
  'CPU of the API, hours a month': ({ cpuHours }) => compact.format(cpuHours.api),
  'CPU of the database, hours a month': ({ cpuHours }) => compact.format(cpuHours.database),
  'sent a month': ({ sentBytes }) => bytes(sentBytes),
  'stored after a year': ({ storedBytes }) => bytes(storedBytes),
  'API processes at nine o’clock': ({ apiProcesses }) => String(apiProcesses),
  'database cores at nine o’clock': ({ databaseCores }) => String(databaseCores),
  'p99 of an opening then': ({ p99Ms }) => ms(p99Ms),
  'first to break': ({ loads }) => loads[0]?.part ?? '',
  ...Object.fromEntries(
    PARTS.map((part) => [`${part}: times what one bears`, ({ loads }: Needs) => timesOf(loads, part)]),
  ),
};

/** The table of docs/scaling.md. */
export function capacityTable(sizes: readonly Needs[]): string {
  const lines = [
    ['', ...sizes.map(({ children }) => `${children.toLocaleString('en')} children`)],
    ['---', ...sizes.map(() => '---')],
    ...Object.entries(ROWS).map(([name, cell]) => [name, ...sizes.map(cell)]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What docs/scaling.md says of the measured storm beside the simulated one. */
export function calibrationOf(measured: Measured): string {
  const { children, seconds, p99Ms } = measured.storm;
  return (
    `one in a hundred of ${children.toLocaleString('en')} openings within ${seconds} s took longer than ${ms(p99Ms)}; ` +
    `in the simulation it is ${ms(simulateStorm(measured, 0))} without a pause, and as long with one of ` +
    `${ms(pauseMsOf(measured))}`
  );
}

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;

function timesOf(loads: Needs['loads'], part: Part): string {
  return compact.format(loads.find((load) => load.part === part)?.times ?? 0);
}

function bytes(count: number): string {
  return `${new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }).format(count / 1e9)} GB`;
}

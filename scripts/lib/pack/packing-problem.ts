import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readReport } from '../../platform/report-file';
import { versionProblem } from '../../platform/required-version';
import type { Surface } from '../../platform/surface';
import { ROOT } from '../root';
import { exportedNames } from './exported-names';
import { PACKED, type PackedPackage, readPackageJson } from './packed-packages';

const PLATFORM = 'packages/platform';
/** They have a report of the names that they export; that of the platform has types, too. */
const NAMED = PACKED.filter(({ folder }) => folder !== PLATFORM);

/** Why the packages cannot be packed as they are, in a sentence; undefined when they can. */
export function packingProblem(): string | undefined {
  return NAMED.map(exportProblem).find(Boolean) ?? PACKED.map(changeLogProblem).find(Boolean);
}

/** Writes down what is exported by each version that has just been packed. Gives the files that have changed. */
export function writeExportReports(): string[] {
  return NAMED.flatMap((each) => {
    const file = reportOf(each);
    const text = exportReport(versionOf(each), exportedNames(each));
    if (existsSync(join(ROOT, file)) && readReport(file) === text) return [];
    mkdirSync(dirname(join(ROOT, file)), { recursive: true });
    writeFileSync(join(ROOT, file), text);
    return [file];
  });
}

export function exportReport(version: string, names: readonly string[]): string {
  return `# Exports of version ${version}\n\nWritten by \`pnpm pack-packages\`.\n\n${names.map((name) => `- ${name}\n`).join('')}`;
}

/** What a package lacks that exports these names, and exported those of a report when it was packed last. */
export function reportedProblem(name: string, version: string, names: readonly string[], report: string) {
  const [, packed = ''] = /^# Exports of version (\d+\.\d+)$/m.exec(report) ?? [];
  const exported = [...report.matchAll(/^- (.+)$/gm)].map(([, each = '']) => each);
  return versionProblem(
    { version: packed, surface: surfaceOf(exported) },
    { version, surface: surfaceOf(names) },
    name,
  );
}

const surfaceOf = (names: readonly string[]): Surface => new Map(names.map((name) => [name, name]));

function exportProblem(each: PackedPackage): string | undefined {
  const { name } = readPackageJson(each.folder);
  return reportedProblem(name, versionOf(each), exportedNames(each), readReport(reportOf(each)));
}

/** `npx changeset version` writes version and change log. */
function changeLogProblem({ folder }: PackedPackage): string | undefined {
  const { name, version } = readPackageJson(folder);
  const file = `${folder}/CHANGELOG.md`;
  const [, latest] = /^## (\S+)$/m.exec(readReport(file)) ?? [];
  return latest === version ? undefined : `${file} ends with ${latest}, and ${name} has version ${version}.`;
}

function versionOf({ folder }: PackedPackage): string {
  return readPackageJson(folder).version.split('.').slice(0, 2).join('.');
}

function reportOf({ folder }: PackedPackage): string {
  return `${folder}/etc/exports.api.md`;
}

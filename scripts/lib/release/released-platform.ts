import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TYPES_FILES } from '@wattle/federation/build';
import type { PlatformTypes } from '@wattle/federation/platform-types';
import type { Registry, ShellRelease } from '@wattle/federation/registry';
import { type AnyRelease, isShell, ReleaseError, releaseFolder } from '@wattle/federation/release';
import { RELEASED_REPORT, readReport, reportText, writeReport } from '../../platform/report-file';
import { versionProblem } from '../../platform/required-version';
import { readPlatformSurface } from '../../platform/surface';

export async function requirePlatformVersion(
  releasesDir: string,
  candidates: readonly AnyRelease[],
  { shell }: Pick<Registry, 'shell'>,
): Promise<void> {
  const candidate = candidates.find(isShell);
  const live = shell && reportOf(releasesDir, shell.active);
  const problem = candidate && live && versionProblem(live, reportOf(releasesDir, candidate) ?? live);
  if (problem) throw new ReleaseError(problem);
}

/** Writes down what a released shell provides, for the tests of later changes. Gives the file, if it has changed. */
export function writeReleasedReport(releasesDir: string, shell: ShellRelease): string | undefined {
  const types = typesOf(releasesDir, shell);
  const report = types && reportText(shell.provides.platform, types);
  if (!report || report === readReport(RELEASED_REPORT)) return undefined;
  writeReport(RELEASED_REPORT, report);
  return RELEASED_REPORT;
}

function reportOf(releasesDir: string, shell: ShellRelease) {
  const types = typesOf(releasesDir, shell);
  return types && { version: shell.provides.platform, surface: readPlatformSurface(types) };
}

/** None of a shell that was released before it published them. */
function typesOf(releasesDir: string, shell: ShellRelease): PlatformTypes | undefined {
  const folder = releaseFolder(releasesDir, shell);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  if (!existsSync(join(folder, TYPES_FILES.surface))) return undefined;
  return { platform: read(TYPES_FILES.surface), core: read(TYPES_FILES.core) };
}

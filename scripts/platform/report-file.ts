import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformOf } from '@wattle/federation/build';
import { ownPlatformTypes, type PlatformTypes } from '@wattle/federation/platform-types';
import { ROOT } from '../lib/root';
import { type PlatformReport, versionProblem } from './required-version';
import { nextSince, providedNames } from './since';
import { printTypes, readPlatformSurface } from './surface';

/** The surface as it is now, and that of the shell that was released last from this repository. */
export const REPORT = 'packages/platform/etc/platform.api.md';
export const RELEASED_REPORT = 'packages/platform/etc/platform.released.api.md';

/** Since which minor version the platform provides what it provides: the build of a remote reads it. */
export const SINCE = 'packages/platform/since.json';

export function currentPlatform(): string {
  return platformOf(join(ROOT, 'shell'));
}

export function currentTypes(): Promise<PlatformTypes> {
  return ownPlatformTypes(join(ROOT, 'packages/platform'));
}

export function reportText(version: string, { platform, core }: PlatformTypes): string {
  return `# API report of @wattle/platform ${version}

Written by \`pnpm platform-report\`; docs/decisions/029-platform-contract.md says what a change of it asks for.

\`\`\`ts
${printTypes(platform)}
\`\`\`

The exports of @wattle/platform/core:

\`\`\`ts
${printTypes(core)}
\`\`\`
`;
}

function parseReport(text: string): PlatformReport {
  const [, version] = /^# API report of \S+ (\d+\.\d+)$/m.exec(text) ?? [];
  const [platform, core] = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, types = '']) => types);
  if (!version || platform === undefined || core === undefined) throw new Error('This is no API report.');
  return { version, surface: readPlatformSurface({ platform, core }) };
}

export function readReport(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

export function writeReport(file: string, text: string): void {
  writeFileSync(join(ROOT, file), text);
}

/** The committed names with those that a report is the first to have. */
export function nextSinceText(report: string): string {
  const { version, surface } = parseReport(report);
  const { version: released } = parseReport(readReport(RELEASED_REPORT));
  const next = nextSince(JSON.parse(readReport(SINCE)), providedNames(surface), version, released);
  return `${JSON.stringify(next, null, 2)}\n`;
}

/** Why a surface cannot be released as it is, in a sentence; undefined when it can. */
export function reportProblem(report: string, committed: string, released: string): string | undefined {
  const problem = versionProblem(parseReport(released), parseReport(report));
  if (problem) return problem;
  return report === committed ? undefined : `The surface differs from ${REPORT}. Run pnpm platform-report.`;
}

/** Why what the platform exports now cannot be released. */
export async function platformProblem(): Promise<string | undefined> {
  const report = reportText(currentPlatform(), await currentTypes());
  const problem = reportProblem(report, readReport(REPORT), readReport(RELEASED_REPORT));
  if (problem) return problem;
  return nextSinceText(report) === readReport(SINCE) ? undefined : `${SINCE} is out of date. Run pnpm platform-report.`;
}

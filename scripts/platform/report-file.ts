import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformOf } from '@wattle/federation/build';
import { ownPlatformTypes, type PlatformTypes } from '@wattle/federation/platform-types';
import { ROOT } from '../lib/root';
import { type PlatformReport, versionProblem } from './required-version';
import { printTypes, readPlatformSurface } from './surface';

/** The surface as it is now, and that of the shell that was released last from this repository. */
export const REPORT = 'packages/platform/etc/platform.api.md';
export const RELEASED_REPORT = 'packages/platform/etc/platform.released.api.md';

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

/** Why a surface cannot be released as it is, in a sentence; undefined when it can. */
export function reportProblem(report: string, committed: string, released: string): string | undefined {
  const problem = versionProblem(parseReport(released), parseReport(report));
  if (problem) return problem;
  return report === committed ? undefined : `The surface differs from ${REPORT}. Run pnpm platform-report.`;
}

/** Why what the platform exports now cannot be released. */
export async function platformProblem(): Promise<string | undefined> {
  const report = reportText(currentPlatform(), await currentTypes());
  return reportProblem(report, readReport(REPORT), readReport(RELEASED_REPORT));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platformOf } from '@wattle/federation/build';
import { ROOT } from '../lib/root';
import { isAtLeast, type PlatformReport, requiredVersion } from './required-version';
import { printTypes, readSurface } from './surface';

/** The surface as it is now, and that of the shell that was released last. */
export const REPORT = 'packages/platform/etc/platform.api.md';
export const RELEASED_REPORT = 'packages/platform/etc/platform.released.api.md';

/** The version of the platform in this workspace. */
export function currentPlatform(): string {
  return platformOf(join(ROOT, 'shell'));
}

/** The report of rolled-up types. */
export function reportText(version: string, types: string): string {
  return `# API report of @wattle/platform ${version}

Written by \`pnpm platform-report\`; docs/decisions/029-platform-contract.md says what a change of it asks for.

\`\`\`ts
${printTypes(types)}
\`\`\`
`;
}

export function parseReport(text: string): PlatformReport {
  const [, version, types] = /^# API report of \S+ (\d+\.\d+)$.*?^```ts\n(.*)^```$/ms.exec(text) ?? [];
  if (!version || types === undefined) throw new Error('This is no API report.');
  return { version, surface: readSurface(types) };
}

export function readReport(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

export function writeReport(file: string, text: string): void {
  writeFileSync(join(ROOT, file), text);
}

/**
 * Why a surface cannot be released as it is, in a sentence; undefined when it can.
 *
 * @param report - The report of the surface as it is now.
 * @param committed - The report in the repository.
 * @param released - The report of the version that was released last.
 */
export function reportProblem(report: string, committed: string, released: string): string | undefined {
  const { version, surface } = parseReport(report);
  const required = requiredVersion(parseReport(released), surface);
  if (required && !isAtLeast(version, required.version)) {
    return `${required.reason}. @wattle/platform ${version} must become ${required.version}.`;
  }
  return report === committed ? undefined : `The surface differs from ${REPORT}. Run pnpm platform-report.`;
}

import type { CspReports } from '@wattle/contract/client-reports';
import { RELEASE_FILE_PATH } from '@wattle/contract/constants';

export interface Violation {
  remote: string;
  version: string;
  /** Such as "script-src-elem: inline". */
  text: string;
}

export function violationsOf(reports: CspReports): Violation[] {
  if (!Array.isArray(reports)) {
    const report = reports['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violationOf(directive, report['blocked-uri'], report['source-file'])];
  }
  return reports.flatMap(({ type, body }) =>
    type === 'csp-violation' && body ? [violationOf(body.effectiveDirective, body.blockedURL, body.sourceFile)] : [],
  );
}

function violationOf(directive = '', blocked = '', sourceFile = ''): Violation {
  const [, remote = 'shell', version = ''] =
    RELEASE_FILE_PATH.exec(sourceFile) ?? RELEASE_FILE_PATH.exec(blocked) ?? [];
  return { remote, version, text: `${nameOf(directive)}: ${originOf(blocked)}` };
}

function nameOf(directive: string): string {
  return /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown';
}

/** Only the host: paths and queries may identify a person. */
function originOf(blocked: string): string {
  if (URL.canParse(blocked)) return new URL(blocked).host || new URL(blocked).protocol;
  return /^[a-z-]{1,40}$/.exec(blocked)?.[0] ?? 'unknown';
}

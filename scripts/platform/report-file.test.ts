import { reportProblem, reportText } from './report-file';

const RELEASED = `
import { ComponentType, ReactNode } from 'react';
export { Link } from 'react-router-dom';
interface User {
    name: string;
}
declare const ROLES: readonly ['admin', 'student'];
type Role = (typeof ROLES)[number];
/** Who is signed in. */
declare function useUser(role: Role): User | null;
declare function load(): ComponentType;
declare function notify(text: string): void;
export { load, notify, useUser };
export type { Role };
`;

const CORE = "export { load, notify } from './platform';";

const released = reportText('1.4', { platform: RELEASED, core: CORE });

type Change = readonly [string | RegExp, string];

/** What is said of a change that comes as this version. */
function problemOf(version: string, [from, to]: Change, of: 'platform' | 'core' = 'platform'): string | undefined {
  const types = { platform: RELEASED, core: CORE };
  const changed = types[of].replace(from, to);
  if (changed === types[of]) throw new Error('The change changes nothing');
  const report = reportText(version, { ...types, [of]: changed });
  return reportProblem(report, report, released);
}

test.each([
  ['an export that is removed', 'notify', [/load, notify, useUser/, 'load, useUser']],
  ['a parameter that is added', 'notify', ['text: string', 'text: string, tone: string']],
  ['a parameter that is removed', 'useUser', ['role: Role', '']],
  ['a type behind an export', 'useUser', ['name: string', 'name?: string']],
  ['a value behind a type behind exports', 'useUser, Role', [", 'student'", '']],
  ['a name that comes from another library', 'Link', ['react-router-dom', 'react-router']],
  ['a library behind an export', 'load', ["from 'react'", "from 'preact'"]],
] as const)('%s needs a new major version', (_what, names, change) => {
  const refusal = `${names}: removed or changed since 1.4. @wattle/platform 1.5 must become 2.0.`;
  expect(problemOf('1.5', change)).toBe(refusal);
  expect(problemOf('2.0', change)).toBeUndefined();
  expect(problemOf('3.1', change)).toBeUndefined();
});

test.each([
  ['one of its own', 'signOut', ['export { load', 'declare function signOut(): void;\nexport { signOut, load']],
  ['one of a library', 'NavLink', ['{ Link }', '{ Link, NavLink }']],
] as const)('a new export, %s, needs a new minor version', (_what, name, change) => {
  const refusal = `${name}: added since 1.4. @wattle/platform 1.4 must become 1.5.`;
  expect(problemOf('1.4', change)).toBe(refusal);
  expect(problemOf('1.5', change)).toBeUndefined();
  expect(problemOf('2.0', change)).toBeUndefined();
});

test('an export that @wattle/platform/core loses or gets needs a new version, too', () => {
  const loses = problemOf('1.5', ['load, ', ''], 'core');
  expect(loses).toContain('load of @wattle/platform/core: removed or changed since 1.4.');
  const gets = problemOf('1.4', ['load, ', 'load, useUser, '], 'core');
  expect(gets).toContain('useUser of @wattle/platform/core: added since 1.4.');
});

test.each([
  ['a comment', ['Who is signed in.', 'The user.']],
  ['the order', ['load, notify, useUser', 'useUser, notify, load']],
  ['a declaration that no export uses', ['interface User', 'type Unused = string;\ninterface User']],
  ['an import that no export uses', ['ComponentType, ReactNode', 'ComponentType']],
] as const)('%s changes nothing for remotes', (_what, change) => {
  expect(problemOf('1.4', change)).toBeUndefined();
});

test('a report that was not written anew is refused, also where the version is right', () => {
  const platform = RELEASED.replace('text: string', 'text: number');
  const changed = reportText('2.0', { platform, core: CORE });
  const refusal = 'The surface differs from packages/platform/etc/platform.api.md. Run pnpm platform-report.';
  expect(reportProblem(changed, released, released)).toBe(refusal);
});

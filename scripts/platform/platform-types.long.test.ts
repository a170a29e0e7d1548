import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { allPlatformTypes } from '@wattle/federation/platform-types';
import { ROOT } from '../lib/root';

// The compiler reads the types of all libraries.
jest.setTimeout(180_000);

const REMOTE = `
import { api, errorMessage, useParams, useSession } from '@wattle/platform';
import { Link, type RemoteRoutes } from '@wattle/platform/core';

const { useQuestionCountQuery, useAddQuestionMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    questionCount: build.query<{ count: number }, string>({ query: (subject) => \`questions/\${subject}/count\` }),
    addQuestion: build.mutation<void, { text: string }>({ query: (body) => ({ url: 'questions', method: 'POST', body }) }),
  }),
});

function CountPage() {
  const { subject = '' } = useParams();
  const { data, error } = useQuestionCountQuery(subject);
  const [addQuestion] = useAddQuestionMutation();
  const role: 'admin' | 'content' | 'marker' | 'student' | undefined = useSession().user?.role;
  const count: number | undefined = data?.count;
  return <Link to="/" onClick={() => addQuestion({ text: '' })}>{role}{count}{errorMessage(error, 'down')}</Link>;
}

const routes: RemoteRoutes = [{ path: '/count/:subject', load: async () => CountPage }];
export default routes;
`;

/** A folder outside of the workspace, with the published file and React's types. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-outside-'));
  const platform = join(ROOT, 'packages/platform');
  const { complete, core } = await allPlatformTypes(platform);
  writeFileSync(join(folder, 'platform.d.ts'), complete);
  writeFileSync(join(folder, 'core.d.ts'), core);
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(join(ROOT, 'packages/platform/node_modules/@types/react'), join(folder, 'node_modules/@types/react'));
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
    paths: { '@wattle/platform': ['./platform.d.ts'], '@wattle/platform/core': ['./core.d.ts'] },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a remote. */
function typeErrors(remote: string): string[] {
  writeFileSync(join(folder, 'routes.tsx'), remote);
  try {
    execFileSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
    return [];
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n');
  }
}

test('a remote outside of the workspace is checked against the published types alone', () => {
  expect(typeErrors(REMOTE)).toEqual([]);
});

test.each([
  [
    'a name that the platform does not export',
    'errorMessage,',
    'errorMessages,',
    "no exported member named 'errorMessages'",
  ],
  [
    'another argument of an endpoint',
    'useQuestionCountQuery(subject)',
    'useQuestionCountQuery(5)',
    "Argument of type '5' is not assignable",
  ],
  [
    'another response of an endpoint',
    'const count: number',
    'const count: string',
    "'number' is not assignable to type 'string'",
  ],
  ['a route without a page', ', load: async () => CountPage', '', "Property 'load' is missing"],
])('it is told of %s', (_what, from, to, message) => {
  expect(typeErrors(REMOTE.replace(from, to)).join('\n')).toContain(message);
});

import { matchRemote } from './match';
import type { RegisteredRemote, Registry } from './registry';

const remote = (name: string, paths: [string, 'public' | 'student' | 'admin'][]) =>
  ({ active: { name, paths: paths.map(([path, access]) => ({ path, access })) } }) as RegisteredRemote;

const registry: Registry = {
  remotes: {
    marketing: remote('marketing', [['/', 'public']]),
    assessment: remote('assessment', [['/questions-page', 'public']]),
    admin: remote('admin', [
      ['/questions', 'admin'],
      ['/questions/help', 'student'],
    ]),
  },
};

test.each([
  ['/', 'marketing', 'public'],
  ['/questions', 'admin', 'admin'],
  ['/questions/', 'admin', 'admin'],
  ['/questions/Maths/1', 'admin', 'admin'],
  ['/questions/help/me', 'admin', 'student'],
  ['/questions-page/randomMathsQuestions', 'assessment', 'public'],
])('%s belongs to %s and is open to %s', (pathname, name, access) => {
  const match = matchRemote(registry, pathname);
  expect([match?.remote.active.name, match?.access]).toEqual([name, access]);
});

test.each(['/question', '/landing', '/Questions'])('%s belongs to nobody', (pathname) => {
  expect(matchRemote(registry, pathname)).toBeUndefined();
});

import { ROLES, type Role } from './constants';
import { mayUse } from './roles';

test.each<[access: string | undefined, roles: Role[]]>([
  ['admin', ['admin']],
  ['content', ['admin', 'content']],
  ['marker', ['admin', 'marker']],
  ['student', ['student']],
  ['public', []],
  [undefined, []],
])('what is for %s may be used by %j', (access, roles) => {
  expect(ROLES.filter((role) => mayUse(role, access))).toEqual(roles);
});

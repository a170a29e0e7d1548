import { exportedNames } from './exported-names';
import { PACKED } from './packed-packages';

const namesOf = (folder: string) => {
  const found = PACKED.find((each) => each.folder === folder);
  if (!found) throw new Error(`${folder} is not packed.`);
  return exportedNames(found);
};

test.each([
  ['a function', 'packages/contract', 'isCorrect of ./marking'],
  ['a part of an object', 'packages/contract', 'dayInSydney of ./calendar'],
  ['a type', 'packages/contract', 'Subject of ./constants'],
  ['what comes from another module', 'design-system', 'Button of .'],
  ['a type of another module', 'design-system', 'ButtonProps of .'],
])('the report has %s', (_what, folder, name) => expect(namesOf(folder)).toContain(name));

test('the report has nothing that teams cannot import', () => {
  expect(namesOf('packages/federation').some((name) => name.endsWith(' of ./release'))).toBe(false);
});

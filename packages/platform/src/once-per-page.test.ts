import { oncePerPage } from './once-per-page';

test('each copy of a module that asks for a value of the page gets the same one', () => {
  const ofOneRemote = oncePerPage('listeners', () => new Set<string>());
  const ofAnother = oncePerPage('listeners', () => new Set<string>());
  expect(ofAnother).toBe(ofOneRemote);
  expect(oncePerPage('others', () => new Set<string>())).not.toBe(ofOneRemote);
});

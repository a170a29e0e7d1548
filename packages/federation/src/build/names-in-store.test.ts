import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namesInStore } from './names-in-store';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wattle-names-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function namesIn(code: string) {
  const file = join(folder, 'source.ts');
  writeFileSync(file, code);
  return namesInStore([file]);
}

test.each([
  [
    'api.injectEndpoints({ endpoints: (build) => ({ list: build.query<X, void>({ query: () => "x" }), "save-it": build.mutation({}) }) })',
    ['list', 'save-it'],
    [],
  ],
  [
    'api.enhanceEndpoints({ addTagTypes: ["A"] }).injectEndpoints({ endpoints: (b) => ({ one: b.query({}) }) })',
    ['one'],
    [],
  ],
  ['createSlice({ name: "session", initialState, reducers: { read() {} } })', [], ['session']],
  ['createApi({ baseQuery, endpoints: () => ({}) })', [], ['api']],
  ['createApi({ reducerPath: "other", endpoints: () => ({ own: 1 }) })', ['own'], ['other']],
  ['const list = "no call of injectEndpoints";', [], []],
])('finds what is claimed by %s', (code, endpoints, reducers) => {
  expect(namesIn(code)).toEqual({ endpoints, reducers });
});

test.each([
  'api.injectEndpoints({ endpoints: makeEndpoints })',
  'api.injectEndpoints({ endpoints: (build) => ({ ...others, list: build.query({}) }) })',
  'createSlice({ name: NAME, initialState })',
])('refuses names that it cannot read: %s', (code) => {
  expect(() => namesIn(code)).toThrow(/source\.ts: \w+ must name its \w+ in place/);
});

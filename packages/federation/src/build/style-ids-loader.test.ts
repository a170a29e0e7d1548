interface Context {
  getOptions: () => { namespace: string };
  rootContext: string;
  resourcePath: string;
}

interface Loader {
  default: (this: Context, source: string) => string;
}

const { default: addStyleIds }: Loader = await import(new URL('./style-ids-loader.mjs', import.meta.url).href);

const loaded = (source: string, namespace = 'tests', file = '/mf-tests/src/card.tsx') =>
  addStyleIds.call({ getOptions: () => ({ namespace }), rootContext: '/mf-tests', resourcePath: file }, source);

const idIn = (code: string) => /componentId:'(w[0-9a-f]{6}1)'/.exec(code)?.[1];

test.each([
  ['an element', 'styled.div`a`'],
  ['a component', 'styled(Card)`a`'],
  ['a template with a type', 'styled.div<Props>`a`'],
  ['attributes', 'styled.div.attrs({})`a`'],
  ['a template that the compiler has set apart', 'styled.div `a`'],
  ['a component whose template it has set apart', 'styled(Card) `a`'],
])('%s gets an id', (_what, source) => expect(idIn(loaded(source))).toBeDefined());

test('the id is another one in each remote, and in each file', () => {
  const ids = [
    loaded('styled.a`b`'),
    loaded('styled.a`b`', 'admin'),
    loaded('styled.a`b`', 'tests', '/mf-tests/b.tsx'),
  ];
  expect(new Set(ids.map(idIn)).size).toBe(3);
});

test('what is compared is no template', () => expect(loaded('styled.a < b')).toBe('styled.a < b'));

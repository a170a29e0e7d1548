import { TestServer } from '../test/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.start();
});
afterEach(() => server.close());

const accepting = (encodings: string) => ({ 'accept-encoding': encodings });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('the page is compressed for a client that accepts %s: %s', async (accepted, expected) => {
  const { headers, body } = await server.get('/landing', accepting(accepted));
  expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding']);
  expect(body).toContain('id="registry"');
});

test.each(['br', 'gzip'])("the API's JSON is compressed with %s, and its tag is a weak one", async (encoding) => {
  const { headers, body } = await server.get('/api/questions', accepting(encoding));
  expect([headers['content-encoding'], headers.etag]).toEqual([encoding, 'W/"a"']);
  expect(JSON.parse(body).questions).toHaveLength(200);
});

test.each(['/api/echo', '/api/images/1'])(
  '%s, which is small or compressed already, is sent as it is',
  async (path) => {
    const { headers } = await server.get(path, accepting('br'));
    expect(headers['content-encoding']).toBeUndefined();
  },
);

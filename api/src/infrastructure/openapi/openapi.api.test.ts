import { TestApi } from '../../../test/start-api';

test('the documentation lists every route, with the schemas of the contract', async () => {
  const api = await TestApi.start();
  const { body } = await api.anybody().get('/api/docs/json').expect(200);
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(['/api/health', '/api/questions/{subject}', '/api/freeassesment/{category}']),
  );
  const start = body.paths['/api/freeassesment/userdetailforassesment'].post;
  expect(start.requestBody.content['application/json'].schema.required).toEqual(['email']);
  for (const [form, fields] of [
    ['addReadingQuestions', ['format', 'wrong_turns', 'year_level', 'pool']],
    ['addWritingQuestions', ['image_data', 'image_description', 'year_level', 'pool']],
  ] as const) {
    const { content } = body.paths[`/api/addQuestions/${form}`].post.requestBody;
    expect(Object.keys(content['multipart/form-data'].schema.properties)).toEqual(expect.arrayContaining(fields));
  }
  const { parameters } = body.paths['/api/questions/{subject}'].get;
  expect(parameters.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['format', 'pool']));
  expect(body.paths['/api/questions/{subject}'].get.security).toEqual([{ access: [] }]);
  // It is made once, and sent as it was.
  for (const [path, type] of [
    ['/api/docs/json', /json/],
    ['/api/docs/yaml', /yaml/],
  ] as const) {
    const first = await api.anybody().get(path).buffer(true).expect(200).expect('Content-Type', type);
    const again = await api.anybody().get(path).buffer(true).expect(200).expect('Content-Type', type);
    expect(again.text).toBe(first.text);
  }
  await api.anybody().get('/api/docs/').expect(200).expect('Content-Type', /html/);
  await api.close();
});

test('production keeps it to itself', async () => {
  const api = await TestApi.start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://wattle.example',
    JWT_SECRET: 's'.repeat(32),
    ADMIN_USERNAME: 'ada',
    ADMIN_PASSWORD: 'long enough',
  });
  await api.anybody().get('/api/docs/json').expect(404);
  await api.close();
});

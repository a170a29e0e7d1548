import { generateResponseSchema } from '@wattle/contract';
import { ModelServer } from '../../../scripts/testing/model-server';
import { useApi } from '../../test/start-api';

const model = await ModelServer.start();
afterAll(() => model.close());

const running = useApi(model.settings);
let api: typeof running.api;
beforeEach(async () => {
  api = running.api;
  model.reset();
});

test('smoke', async () => {
  const [parent] = await api.addQuestions('Maths', 1);
  const { body } = await api
    .as('admin')
    .post('/api/generate-questions')
    .send({ originalQuestionId: parent?.id, subject: 'Maths' });
  console.log(JSON.stringify(body, null, 1), model.requests.length, api.log());
});

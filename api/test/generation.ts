import type { Subject } from '@wattle/contract/constants';
import { type ChatRequest, ModelServer } from '../../scripts/testing/model-server';
import { type TestApi, useApi } from './start-api';

/** A passage of a few sentences, as a Reading question has one. */
export const PASSAGE = `The ferry left the wharf at seven with only six people on board. Noah sat at the front, where the spray came over the rail. He had the letter in his pocket and had read it three times. Nobody on the island knew yet that he was coming back. The captain rang the bell twice as they passed the lighthouse. A dog on the rocks barked at them until they were out of sight.`;

/** Generates from a new question; what a test does not care about is made up. */
export async function generateFrom(
  api: TestApi,
  subject: Subject,
  parentFields: { question?: string; text?: string; category?: string } = {},
) {
  const text = subject === 'Reading' ? PASSAGE : undefined;
  const [parent] = await api.addQuestions(subject, 1, { ...(text && { text }), ...parentFields });
  const parentId = String(parent?._id);
  const response = await api
    .as('admin')
    .post('/api/generate-questions')
    .send({ originalQuestionId: parentId, subject });
  return { parentId, status: response.status, headers: response.headers, body: response.body };
}

/** The requests for items that the model has got, without those for second solves. */
export function itemRequests(model: ModelServer): ChatRequest[] {
  return model.requests.map(({ body }) => body).filter((body) => schemaOf(body) !== 'second_solve');
}

export function schemaOf({ response_format }: ChatRequest): string {
  return response_format.json_schema.name;
}

/**
 * An API that generates by a test server of its own, for the tests of a file. Each test begins with an empty bank, and in
 * a minute of its own, so that the rate of an admin begins anew.
 */
export async function useGeneration(...[settings, prepare]: Parameters<typeof useApi>) {
  const model = await ModelServer.start();
  afterAll(() => model.close());
  const running = useApi({ ...model.settings, ...settings }, prepare);
  let tests = 0;
  beforeEach(async () => {
    model.reset();
    await running.api.connection.collection('questions').deleteMany({});
    tests += 1;
    running.api.advance(tests * 61);
  });
  return { model, running };
}

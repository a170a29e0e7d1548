import { FREE_TESTS } from '@wattle/contract/free-tests';
import { answersOf, at, useFreeAssessment } from '../../../test/free-assessment';
import { uniqueEmail } from '../../../test/unique';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, open, submit, scores, save } = free;

describe('answers', () => {
  it('are kept, and are there again when the test is opened again', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const { body } = await save(client, test, [{ index: 2, selectedAnswer: 'C', version: 1 }]).expect(200);
    expect(body.answers).toEqual([{ questionId: test.questions[2]?.id, selectedAnswer: 'C', version: 1 }]);
    expect((await open(client, reading)).answers).toEqual(body.answers);
  });

  it('come out at the newest however they race', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const versions = Array.from({ length: 30 }, (_each, index) => index + 1);
    await Promise.all(
      versions.map((version) => save(client, test, [{ index: 0, selectedAnswer: `B ${version}`, version }])),
    );
    expect((await open(client, reading)).answers).toMatchObject([{ selectedAnswer: 'B 30', version: 30 }]);
  });

  it('count when the tab never comes back', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [
      { index: 0, selectedAnswer: 'B', version: 1 },
      { index: 1, selectedAnswer: 'B', version: 1 },
      { index: 2, selectedAnswer: null, version: 1 },
    ]);
    free.api.advance(780 + 31);
    expect(await scores(client)).toEqual([2, null, null]);
  });

  it('are refused once the test is submitted, from another browser, and to questions of another test', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const change = [{ index: 0, selectedAnswer: 'B', version: 1 }];
    await save(await visitor(uniqueEmail()), test, change).expect(404);
    await save(free.api.browser(), test, change).expect(404);
    const stranger = { answers: [{ questionId: 'f'.repeat(24), selectedAnswer: 'B', version: 1 }] };
    await client
      .put(at(`attempts/${test.attemptId}/answers`))
      .send(stranger)
      .expect(422);
    await submit(client, reading, answersOf(test, 3)).expect(200);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 9 }]).expect(409);
  });
});

import { FREE_TESTS } from '@wattle/contract/free-tests';
import { eventually } from '../../../test/eventually';
import { answersOf, useFreeAssessment } from '../../../test/free-assessment';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, open, submit, scores, save } = free;

describe('a submission', () => {
  it('is recorded once, whatever is sent again', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    const answers = answersOf(test, 6);
    const replies = await Promise.all(Array.from({ length: 50 }, () => submit(client, reading, answers)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await submit(client, reading, answersOf(test, 10)).expect(409);
    expect(await scores(client)).toEqual([6, null, null]);
  });

  it('is marked by the server, whatever score is posted', async () => {
    const client = await visitor();
    const answers = { ...answersOf(await open(client, reading), 0), score: 10 };
    await submit(client, reading, answers).expect(200);
    expect(await scores(client)).toEqual([0, null, null]);
  });

  it('without answers is marked by those that were saved, not by the score that it claims', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    const { questionStatus } = answersOf(test, 0);
    const { body } = await submit(client, reading, { score: 10, questionStatus }).expect(200);
    expect(body.score).toBe(1);
  });

  it('cannot choose its own questions', async () => {
    const client = await visitor();
    const { questions } = await open(client, reading);
    const one = { questionId: questions[0]?.id, selectedAnswer: 'B' };
    const responses = [one, { questionId: 'f'.repeat(24), selectedAnswer: 'B' }];
    const { body } = await submit(client, reading, { questionStatus: [], responses }).expect(200);
    expect(body).toMatchObject({ score: 1, total: 10 });
  });

  it('that is later gets what the server held at the deadline', async () => {
    const client = await visitor();
    const test = await open(client, reading);
    await save(client, test, [{ index: 0, selectedAnswer: 'B', version: 1 }]).expect(200);
    free.api.advance(780 + 31);
    const { body } = await submit(client, reading, answersOf(test, 10)).expect(200);
    expect(body.score).toBe(1);
    expect(await scores(client)).toEqual([1, null, null]);
  });
});

describe('the server submits by itself', () => {
  it('what was never submitted', async () => {
    const client = await visitor();
    await open(client, reading);
    free.api.advance(780 + 31);
    await eventually(async () => {
      const [attempt] = await free.attempts();
      expect(attempt).toMatchObject({ state: 'submitted', submittedAt: attempt?.deadline });
    });
  });
});

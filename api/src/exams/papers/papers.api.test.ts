import {
  enterPaper,
  handedOutKey,
  handedOutPaper,
  handedOutPapers,
  handOutPaper,
  openPaper,
  type Paper,
  type PaperRequest,
  paper,
  submitPaper,
} from '@wattle/contract/papers';
import { randomId } from '@wattle/contract/random-id';
import { attemptReview } from '@wattle/contract/results';
import { writingList } from '@wattle/contract/writings';
import { call } from '../../../test/call';
import { responsesTo, useStudentTests } from '../../../test/student-tests';
import { RetentionService } from '../../infrastructure/retention/retention.service';

const tests = useStudentTests();

const requestId = () => randomId(8);
const WEEKLY = { testType: 'weekly-test', category: 'Maths' } as const;
const print = (request: object = WEEKLY) =>
  call(tests.child(), openPaper, { body: { requestId: requestId(), ...request } as PaperRequest });
const submit = ({ paperCode: code }: Paper, responses: object[], minutes?: number) =>
  tests.child().post(`/api/test/papers/${code}/submit`).send({ responses, minutes });

describe('a test on paper', () => {
  it('is one frozen version under its code, beside the test on the screen, and has no clock', async () => {
    const onScreen = await tests.open('weekly-test');
    const body = { requestId: requestId(), ...WEEKLY };
    const [first, again] = await Promise.all([1, 2].map(() => call(tests.child(), openPaper, { body })));
    expect(again?.paperCode).toBe(first?.paperCode);
    expect(first).toMatchObject({ kind: 'weekly-test', subject: 'Maths', questionCount: 17, answers: [] });
    expect(first?.deadline).toBeUndefined();

    await tests.api.connection.collection('questions').updateMany({}, { $set: { question: 'Edited?' } });
    const { paperCode: code = '' } = first ?? {};
    const read = await call(tests.child(), paper, { params: { code: ` ${code.toLowerCase()} ` } });
    expect(read.questions).toEqual(first?.questions);
    expect(read.attemptId).not.toBe(onScreen.attemptId);
    expect((await tests.open('weekly-test')).attemptId).toBe(onScreen.attemptId);
    expect((await print()).paperCode).not.toBe(code);
  });

  it('has a code that no other paper of the child has', async () => {
    const { random } = Math;
    const printFirstCode = () => {
      let calls = 0;
      Math.random = () => {
        calls += 1;
        return calls > 4 ? random() : 0;
      };
      return print().finally(() => Object.assign(Math, { random }));
    };
    expect((await printFirstCode()).paperCode).toBe('CCCC');
    expect((await printFirstCode()).paperCode).not.toBe('CCCC');
  });

  it('is saved and marked as on the screen, once, with the time that was written by hand', async () => {
    const printed = await print();
    const { attemptId, questions, paperCode } = printed;
    const open = await tests.child().get(`/api/attempts/${attemptId}`).expect(409);
    expect(open.body.message).toBe('This test is still under way. Submit it to see the result.');
    const responses = responsesTo(questions, 11);
    const answers = responses.map((answer) => ({ ...answer, version: 1 }));
    const uiState = {
      version: 1,
      flagged: [],
      eliminated: {},
      highlights: {},
      secondsSpent: { [questions[0]?.id ?? '']: 90 },
    };
    await tests.save(attemptId, { answers, uiState }).expect(200);
    const read = await call(tests.child(), paper, { params: { code: paperCode }, query: { pageId: 'second-tab' } });
    expect(read).toMatchObject({ answeredCount: 17, activePageId: 'second-tab' });

    const [one, other] = await Promise.all([submit(printed, responses, 25), submit(printed, responses, 25)]);
    expect(one.body).toEqual(other.body);
    expect(one.body).toMatchObject({ score: 11, total: 17 });
    await submit(printed, responsesTo(questions, 2)).expect(409);
    const review = await call(tests.child(), attemptReview, { params: { id: attemptId } });
    expect(review).toMatchObject({ score: 11, paperCode, secondsUsed: 1_500 });
    expect(review.result.questions[0]?.secondsSpent).toBeUndefined();
    expect((await tests.list()).find((each) => each.attemptId === attemptId)).toMatchObject({ paperCode, score: 11 });
  });

  it('is of each kind; a text may stay on paper', async () => {
    const writing = await print({ testType: 'subject-test', category: 'Writing' });
    expect((await submit(writing, []).expect(200)).body.score).toBeNull();
    const combined = await print({ testType: 'practice-test' });
    expect(new Set(combined.questions.map(({ subject }) => subject)).size).toBe(4);
    const { attemptId, total } = (await submit(combined, responsesTo(combined.questions, 0)).expect(200)).body;
    expect(await print({ attemptId, only: 'easier' })).toMatchObject({ kind: 're-sit', questionCount: 3 });
    expect((await print({ attemptId })).questionCount).toBe(total);
    const ofTopic = { topic: 'Number and place value', category: 'Maths' };
    expect(await print(ofTopic)).toMatchObject({ kind: 'practice', topic: ofTopic.topic, questionCount: 5 });
    expect(await print({ testType: 'full-test', category: 'ThinkingSkills' })).toMatchObject({ kind: 'full-test' });
  });

  it('is nobody else’s, and a wrong code, request or time says what to do', async () => {
    const printed = await print();
    const other = (await tests.api.addStudent()).client();
    const read = await other.get(`/api/test/papers/${printed.paperCode}`).expect(404);
    expect(read.body.message).toBe('None of your papers has this code. Type it under “Enter a paper test”.');
    await other.post(`/api/test/papers/${printed.paperCode}/submit`).send({ responses: [] }).expect(404);
    const entered = await other.post(`/api/test/papers/${printed.paperCode}`).expect(404);
    expect(entered.body.message).toBe('No paper has this code. Compare it with the one on the answer sheet.');
    const misspelt = await other.post('/api/test/papers/0OOO').expect(400);
    expect(misspelt.body.message).toMatch(/^A code has four letters and digits/);
    await tests.child().post('/api/test/papers').send({ requestId: 'x' }).expect(400);
    await submit(printed, [], 0).expect(400);
  });

  it('is deleted after ninety days where nobody has entered an answer', async () => {
    const [unused, begun] = [await print(), await print()];
    await call(tests.api.as('content'), handOutPaper, { body: { requestId: requestId(), ...WEEKLY } });
    const answers = [{ questionId: begun.questions[0]?.id, selectedAnswer: 'B', version: 1 }];
    await tests.save(begun.attemptId, { answers }).expect(200);
    const onScreen = await tests.open();
    tests.api.advance(91 * 24 * 3_600);
    await tests.api.app.get(RetentionService).run();
    const codes = (await tests.list()).map(({ paperCode, attemptId }) => paperCode ?? attemptId);
    expect(codes.sort()).toEqual([begun.paperCode, onScreen.attemptId].sort());
    expect(codes).not.toContain(unused.paperCode);
    expect((await call(tests.api.as('content'), handedOutPapers)).papers).toEqual([]);
  });
});

describe('a paper that staff hand out', () => {
  it('has its key at once for staff, and each child enters its own answers', async () => {
    const staff = tests.api.as('content');
    const body = { requestId: requestId(), ...WEEKLY, grade: 5 };
    const handout = await call(staff, handOutPaper, { body });
    expect((await call(staff, handOutPaper, { body })).paperCode).toBe(handout.paperCode);
    const params = { code: handout.paperCode };
    expect((await call(staff, handedOutPaper, { params })).questions).toEqual(handout.questions);
    const key = await call(staff, handedOutKey, { params });
    expect(key.result.questions.map(({ correct_answer }) => correct_answer?.[0])).toEqual(Array(17).fill('B'));
    expect((await call(staff, handedOutPapers)).papers).toMatchObject([{ paperCode: handout.paperCode, grade: 5 }]);
    await staff.get('/api/papers/7K4X/key').expect(404);

    // One that names its own request like the code gets no other paper for the code.
    const named = await tests.api.addStudent();
    const request = { requestId: handout.paperCode, testType: 'weekly-test', category: 'Maths' } as const;
    await call(named.client(), openPaper, { body: request });
    expect((await call(named.client(), enterPaper, { params })).questions).toEqual(handout.questions);

    for (const right of [3, 9]) {
      const client = (await tests.api.addStudent()).client();
      const own = await call(client, enterPaper, { params });
      expect(own.questions).toEqual(handout.questions);
      expect((await call(client, enterPaper, { params })).attemptId).toBe(own.attemptId);
      await client.get(`/api/attempts/${own.attemptId}`).expect(409);
      const result = await call(client, submitPaper, {
        params,
        body: { responses: responsesTo(own.questions, right) },
      });
      expect(result.score).toBe(right);
      expect((await call(client, enterPaper, { params })).submittedAt).toBeDefined();
    }
  });

  it('is of the exam that they say, whatever the child’s is', async () => {
    const staff = tests.api.as('content');
    const writing = { testType: 'full-test', category: 'Writing', exam: 'vic-selective' } as const;
    const handout = await call(staff, handOutPaper, { body: { requestId: requestId(), ...writing } });
    expect(handout).toMatchObject({ kind: 'full-test', exam: 'vic-selective', questionCount: 2 });
    const own = await call(tests.child(), enterPaper, { params: { code: handout.paperCode } });
    expect(own).toMatchObject({ exam: 'vic-selective', questions: handout.questions });

    const answers = own.questions.map(({ id: questionId }) => ({ questionId, writingResponse: 'word '.repeat(520) }));
    const save = { answers: answers.slice(0, 1).map((answer) => ({ ...answer, version: 1 })) };
    const saved = await tests.child().put(`/api/attempts/${own.attemptId}/answers`).send(save).expect(200);
    expect(saved.body.answers).toMatchObject(save.answers);
    const params = { code: handout.paperCode };
    expect((await call(tests.child(), enterPaper, { params })).answers).toMatchObject(save.answers);
    await call(tests.child(), submitPaper, { params, body: { responses: answers } });
    const { writings } = await call(tests.child(), writingList);
    expect(writings.filter(({ attemptId }) => attemptId === own.attemptId)).toHaveLength(2);

    const ofOpportunityClass = { ...writing, exam: 'nsw-oc', requestId: requestId() };
    const { body } = await staff.post('/api/papers').send(ofOpportunityClass).expect(409);
    expect(body.message).toBe('Wattle has no Writing of the Opportunity Class test. Please choose another test.');
    await staff
      .post('/api/papers')
      .send({ ...ofOpportunityClass, exam: 'nsw' })
      .expect(400);
  });
});

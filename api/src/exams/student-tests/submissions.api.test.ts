import { attemptResultSchema } from '@wattle/contract/results';
import { Types } from 'mongoose';
import { eventually } from '../../../test/eventually';
import { responsesTo, useStudentTests } from '../../../test/student-tests';

const tests = useStudentTests();
const { open, openPractice, submit, submitPractice, save, list } = tests;

describe('a submission', () => {
  it('is answered with score, topics, keys, explanations and times', async () => {
    const { attemptId, questions } = await open('weekly-test');
    const [first] = questions;
    const secondsSpent = { [String(first?.id)]: 42 };
    const { body } = await submit({
      testType: 'weekly-test',
      attemptId,
      responses: responsesTo(questions, 5),
      secondsSpent,
    }).expect(200);
    const result = attemptResultSchema.parse(body);
    expect(result).toMatchObject({ attemptId, score: 5, total: 17 });
    expect(result.perCategory).toEqual([
      { subject: 'Maths', category: 'Number and place value', correct: 5, total: 17 },
    ]);
    expect(result.questions[0]).toMatchObject({
      questionId: first?.id,
      selectedAnswer: 'B',
      correct_answer: 'B',
      explanation: expect.stringContaining('Doubling'),
      correct: true,
      secondsSpent: 42,
    });
  });

  it('is marked by the server, whatever score is posted', async () => {
    const { attemptId, questions } = await open();
    const { body } = await submit({ attemptId, score: 30, responses: responsesTo(questions, 2) }).expect(200);
    expect(body.score).toBe(2);
  });

  it('keeps what was saved of the questions that it does not name', async () => {
    const { attemptId, questions } = await open();
    await save(attemptId, { answers: [{ questionId: questions[4]?.id, selectedAnswer: 'B', version: 1 }] });
    const { body } = await submit({ attemptId, responses: [] }).expect(200);
    expect(body.score).toBe(1);
  });

  it('counts by versions over what another device has saved', async () => {
    const { attemptId, questions } = await open();
    const [first, second, third, fourth] = questions.map(({ id }) => id);
    const saved = (questionId: string | undefined, version: number) => ({ questionId, selectedAnswer: 'B', version });
    await save(attemptId, { answers: [saved(first, 1), saved(second, 1), saved(third, 3), saved(fourth, 1)] }).expect(
      200,
    );
    const responses = [
      // Never answered here; taken back here; answered here before the other device did.
      { questionId: first, selectedAnswer: null },
      { questionId: second, selectedAnswer: null, version: 2 },
      { questionId: third, selectedAnswer: 'A', version: 2 },
      // Both at once: what was acknowledged stays.
      { questionId: fourth, selectedAnswer: 'A', version: 1 },
    ];
    const { body } = await submit({ attemptId, responses }).expect(200);
    const given = body.questions.slice(0, 4).map(({ selectedAnswer }: { selectedAnswer: string }) => selectedAnswer);
    expect(given).toEqual(['B', null, 'B', 'B']);
  });

  it.each(['with', 'without'])('is recorded once, when it is sent ten times at once %s its attempt', async (how) => {
    const { attemptId, questions } = await open();
    const body = { responses: responsesTo(questions, 7), ...(how === 'with' && { attemptId }) };
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => JSON.stringify(reply.body))).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('sent again after the child has begun another test is still the first one', async () => {
    const { questions } = await open();
    const responses = responsesTo(questions, 7);
    const { body: first } = await submit({ responses }).expect(200);
    const { attemptId } = await open();
    const { body: again } = await submit({ responses }).expect(200);
    expect(again).toEqual(first);
    expect((await list()).find((each) => each.attemptId === attemptId)).toMatchObject({ answeredCount: 0 });
  });

  it('of a second tab with other answers is refused', async () => {
    const { attemptId, questions } = await open();
    await submit({ attemptId, responses: responsesTo(questions, 7) }).expect(200);
    const { body } = await submit({ attemptId, responses: responsesTo(questions, 8) }).expect(409);
    expect(body.message).toBe('This test is already completed.');
  });

  it('without an open test is refused', async () => {
    const { body } = await submit().expect(404);
    expect(body.message).toBe('This test is not one of yours. Please choose one on your dashboard.');
  });

  it('in the name of another child is refused', async () => {
    const { attemptId } = await open();
    const { body } = await submit({ attemptId, childId: 'c'.repeat(24) }).expect(403);
    expect(body.message).toBe('You can only submit your own tests. Log in as the child who took this one.');
  });

  it('of a test of another child finds nothing', async () => {
    const { attemptId } = await open();
    await tests.transferAttempt(attemptId);
    await submit({ attemptId }).expect(404);
  });

  it('may be half a minute late, and ended at the deadline then', async () => {
    const { attemptId, questions, deadline } = await open('weekly-test');
    tests.api.advance(1_200 + 29);
    await submit({ testType: 'weekly-test', attemptId, responses: responsesTo(questions, 9) }).expect(200);
    expect((await list())[0]).toMatchObject({ score: 9, submittedAt: deadline, secondsUsed: 1_200 });
  });

  it('that is later than that has none of the answers that are saved then', async () => {
    const { attemptId, questions } = await open('weekly-test');
    tests.api.advance(1_200 + 31);
    const late = { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] };
    await save(attemptId, late).expect(409);
    expect((await tests.attempts())[0]?.answers).toEqual({});
  });

  it('is made by the server when the tab never returns', async () => {
    const { attemptId, questions, deadline } = await open('mega-test');
    await save(attemptId, { answers: [{ questionId: questions[0]?.id, selectedAnswer: 'B', version: 1 }] });
    tests.api.advance(1_800 + 31);
    await eventually(async () => {
      const [attempt] = await tests.attempts();
      expect(attempt).toMatchObject({ state: 'submitted', submittedAt: new Date(String(deadline)) });
    });
    expect((await list())[0]?.score).toBe(1);
  });

  it.each([
    [{ childId: { $gt: '' } }],
    [{ attemptId: 'x' }],
    [{ testType: 'final' }],
    [{ responses: [{ questionId: 'x' }] }],
    [{ responses: Array.from({ length: 201 }, () => ({ questionId: 'f'.repeat(24) })) }],
    [{ secondsSpent: { x: 1 } }],
    [{ secondsSpent: { ['f'.repeat(24)]: -1 } }],
  ])('of the wrong shape is refused: %j', (changes) => submit(changes).expect(400));
});

describe('a text in the place of answers', () => {
  it.each(['A', '', 'B because I say so'])('is refused for Maths (%j), and the test stays open', async (responses) => {
    const { attemptId } = await open();
    const { body } = await submit({ attemptId, responses }).expect(422);
    expect(body.message).toBe('Only a writing test can be answered with a text.');
    await submit({ responses }).expect(422);
    expect((await list())[0]?.submittedAt).toBeUndefined();
  });

  it.each([[{ category: { toString: 1 } }], [{ category: ['Maths'] }]])(
    'a subject that is no text is refused: %j',
    async (changes) => {
      const { attemptId } = await open();
      await submit({ attemptId, ...changes }).expect(400);
    },
  );
});

describe('a writing test', () => {
  const writing = { category: 'Writing' };

  it('is submitted as a text, and has no score', async () => {
    const { attemptId } = await open('subject-test', 'writing');
    const { body } = await submit({ ...writing, attemptId, responses: 'It was still warm.' }).expect(200);
    expect(body).toMatchObject({ score: null, total: 0 });
    expect(body.questions).toMatchObject([{ writingResponse: 'It was still warm.', correct: null }]);
  });

  it.each(['', ' \n '])('is not submitted empty (%j)', async (text) => {
    const { attemptId } = await open('subject-test', 'writing');
    const { body } = await submit({ ...writing, attemptId, responses: text }).expect(422);
    expect(body.message).toBe('You must provide a written response.');
    expect((await list())[0]?.submittedAt).toBeUndefined();
  });

  it('may be submitted without a text that was saved before', async () => {
    const { attemptId, questions } = await open('subject-test', 'writing');
    const answer = { questionId: questions[0]?.id, writingResponse: 'Kept.', version: 1 };
    await save(attemptId, { answers: [answer] }).expect(200);
    await submit({ ...writing, attemptId, responses: [] }).expect(200);
  });

  it('keeps its plan with the text, on any device, after a save or a submission without one', async () => {
    const { attemptId, questions } = await open('subject-test', 'writing');
    const questionId = questions[0]?.id;
    const plan = { reader: 'My $class', summary: '', points: ['The storm', '', ''] };
    const saved = await save(attemptId, { answers: [{ questionId, plan, version: 1 }] }).expect(200);
    expect(saved.body.answers).toEqual([{ questionId, plan, version: 1 }]);
    expect((await list())[0]).toMatchObject({ answeredCount: 0 });
    await submit({ ...writing, attemptId, responses: [] }).expect(422);

    await save(attemptId, { answers: [{ questionId, writingResponse: '$warm', version: 2 }] }).expect(200);
    const { answers } = await open('subject-test', 'writing');
    expect(answers).toEqual([{ questionId, plan, writingResponse: '$warm', version: 2 }]);

    const tooLong = { ...plan, reader: 'x'.repeat(101) };
    const { body } = await save(attemptId, { answers: [{ questionId, plan: tooLong, version: 3 }] }).expect(400);
    expect(body.message).toContain('Keep each answer of your plan short');

    const responses = [{ questionId, writingResponse: 'It was still warm.', version: 4 }];
    await submit({ ...writing, attemptId, responses }).expect(200);
    const stored = await tests.api.connection.collection('attempts').findOne({ _id: new Types.ObjectId(attemptId) });
    expect(stored?.answers[String(questionId)]).toEqual({ plan, writingResponse: 'It was still warm.', version: 4 });
  });

  it('is at most 300 words long', async () => {
    const { attemptId, questions } = await open('subject-test', 'writing');
    const text = 'word '.repeat(301);
    const sentence = 'Your response is too long. Please limit to 300 words.';
    const submitted = await submit({ ...writing, attemptId, responses: text }).expect(422);
    const saved = await save(attemptId, {
      answers: [{ questionId: questions[0]?.id, writingResponse: text, version: 1 }],
    }).expect(422);
    expect([submitted.body.message, saved.body.message]).toEqual([sentence, sentence]);
    for (const endless of ['.'.repeat(201), `${'a'.repeat(40)} `.repeat(250)]) {
      const { body } = await submit({ ...writing, attemptId, responses: endless }).expect(422);
      expect(body.message).toBe('Your response is too long. Please use shorter words.');
    }
    const far = await submit({ ...writing, attemptId, responses: 'word '.repeat(5_000) }).expect(422);
    expect(far.body.message).toBe(sentence);
    const endless = await submit({ ...writing, attemptId, responses: 'word '.repeat(50_000) }).expect(400);
    expect(JSON.stringify(endless.body)).toContain('Please limit to 10,000 characters.');
    await submit({ ...writing, attemptId, responses: 'word '.repeat(300) }).expect(200);
  });
});

describe('a practice test', () => {
  const section = (category: string, responses: object[]) => ({ category, questionStatus: [], responses });

  it('is marked in all its sections, and its writing is kept', async () => {
    const { attemptId, reading, maths, thinkingskills, writing } = await openPractice();
    const text = { questionId: writing?.id, writingResponse: 'It was still warm.' };
    const { body } = await submitPractice(
      [
        section('reading', responsesTo(reading, 3)),
        section('maths', responsesTo(maths, 4)),
        section('thinkingskills', responsesTo(thinkingskills, 5)),
        section('writing', [text]),
      ],
      { attemptId },
    ).expect(200);
    expect(body).toMatchObject({ score: 12, total: 30 });
    expect(
      body.perCategory.map(({ subject, correct }: { subject: string; correct: number }) => [subject, correct]).sort(),
    ).toEqual([
      ['Maths', 4],
      ['Reading', 3],
      ['Thinking Skills', 5],
    ]);
    expect(body.questions).toHaveLength(31);
    expect((await list())[0]).toMatchObject({ kind: 'practice-test', score: 12, total: 30, answeredCount: 31 });
  });

  it('is not submitted with an empty writing', async () => {
    const { reading } = await openPractice();
    const { body } = await submitPractice([section('reading', responsesTo(reading, 3))]).expect(422);
    expect(body.message).toBe('Writing response is empty.');
  });
});

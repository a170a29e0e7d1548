import { FREE_TESTS } from '@wattle/contract/free-tests';
import { at, useFreeAssessment } from '../../../test/free-assessment';

const [reading] = FREE_TESTS;
const free = useFreeAssessment();
const { visitor, open } = free;

describe('what is refused', () => {
  it.each([
    ['userdetailforassesment', { email: { $gt: '' } }],
    ['userdetailforassesment', { email: 'a@x.com,b@y.com' }],
    ['userdetailforassesment', { email: 'a@x.com\r\nBcc: b@y.com' }],
    ['userdetailforassesment', { email: `${'x'.repeat(250)}@example.com` }],
    ['userdetailforassesment', {}],
    ['send-user-details', { email: ['a@b.co'] }],
    ['checkReadingTestAlreadyConduct', { email: 7 }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: 'all' }],
    ['randomReadingQuestions', { email: 'a@b.co', questionStatus: [{ questionNumber: 1, status: 'perhaps' }] }],
    ['submitMathsAssessment', { email: 'a@b.co', questionStatus: [], responses: [{ questionId: { $ne: 1 } }] }],
  ])('POST %s with %j', (path, body) => free.api.anybody().post(at(path)).send(body).expect(400));

  it.each(['userAssessmentDetails?email[$ne]=x', 'userAssessmentDetails?email=a@b.co&email=c@d.co', 'randomLatin'])(
    'GET %s',
    (path) => free.api.anybody().get(at(path)).expect(400),
  );

  it.each([
    {},
    { answers: [] },
    { answers: [{ questionId: 'x', version: 1 }] },
    { answers: 'B' },
    { answers: [{ questionId: '0'.repeat(24), version: 1, selectedAnswer: 'Z' }] },
  ])('saving %j', async (body) => {
    const client = await visitor();
    const { attemptId } = await open(client, reading);
    await client
      .put(at(`attempts/${attemptId}/answers`))
      .send(body)
      .expect(400);
  });
});

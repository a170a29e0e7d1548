import { blueprintOf } from '@wattle/contract/test-kinds';
import { openTest } from '@wattle/contract/tests';
import { call } from '../../../test/call';
import { useApi } from '../../../test/start-api';
import { QuestionChoiceService } from '../../exams/choice/question-choice.service';
import { QuestionVersionsService } from './question-versions.service';

const running = useApi();

test('a test has all its questions, also when the cache holds fewer @long', async () => {
  const { api } = running;
  // Each is larger than a quarter of the cache.
  await api.addQuestions('Maths', 8, { explanation: 'x'.repeat(100), text: 'y'.repeat(6_000_000) });
  const choice = { ...blueprintOf('weekly-test', 'Maths'), pool: 'Tests' } as const;
  const refs = await api.app.get(QuestionChoiceService).chooseVersions(choice);
  const found = await api.app.get(QuestionVersionsService).find(refs);
  expect(found.map(({ question }) => question.id)).toEqual(refs.map(({ questionId }) => questionId));
}, 30_000);

test('a version that another process has stored is served as that process has stored it', async () => {
  const { api } = running;
  const [question] = await api.addQuestions('Writing', 1, { question: 'Describe a storm.' });
  const stored = { id: String(question?._id), subject: 'Writing', question: 'Describe a storm at sea.' };
  const versions = api.connection.collection<{ _id: string }>('question_versions');
  await versions.insertOne({ _id: `${stored.id}:1`, question: stored } as { _id: string });

  const student = await api.addStudent();
  expect((await call(student.client(), openTest, { params: { category: 'writing' } })).questions[0]?.question).toBe(
    'Describe a storm at sea.',
  );
});

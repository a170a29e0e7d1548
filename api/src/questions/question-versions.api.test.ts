import { TestApi } from '../../test/start-api';
import { QuestionVersionsService } from './question-versions.service';
import { ServedQuestionsService } from './served-questions.service';

test('a test has all its questions, also when the memory holds fewer', async () => {
  const api = await TestApi.start();
  // Each is larger than a quarter of the memory.
  await api.addQuestions('Maths', 8, { explanation: 'x'.repeat(100), text: 'y'.repeat(6_000_000) });
  const choice = { subject: 'Maths', count: 8, examType: 'Practice' } as const;
  const pins = await api.app.get(ServedQuestionsService).chooseVersions(choice);
  const found = await api.app.get(QuestionVersionsService).find(pins);
  expect(found.map(({ question }) => question.id)).toEqual(pins.map(({ questionId }) => questionId));
  await api.close();
}, 30_000);

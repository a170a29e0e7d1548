import { claims } from '@wattle/contract/claims';
import { Types } from 'mongoose';
import { call } from '../../../test/call';
import { useApi } from '../../../test/start-api';

const running = useApi();

const claimed = async () => Object.values(await call(running.api.anybody(), claims));

it('claims what the bank holds where that is less than what is published, and nothing of drafts', async () => {
  expect(await claimed()).toEqual(['0', '0', '0']);
  await running.api.addQuestions('Maths', 25, { category: 'Money', year_level: 5 });
  await running.api.addQuestions('Maths', 10, { category: 'Time', year_level: 7 });
  await running.api.addQuestions('Maths', 9, { category: 'Chance', type: 'Generated' });
  await running.api.addQuestions('Reading', 20, { text: 'The lamp\n\nIt had to be wound.', pool: 'Free assessment' });
  running.api.advance(2);
  // Year 7 has the ten of its own year.
  expect(await claimed()).toEqual(['55', '3', '1']);
});

it('claims no more than what is published @long', async () => {
  const [question] = await running.api.addQuestions('ThinkingSkills', 1);
  const copies = Array.from({ length: 5_200 }, (_each, index) => ({
    ...question?.toObject(),
    _id: new Types.ObjectId(),
    question: `Who is the tallest of ${index}?`,
    category: `Topic ${index % 13}`,
  }));
  await running.api.connection.collection('questions').insertMany(copies);
  running.api.advance(2);
  expect(await claimed()).toEqual(['5,000+', '12', '30+']);
});

import { claims } from '@wattle/contract/claims';
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

it('claims no more than what is published', async () => {
  for (let topic = 0; topic < 13; topic += 1)
    await running.api.addQuestions('ThinkingSkills', 400, { category: `Topic ${topic}` });
  running.api.advance(2);
  expect(await claimed()).toEqual(['5,000+', '12', '30+']);
});

import { anAnswer, anOpenTest, aQuestionPayload, aWritingQuestion, CLOZE } from '@wattle/contract/testing';
import { apiReturns, apiUnreachable, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { keeps, nothingUnderWay, OPEN, tell, underWay } from '../../test/test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test/weekly-test/maths'), tags: ['!autodocs'] };

export default meta;

export const Ready: PageStory = {
  beforeEach: visitOf('student', nothingUnderWay),
  play: ({ canvas }) => canvas.findByRole('region', { name: 'Ready?' }),
};

export const UnderWay: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenTest();
    apiReturns(OPEN, test);
    keeps(test);
    underWay(test);
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Question 1 of 10');
    await userEvent.click(canvas.getByRole('radio', { name: /^B/ }));
    await canvas.findByRole('radio', { name: /^B/, checked: true });
  },
};

/** A blank has opened its words. */
export const Cloze: PageStory = {
  args: { url: '/test/weekly-test/reading' },
  beforeEach: visitOf('student', () => {
    const questions = CLOZE.map(({ correct_answer: _key, ...served }) =>
      aQuestionPayload({ subject: 'Reading', ...served }),
    );
    const answers = questions.slice(0, 3).map(({ id }) => anAnswer(id));
    const test = anOpenTest({ questions, answers });
    apiReturns('test/subject-test/Reading', test);
    keeps(test);
    underWay(test, '/test/weekly-test/reading');
  }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Question 1 of 8');
    await userEvent.click(canvas.getByRole('button', { name: /^Question 4: Slowly/ }));
    await canvas.findByText('Question 4 of 8');
  },
};

export const WritingWithPlan: PageStory = {
  args: { url: '/test/weekly-test/writing' },
  beforeEach: visitOf('student', () => {
    const question = aWritingQuestion({ category: 'Narrative' });
    const plan = { reader: 'My class', summary: 'A keeper lights a lamp in a storm.', points: ['The storm', '', ''] };
    const test = anOpenTest({ questions: [question], answers: [{ questionId: question.id, plan, version: 1 }] });
    apiReturns('test/subject-test/Writing', test);
    keeps(test);
    underWay(test, '/test/weekly-test/writing');
  }),
  play: ({ canvas }) => canvas.findByText('Narrative: how it is built'),
};

/** Read aloud and rest breaks are granted. */
export const WithAllowances: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenTest({ privileges: { readAloud: true, restBreaks: 10 }, breakSecondsLeft: 600 });
    apiReturns(OPEN, test);
    tell(test, test);
    underWay(test);
  }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Take a break' }),
};

export const RestBreak: PageStory = {
  beforeEach: visitOf('student', () => {
    const breakUntil = new Date(Date.now() + 480_000).toISOString();
    const test = anOpenTest({ questions: [], breakUntil, breakSecondsLeft: 480, seconds: 900 });
    apiReturns(OPEN, test);
    tell(test, test);
    underWay(test);
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Your clock has stopped' }),
};

/** Every question that is not answered is named. */
export const SubmitAsked: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenTest({ questions: [aQuestionPayload(), aQuestionPayload(), aQuestionPayload()] });
    apiReturns(OPEN, test);
    keeps(test);
    underWay(test);
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    await canvas.findByText(/^3 of 3 questions are not answered/);
  },
};

export const NotLoaded: PageStory = {
  beforeEach: visitOf('student', () => {
    underWay({});
    apiUnreachable(OPEN);
  }),
  play: ({ canvas }) => canvas.findByRole('button', { name: 'Try again' }),
};

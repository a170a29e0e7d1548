import { anOpenTest } from '@wattle/contract/testing';
import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { EXAM_DAY, practiceExamOf } from '../../test/practice-exam-api';
import { keeps } from '../../test/test-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/test/exam-day/reading'), tags: ['!autodocs'] };

export default meta;

export const UnderWay: PageStory = {
  beforeEach: visitOf('student', () => {
    const test = anOpenTest({ seconds: 2_700 });
    apiReturns(EXAM_DAY, practiceExamOf({ state: 'open', attemptId: test.attemptId }));
    apiReturns(`${EXAM_DAY}/Reading`, test);
    keeps(test);
  }),
  play: ({ canvas }) => canvas.findByText(/^Question 1 of/),
};

import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { daysAgo } from '../../test/dashboard-api';
import { aTypingResult, typingResultsAre } from '../../test/typing-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/typing'), tags: ['!autodocs'] };

export default meta;

export const BeforeTheFirstKey: PageStory = {
  beforeEach: visitOf('student', () =>
    typingResultsAre(
      aTypingResult({ at: daysAgo(1), seconds: 180, typed: 330, right: 327 }),
      aTypingResult({ at: daysAgo(3) }),
      aTypingResult({ at: daysAgo(9), seconds: 180, typed: 230, right: 216 }),
    ),
  ),
  play: ({ canvas }) => canvas.findByText('In 3 minutes: from 14 to 22 words a minute. The most so far: 22.'),
};

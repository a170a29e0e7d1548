import { type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import { daysAgo } from '../../test/dashboard-api';
import { aReturnedText, aText, MARKS, textsAre } from '../../test/texts-api';
import routes from '../routes';

const meta = { ...pageAt(routes, '/student-dashboard/writing'), tags: ['!autodocs'] };

export default meta;

const id = (digit: number) => String(digit).repeat(24);

export const SeveralTexts: PageStory = {
  beforeEach: visitOf('student', () =>
    textsAre(
      aText({ title: 'The Door Behind the Fridge', genre: 'Narrative', drafts: 2 }),
      aReturnedText({
        attemptId: id(1),
        title: 'You find a letter in the pocket of a coat that you bought second-hand. Write back to whoever wrote it.',
        genre: 'Letter',
        submittedAt: daysAgo(12),
      }),
      aReturnedText({
        attemptId: id(2),
        submittedAt: daysAgo(40),
        returnedAt: daysAgo(37),
        isUnread: false,
        isLookedOver: true,
        marks: { ...MARKS, ideas: 3, spelling: 1 },
      }),
    ),
  ),
  play: ({ canvas }) => canvas.findByRole('table', { name: 'Marks by criterion' }),
};

export const NoTexts: PageStory = {
  beforeEach: visitOf('student', () => textsAre()),
  play: ({ canvas }) => canvas.findByText(/^No texts yet/),
};

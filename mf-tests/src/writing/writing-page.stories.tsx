import { apiReturns, type PageStory, pageAt, visitOf } from '@wattle/platform/stories';
import {
  aDraft,
  aMarking,
  aWriting,
  MODELS,
  SECOND,
  TEXT,
  TEXT_PATH,
  TEXT_URL,
  writingIs,
} from '../../test/writing-api';
import routes from '../routes';

const meta = { ...pageAt(routes, TEXT_URL), tags: ['!autodocs'] };

export default meta;

const at = (step: string) => ({ url: `${TEXT_URL}?step=${step}` });

const warm = TEXT.indexOf('Then I touched');
const selfReview = {
  levels: { ideas: 3 },
  evidence: { ideas: [{ start: warm, end: TEXT.indexOf('.', warm) + 1 }] },
};

export const OneCriterion: PageStory = {
  args: at('ideas'),
  beforeEach: visitOf('student', () => writingIs(aWriting({ selfReview }))),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: 'Show an example of each' })),
};

export const Noticed: PageStory = {
  args: at('noticed'),
  beforeEach: visitOf('student', () => writingIs(aWriting())),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name: /^Note 1 on “definately”/ })),
};

export const ModelAnswersWait: PageStory = {
  args: at('models'),
  beforeEach: visitOf('student', () => writingIs(aWriting())),
  play: ({ canvas }) => canvas.findByRole('link', { name: 'Look at my text' }),
};

export const ModelAnswers: PageStory = {
  args: at('models'),
  beforeEach: visitOf('student', () => writingIs(aWriting({ selfReview, modelAnswers: MODELS }))),
  play: ({ canvas }) => canvas.findByRole('radio', { name: 'A good answer' }),
};

export const CameBack: PageStory = {
  beforeEach: visitOf('student', () => {
    apiReturns(`${TEXT_PATH}/read`, null);
    writingIs(aWriting({ markings: [aMarking()], state: 'returned', isUnread: true }));
  }),
  play: ({ canvas }) => canvas.findByRole('heading', { name: 'Comments for you' }),
};

export const SecondDraft: PageStory = {
  args: at('draft'),
  beforeEach: visitOf('student', () =>
    writingIs(
      aWriting({
        markings: [aMarking()],
        plan: { reader: 'My class', summary: 'A girl finds a door.', points: ['The door', 'The girl', 'She is late'] },
      }),
    ),
  ),
  play: ({ canvas }) => canvas.findByRole('textbox', { name: 'Draft 2' }),
};

export const TwoDrafts: PageStory = {
  args: at('compare'),
  beforeEach: visitOf('student', () =>
    writingIs(aWriting({ draftTexts: [aDraft(), aDraft({ number: 2, text: SECOND })] })),
  ),
  play: ({ canvas }) => canvas.findByRole('article', { name: 'Draft 2' }),
};

import '@wattle/design-system/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QuestionPayload } from '@wattle/contract/questions';
import { anAttemptReview } from '@wattle/contract/testing';
import { renderElement } from '@wattle/platform/testing';
import { clozeQuestions } from '../../test/formats';
import { evidenceOf } from './evidence';
import { EvidenceLines } from './evidence-lines';
import { Explanation } from './explanation';
import { type AnsweredQuestion, answeredQuestions } from './reviewed-passage';

const PROSE =
  'The Lost Umbrella\n\nIt was dark. The hall smelled of wool. Amira laid the umbrella down. “This was in my bag,” she said. The clerk read the label. Then he coughed.\n\nNobody had signed it.';

/** A question, number 2 of its test, with this explanation. */
function answered(explanation: string, served: Partial<QuestionPayload> = {}): AnsweredQuestion {
  const asked = { subject: 'Reading' as const, text: PROSE, ...served };
  const [, question] = answeredQuestions(anAttemptReview([{}, { served: asked, marked: { explanation } }]));
  return question as AnsweredQuestion;
}

function show(question: AnsweredQuestion, all = [question]) {
  const evidence = evidenceOf(question, all);
  if (!evidence) throw new Error('There is no evidence.');
  renderElement(
    <>
      <Explanation title="Why" subject="Reading" marked={question.marked} options={[]} evidence={evidence} />
      <EvidenceLines evidence={evidence} />
    </>,
    { isStyled: true },
  );
  const lines = within(screen.getByRole('region', { name: 'The lines that tell you' }));
  const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  return { lines, marks, why: screen.getByRole('complementary') };
}

test('the sentences that are quoted are marked and numbered, beside their neighbours, and the quotations have the numbers', async () => {
  const { lines, marks, why } = show(
    answered('She says “this was in my bag”.\nHe reads “the label”, which “nobody” signed.'),
  );
  expect(marks()).toEqual([
    'Evidence, number 1: 1 “This was in my bag,” she said.',
    'Evidence, number 2: 2 The clerk read the label.',
    'Evidence, number 3: 3 Nobody had signed it.',
  ]);
  expect(lines.queryByText(/It was dark/)).not.toBeInTheDocument();
  expect(lines.getByText(/Amira laid/)).toBeVisible();
  expect(why).toHaveTextContent('She says “this was in my bag” (evidence 1) 1.');
  await userEvent.click(lines.getByRole('button', { name: 'Whole text' }));
  expect(lines.getByText(/It was dark/)).toBeVisible();
});

test('a line of a poem has the number by which questions name it', () => {
  const text = 'The Ferry\n\none\ntwo\n\nthree\nfour\nfive\nsix';
  const { marks, why } = show(answered('It ends with “four / five”.', { format: 'poem', text }));
  expect(marks()).toEqual(['Evidence, line 4: 4 four', 'Evidence, line 5: 5 five']);
  expect(why).toHaveTextContent('“four / five” (lines 4 and 5)');
});

test('of several texts only those with evidence are shown, each under its name', () => {
  const text = 'Dawn\n\nExtract A\n\nNobody telephones.\n\nExtract B: From a diary\n\nHated everybody.';
  const { lines, marks } = show(answered('One “hated everybody”.', { format: 'extracts', text }));
  expect(lines.getByRole('heading', { name: 'Extract B From a diary' })).toBeVisible();
  expect(lines.queryByText(/Extract A/)).not.toBeInTheDocument();
  expect(marks()).toEqual(['Evidence, number 1: 1 Hated everybody.']);
});

test('a gap is called by the number of its question', () => {
  const served = {
    format: 'gap' as const,
    text: 'Plain. [1] It sings. [3]',
    question: 'Which sentence goes into gap 1?',
  };
  const { lines } = show(answered('After it comes “it sings”.', { ...served, mcq_options: 'A One, B Two' }));
  expect(lines.getByText(/\[2\]/)).toHaveTextContent('Plain. [2] Evidence, number 1: 1 It sings. […]');
});

test('a cloze is quoted with the right words in its blanks; one that the test does not ask about stays open', () => {
  const [second, third] = clozeQuestions([2, 3]);
  const explanation = 'A whisper is quiet, so “the sound crept nearer”.';
  const all = answeredQuestions(
    anAttemptReview([
      { served: second, marked: { correct_answer: 'B', selectedAnswer: 'C', explanation } },
      { served: third, marked: { correct_answer: 'A' } },
    ]),
  );
  const { lines, marks } = show(all[0] as AnsweredQuestion, all);
  expect(marks()).toEqual(['Evidence, number 1: 1 Slowly the sound crept nearer.']);
  expect(lines.getByText(/as I had \[…\], but a whisper/)).toHaveTextContent('How they knew, was a question.');
});

test.each([
  ['nothing', 'Count them.'],
  ['the title', 'It is “the lost umbrella”.'],
  ['what the passage does not say', 'It says “sunny”.'],
])('an explanation that quotes %s has no evidence', (_what, explanation) =>
  expect(evidenceOf(answered(explanation), [])).toBeUndefined(),
);

test('a question without a passage has no evidence', () =>
  expect(evidenceOf(answered('He says “now”.', { subject: 'Maths', text: undefined }), [])).toBeUndefined());

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAttemptReview, aQuestionPayload } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiReturns, apiUnreachable, openNotices, renderRemote, signInAs } from '@wattle/platform/testing';
import { aChild, familyIs, PRIYA } from '../../test/family-api';
import { aPaper, CODE, hasPaper } from '../../test/paper-api';
import { right } from '../../test/review-api';
import { nothingUnderWay } from '../../test/test-api';
import routes from '../routes';

const PAPER = `test/papers/${CODE}`;
const open = (path: string) => renderRemote(routes, path);
const row = (number: number) => screen.getByRole('group', { name: `Question ${number}` });
const chosen = (number: number) =>
  within(row(number))
    .queryAllByRole<HTMLInputElement>('radio', { checked: true })
    .map(({ value }) => value);

async function submitLetters(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Submit the answers' }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
}

describe('a child', () => {
  beforeEach(() => {
    signInAs('student');
    nothingUnderWay();
  });

  it('prints what a link names; pressed twice, it is one paper', async () => {
    const paper = hasPaper();
    apiReturns('test/papers', paper);
    const { router } = open('/paper?testType=mega-test&category=Reading');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Make the paper' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/paper/${CODE}`));
    const bodies = apiCalls('test/papers').map(({ body }) => body);
    expect(bodies[0]).toEqual({ requestId: expect.any(String), testType: 'mega-test', category: 'Reading' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);

    const page = await screen.findByRole('region', { name: 'Page 1' });
    expect(page).toHaveTextContent('Weekly test, Maths');
    for (const { question = '' } of paper.questions) expect(page).toHaveTextContent(question);
    expect(screen.getByRole('link', { name: 'Enter the answers' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Answers and why' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Normal' })).toBeChecked();
  });

  it('whose response was lost gets the paper of another choice, not the first one; the same choice is one paper @long', async () => {
    hasPaper();
    apiUnreachable('test/papers');
    open('/paper?testType=mega-test&category=Reading');
    const make = await screen.findByRole('button', { name: 'Make the paper' });
    for (const subject of ['Reading', 'Maths', 'Reading']) {
      await userEvent.selectOptions(screen.getByLabelText('Subject'), subject);
      await userEvent.click(make);
      await screen.findByText('The test could not be made. Please try again.');
      await waitFor(() => expect(make).toBeEnabled());
    }
    const sent = apiCalls('test/papers').map(({ body }) => body as { requestId: string; category: string });
    const idsOf = (subject: string) =>
      new Set(sent.filter(({ category }) => category === subject).map(({ requestId }) => requestId));
    expect([idsOf('Reading').size, idsOf('Maths').size]).toEqual([1, 1]);
    expect(idsOf('Reading')).not.toEqual(idsOf('Maths'));
  });

  it('prints the practice exam of its own exam, and finds no other subject there', async () => {
    nothingUnderWay('nsw-oc');
    const paper = hasPaper(aPaper({ kind: 'full-test', subject: 'Reading', exam: 'nsw-oc' }));
    apiReturns('test/papers', paper);
    open('/paper?testType=full-test&category=Writing');
    const subjects = () =>
      within(screen.getByLabelText('Subject'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(subjects()).toEqual(['Reading', 'Maths', 'Thinking Skills']));
    expect(screen.getByLabelText('Test')).toHaveDisplayValue('Practice exam: Opportunity Class test');
    expect(document.body).not.toHaveTextContent(/writing/i);
    await userEvent.click(screen.getByRole('button', { name: 'Make the paper' }));
    const page = await screen.findByRole('region', { name: 'Page 1' });
    expect(page).toHaveTextContent('Practice exam, Reading (Opportunity Class test)');
    expect(page).toHaveTextContent('3 questions, 40 minutes');
    expect(apiCalls('test/papers')[0]?.body).toMatchObject({ testType: 'full-test', category: 'Reading' });
  });

  it('is told which parts of an exam on paper there are, and writes both of its texts without a limit @long', async () => {
    nothingUnderWay('vic-selective');
    const tasks = ['Persuade the council.', 'Write about a bridge.'].map((question) =>
      aQuestionPayload({ subject: 'Writing', question, mcq_options: undefined }),
    );
    apiReturns(
      'test/papers',
      hasPaper(aPaper({ kind: 'full-test', subject: 'Writing', exam: 'vic-selective', questions: tasks })),
    );
    open('/paper?testType=full-test&category=Writing');
    expect(
      await screen.findByText('Victorian selective entry exam: Wattle has Reading and Writing of it, on paper.'),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make the paper' }));
    const page = await screen.findByRole('region', { name: 'Page 1' });
    expect(page).toHaveTextContent('2 questions, 40 minutes');
    expect(page).toHaveTextContent('Write each text on the lines after its task.');
    const sheets = screen.getAllByRole('region', { name: /^Page \d+$/ });
    for (const { question } of tasks) expect(sheets.map((sheet) => sheet.textContent).join()).toContain(question);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the answers' }));
    const [first] = await screen.findAllByRole('textbox', { name: /response/ });
    expect(first).toHaveAccessibleDescription('0 words');
  });

  it('finds the words of each blank of a cloze beside its number', async () => {
    const ofCloze = (blank: number, mcq_options: string) =>
      aQuestionPayload({
        subject: 'Reading',
        format: 'cloze',
        text: 'Slowly the sound [1] nearer. [2] they knew, was a question.',
        question: `Which word or phrase best fits blank ${blank}?`,
        mcq_options,
      });
    hasPaper(aPaper({ subject: 'Reading', questions: [ofCloze(1, 'A leapt, B crept'), ofCloze(2, 'A How, B Whose')] }));
    open(`/paper/${CODE}`);
    const page = await screen.findByRole('region', { name: 'Page 1' });
    expect(page).toHaveTextContent(/Slowly the sound \[1\]._+ nearer\. \[2\]._+ they/);
    expect(page).toHaveTextContent(/best fits each blank\? Fill the bubble of its letter\.1AleaptBcrept2AHowBWhose/);
  });

  it('who has large print finds it chosen', async () => {
    hasPaper(aPaper({ privileges: { largePrint: true } }));
    open(`/paper/${CODE}`);
    expect(await screen.findByRole('radio', { name: 'Large print' })).toBeChecked();
  });

  it('is told that a code is not one, and with the right one enters its letters by keyboard', async () => {
    const { attemptId, questions } = hasPaper();
    const { router } = open('/paper');
    const code = await screen.findByLabelText('Code on the answer sheet');
    apiReturns(PAPER, { message: 'No paper has this code. Compare it with the one on the answer sheet.' }, 404);
    await userEvent.type(code, '7k 4x{Enter}');
    expect(await screen.findByText(/^No paper has this code/)).toBeVisible();
    hasPaper(aPaper({ attemptId, questions }));
    await userEvent.type(code, '{Enter}');
    await screen.findByText(/^Type the letters one after the other/);

    expect(screen.getByRole('link', { name: 'Tests on paper' })).toHaveAttribute('href', '/paper');
    await userEvent.keyboard('bx');
    expect(within(row(2)).getByRole('status')).toHaveTextContent('Question 2 has the letters A to D.');
    // What is typed beside the rows goes to the first empty one.
    await userEvent.click(screen.getByRole('heading', { name: 'Enter the answers' }));
    await userEvent.keyboard('a');
    expect([chosen(1), chosen(2), chosen(3)]).toEqual([['B'], ['A'], []]);
    expect(screen.queryByText('Question 2 has the letters A to D.')).not.toBeInTheDocument();
    await userEvent.keyboard('{Backspace}{Backspace}c');
    expect([chosen(2), chosen(3)]).toEqual([['C'], []]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}d');
    expect(chosen(1)).toEqual(['D']);
    await userEvent.click(within(row(1)).getByRole('radio', { name: 'D' }));
    expect(chosen(1)).toEqual([]);

    await userEvent.type(screen.getByLabelText(/^Minutes used/), 'about 24');
    apiUnreachable(`${PAPER}/submit`);
    await submitLetters();
    expect(await screen.findByText(/^There is no connection to Wattle/)).toBeVisible();
    expect(chosen(2)).toEqual(['C']);
    apiReturns(`${PAPER}/submit`, anAttemptReview([right]).result);
    await submitLetters();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/student-dashboard/attempts/${attemptId}`));
    expect(apiCalls(`${PAPER}/submit`).at(-1)?.body).toMatchObject({ minutes: 24, responses: { length: 3 } });
    expect(openNotices()).toEqual(['The answers are in. Here is the result.']);
  });

  it('is told that the answers are in where the response was lost @long', async () => {
    const { attemptId } = hasPaper();
    const { router } = open(`/paper/${CODE}/answers`);
    apiUnreachable(`${PAPER}/submit`);
    await submitLetters();
    expect(await screen.findByText(/^There is no connection to Wattle/)).toBeVisible();
    apiReturns(`${PAPER}/submit`, { message: 'This test is already completed.' }, 409);
    await submitLetters();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/student-dashboard/attempts/${attemptId}`));
    expect(openNotices()).toEqual(['The answers are in. Here is the result.']);
  });

  it('whose answers are in sees the result, not the form', async () => {
    const { attemptId } = hasPaper(aPaper({ submittedAt: new Date().toISOString() }));
    const { router } = open(`/paper/${CODE}/answers`);
    await waitFor(() => expect(router.state.location.pathname).toBe(`/student-dashboard/attempts/${attemptId}`));
  });

  it('finds no key before: the server’s sentence stands there', async () => {
    const { attemptId } = hasPaper();
    const message = 'This test is still under way. Submit it to see the result.';
    apiReturns(`attempts/${attemptId}`, { message }, 409);
    open(`/paper/${CODE}/key`);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tests on paper' })).toBeVisible();
  });

  it('may keep a text on paper', async () => {
    hasPaper(
      aPaper({ subject: 'Writing', questions: [aQuestionPayload({ subject: 'Writing', mcq_options: undefined })] }),
    );
    open(`/paper/${CODE}/answers`);
    expect(await screen.findByText(/Then it is kept on paper/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Submit the answers' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

test('a parent prints for a child, whose papers are listed', async () => {
  signInAs('parent');
  familyIs(aChild({ papers: [aPaper()] }));
  const papers = `family/children/${PRIYA}/papers`;
  apiReturns(papers, aPaper());
  apiReturns(`${papers}/${CODE}`, aPaper());
  open(`/paper?child=${PRIYA}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tests on paper for Priya' })).toBeVisible();
  expect(await screen.findByRole('link', { name: `Print: Weekly test, Maths, paper ${CODE}` })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Make the paper' }));
  expect(await screen.findByRole('region', { name: 'Page 1' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter the answers' })).toHaveAttribute(
    'href',
    `/paper/${CODE}/answers?child=${PRIYA}`,
  );
});

test('a parent types in the letters of a child, which are saved and marked as the child’s', async () => {
  signInAs('parent');
  familyIs();
  const paper = aPaper();
  const ofChild = `family/children/${PRIYA}/papers/${CODE}`;
  apiReturns(ofChild, paper);
  const status = { state: 'open', serverTime: new Date().toISOString() };
  apiReturns(`${ofChild}/answers`, { answers: [], ...status });
  apiReturns(`${ofChild}/status`, status);
  apiReturns(`${ofChild}/submit`, anAttemptReview([right]).result);
  const { router } = open(`/paper?child=${PRIYA}`);
  await userEvent.type(await screen.findByLabelText('Code on the answer sheet'), `${CODE}{Enter}`);
  await screen.findByText(/^Type the letters one after the other/);
  await userEvent.keyboard('ba');
  await waitFor(() => expect(apiCalls(`${ofChild}/answers`).length).toBeGreaterThan(0));
  await submitLetters();
  await waitFor(() => expect(router.state.location.pathname).toBe('/family'));
  expect(router.state.location.search).toBe(`?child=${PRIYA}&result=${paper.attemptId}`);
  expect(await screen.findByRole('tab', { name: /Priya/, selected: true })).toBeVisible();
  expect(apiCalls(`${ofChild}/submit`)[0]?.body).toMatchObject({ responses: { length: 3 } });
  expect(apiCalls().filter(({ path }) => /^(attempts|test)/.test(path))).toEqual([]);
});

test('staff choose a year, and print the key at once', async () => {
  signInAs('content');
  apiReturns('papers', { ...aPaper(), papers: [] });
  apiReturns(`papers/${CODE}`, aPaper());
  apiReturns(`papers/${CODE}/key`, anAttemptReview([right]));
  open('/paper');
  await userEvent.selectOptions(await screen.findByLabelText('Year'), 'Year 6');
  await userEvent.click(screen.getByRole('button', { name: 'Make the paper' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Answers and why' }));
  await screen.findByRole('heading', { level: 1, name: 'Answers and why: Weekly test, Maths' });
  expect(await screen.findByRole('region', { name: 'Page 1' })).toHaveTextContent('Paper7K4X');
  expect(apiCalls('papers').find(({ body }) => body)?.body).toMatchObject({ testType: 'weekly-test', grade: 6 });
});

test('staff choose the exam of a practice exam, which has its sections', async () => {
  signInAs('content');
  apiReturns('papers', { ...aPaper(), papers: [] });
  apiReturns(`papers/${CODE}`, aPaper());
  open('/paper');
  expect(await screen.findByLabelText('Year')).toBeVisible();
  expect(screen.queryByLabelText('Exam')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Test'), 'Practice exam');
  await userEvent.selectOptions(screen.getByLabelText('Exam'), 'WA selective test (ASET)');
  const subjects = within(screen.getByLabelText('Subject')).getAllByRole('option');
  expect(subjects.map(({ textContent }) => textContent)).toEqual(['Reading', 'Writing']);
  await userEvent.click(screen.getByRole('button', { name: 'Make the paper' }));
  await waitFor(() =>
    expect(apiCalls('papers').find(({ body }) => body)?.body).toMatchObject({
      testType: 'full-test',
      category: 'Reading',
      exam: 'wa-aset',
    }),
  );
});

test('a marker, who has no papers, is led back to its work, and nothing is asked of the server', async () => {
  signInAs('marker');
  open('/paper');
  expect(await screen.findByRole('link', { name: 'Back to your work' })).toHaveAttribute('href', '/home-of-marker');
  expect(apiCalls('papers')).toEqual([]);
});

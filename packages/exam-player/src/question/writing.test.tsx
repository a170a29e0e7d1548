import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { MAX_WORD_CHARACTERS, MAX_WRITING_CHARACTERS } from '@wattle/contract/constants';
import { aQuestionPayload, aWritingQuestion } from '@wattle/contract/testing';
import { aServer, aTest, choose, confirmSubmit, pass, play, press, SENTENCES, user, wideScreen } from '../../test/play';

const TOO_LONG = 'Your response is too long. Please limit to 300 words.';
const EMPTY = 'You must provide a written response.';
const REQUIRED = { ...SENTENCES, emptyWriting: EMPTY };

const textarea = () => screen.getByRole('textbox', { name: 'Your response' });
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
const write = (text: string) => fireEvent.change(textarea(), { target: { value: text } });
const aWritingTest = (overrides: Parameters<typeof aTest>[0] = {}) =>
  aTest({ questions: [aWritingQuestion()], deadline: undefined, ...overrides });

test('a writing question that is alone has no way to other questions, and none to come back to', async () => {
  play(aTest({ questions: [aWritingQuestion()] }));
  expect(screen.queryByRole('navigation', { name: 'Questions' })).not.toBeInTheDocument();
  for (const name of ['Previous', 'Next', 'Flag', /All questions/]) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  await press('Review and submit');
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('The question is not answered.');
  expect(within(dialog).queryByRole('group', { name: 'Not answered' })).not.toBeInTheDocument();
});

describe('a writing answer', () => {
  it('is counted by words and kept on the server while it is written', async () => {
    const server = aServer();
    play(aWritingTest(), server);
    await user.type(textarea(), 'The sea roared.');
    expect(textarea()).toHaveAccessibleDescription('3 of 300 words');
    expect(textarea()).toHaveAttribute('spellcheck', 'false');
    await pass(1);
    expect([...server.held.values()]).toMatchObject([{ writingResponse: 'The sea roared.' }]);
  });

  it('reaches the server also while the child does not stop typing', async () => {
    const server = aServer();
    play(aWritingTest(), server);
    for (let tenth = 0; tenth < 20; tenth += 1) {
      write(words(tenth + 1));
      await pass(0.1);
    }
    expect(server.held.size).toBe(1);
  });

  it('of more than 300 words is not taken over, and says so', async () => {
    play(aWritingTest());
    write(words(300));
    expect(screen.queryByText(TOO_LONG)).not.toBeInTheDocument();
    await user.type(textarea(), ' more');
    expect(textarea()).toHaveValue(`${words(300)} `);
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_LONG);
    expect(textarea()).toHaveAccessibleDescription(`300 of 300 words ${TOO_LONG}`);
    await user.type(textarea(), '{Backspace}');
    expect(screen.queryByText(TOO_LONG)).not.toBeInTheDocument();
  });

  it('keeps what was there when too much is pasted', async () => {
    play(aWritingTest());
    await user.type(textarea(), 'The sea');
    await user.paste(words(300));
    expect(textarea()).toHaveValue('The sea');
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_LONG);
  });

  it('without a limit of words says how many there are, and takes what the server can keep', () => {
    play(aWritingTest(), { hasWordLimit: false });
    expect(textarea()).toHaveAccessibleDescription('0 words');
    write(words(520));
    expect(textarea()).toHaveValue(words(520));
    expect(textarea()).toHaveAccessibleDescription('520 words');
    write('x'.repeat(MAX_WRITING_CHARACTERS + 1));
    expect(textarea()).toHaveValue(words(520));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your response is too long. Please limit to 10,000 characters.',
    );
  });

  it('of one endless word is not taken over, which the server could not keep', () => {
    play(aWritingTest());
    write('x'.repeat(MAX_WORD_CHARACTERS + 1));
    expect(textarea()).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent('Your response is too long. Please use shorter words.');
  });

  it('is submitted as a text, and counts as an attempt', async () => {
    const test = aWritingTest();
    const { submit } = play(test, { sentences: REQUIRED });
    write('The sea roared.');
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({
        score: null,
        questionStatus: [{ questionNumber: 1, status: 'attempted' }],
        responses: [expect.objectContaining({ questionId: test.questions[0]?.id, writingResponse: 'The sea roared.' })],
      }),
    );
  });
});

it('of a few words is asked about before it is submitted', async () => {
  play(aWritingTest());
  write('The sea roared.');
  await user.click(screen.getByRole('button', { name: /^Submit/ }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Your text has only 3 words. Is it finished?');
});

describe('the plan of a writing answer', () => {
  const planInput = (name: string) => screen.getByLabelText(name);
  const fill = (name: string, value: string) => fireEvent.change(planInput(name), { target: { value } });
  const fold = () => screen.getByText('Plan first (five minutes)').closest('details');

  it('is kept with the text, and alone it is no answer', async () => {
    const server = aServer();
    const { submit } = play(aWritingTest(), { ...server, sentences: REQUIRED });
    expect(fold()).not.toHaveAttribute('open');
    fill('Who will read it?', 'My class');
    fill('Point 3', 'The end');
    await pass(1);
    const plan = { reader: 'My class', summary: '', points: ['', '', 'The end'] };
    expect([...server.held.values()]).toMatchObject([{ plan }]);
    await press('Submit');
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);

    write('The sea roared.');
    await pass(1);
    expect([...server.held.values()]).toMatchObject([{ plan, writingResponse: 'The sea roared.' }]);
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ responses: [expect.objectContaining({ plan, writingResponse: 'The sea roared.' })] }),
    );
  });

  it('has five minutes of its own, which lock nothing when they are over', async () => {
    play(aWritingTest());
    await user.click(screen.getByText('Start five minutes'));
    expect(screen.getByText('Start again').closest('button')).toHaveFocus();
    expect(screen.getByText('5:00 left for your plan')).toBeInTheDocument();
    await pass(61);
    expect(screen.getByText('3:59 left for your plan')).toBeInTheDocument();
    await pass(240);
    expect(screen.getByText('Your plan has had its time. Now write.')).toBeInTheDocument();
    await user.type(planInput('Point 1'), 'A door');
    expect(planInput('Point 1')).toHaveValue('A door');
  });

  it('says what each point is for in the kind of text that the topic asks for', async () => {
    play(aWritingTest({ questions: [aWritingQuestion({ category: 'News report' })] }));
    expect(await screen.findByLabelText('Point 1: who, what, where and when')).toBeInTheDocument();
  });

  it('stands in the other pane than the task, so that opening it pushes that nowhere', () => {
    wideScreen();
    play(aWritingTest());
    expect(fold()).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Question' })).not.toContainElement(fold());
  });

  it('survives a reload without network, closed, as it would push the text down', async () => {
    const test = aWritingTest();
    const save = () => Promise.reject(new Error('away'));
    const { unmount } = play(test, { save });
    fill('Who will read it?', 'My class');
    write('The sea roared.');
    unmount();
    play(test, { save });
    expect(fold()).not.toHaveAttribute('open');
    expect(screen.getByLabelText('Who will read it?')).toHaveValue('My class');
    expect(textarea()).toHaveValue('The sea roared.');
  });

  it('that was made on another device comes with it, also beside a newer text of this one', async () => {
    const test = aWritingTest();
    const questionId = String(test.questions[0]?.id);
    const plan = { reader: 'Mum', summary: '', points: ['', '', ''] };
    const held = { questionId, plan, version: 1 };
    const { unmount } = play({ ...test, answers: [held] });
    expect(planInput('Who will read it?')).toHaveValue('Mum');
    unmount();
    localStorage.clear();
    const answer = { questionId, writingResponse: 'The sea.', version: 2 };
    localStorage.setItem(`wattle-answers-${test.attemptId}`, JSON.stringify([answer]));
    play({ ...test, answers: [held] });
    expect([screen.getByLabelText('Who will read it?'), textarea()]).toMatchObject([
      { value: 'Mum' },
      { value: 'The sea.' },
    ]);
  });

  it('takes short answers, and says so where one is full', async () => {
    play(aWritingTest());
    const input = planInput('Who will read it?');
    fireEvent.change(input, { target: { value: 'x'.repeat(99) } });
    expect(screen.queryByText(/Keep each answer/)).not.toBeInTheDocument();
    await user.type(input, 'yz');
    expect(input).toHaveValue(`${'x'.repeat(99)}y`);
    expect(input).toHaveAccessibleDescription('Keep each answer of your plan short: at most 100 characters here.');
  });

  it('has beside it how its kind of text is built, where there is one', async () => {
    const { unmount } = play(aTest({ questions: [aWritingQuestion({ category: 'Advice sheet' })] }));
    expect(await screen.findByText('Find a title that says what it helps with.')).toBeInTheDocument();
    expect(screen.getByText('Advice sheet: how it is built')).toBeInTheDocument();
    unmount();
    play(aTest({ questions: [aWritingQuestion({ category: 'Recipe' })] }));
    await waitForElementToBeRemoved(() => screen.queryByText('Recipe: how it is built'));
  });
});

describe('an empty writing answer', () => {
  it('keeps the test from being submitted, leads to its question and says why', async () => {
    const { submit } = play(aTest({ questions: [aQuestionPayload(), aWritingQuestion()] }), {
      sentences: REQUIRED,
    });
    await choose('B');
    await confirmSubmit();
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('Question 2 of 2')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);
    expect(textarea()).toHaveFocus();
    await user.keyboard('The sea');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await confirmSubmit();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('of a test of its own says so before anything is asked, and again when it is submitted empty again', async () => {
    play(aWritingTest(), { sentences: REQUIRED });
    await press('Review and submit');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);
    await user.type(textarea(), '   ');
    await press('Submit');
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);
  });

  it('is submitted all the same when the time is up', async () => {
    const { submit } = play(aWritingTest({ deadline: aTest({ seconds: 5 }).deadline }), {
      sentences: REQUIRED,
    });
    await pass(6);
    expect(submit).toHaveBeenCalledWith(
      expect.objectContaining({ responses: [expect.objectContaining({ writingResponse: '' })] }),
    );
  });
});

describe('a test of several subjects', () => {
  const subjects = ['Reading', 'Maths', 'Maths'] as const;
  const several = () =>
    aTest({ questions: [...subjects.map((subject) => aQuestionPayload({ subject })), aWritingQuestion()] });

  it('says which subject the question is of', async () => {
    play(several());
    const position = screen.getByText('Question 1 of 4').parentElement;
    expect(position).toHaveTextContent('Reading Question 1 of 4');
    await press('Next');
    expect(position).toHaveTextContent('Maths Question 2 of 4');
  });

  it('shows all questions by subject', async () => {
    play(several());
    await user.click(screen.getByRole('button', { name: /All questions/ }));
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(['Reading1', 'Maths23', 'Writing4']);
    await press('Question 3, not answered');
    expect(screen.getByText('Question 3 of 4')).toBeVisible();
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Writing } from '@wattle/contract/writings';
import '@wattle/design-system/testing';
import '@wattle/exam-player/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { MARKS } from '../../test/texts-api';
import { aDraft, aMarking, aWriting, MODELS, SECOND, TEXT_PATH, TEXT_URL, writingIs } from '../../test/writing-api';
import routes from '../routes';

const REVIEW = `${TEXT_PATH}/self-review`;

async function show(writing: Writing, step = '') {
  signInAs('student');
  writingIs(writing);
  renderRemote(routes, `${TEXT_URL}${step && `?step=${step}`}`);
  await screen.findByRole('heading', { level: 1, name: 'Look over your text' });
}

const online = () => act(async () => void window.dispatchEvent(new Event('online')));
const sentTo = (path: string) => apiCalls(path).map(({ body }) => body);
const steps = () => within(screen.getByRole('navigation', { name: 'Steps' }));

describe('looking over', () => {
  it('asks for evidence and a level of one criterion after the other, and saves each at once', async () => {
    const writing = aWriting();
    apiReturns(REVIEW, writing);
    await show(writing);
    expect(steps().getByRole('link', { current: 'step' })).toHaveTextContent('Look over');
    const text = within(screen.getByRole('group', { name: 'Where is your best idea? Underline it.' }));
    const sentence = text.getByRole('checkbox', { name: /^Then I touched the handle/ });
    await userEvent.click(sentence);
    expect(sentence).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(screen.getByRole('radio', { name: /^4/ }));
    await waitFor(() => expect(apiCalls(REVIEW).length).toBeGreaterThan(0));
    await screen.findByText('Saved');
    const ranges = [
      'Then I touched the handle and it was warm like a cup of tea.',
      'Then I herd someone breathing on the other side.',
    ];
    const places = ranges.map((words) => {
      const start = writing.draftTexts[0]?.text.indexOf(words) ?? 0;
      return { start, end: start + words.length };
    });
    expect(sentTo(REVIEW).at(-1)).toEqual({ levels: { ideas: 4 }, evidence: { ideas: places }, draft: 1 });

    await userEvent.click(screen.getByRole('link', { name: 'Next: Form' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Form' })).toHaveFocus();
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(screen.getAllByRole('checkbox').length);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.getByRole('radio', { name: /^4/ })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Then I herd/ }));
    await waitFor(() =>
      expect(sentTo(REVIEW).at(-1)).toEqual({ levels: { ideas: 4 }, evidence: { ideas: [places[0]] }, draft: 1 }),
    );
  });

  it('goes on where no level is ticked yet, and has an example of each', async () => {
    await show(aWriting({ selfReview: { levels: { ideas: 3, form: 1 }, evidence: {} } }));
    expect(screen.getByRole('heading', { level: 2, name: 'Organisation' })).toBeVisible();
    expect(screen.queryByText(/For example/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show an example of each' }));
    expect(screen.getAllByText(/For example/)).toHaveLength(4);
  });

  it('says while a tick is not saved, and saves it again', async () => {
    await show(aWriting(), 'spelling');
    apiUnreachable(REVIEW);
    await userEvent.click(screen.getByRole('radio', { name: /^2/ }));
    expect(await screen.findByRole('status')).toHaveTextContent(
      'Not saved yet, kept on this device. Wattle tries again by itself.',
    );
    expect(screen.getByRole('link', { name: 'Next: What a program noticed' })).toBeVisible();
    apiReturns(REVIEW, aWriting());
    await online();
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(sentTo(REVIEW).at(-1)).toEqual({ levels: { spelling: 2 }, evidence: {}, draft: 1 });
  });
});

describe('what a program noticed', () => {
  it('hangs on its words, and a word can be accepted', async () => {
    apiReturns(`${TEXT_PATH}/accepted-words`, aWriting({ acceptedWords: ['definately'] }));
    await show(aWriting(), 'noticed');
    expect(screen.getByText(/sees only some slips: “herd” for “heard”/)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Check these words',
      'Capital letters',
      'Full stops',
      'Long sentences',
      'Sentences that begin alike',
    ]);
    const long = screen.getByRole('button', { name: /^4 ?Long sentence: 42 words/ });
    const mark = screen.getByRole('button', { name: /^Note 4 on “I wanted to run but my …”/ });
    await userEvent.click(long);
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(mark);
    expect(long).toHaveAttribute('aria-pressed', 'false');

    await userEvent.click(screen.getByRole('button', { name: 'It is right: “definately”' }));
    expect(screen.queryByText('Check these words')).toBeNull();
    // Its button has gone: the keyboard is at the note that follows.
    expect(screen.getAllByRole('button', { pressed: false })).toContain(document.activeElement);
    await waitFor(() => expect(sentTo(`${TEXT_PATH}/accepted-words`)).toEqual([{ words: ['definately'] }]));

    // One that was pressed by mistake comes back.
    apiReturns(`${TEXT_PATH}/accepted-words`, aWriting());
    await userEvent.click(screen.getByText('Words that you say are right'));
    await userEvent.click(screen.getByRole('button', { name: 'Ask again: “definately”' }));
    expect(screen.getByRole('button', { name: 'It is right: “definately”' })).toBeVisible();
    await waitFor(() => expect(sentTo(`${TEXT_PATH}/accepted-words`).at(-1)).toEqual({ words: [] }));
  });

  it('may be nothing, which is no praise', async () => {
    await show(aWriting({ observations: [] }), 'noticed');
    expect(screen.getByText('The program noticed nothing here.')).toBeVisible();
    expect(screen.getByText(/sees only some slips/)).toBeVisible();
  });
});

describe('model answers', () => {
  it('open once all seven levels are ticked', async () => {
    const { ideas: _ideas, ...levels } = MARKS;
    await show(aWriting({ selfReview: { levels, evidence: {} } }), 'models');
    expect(screen.getByText(/open here when all seven are ticked: one to go\.$/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Look at my text' }));
    apiReturns(REVIEW, aWriting({ selfReview: { levels: MARKS, evidence: {} }, modelAnswers: MODELS }));
    await userEvent.click(screen.getByRole('radio', { name: /^2/ }));
    await screen.findByText('Saved');
    await userEvent.click(steps().getByRole('link', { name: /Model answers/ }));
    expect(
      screen.getByRole('button', { name: 'Note 1 on “It smelled of bread.”: Style: We smell it, too.' }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'An outstanding answer' }));
    expect(screen.getByText('Ideas: The joke tells us who is speaking.')).toBeVisible();
    await userEvent.click(screen.getByText('A real answer, one step better at a time'));
    expect(await screen.findByRole('heading', { name: '12 of 25 marks for practice' })).toBeVisible();
  });
});

describe('what a person wrote', () => {
  it('stands first while it is unread, and is noted as read once', async () => {
    apiReturns(`${TEXT_PATH}/read`, null, 200);
    const older = aMarking({ message: 'A first look.', comments: [], marks: undefined });
    const newer = aMarking({ draft: 2, comments: [{ start: 0, end: 4, criterion: 'style', text: 'Why “Then”?' }] });
    const draftTexts = [aDraft(), aDraft({ number: 2, text: SECOND })];
    await show(aWriting({ draftTexts, markings: [newer, older], state: 'returned', isUnread: true }));
    expect(screen.getByRole('heading', { level: 2, name: 'Comments for you' })).toBeVisible();
    expect(screen.getByText(/^I could feel that handle/)).toBeVisible();
    expect(screen.getByText('A person read draft 2 and wrote to you on 11 Mar 2026.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Note 1 on “Then”: Style: Why “Then”?' })).toBeVisible();
    const marks = within(screen.getByRole('region', { name: '17 of 25 marks for practice' }));
    expect(marks.getByText('Ideas')).toBeVisible();
    expect(marks.getByText('4 of 5')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Draft 1' }));
    expect(screen.getByText('A first look.')).toBeVisible();
    expect(screen.queryByText(/of 25 marks/)).toBeNull();
    await userEvent.click(steps().getByRole('link', { name: /Look over/ }));
    await userEvent.click(steps().getByRole('link', { name: /Comments for you/ }));
    expect(apiCalls(`${TEXT_PATH}/read`)).toHaveLength(1);
  });

  it('is announced while it is awaited', async () => {
    await show(aWriting());
    expect(screen.getByText(/A person will read it and write to you/)).toBeVisible();
    expect(steps().queryByRole('link', { name: /Comments/ })).toBeNull();
  });
});

describe('a text that cannot be shown', () => {
  const open = () => {
    signInAs('student');
    renderRemote(routes, TEXT_URL);
  };

  it('is not there', async () => {
    apiReturns(TEXT_PATH, { message: 'There is no such text.' }, 404);
    open();
    expect(await screen.findByText('There is no such text.')).toBeVisible();
  });

  it('belongs to a test that is still open', async () => {
    apiReturns(TEXT_PATH, {}, 409);
    apiReturns('attempts', { attempts: [], serverTime: new Date().toISOString() });
    open();
    expect(await screen.findByText(/still under way\. You can look over your text/)).toBeVisible();
  });

  it('comes when the server has time, and when the network is back @long', async () => {
    apiReturns(TEXT_PATH, { message: 'Busy.' }, 503, { 'Retry-After': '1' });
    open();
    expect(await screen.findByText(/Wattle is very busy right now/)).toBeVisible();
    apiUnreachable(TEXT_PATH);
    const again = await screen.findByRole('button', { name: 'Try again' });
    const respond = apiHangs(TEXT_PATH, aWriting());
    await userEvent.click(again);
    respond();
    expect(await screen.findByRole('heading', { level: 1, name: 'Look over your text' })).toBeVisible();
  });
});

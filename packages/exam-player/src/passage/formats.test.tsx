import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aQuestionPayload, aWritingQuestion } from '@wattle/contract/testing';
import { expectAccessible } from '../../test/accessible';
import { compareQuestion, EXTRACTS, extractsQuestion, gapQuestions, poemQuestion } from '../../test/formats';
import { aServer, aTest, pass, play, press, user, wideScreen } from '../../test/play';

const passage = () => screen.getByRole('region', { name: 'Passage' });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('extracts', () => {
  it('are tabs on a phone, and the arrow keys go from one to the next', async () => {
    play(aTest({ questions: [extractsQuestion(), extractsQuestion()] }), { isStyled: true });
    expect(screen.getByRole('heading', { name: 'Before Sunrise' })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: 'Extract A' })).toHaveTextContent('Nobody telephones.');
    expect(screen.getByText('Hated everybody.')).not.toBeVisible();
    tab('Extract A').focus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Extract B')).toHaveFocus();
    expect(tab('Extract B')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Hated everybody.')).toBeVisible();
    expect(screen.getByText('Nobody telephones.')).not.toBeVisible();
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    await user.click(tab('Extract C'));
    expect(screen.getByRole('tabpanel', { name: 'Extract C' })).toHaveTextContent('Birds sing louder.');
  });

  it('stand side by side where there is space, each under its heading', () => {
    wideScreen();
    play(aTest({ questions: [extractsQuestion()] }));
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Extract A: From an interview' })).toHaveTextContent(
      'Nobody telephones.',
    );
    expect(screen.getByRole('heading', { name: 'Extract B From a diary' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Extract C' })).toBeVisible();
  });

  it('are counted above, each with a way to it, as the lower ones may lie below the edge', async () => {
    wideScreen();
    play(aTest({ questions: [extractsQuestion(), compareQuestion()] }));
    const links = within(screen.getByRole('navigation', { name: 'Texts' }));
    expect(links.getByText('3 texts:')).toBeVisible();
    await user.click(links.getByRole('button', { name: 'Extract C' }));
    expect(screen.getByRole('region', { name: 'Extract C' })).toHaveFocus();
    await press('Next');
    expect(screen.queryByRole('navigation', { name: 'Texts' })).not.toBeInTheDocument();
  });

  it('are highlighted by their place in the whole passage', async () => {
    const server = aServer();
    const test = aTest({ questions: [extractsQuestion()] });
    play(test, server);
    await press('Highlight');
    await user.click(tab('Extract B'));
    await user.click(screen.getByRole('button', { name: 'Hated everybody.' }));
    await pass(3);
    const start = EXTRACTS.indexOf('Hated');
    expect(server.uiState?.highlights).toEqual({ [test.questions[0]?.id ?? '']: [[start, start + 16]] });
  });

  it('that cannot be told apart are plain text', () => {
    play(aTest({ questions: [{ ...extractsQuestion(), text: 'Extract A\n\nOnly one, which is too few.' }] }));
    expect(passage()).toHaveTextContent(/Extract A\s*Only one, which is too few\./);
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});

describe('two texts', () => {
  it('scroll on their own, and the keyboard reaches each by its name', () => {
    wideScreen();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    play(aTest({ questions: [compareQuestion()] }));
    for (const name of ['Text 1: From the newsletter', 'Text 2: From the magazine']) {
      expect(within(passage()).getByRole('region', { name })).toHaveAttribute('tabindex', '0');
    }
    expect(passage()).not.toHaveAttribute('tabindex');
  });

  it('are tabs where a line would have fewer than 45 characters', () => {
    wideScreen();
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(560);
    play(aTest({ questions: [compareQuestion()] }));
    expect(screen.getByRole('tabpanel', { name: 'Text 1' })).toHaveTextContent('No bell.');
    expect(tab('Text 2')).toBeVisible();
  });

  it.each([
    ['On what do both agree?', []],
    ['What does paragraph 2 of Text 1 add?', ['1', '2', '1']],
  ])('have numbered paragraphs where a question names one: %s', (stem, numbers) => {
    play(aTest({ questions: [compareQuestion(stem)] }));
    const numbered = [...passage().querySelectorAll<HTMLElement>('[data-number]')];
    expect(numbered.map(({ dataset }) => dataset.number)).toEqual(numbers);
  });
});

describe('a text with subheads and lists', () => {
  const text = 'The Report\n\n## What we did\nWe dug. We waited.\n\n- a spade\n- forty worms\n\n3. the end';
  const question = () => aQuestionPayload({ subject: 'Reading', text, text_format: 'structured' });

  it('shows them as such, and its marks to nobody', () => {
    play(aTest({ questions: [question()] }));
    expect(screen.getByRole('heading', { name: 'What we did', level: 3 })).toBeVisible();
    expect(
      within(passage())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['a spade', 'forty worms', 'the end']);
    expect(passage()).not.toHaveTextContent('##');
  });

  it('is highlighted by its place in the text as it is stored', async () => {
    const server = aServer();
    const test = aTest({ questions: [question()] });
    play(test, server);
    await press('Highlight');
    await user.click(screen.getByRole('button', { name: 'forty worms' }));
    await user.click(screen.getByRole('button', { name: 'What we did' }));
    await pass(3);
    const ranges = ['What we did', 'forty worms'].map((words) => [
      text.indexOf(words),
      text.indexOf(words) + words.length,
    ]);
    expect(server.uiState?.highlights).toEqual({ [test.questions[0]?.id ?? '']: ranges });
  });

  it('is a prompt of Writing, too', () => {
    const prompt = aWritingQuestion({ question: 'Write a letter.\n- to whom\n- why', text_format: 'structured' });
    play(aTest({ questions: [prompt] }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('a poem', () => {
  it('shows every fifth line number, counted without its title and blank lines, and not as text', () => {
    play(aTest({ questions: [poemQuestion()] }));
    expect(screen.getByRole('heading', { name: 'The Cable Ferry?' })).toBeVisible();
    const numbered = [...passage().querySelectorAll<HTMLElement>('[data-number]')];
    expect(numbered.map(({ dataset, textContent }) => [dataset.number, textContent.trim()])).toEqual([
      ['5', 'line five'],
    ]);
  });
});

describe.each([
  ['a gap', () => gapQuestions()],
  ['extracts @long', () => [extractsQuestion()]],
  ['two texts @long', () => [compareQuestion()]],
  ['a poem @long', () => [poemQuestion()]],
  ['subheads @long', () => [aQuestionPayload({ text: '## One\n- two', text_format: 'structured' })]],
])('%s', (_what, questions) => {
  it.each([
    ['phone', () => undefined],
    ['wide screen', wideScreen],
  ])('can be used on a %s by whoever cannot see or hold a mouse', async (_screen, setUp) => {
    setUp();
    const { container } = play(aTest({ questions: questions() }));
    await expectAccessible(container);
  });
});

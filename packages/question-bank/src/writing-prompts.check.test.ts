import { readWritingPrompts } from './items/writing-prompts';

const ASPECTS = ['Ideas', 'Opening', 'Structure', 'Language', 'Ending', 'Limits'];

const prompts = await readWritingPrompts();

describe.each(prompts.map((prompt) => [prompt.slug, prompt] as const))('%s', (_slug, { question, explanation }) => {
  it('names three things to think about, and no limit of words: the whole exam has none', () => {
    const lines = question.split('\n');
    const points = lines.filter((line) => line.startsWith('– '));
    expect(lines[lines.indexOf('Think about:') + 1]).toBe(points[0]);
    expect(points).toHaveLength(3);
    expect(`${question} ${explanation}`).not.toMatch(/\d+ words/);
  });

  it('is explained by what makes each part of an answer good', () => {
    expect(explanation.split('\n').map((line) => line.split(':')[0])).toEqual(ASPECTS);
  });
});

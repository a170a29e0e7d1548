import { example, qti3Package } from '../../../test/packages';
import { zipOf } from '../../../test/workbook';
import { PackageFiles } from './package-files';
import { readPackage } from './read-package';
import { readQtiItem } from './read-qti';
import { readXml } from './read-xml';
import { escaped } from './text-blocks';

const choice = String(example('qti-3/choice.xml'));
const gapMatch = String(example('qti-2.1/gap-match.xml'));
const DECLARED = /<qti-correct-response>.*<\/qti-correct-response>/;
const NO_KEY = 'The package does not say which answer is right in a way that Wattle reads.';
const withBody = (body: string) => choice.replace('<p>Look at the sign.', `${body}<p>Look at the sign.`);

async function read(item: string, more: Record<string, Buffer> = {}) {
  const { rows } = await readPackage(zipOf({ 'items/item.xml': item, ...more }), 'items.zip');
  return rows.map(({ row, notes }) => ({ ...row.values, notes, refused: row.unreadable[0]?.message }));
}

describe('the right answer', () => {
  it('of a gap without a correct response is its best entry', async () => {
    const mapped = gapMatch
      .replace(/<correctResponse>.*<\/correctResponse>/, '')
      .replace('mappedValue="1"/>', 'mappedValue="1"/><mapEntry mapKey="Sp G1" mappedValue="0.5"/>');
    const answers = (await read(mapped)).map(({ correct_answer }) => correct_answer);
    expect(answers).toEqual(['A', 'C']);
    const [tied] = await read(mapped.replace('"0.5"', '"1"'));
    expect(tied?.refused).toMatch(/several right answers/);
  });

  it('is read from conditions that compare an answer and set a score', async () => {
    const condition = (id: string, score: number) =>
      `<qti-response-condition><qti-response-if><qti-match><qti-variable identifier="RESPONSE"/><qti-base-value base-type="identifier">${id}</qti-base-value></qti-match><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">${score}</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition>`;
    const processing = `<qti-response-processing>${condition('ChoiceA', 0)}${condition('ChoiceC', 2)}</qti-response-processing>`;
    const [question] = await read(choice.replace(DECLARED, '').replace(/<qti-response-processing [^>]*>/, processing));
    expect(question?.correct_answer).toBe('C');
    expect(question?.notes).not.toContain(NO_KEY);
  });

  it('that is nowhere is named in a note', async () => {
    const [question] = await read(choice.replace(DECLARED, ''));
    expect(question).toMatchObject({ notes: expect.arrayContaining([NO_KEY]) });
    expect(question).not.toHaveProperty('correct_answer');
    const gaps = await read(gapMatch.replace(/<correctResponse>.*\n.*<\/mapping>/, ''));
    expect(gaps[0]?.notes).toContain(NO_KEY);
  });

  it('of a choice of several is named in a note', async () => {
    const several = choice.replace('cardinality="single"', 'cardinality="multiple"').replace('max-choices="1"', '');
    const [question] = await read(several);
    expect(question?.notes).toContain('Children could choose several.');
    expect(question?.correct_answer).toBe('B');
  });
});

it.each([
  ['a <pre> of spaces', `<pre>${' '.repeat(1_000_000)}</pre>`],
  ['many line breaks', 'x<br/>'.repeat(200_000)],
  ['many fixed spaces', `<ul><li>${'\u00a0'.repeat(500_000)}</li></ul>`],
])('an item with %s is skipped within seconds', async (_what, body) => {
  const root = readXml(Buffer.from(withBody(body)), 'item.xml');
  const files = await PackageFiles.read(Buffer.from(''), 'item.xml');
  const before = performance.now();
  expect(() => readQtiItem({ root, path: 'item.xml', files, facts: {} })).toThrow(/more than 50,000 characters/);
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('line breaks take the spaces before them, and an item of a list is one line', async () => {
  const [question] = await read(
    withBody('<p>one  <br/> two<br/><br/>three </p><ul><li>four <br/><br/> five</li></ul>'),
  );
  expect(question?.question).toMatch(/^one\ntwo\n\nthree\n\n- four five\n\n/);
});

test('a passage that items share is parsed once', async () => {
  const files = await PackageFiles.read(await qti3Package(), 'items.zip');
  const readShared = () =>
    readQtiItem({ root: readXml(example('qti-3/shared.xml'), 'a'), path: 'items/shared.xml', files, facts: {} });
  readShared();
  const parsed = files.passages.get('stimuli/night.xml');
  expect(readShared().text).toContain('Franz lay in his bed');
  expect(files.passages.get('stimuli/night.xml')).toBe(parsed);
});

test('feedback that is hidden for its identifier is not an explanation', async () => {
  const hidden = choice.replace('identifier="ChoiceB" show-hide="show"', 'identifier="ChoiceB" show-hide="hide"');
  expect((await read(hidden))[0]?.explanation).toBeUndefined();
});

it.each([
  ['that is no picture', '../images/sign.png', { 'images/sign.png': Buffer.from('not a picture') }],
  ['drawn in SVG', 'data:image/svg+xml;base64,PHN2Zy8+', {}],
])('a picture %s is left out with a note', async (_what, source, files) => {
  const [question] = await read(choice.replace('../images/sign.png', source), files);
  expect(question).toMatchObject({ refused: undefined, correct_answer: 'B' });
  expect(question).not.toHaveProperty('image_data');
  expect(question?.notes.join()).toMatch(/left out: it is no PNG/);
});

it.each(['class="equation_image"', 'data-equation-content="x^2"'])(
  'a picture of a formula (%s) is not shown',
  async (attribute) => {
    const [question] = await read(withBody(`<p><img ${attribute} src="https://a.test/x" alt="x"/></p>`));
    expect(question?.refused).toMatch(/picture of a formula/);
  },
);

test('readings of ruby are left out, a summary is a paragraph, and a private character is no gap', async () => {
  const [question] = await read(
    withBody(
      '<p><ruby>kan<rp>(</rp><rt>k</rt><rp>)</rp></ruby> a\ue000b</p><details><summary>More</summary>text</details>',
    ),
  );
  expect(question?.question).toMatch(/^kan ab\n\nMore\n\ntext\n\n/);
});

test('a name of an object is no level', async () => {
  const manifest = String(example('qti-3/imsmanifest.xml')).replace('Subject: Maths', 'Level: constructor');
  expect(manifest).toContain('Level: constructor');
  const { rows } = await readPackage(await qti3Package({ 'imsmanifest.xml': manifest }), 'items.zip');
  expect(rows[0]?.row.values.level).toBe('Difficult');
});

test('characters that XML forbids are not written', () => {
  expect(escaped('a\u0001b\ufffec\ud800d\u{1f600}\n<')).toBe('abcd\u{1f600}\n&lt;');
});

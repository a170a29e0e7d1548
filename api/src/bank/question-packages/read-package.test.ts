import { zipOf } from '../../../test/workbook';
import { type ReadRow, readPackage } from './read-package';

const rowsOf = async (text: string | Buffer): Promise<ReadRow[]> =>
  (await readPackage(Buffer.from(text), 'items.xml')).rows;

async function onlyRow(text: string | Buffer): Promise<ReadRow> {
  const [row, ...others] = await rowsOf(text);
  if (!row || others.length > 0) throw new Error('The file does not have one question.');
  return row;
}

const reasons = ({ row }: ReadRow) => row.unreadable.map(({ message }) => message);

const mattext = (text: string) => `<material><mattext texttype="text/plain">${text}</mattext></material>`;

interface Qti1Choice {
  asked?: string;
  labels?: readonly [ident: string, text: string][];
  cardinality?: string;
  /** The setvar of each option, by its identifier. */
  points?: Record<string, string>;
}

function qti1({ asked = 'Which?', labels, cardinality = 'Single', points = {} }: Qti1Choice): string {
  const options = (labels ?? [['a', 'One'] as const, ['b', 'Two'] as const]).map(
    ([ident, text]) => `<response_label ident="${ident}">${mattext(text)}</response_label>`,
  );
  const conditions = Object.entries(points).map(
    ([ident, setvar]) =>
      `<respcondition><conditionvar><varequal respident="r">${ident}</varequal></conditionvar>${setvar}</respcondition>`,
  );
  return `<?xml version="1.0"?><questestinterop><item ident="i" title="Item"><presentation>${mattext(asked)}
    <response_lid ident="r" rcardinality="${cardinality}"><render_choice>${options.join('')}</render_choice></response_lid>
    </presentation><resprocessing>${conditions.join('')}</resprocessing></item></questestinterop>`;
}

const setvar = (points: string, action = 'Set') => `<setvar varname="SCORE" action="${action}">${points}</setvar>`;

interface MoodleChoice {
  asked?: string;
  files?: string;
  single?: boolean;
  fractions?: readonly number[];
}

function moodle({ asked = 'Which?', files = '', single = true, fractions = [100, 0, 0] }: MoodleChoice): string {
  const answers = fractions.map(
    (fraction, place) => `<answer fraction="${fraction}"><text>Answer ${place + 1}</text></answer>`,
  );
  return `<question type="multichoice"><name><text>Item</text></name>
    <questiontext format="html"><text><![CDATA[${asked}]]></text>${files}</questiontext>
    <single>${single}</single>${answers.join('')}</question>`;
}

const quiz = (...questions: string[]) => `<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`;

describe('QTI 1.2', () => {
  it('takes points that are subtracted for a wrong answer', async () => {
    const { row } = await onlyRow(qti1({ points: { a: setvar('5', 'Subtract'), b: setvar('1', 'Add') } }));
    expect(row.values.correct_answer).toBe('B');
  });

  it('takes the maximum of Blackboard for the right answer', async () => {
    const { row } = await onlyRow(qti1({ points: { a: setvar('0'), b: setvar('SCORE.max') } }));
    expect(row.values.correct_answer).toBe('B');
  });

  it('keeps the names of blanks out of the passage of a dropdown of Canvas', async () => {
    const field = '<fieldlabel>question_type</fieldlabel><fieldentry>multiple_dropdowns_question</fieldentry>';
    const file = qti1({ asked: 'The sky is [color].', points: { b: setvar('100') } })
      .replace('<presentation>', `<itemmetadata><qtimetadatafield>${field}</qtimetadatafield></itemmetadata>$&`)
      .replace(
        '<response_lid ident="r" rcardinality="Single">',
        `<response_lid ident="response_color">${mattext('color')}`,
      )
      .replace('respident="r"', 'respident="response_color"');
    const { row } = await onlyRow(file);
    expect(row.values).toMatchObject({ text: 'The sky is [1].', correct_answer: 'B' });
  });

  it('takes one right answer where several could be chosen, and says so', async () => {
    const one = await onlyRow(qti1({ cardinality: 'Multiple', points: { a: setvar('1') } }));
    expect(one.row.values.correct_answer).toBe('A');
    expect(one.notes).toContain('Children could choose several.');
    const two = await onlyRow(qti1({ cardinality: 'Multiple', points: { a: setvar('60'), b: setvar('40') } }));
    expect(reasons(two)).toEqual([expect.stringMatching(/several right answers/)]);
  });

  it('says where no key was found', async () => {
    const { row, notes } = await onlyRow(qti1({}));
    expect(row.values).not.toHaveProperty('correct_answer');
    expect(notes).toContain('The package does not say which answer is right in a way that Wattle reads.');
  });
});

describe('QTI 1.2 as others write it', () => {
  it('skips a question two of whose options have one identifier', async () => {
    const row = await onlyRow(
      qti1({
        labels: [
          ['a', 'One'],
          ['a', 'Two'],
        ],
        points: { a: setvar('1') },
      }),
    );
    expect(reasons(row)).toEqual(['Two of its options have the same identifier.']);
  });

  it('leaves the indentation of a plain text out', async () => {
    const { row } = await onlyRow(qti1({ asked: '\n      Read.\n\n      Which?\n    ', points: { a: setvar('1') } }));
    expect(row.values.question).toBe('Read.\n\nWhich?');
  });

  it.each([
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 of the other byte order', (text: string) => Buffer.from(text, 'utf16le').swap16()],
    ['UTF-8 that is declared as UTF-16', (text: string) => Buffer.from(text)],
  ])('reads %s', async (_what, encode) => {
    const text = qti1({ asked: 'Où?' }).replace('"1.0"', '"1.0" encoding="UTF-16"');
    expect((await onlyRow(encode(text))).row.values.question).toBe('Où?');
  });

  it('reads a package without its manifest where that is not well-formed, and says so', async () => {
    const bytes = zipOf({ 'imsmanifest.xml': '<manifest><title>A', 'quiz.xml': qti1({}) });
    const { name, rows } = await readPackage(bytes, 'items.zip');
    expect(name).toBe('items.zip');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.notes).toContain('The manifest of the package is not well-formed XML, and was left out.');
  });

  it('leaves out what macOS adds to an archive', async () => {
    const ofMacOs = { '__MACOSX/quiz.xml': 'Mac', '__MACOSX/._quiz.xml': 'Mac', 'folder/._quiz.xml': 'Mac' };
    const { rows } = await readPackage(zipOf({ ...ofMacOs, 'folder/quiz.xml': qti1({}) }), 'items.zip');
    expect(rows.map(({ name }) => name)).toEqual(['Item']);
  });
});

describe('Moodle XML', () => {
  it('skips only the question whose HTML nests too deeply', async () => {
    const deep = moodle({ asked: '<b>'.repeat(300) });
    const [skipped, taken] = await rowsOf(quiz(deep, moodle({})));
    expect(skipped && reasons(skipped)).toEqual([expect.stringMatching(/^Its HTML nests its elements too deeply/)]);
    expect(taken?.row.values.question).toBe('Which?');
  });

  it('takes one right answer where several could be chosen, and says so', async () => {
    const one = await onlyRow(quiz(moodle({ single: false, fractions: [0, 100, -50] })));
    expect(one.row.values.correct_answer).toBe('B');
    expect(one.notes).toContain('Children could choose several.');
    const two = await onlyRow(quiz(moodle({ single: false, fractions: [60, 40, 0] })));
    expect(reasons(two)).toEqual([expect.stringMatching(/several right answers/)]);
  });

  it('finds a picture whose name holds a percent sign', async () => {
    const asked = 'Which?<img src="@@PLUGINFILE@@/50%.png" alt="Half"/>';
    const file = '<file name="50%.png" encoding="base64">aGFsZg==</file>';
    const { row } = await onlyRow(quiz(moodle({ asked, files: file })));
    expect(row.values).toMatchObject({ image_data: 'data:image/png;base64,aGFsZg==', image_description: 'Half' });
  });
});

it.each([
  ['of QTI 1.2', (asked: string) => qti1({ asked })],
  ['of Moodle', (asked: string) => quiz(moodle({ asked }))],
])('says that a formula in a text %s came as it was written', async (_what, file) => {
  const note = 'Its formulas came as they were written, in TeX.';
  for (const formula of [String.raw`\(x^2\)`, String.raw`\[x\]`, '$$x$$'])
    expect((await onlyRow(file(`What is ${formula}?`))).notes).toContain(note);
  expect((await onlyRow(file('What does $5 (or $6) buy?'))).notes).not.toContain(note);
});

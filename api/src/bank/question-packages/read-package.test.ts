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

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { example, qti3Package } from '../../../test/packages';
import { useApi } from '../../../test/start-api';
import { zipOf } from '../../../test/workbook';
import { readPackage } from './read-package';

const running = useApi();
beforeEach(() => running.api.connection.collection('questions').deleteMany({}));

const upload = (bytes: Buffer, name = 'items.zip') =>
  running.api.as('admin').post('/api/addQuestions/import-questions').attach('file', bytes, name);

/** Read as by an import, which loads its modules in a new thread for each file. */
const read = (bytes: Buffer) => readPackage(bytes, 'items.zip');

const stored = () => running.api.connection.collection('questions').find({}).toArray();

const choice = String(example('qti-3/choice.xml'));
const withDoctype = (doctype: string) => choice.replace('?>', `?>${doctype}`).replace('Look at', '&a; Look at');
const entities = ['b', 'c', 'd', 'e', 'f'].map(
  (name, index) => `<!ENTITY ${name} "${`&${'abcde'[index]};`.repeat(10)}">`,
);
const withBody = (body: string) => choice.replace('<p>Look at the sign.', `${body}<p>Look at the sign.`);

function manyFiles(): Promise<Buffer> {
  const archive = new ZipFile();
  for (let file = 0; file <= 10_000; file += 1) archive.addBuffer(Buffer.from('x'), `${file}.xml`, { compress: false });
  archive.end();
  return buffer(archive.outputStream);
}

describe('a package that is made to do harm', () => {
  it('and unfolds entities to millions of letters is refused, and the API keeps answering', async () => {
    const bytes = await qti3Package({
      'items/choice.xml': withDoctype(`<!DOCTYPE x [<!ENTITY a "aaaa">${entities.join('')}]>`),
    });
    const [{ body }] = await Promise.all([
      upload(bytes).expect(422),
      running.api.anybody().get('/api/health').expect(200),
    ]);
    expect(body.message).toMatch(/document type/);
    expect(await stored()).toEqual([]);
  });

  it.each([
    [
      'names a file of the server as an entity',
      () => withDoctype('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
      /document type/,
    ],
    [
      'nests its elements thousands of times',
      () => withBody('<div>'.repeat(5_000) + '</div>'.repeat(5_000)),
      /nests its elements/,
    ],
  ])('and %s is refused', async (_what, make, sentence) => {
    await expect(read(await qti3Package({ 'items/choice.xml': make() }))).rejects.toThrow(sentence);
  });

  it.each([
    ['inflates to far more than it has', () => zipOf({ 'item.xml': ' '.repeat(40_000_000) }), /unpacks to far more/],
    ['is cut in the middle', async () => (await qti3Package()).subarray(0, 500), /is not a QTI package/],
    ['holds no questions', () => zipOf({ 'word/document.xml': '<document/>' }), /holds no questions/],
    [
      'leads out of its folder',
      async () =>
        Buffer.from(
          (await qti3Package()).toString('latin1').replaceAll('items/essay.xml', '../../essays.xm'),
          'latin1',
        ),
      /is not a QTI package/,
    ],
  ])('and %s is refused', async (_what, make, sentence) => {
    await expect(read(await make())).rejects.toThrow(sentence);
  });

  it('and holds thousands of files is refused @long', async () => {
    await expect(read(await manyFiles())).rejects.toThrow(/^This package has 10,001 files/);
  });

  it('and is empty is refused', async () => {
    expect((await upload(Buffer.alloc(0)).expect(422)).body.message).toMatch(/is empty/);
  });

  it('gets neither a file of the server nor one of the network: what lies outside is named', async () => {
    const outside = ['../../../../etc/passwd.png', 'file:///etc/passwd.png', 'http://127.0.0.1/a.png'];
    for (const source of outside) {
      const bytes = await qti3Package({ 'items/choice.xml': choice.replace('../images/sign.png', source) });
      const [item] = (await read(bytes)).rows;
      expect(item?.notes.join()).toContain(source);
      expect(item?.row.values).toMatchObject({ subject: 'Maths' });
      expect(item?.row.values).not.toHaveProperty('image_data');
    }
  });

  it('cannot bring scripts into a question', async () => {
    const script = '<script>alert(1)</script><p onclick="alert(2)">Read <a href="javascript:alert(3)">this</a>.</p>';
    await upload(await qti3Package({ 'items/choice.xml': withBody(script) })).expect(200);
    const [question] = await stored();
    expect(question?.question).toMatch(/^Read this\.\n\nLook at/);
    expect(JSON.stringify(question)).not.toMatch(/alert\(|<script|javascript:/);
  });
});

test('an item that is no XML is skipped, and the others are taken', async () => {
  const { body } = await upload(await qti3Package({ 'items/essay.xml': '<qti-assessment-item><p>' })).expect(200);
  expect(body).toMatchObject({ imported: 2, badRows: 2 });
  expect(body.items[2]).toMatchObject({ outcome: 'skipped', messages: [expect.stringMatching(/not well-formed/)] });
});

test.each([
  ['a table', '<table><tr><td>1</td></tr></table>', /a table/],
  ['a formula', '<math><mi>x</mi></math>', /MathML/],
  ['a sound', '<audio src="a.mp3"></audio>', /a sound/],
])('an item that holds %s is skipped with its reason', async (_what, body, reason) => {
  const [item] = (await read(await qti3Package({ 'items/choice.xml': withBody(body) }))).rows;
  expect(item?.row.unreadable).toMatchObject([{ message: expect.stringMatching(reason) }]);
});

test('a document type of QTI 1.2 that only names a file is read over', async () => {
  const quiz = String(example('canvas/quiz.xml')).replace(
    '?>',
    '?><!DOCTYPE questestinterop SYSTEM "ims_qtiasiv1p2p1.dtd">',
  );
  const { rows } = await readPackage(Buffer.from(quiz), 'quiz.xml');
  expect(rows.filter(({ row }) => row.unreadable.length === 0)).toHaveLength(3);
});

test('another file is refused in the published sentence', async () => {
  const { body } = await upload(Buffer.from('a'), 'questions.csv').expect(400);
  expect(body.message).toBe('Please upload a valid Excel file (.xlsx)');
});

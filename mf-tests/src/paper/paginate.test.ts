import { type Block, inParts, paginate, type Section } from './paginate';

const blocks = (...ids: string[]): Block[] => ids.map((id) => ({ id, content: null }));
/** The height of a block is the number in its name. */
const heightOf = ({ id }: Block) => Number(/\d+/.exec(id)?.[0]);
const onPages = (sections: Section[]) =>
  paginate(sections, heightOf, 100).map((page) => page.map(({ id }) => id).join());
const questions = (...ids: string[]): Section => ({ passage: [], questions: blocks(...ids) });
const about = (passage: string[], ...ids: string[]): Section => ({
  passage: blocks(...passage),
  questions: blocks(...ids),
});

test.each<[string, Section[], string[]]>([
  ['questions follow one another, none split', [questions('head20', '50', '40', '70')], ['head20,50', '40', '70']],
  ['one that is higher than a page has a page', [questions('10', '120', '20')], ['10', '120', '20']],
  [
    'a passage stands with its questions where both fit',
    [questions('head40'), about(['p20'], '30')],
    ['head40,p20,30'],
  ],
  ['or on a page of their own', [questions('head40'), about(['p40'], '30', '30')], ['head40', 'p40,30,30']],
  ['else it faces them', [questions('head20'), about(['p50', 'p40'], '60', '30')], ['head20', 'p50,p40', '60,30']],
  [
    'also where a page for notes stays empty',
    [questions('head20'), about(['p90'], '60', '60'), about(['p80'], '30')],
    ['head20', 'p90', '60', '60', '', 'p80', '30'],
  ],
  [
    'a passage of two pages faces nothing',
    [questions('head90'), about(['p60', 'p60'], '30', '30')],
    ['head90', 'p60', 'p60,30', '30'],
  ],
  [
    'and begins below the head where it can',
    [questions('head30'), about(['p60', 'p60'], '30', '30')],
    ['head30,p60', 'p60,30', '30'],
  ],
])('%s', (_what, sections, pages) => expect(onPages(sections)).toEqual(pages));

test('what is higher than a page goes on on the next one, in its parts; the rest stays whole', () => {
  const parts = blocks('a60', 'b60', 'c10');
  const [high, low] = [
    { id: 'high130', content: null, parts },
    { id: 'low90', content: null, parts },
  ];
  const split = inParts([{ passage: [], questions: [high, low] }], heightOf, 100);
  expect(onPages([...split])).toEqual(['a60', 'b60,c10', 'low90']);
  expect(inParts(split, heightOf, 100)).toBe(split);
});

test('a block that starts a page does, and nothing is left out', () => {
  const [first, second] = blocks('0', '10');
  const sections = [{ passage: [], questions: [first as Block, { ...(second as Block), startsPage: true }] }];
  expect(paginate(sections, heightOf, 100)).toHaveLength(2);
});

import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { RowError } from '@wattle/contract/question-import';
import { SKILLS } from '@wattle/contract/skills';
import XLSX, { type WorkSheet } from 'xlsx';
import { CELL_CHARACTERS, COLUMN_NAMES, COLUMNS, cellText, type SheetRow } from './columns';

const WIDE = [
  'question',
  'mcq_options',
  'explanation',
  'faster_method',
  'wrong_turns',
  'text',
  'extract_text',
  'what_to_do',
  'what it is',
];

type Cell = string | number;

export function workbookOf(name: string, header: readonly string[], rows: Cell[][]): Buffer {
  return written({ [name]: sheetOf(header, rows) });
}

function written(sheets: Record<string, WorkSheet>): Buffer {
  const workbook = { SheetNames: Object.keys(sheets), Sheets: sheets };
  return XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true });
}

function sheetOf(header: readonly string[], rows: Cell[][]): WorkSheet {
  const sheet = XLSX.utils.aoa_to_sheet([[...header], ...rows], { dense: true });
  sheet['!cols'] = header.map((column) => ({ wch: WIDE.includes(column) ? 60 : 16 }));
  return sheet;
}

export function badRowsWorkbook(bad: readonly SheetRow[], errors: readonly RowError[]): Buffer {
  const columns = bad.some(({ values }) => values.id) ? COLUMN_NAMES : COLUMNS;
  const rows = bad.map(({ row, values, unreadable, pasted = [] }) => {
    const typed = { ...values, ...Object.fromEntries(unreadable.map(({ column, value }) => [column, value])) };
    const reasons = errors
      .filter((error) => error.row === row)
      .map(
        ({ column, message, correction }) =>
          `${column}: ${message}${correction === undefined ? '' : ` Did you mean “${correction}”?`}`,
      );
    reasons.push(...pasted.map((column) => `${column}: Paste the picture of this row again.`));
    const cells = [...columns.map((column) => typed[column]), reasons.join('\n')];
    return cells.map((text) => cellText(text).slice(0, CELL_CHARACTERS));
  });
  return workbookOf('Questions', [...columns, 'what_to_do'], rows);
}

export function templateWorkbook(): Buffer {
  const skills = SKILLS.map(({ subject, name, sentence }) => [SUBJECT_NAMES[subject], name, sentence]);
  return written({
    Questions: sheetOf(COLUMNS, []),
    'How to fill it in': sheetOf(['column', 'what stands in it', 'example'], HELP),
    Skills: sheetOf(['of', 'skill', 'what it is'], skills),
  });
}

const HELP: string[][] = [
  ['subject', 'Maths, Thinking Skills, Reading or Writing', 'Maths'],
  ['question', 'The question. Writing needs only this, type and exam_type beside its subject.', 'What is 3/4 of 24?'],
  [
    'mcq_options',
    'Two to five options in one cell: letter, space, text, with commas between. For the format gap: the sentences A to G, the same in all rows of the passage. For cloze: the four words or phrases of this blank.',
    'A 6, B 12, C 18, D 20',
  ],
  ['correct_answer', 'The letter of the right option', 'C'],
  [
    'explanation',
    'Why it is right; children see it after the test',
    'A quarter of 24 is 6, and three quarters are 18.',
  ],
  [
    'faster_method',
    'A quicker way than the explanation’s: an estimate, the options put in or ruled out; children see it after the test. May stay empty.',
    'A quarter is 6, so three quarters are more than half of 24: only C is.',
  ],
  [
    'wrong_turns',
    'Which mistake leads to each wrong option; children see it after the test. A line for each in one cell (Alt and Enter): letter, colon, sentence',
    'A: This is only one quarter.\nB: This is a half.\nD: This takes 4 from 24.',
  ],
  [
    'explanation_image',
    'The https address of a drawing of the explanation; children see both after the test. May stay empty.',
    '',
  ],
  ['explanation_image_description', 'The drawing in words, for children who cannot see it', ''],
  ['type', 'Original, Generated, Finalized or Draft; tests serve no Generated ones and no drafts', 'Original'],
  ['level', 'Easy, Medium or Difficult', 'Easy'],
  ['category', 'The topic; Maths and Reading need one', 'Fractions'],
  [
    'skills',
    'What a child must be able to do: up to three skills of the subject, with ; between them. Empty: the first skill of the topic. The names stand on the next sheet.',
    'Fractions of shapes and amounts; Equivalent fractions',
  ],
  ['exam_type', 'Practice, Weekly or Monthly', 'Practice'],
  ['year_level', 'The school year that it is for: 4, 5, 6 or 7. May stay empty.', '5'],
  [
    'pool',
    'Tests or Free assessment. Empty means Tests: only children who are logged in get it. Visitors get those of Free assessment.',
    '',
  ],
  ['image_data', 'The https address of a picture, or the picture itself, pasted into the row', ''],
  ['image_description', 'The picture in words, for children who cannot see it', ''],
  [
    'text_format',
    'structured, or empty for plain text. structured: in question and passage a line that begins with ## is a subhead, lines that begin with - are a list, lines that begin with 1. a numbered list.',
    '',
  ],
  [
    'format',
    'Reading only: gap, cloze, extracts, compare or poem. Empty for all other questions. gap: the passage marks its gaps [1], [2] and so on, and the question says which gap it asks about. cloze: the same for words, and the question says which blank: Which word or phrase best fits blank 1? extracts: each text begins with a line Extract A: title, Extract B: title. compare: Text 1: title and Text 2: title. poem: a line of its own for the title, then the lines.',
    '',
  ],
  ['text', 'Reading: the passage. Merge the cell over all questions about it, or repeat it.', ''],
  ['extract_text', 'Reading: an extract, if there is one', ''],
];

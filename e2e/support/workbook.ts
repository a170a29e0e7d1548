import XLSX from 'xlsx';

/** One row of questions in a file, by its columns. */
export type QuestionRow = Record<string, string>;

/** A row that can be imported; each number makes another question, and so does each mark. */
function aQuestionRow(number: number, mark = ''): QuestionRow {
  return {
    subject: 'Maths',
    question: `A shop sells ${number} apples in boxes of 6. How many boxes does it need, and how many apples are left over?${mark}`,
    mcq_options: `A ${number}, B ${number + 1}, C ${number + 2}, D ${number + 3}`,
    correct_answer: 'C',
    explanation: `Divide ${number} by 6 and look at what remains; the remainder is what is left over.`,
    type: 'Original',
    level: 'Easy',
    category: 'Money',
    exam_type: 'Practice',
  };
}

export function questionRows(count: number, mark = ''): QuestionRow[] {
  return Array.from({ length: count }, (_each, index) => aQuestionRow(index, mark));
}

/** An .xlsx file with one sheet of such rows. */
export function workbookOf(rows: QuestionRow[]): Buffer {
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, XLSX.utils.json_to_sheet(rows), 'Questions');
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true, bookSST: true });
}

/** The rows of the first sheet of an .xlsx file. */
export function rowsOf(bytes: Buffer): QuestionRow[] {
  const { Sheets, SheetNames } = XLSX.read(bytes);
  const sheet = Sheets[SheetNames[0] ?? ''];
  return sheet ? XLSX.utils.sheet_to_json<QuestionRow>(sheet) : [];
}

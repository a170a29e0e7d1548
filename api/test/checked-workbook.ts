import { type CheckOptions, RowChecker } from '../src/bank/question-import/check-rows';
import { readSheet } from '../src/bank/question-import/read-sheet';
import { readArchive } from '../src/bank/question-import/workbook-parts';

const NO_TOPICS = { Maths: [], Reading: [], ThinkingSkills: [], Writing: [] };

/** What an import finds in a workbook. An import loads its modules in a new thread, which takes longer than to read. */
export async function checkedWorkbook(bytes: Buffer, options: Partial<CheckOptions> = {}) {
  const { rows, ...sheet } = readSheet(await readArchive(bytes));
  const checker = new RowChecker({
    topics: NO_TOPICS,
    draft: false,
    corrections: 'offer',
    isPackage: false,
    ...options,
  });
  for (const row of rows) checker.check(row);
  const { good, bad, ...counted } = checker.checked;
  return { ...sheet, ...counted, questions: good.map(({ fields }) => fields), errors: bad.errors };
}

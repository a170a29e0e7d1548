export const ENDED_HALF_WAY = 'The import ended half way, and nothing was imported. Please choose the file again.';

/** For rows of another import that may still be removed. */
export const WRITTEN_BY_OTHERS =
  'Another import is writing some of these questions at the moment. Please try again in two minutes.';

/** Of a call that keeps no drafts. */
export const ID_IGNORED =
  'The column “id” was ignored: rows were read as new questions. Only drafts can change questions of the bank.';

interface Counts {
  valid: number;
  imported: number;
  duplicates: number;
  badRows: number;
  changes: number;
}

/** @param publisher - Who publishes them; nobody has to where they are published. */
export function importedSentence(
  { imported, ...counts }: Counts,
  publisher: 'you' | 'somebody else' | undefined,
): string {
  const first = `${count(imported, 'question was', 'questions were')} imported.`;
  const isHeld = publisher && imported > 0;
  const note = isHeld
    ? ` No test serves a draft before ${publisher} ${publisher === 'you' ? 'publish' : 'publishes'} it.`
    : '';
  return sentences(first + note, counts);
}

export function readySentence({ valid, ...counts }: Counts): string {
  return sentences(`${count(valid, 'question is', 'questions are')} ready to be imported.`, counts);
}

export function refusedSentence(badRows: number): string {
  return `${count(badRows, 'row has', 'rows have')} to be corrected; nothing was imported.`;
}

type Others = Pick<Counts, 'duplicates' | 'badRows' | 'changes'>;

function sentences(first: string, { duplicates, badRows, changes }: Others): string {
  return [
    first,
    ...(changes > 0 ? [`${count(changes, 'is a change of a question', 'are changes of questions')} in the bank.`] : []),
    ...(duplicates > 0 ? [`${count(duplicates, 'is', 'are')} in the bank already, or twice in the file.`] : []),
    ...(badRows > 0 ? [`${count(badRows, 'row has', 'rows have')} to be corrected.`] : []),
  ].join(' ');
}

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/** How the note about topics of no published question begins. */
export const NEW_TOPICS = 'No published question has the';

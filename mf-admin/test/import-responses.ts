import type { ImportProgress, ImportResponse, RowError } from '@wattle/contract/question-import';

/** A check that found three good rows, unless the test says otherwise. */
export function anImportResponse(overrides: Partial<ImportResponse> = {}): ImportResponse {
  return {
    message: '3 questions are ready to be imported.',
    sheet: 'Questions',
    rows: 3,
    valid: 3,
    imported: 0,
    duplicates: 0,
    duplicateRows: [],
    badRows: 0,
    errors: [],
    headerRow: 1,
    notes: [],
    correctable: 0,
    corrected: [],
    toReview: 0,
    reviewRows: [],
    changes: 0,
    outsidePictures: 0,
    ...overrides,
  };
}

export function aRowError(overrides: Partial<RowError> = {}): RowError {
  const cell = { row: 214, column: 'correct_answer', value: 'b', ...overrides };
  const message = 'Correct Answer must be in the format: A or B or C or D';
  return { path: `row ${cell.row}, ${cell.column}`, message, ...cell };
}

/** An import that is being checked. */
export function aProgress(overrides: Partial<ImportProgress> = {}): ImportProgress {
  return { state: 'reading', rows: 0, checked: 0, written: 0, ...overrides };
}

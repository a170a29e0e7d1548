import { fireEvent, type RenderResult, screen } from '@testing-library/react';
import '@wattle/design-system/testing';
import type { ImportProgress } from '@wattle/contract/question-import';
import { apiCalls, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import routes from '../src/routes';
import { aProgress, aWorkbook } from './an-import';
import { fieldOf, press } from './press';

/** Path of the endpoint that takes the file. */
export const UPLOAD = 'addQuestions/import-questions';

/** An admin opens the page, in a tab that has imported nothing unless the test has stored it. */
export async function openImport(): Promise<RenderResult> {
  signInAs('admin');
  const view = renderRemote(routes, '/import-questions');
  await screen.findByText('Import Questions', { selector: 'h1' });
  return view;
}

export function choose(file: File): void {
  fireEvent.change(fieldOf('Excel file (.xlsx)'), { target: { files: [file] } });
}

/** Opens the page, chooses a file and uploads it. */
export async function upload(file = aWorkbook()): Promise<RenderResult> {
  const view = await openImport();
  choose(file);
  await press('Upload');
  return view;
}

/** The import that a call belongs to. */
export function importIdOf(path = ''): string | null {
  return new URLSearchParams(path.split('?')[1]).get('importId');
}

/** Path of the progress of the import that the page has begun. */
export function progressPath(): string {
  return `addQuestions/imports/${importIdOf(apiCalls(UPLOAD)[0]?.path)}`;
}

/** The API responds so to the progress of the import that the page has begun. */
export function progressIs(progress: Partial<ImportProgress>): void {
  apiReturns(progressPath(), aProgress(progress));
}

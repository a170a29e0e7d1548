import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { numberInWords } from '@wattle/contract/text';
import { formatNumber } from '@wattle/design-system';

const MAX_MEGABYTES = IMPORT_LIMITS.bytes / 1024 / 1024;

/** Published sentences (docs/published.md, sentences), and those beside them. */
export const SENTENCES = {
  notXlsx: 'Please upload a valid Excel file (.xlsx)',
  noFile: 'Please select a file before uploading.',
  failed: 'Failed to upload the file.',
  tooLarge: `This file is larger than ${MAX_MEGABYTES} MB. Divide it, or leave out its pictures.`,
  fileChanged: 'The file has changed on your computer since you chose it. Please choose it again.',
  notArrived: 'The file did not reach Wattle, and nothing was imported. Please choose it again.',
  endedHalfWay: 'The import ended half way, and nothing was imported. Please choose the file again.',
  downloadFailed: 'Failed to download the file. Please try again.',
  limits: `up to ${MAX_MEGABYTES} MB and ${formatNumber(IMPORT_LIMITS.rows)} rows`,
  cancelFailed: 'The import could not be cancelled. Please try again.',
};

export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${megabytes(bytes)} MB`;
}

/** How much of a file has been sent, as "1.2 of 6.8 MB". */
export function sentOf(sent: number, bytes: number): string {
  return `${bytes < 1_000_000 ? Math.ceil(sent / 1_000) : megabytes(sent)} of ${fileSize(bytes)}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

/** A count within a sentence: below ten as a word. */
export function countInWords(count: number): string {
  return count < 10 ? numberInWords(count) : formatNumber(count);
}

export const REVIEW_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'needs', label: 'Needs you' },
  { value: 'confirm', label: 'To confirm' },
] as const;

export type ReviewFilter = (typeof REVIEW_FILTERS)[number]['value'];

import { numberInWords } from '@wattle/contract/text';
import { formatNumber } from '@wattle/design-system';

/** The size of a file as "6.8 MB" or "12 KB". */
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

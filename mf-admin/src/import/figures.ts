const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** 20000 as "20,000". */
export function figure(count: number): string {
  return count.toLocaleString('en');
}

/** A count within a sentence: below ten as a word. */
export function inWords(count: number): string {
  return WORDS[count]?.toLowerCase() ?? figure(count);
}

/** A count with its noun: "1 question", "20,000 questions". */
export function counted(count: number, noun: string): string {
  return `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** A count at the head of a sentence: below ten as a word. */
export function countedInWords(count: number, noun: string): string {
  return `${WORDS[count] ?? figure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The size of a file as "6.8 MB" or "12 KB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${megabytes(bytes)} MB`;
}

/** How much of a file has been sent, as "1.2 of 6.8 MB". */
export function sentOf(sent: number, bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(sent / 1_000)} of ${fileSize(bytes)}`
    : `${megabytes(sent)} of ${fileSize(bytes)}`;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

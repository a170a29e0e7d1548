/** A stretch of a value, and whether it is what is wrong with it. */
export interface ValuePart {
  text: string;
  isFaulty: boolean;
}

/** What stands in the place of a comma between two options, after the letter of an option, or of a capital letter. */
const OPTION_FAULTS =
  /[;|/\n](?=\s*[A-Ga-g][\s.):])|(?<=(?:^|[,;|/\n])\s*[A-Ga-g])[.):]|(?<=(?:^|[,;|/\n])\s*)[a-g](?=[\s.):])/g;

/** Divides a value into what is wrong with it and the rest. Where that cannot be told, all of it is wrong. */
export function faultyParts(column: string, value: string): ValuePart[] {
  const parts = column === 'mcq_options' ? divide(value, OPTION_FAULTS) : [];
  return parts.some(({ isFaulty }) => isFaulty) ? parts : [{ text: value, isFaulty: true }];
}

function divide(value: string, faults: RegExp): ValuePart[] {
  const parts: ValuePart[] = [];
  let from = 0;
  for (const { 0: text, index } of value.matchAll(faults)) {
    if (index > from) parts.push({ text: value.slice(from, index), isFaulty: false });
    parts.push({ text, isFaulty: true });
    from = index + text.length;
  }
  if (from < value.length) parts.push({ text: value.slice(from), isFaulty: false });
  return parts;
}

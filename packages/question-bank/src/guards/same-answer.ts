import { showsValue } from '../solvers/option-value';

const DURATION = /^(\d+):(\d\d)$/;

/** Whether two options say the same: 6/16 and 3/8, 0:90 and 90 minutes, 1,000 and 1000, 0.5 m and 50 cm, `No.` and `no`. */
export function isSameAnswer(one: string, other: string): boolean {
  const [first, second] = [folded(one), folded(other)];
  return first === second || showsValue(first, second) || showsValue(inMinutes(first), inMinutes(second));
}

const folded = (text: string) =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim().replace(/\.$/, '');

function inMinutes(text: string): string {
  const [, hours, minutes] = DURATION.exec(text) ?? [];
  return hours && minutes ? `${60 * Number(hours) + Number(minutes)} minutes` : text.toLowerCase();
}

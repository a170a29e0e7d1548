import {
  EXAM_TYPES,
  GAP_LETTERS,
  LEVELS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  QUESTION_TYPES,
  SUBJECT_NAMES,
} from '@wattle/contract/constants';
import { formatOptions, type Option, parseOptions } from '@wattle/contract/options';
import { SKILLS, splitSkills } from '@wattle/contract/skills';
import { nearestName } from '../questions/draft-faults';
import type { Column, SheetRow } from '../workbooks/columns';

type Values = SheetRow['values'];

/** Words of other products, without spaces and in small letters. */
const SUBJECT_WORDS: Record<string, string> = {
  mathematicalreasoning: SUBJECT_NAMES.Maths,
  mathematics: SUBJECT_NAMES.Maths,
  math: SUBJECT_NAMES.Maths,
  thinkingskill: SUBJECT_NAMES.ThinkingSkills,
  readingcomprehension: SUBJECT_NAMES.Reading,
};

const LEVEL_WORDS: Record<string, string> = { hard: 'Difficult' };

const WORDS: Partial<Record<Column, readonly string[]>> = {
  level: LEVELS,
  type: QUESTION_TYPES,
  exam_type: EXAM_TYPES,
  pool: QUESTION_POOLS,
  format: QUESTION_FORMATS,
};

/** What the value of a cell that is refused most likely means; undefined where that cannot be told. */
export function correctionOf(column: string, values: Values): string | undefined {
  const value = values[column as Column] ?? '';
  const word = value.trim().toLowerCase();
  if (column === 'subject') return SUBJECT_WORDS[word.replace(/\s+/g, '')];
  if (column === 'correct_answer') return keyOf(value, values);
  if (column === 'mcq_options') return optionsOf(value);
  if (column === 'year_level') return /^(?:year|grade|yr)\.? *([4-7])$/.exec(word)?.[1];
  if (column === 'skills') return skillsOf(value, values);
  const known = WORDS[column as Column]?.find((each) => each.toLowerCase() === word);
  return known ?? (column === 'level' ? LEVEL_WORDS[word] : undefined);
}

/** Names with a letter or two wrong, or with a line for each. */
function skillsOf(value: string, { subject = '' }: Values): string | undefined {
  const names = SKILLS.filter((skill) => skill.subject.toLowerCase() === subject.replace(/\s+/g, '').toLowerCase());
  const named = splitSkills(value.replace(/[|\n]/g, ';')).map((name) =>
    nearestName(
      name,
      names.map((each) => each.name),
    ),
  );
  const known = named.filter((name) => name !== undefined);
  const written = known.join('; ');
  return known.length === named.length && written !== value ? written : undefined;
}

/** "c", "C)", "Option C" and the text of one of the options. */
function keyOf(value: string, { mcq_options = '' }: Values): string | undefined {
  const letter = /^(?:(?:option|answer|choice)\s+)?\(?([A-G])[).]?$/i.exec(value.trim())?.[1]?.toUpperCase();
  const named = parseOptions(mcq_options, 'gap').filter(({ text }) => text === value.trim());
  const [only] = named.length === 1 ? named : [];
  return [letter, only?.letter].find((found) => found !== undefined && found !== value);
}

/** One option a line, with or without its letter, or in one line with "A)", "A." or ";" between them. */
function optionsOf(value: string): string | undefined {
  const lines = value.split('\n').filter((line) => line.trim() !== '');
  const texts = (lines.length > 1 ? textsOfLines(lines) : textsOfLine(value)).map((text) =>
    text.trim().replace(/[,;]$/, ''),
  );
  const written = formatOptions(texts);
  return texts.length > 1 && written !== value && isSameList(parseOptions(written, 'gap'), texts) ? written : undefined;
}

function textsOfLines(lines: string[]): string[] {
  const marked = lines.map((line) => /^\s*\(?([A-G])(?:[).:]|\s)\s*(.*)$/i.exec(line));
  if (areInOrder(marked.map((found) => found?.[1]))) return marked.map((found) => found?.[2] ?? '');
  const hasLetters = lines.some((line) => /^\s*\(?[A-G][).:]/i.test(line));
  return hasLetters ? [] : lines;
}

function textsOfLine(line: string): string[] {
  const marks = [...line.matchAll(/(?:^|[\s,;|/]{1,20})\(?([A-G])[).:]\s*|(?:^|\s{0,20}[,;|]\s{0,20})([A-G])\s+/gi)];
  if (marks[0]?.index !== 0 || !areInOrder(marks.map(([, bracketed, bare]) => bracketed ?? bare))) return [];
  return marks.map(({ index, 0: mark }, at) => line.slice(index + mark.length, marks[at + 1]?.index));
}

const areInOrder = (letters: (string | undefined)[]) =>
  letters.every((letter, index) => letter?.toUpperCase() === GAP_LETTERS[index]);

const isSameList = (options: Option[], texts: string[]) =>
  options.length === texts.length && options.every(({ text }, index) => text === texts[index]);

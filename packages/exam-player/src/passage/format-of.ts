import { gapOf, gapsIn, parseTexts, type QuestionFormat, type ServedQuestion } from '@wattle/contract';
import { passageOf } from './passage-of';

/** The format that a question can be shown in: none when its passage is not written in it. */
export function formatOf(question: ServedQuestion): QuestionFormat | undefined {
  const { format, question: stem = '' } = question;
  const passage = passageOf(question);
  if (!format || !passage) return undefined;
  if (format === 'poem') return format;
  const gap = gapOf(stem);
  const fits = format === 'gap' ? gap !== undefined && gapsIn(passage).includes(gap) : parseTexts(passage, format);
  return fits ? format : undefined;
}

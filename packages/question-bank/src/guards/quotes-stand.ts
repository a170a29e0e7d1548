import { poemLines } from '@wattle/contract/question-format';
import type { BankItem } from '../items/bank-items';
import { sentencesIn, wordsIn } from '../text';
import type { Guard } from './guard';

/** What the passage does not say: another use of a word, as in “spent with tiredness”, or more than is said. */
const OTHER_USE = /\b(?:as in|short for) “[^”]+”/g;
const QUOTE = /“([^”]+)”/g;
const LEFT_OUT = / \/ |…/;
const LINES = /\blines? (\d+)(?: (?:to|and) (\d+))?/g;
/** A quotation may begin in the line that is named and run on into the next. */
const RUNS_ON = 1;
const GAP = /\[\d+\]/;

/** What is quoted of a passage stands in it or in an option, and in the lines that stem and explanation name. */
export const quotesStand: Guard = (item) =>
  item.subject === 'Reading'
    ? [...misquoted(item), ...unquoted(item), ...(item.format === 'poem' ? misplaced(item) : [])]
    : [];

/** A wrong turn of Reading quotes the words that it misreads. */
const unquoted = ({ wrong_turns = {} }: BankItem) =>
  Object.values(wrong_turns).flatMap((turn) => (quotesIn(turn).length > 0 ? [] : [`It quotes nothing: ${turn}`]));

function misquoted({ question, explanation, wrong_turns = {}, mcq_options, text = '' }: BankItem): string[] {
  const said = wordsOf([text, question.replace(QUOTE, ''), mcq_options].join('\n'));
  // Where a quotation runs from a sentence of the list into the passage, each is looked for by itself.
  const told = [question, explanation, ...Object.values(wrong_turns)].join('\n');
  const parts = quotesIn(told.replace(OTHER_USE, '')).flatMap((quote) =>
    said.includes(wordsOf(quote)) || !GAP.test(text) ? quote.split(LEFT_OUT) : sentencesIn(quote),
  );
  return parts
    .filter((part) => wordsIn(part).length > 1 && !said.includes(wordsOf(part)))
    .map((part) => `“${part.trim()}” does not stand in the passage.`);
}

function misplaced({ question, explanation, text = '' }: BankItem): string[] {
  const lines = poemLines(text).lines.flatMap((line) => (line.number ? line.text : []));
  return sentencesIn(`${question}\n${explanation}`).flatMap((sentence) => {
    const quotes = quotesIn(sentence).map((quote) => wordsOf(quote.split(LEFT_OUT)[0] ?? ''));
    return [...sentence.matchAll(LINES)].flatMap(([name, from = '', to = from]) => {
      const named = wordsOf(lines.slice(Number(from) - 1, Number(to) + RUNS_ON).join(' '));
      const isQuoted = quotes.length === 0 || quotes.some((quote) => named.includes(quote));
      return isQuoted && Number(to) <= lines.length ? [] : [`What is quoted does not stand in ${name}: ${sentence}`];
    });
  });
}

const quotesIn = (text: string) => [...text.matchAll(QUOTE)].map(([, quote = '']) => quote);
const wordsOf = (text: string) => ` ${wordsIn(text).join(' ')} `;

import { parseArgs } from 'node:util';
import { intervalsOf, RATINGS } from '../src/exams/practice/skill-schedule';

const USAGE = `pnpm practice-schedule --ratings ${Object.keys(RATINGS).join(',')},... [--json]`;

type Rating = keyof typeof RATINGS;

function isRating(text: string): text is Rating {
  return Object.hasOwn(RATINGS, text);
}

/** Prints the days until the next review after each rating. */
const { values } = parseArgs({ options: { ratings: { type: 'string' }, json: { type: 'boolean' } } });
const ratings = values.ratings?.split(',').map((each) => each.trim().toLowerCase()) ?? [];
if (ratings.length > 0 && ratings.every(isRating)) {
  const days = intervalsOf(ratings.filter(isRating));
  process.stdout.write(`${values.json ? JSON.stringify({ days }) : days.join(', ')}\n`);
} else {
  process.stderr.write(`Ratings are ${Object.keys(RATINGS).join(', ')}, with commas between them.\n${USAGE}\n`);
  process.exitCode = 1;
}

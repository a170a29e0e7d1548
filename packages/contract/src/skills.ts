import { MAX_SKILLS, SUBJECT_NAMES, type Subject } from './constants';
import type { Question, SubjectName } from './questions';
import { numberInWords } from './text';
import { documentedAs, z } from './zod';

/** What a question asks a child to be able to do; finer than its topic. */
export interface Skill {
  /** Never changes: questions, schedules and files keep it. */
  id: string;
  subject: Subject;
  name: string;
  /** For a parent. */
  sentence: string;
}

/** Of questions that need what is taught after Year 6; the exam asks for less, so a test has one of them at most. */
export const LATER_YEARS: string = 'maths-later-years';

/**
 * By subject and topic: the name of each skill, and its sentence. The first of a topic is the one of a question that
 * names none. A question may also name skills of other topics of its subject. Writing has none.
 */
const BY_TOPIC: Partial<Record<Subject, Record<string, Record<string, readonly [name: string, sentence: string]>>>> = {
  Maths: {
    'Number and place value': {
      'maths-place-value': ['Place value and rounding', 'Saying what a digit is worth, and rounding a number.'],
      'maths-factors-multiples-primes': [
        'Factors, multiples and primes',
        'Finding numbers that divide others: factors, multiples, prime, square, odd and even numbers.',
      ],
      'maths-remainders': ['Division with remainders', 'Dividing, and deciding what the remainder means.'],
      'maths-negative-numbers': ['Negative numbers', 'Comparing, adding and subtracting numbers below zero.'],
      'maths-number-lines': ['Number lines and scales', 'Finding what one mark on a line, ruler or dial stands for.'],
    },
    'Fractions and decimals': {
      'maths-fractions-of-amounts': ['Fractions of shapes and amounts', 'Finding a part of a whole, or the whole.'],
      'maths-equivalent-fractions': ['Equivalent fractions', 'Writing one fraction in several ways, and comparing.'],
      'maths-fraction-sums': ['Calculating with fractions', 'Adding, subtracting, multiplying and dividing fractions.'],
      'maths-decimals': ['Decimals', 'Comparing decimals, and calculating with them.'],
    },
    Percentages: {
      'maths-percentages-of-amounts': ['Percentages of amounts', 'Finding some percent of an amount.'],
      'maths-percentage-change': ['Percentage change', 'Working out by what percentage something rises or falls.'],
      'maths-fractions-and-percentages': [
        'Fractions, decimals and percentages',
        'Changing between fractions, decimals and percentages.',
      ],
    },
    'Ratio and rate': {
      'maths-rates': ['Rates', 'Using how much goes with one of something, such as litres in a minute.'],
      'maths-ratio': ['Ratio', 'Sharing and mixing in equal parts, such as 3 parts to 4 parts.'],
      'maths-speed': ['Speed', 'Putting distance, time and speed together.'],
      'maths-scale-and-maps': ['Scale, maps and directions', 'Reading maps and plans, and finding real lengths.'],
    },
    Money: {
      'maths-totals-and-change': ['Totals and change', 'Adding up prices, and working out change or profit.'],
      'maths-best-buys': ['Best buys', 'Comparing prices: what one costs, and which offer is cheaper.'],
    },
    Time: {
      'maths-lengths-of-time': ['Clocks and lengths of time', 'Reading clocks, and finding how long something takes.'],
      'maths-timetables-and-calendars': ['Timetables and calendars', 'Working with departures, days and dates.'],
    },
    Measurement: {
      'maths-area': ['Area', 'Finding the area of squares and rectangles, or a side from it.'],
      'maths-perimeter': ['Perimeter', 'Finding the length around a shape, or a side from it.'],
      'maths-composite-shapes': ['Composite shapes', 'Finding an area by cutting a shape up or taking parts away.'],
      'maths-volume': ['Volume and capacity', 'Finding how much a box, tank or jug holds.'],
      'maths-units': ['Converting units', 'Changing between units, such as grams and kilograms.'],
    },
    Geometry: {
      'maths-angles-in-shapes': ['Angles in shapes', 'Finding angles of triangles and of shapes with more sides.'],
      'maths-angles-at-a-point': ['Angles on a line and around a point', 'Using that a full turn has 360°.'],
      'maths-properties-of-shapes': ['Properties of shapes', 'Knowing the sides, corners and diagonals of shapes.'],
      'maths-solids': ['Solid shapes', 'Counting faces, edges and corners, and seeing what is hidden.'],
      'maths-coordinates': ['Coordinates', 'Finding points on a grid.'],
      'maths-symmetry': ['Symmetry and transformations', 'Reflecting, turning and sliding shapes.'],
    },
    'Data and graphs': {
      'maths-graphs': ['Column graphs, picture graphs and pie charts', 'Reading amounts from a graph, and using them.'],
      'maths-line-graphs': ['Line graphs', 'Reading how something changes over time.'],
      'maths-tables': ['Two-way tables', 'Reading rows and columns, and filling in what is missing.'],
      'maths-mean': ['Mean', 'Working with the mean (average) by way of the total.'],
      'maths-median-and-range': ['Median and range', 'Finding the middle number, and how far numbers spread.'],
      'maths-overlapping-groups': ['Overlapping groups', 'Counting things that belong to two groups only once.'],
    },
    Chance: {
      'maths-chance': ['Chance as a fraction', 'Comparing the outcomes that are asked for with all of them.'],
      'maths-counting-possibilities': ['Counting possibilities', 'Counting every way once, in a good order.'],
    },
    'Patterns and algebra': {
      'maths-patterns': ['Number patterns', 'Finding the rule of a pattern, and a number far along it.'],
      'maths-unknown-numbers': ['Unknown numbers', 'Finding a number from what is said to be equal.'],
    },
    'Logic with numbers': {
      'maths-number-clues': ['Numbers from clues', 'Finding the number that fits every clue.'],
      'maths-working-backwards': ['Working backwards', 'Starting from the end, and undoing each step.'],
      'maths-greatest-and-smallest': ['Greatest and smallest', 'Finding the most or the least that is possible.'],
      'maths-statements': ['Checking statements', 'Deciding for each of several statements whether it is true.'],
      'maths-later-years': [
        'Beyond Year 6',
        'Ideas that school teaches later, such as the median: a test has one of them at most, to stretch a child.',
      ],
    },
  },
  ThinkingSkills: {
    'Argument analysis': {
      'thinking-main-conclusion': ['Main conclusion', 'Finding what an argument wants us to believe.'],
      'thinking-assumptions': ['Assumptions', 'Finding what an argument takes for granted.'],
      'thinking-strengthening': ['Strengthening an argument', 'Finding the fact that makes an argument stronger.'],
      'thinking-weakening': ['Weakening an argument', 'Finding the fact that makes an argument weaker.'],
      'thinking-mistakes': ['Mistakes in reasoning', 'Saying what is wrong with an argument.'],
      'thinking-same-reasoning': ['The same reasoning', 'Finding an argument that is built like another.'],
      'thinking-cause': ['Cause or coincidence', 'Asking whether one thing causes another, or only comes with it.'],
    },
    'Data and evidence': {
      'thinking-figures': ['What figures show', 'Saying what shares, averages and totals prove, and what they don’t.'],
      'thinking-fair-tests': ['Surveys and fair tests', 'Judging whether enough was looked at, and in a fair way.'],
      'thinking-enough-information': ['Enough information', 'Deciding which facts are needed to be certain.'],
      'thinking-tables': ['Timetables and price tables', 'Finding the best choice in a table of times or prices.'],
    },
    Deduction: {
      'thinking-conditions': ['If, only if and unless', 'Using a rule with “if”, and seeing what it leaves open.'],
      'thinking-groups': ['All, some and none', 'Seeing what follows from words such as “all” and “some”.'],
      'thinking-least-and-most': ['Least and most possible', 'Finding what is certain even in the worst case.'],
    },
    'Drawing conclusions': {
      'thinking-must-be-true': ['What must be true', 'Telling what must or cannot be true from what only may be.'],
      'thinking-two-speakers': ['Whose reasoning is correct', 'Judging two people’s conclusions one by one.'],
      'thinking-rules': ['Applying rules', 'Using every part of a rule on a case.'],
    },
    'Ordering and scheduling': {
      'thinking-ordering': ['Putting in order', 'Finding an order from clues such as “before” and “taller than”.'],
      'thinking-scheduling': ['Scheduling', 'Fitting jobs and times together.'],
      'thinking-matching': ['Who has what, and where', 'Matching people, things and places from clues.'],
    },
    Patterns: {
      'thinking-picture-patterns': ['Picture patterns', 'Finding the rule in a row or table of pictures.'],
      'thinking-number-patterns': ['Number rules', 'Finding the rule that makes one number from others.'],
      'thinking-codes': ['Codes', 'Working out how letters, words or numbers are written in a code.'],
    },
    'Spatial reasoning': {
      'thinking-turns-and-reflections': ['Turns, mirrors and directions', 'Turning and reflecting in the mind.'],
      'thinking-folding': ['Folding paper', 'Seeing what a folded sheet looks like when it is opened.'],
      'thinking-nets-and-cubes': ['Nets and dice', 'Seeing which faces of a folded net or a die meet.'],
      'thinking-stacks-of-cubes': ['Stacks of cubes', 'Counting cubes, and seeing a stack from another side.'],
      'thinking-fitting-shapes': ['Fitting shapes together', 'Seeing how pieces make a shape.'],
    },
    'Truth-tellers and puzzles': {
      'thinking-truth-tellers': ['Truth-tellers', 'Finding out who tells the truth by supposing that somebody does.'],
      'thinking-step-puzzles': ['Puzzles in steps', 'Working out moves, balances and grids one step at a time.'],
    },
  },
  Reading: {
    Detail: {
      'reading-details': ['Finding details', 'Finding what a text says in other words.'],
      'reading-which-extract': ['Which extract', 'Finding the one of several short texts that fits a description.'],
    },
    Inference: {
      'reading-between-the-lines': ['Reading between the lines', 'Seeing what a text shows but does not say.'],
      'reading-meaning-of-a-line': ['What a line means', 'Saying what a phrase or sentence means where it stands.'],
      'reading-evidence': ['Conclusions from evidence', 'Seeing what the facts and results of a text support.'],
    },
    'Vocabulary in context': {
      'reading-words-in-context': ['Words in context', 'Choosing the meaning that a word has where it stands.'],
    },
    'Figurative language': {
      'reading-comparisons': ['Comparisons and images', 'Saying what a comparison or a picture in words tells.'],
    },
    'Structure and tone': {
      'reading-structure': ['Structure', 'Seeing how a text is built, and what its parts do.'],
      'reading-tone': ['Tone and humour', 'Hearing whether a text is serious, teasing, sad or amused.'],
      'reading-endings': ['Beginnings and endings', 'Saying why a text begins or ends as it does.'],
    },
    'Main idea': {
      'reading-main-idea': ['The point of a text', 'Saying what a whole text or part is about.'],
    },
    'Author’s purpose': {
      'reading-purpose': ['Why the author wrote it', 'Saying why an author chose to tell something, or how.'],
      'reading-arguments': ['Arguments in texts', 'Following what a writer argues, and what would answer it.'],
    },
    'Comparing texts': {
      'reading-comparing': ['Where texts agree and differ', 'Comparing what two or more texts or people say.'],
    },
    'Character and motive': {
      'reading-feelings-and-motives': ['Feelings and motives', 'Saying what people in a text feel and want.'],
    },
    Cohesion: {
      'reading-pointing-words': ['Pointing words', 'Finding what words such as “this”, “they” and “there” stand for.'],
      'reading-linking-ideas': ['Linking ideas', 'Finding the sentence that joins what comes before and after.'],
    },
  },
};

/** Every skill, in the order of topics. */
export const SKILLS: readonly Skill[] = Object.entries(BY_TOPIC).flatMap(([subject, topics]) =>
  Object.values(topics).flatMap((skills) =>
    Object.entries(skills).map(([id, [name, sentence]]) => ({ id, subject: subject as Subject, name, sentence })),
  ),
);

const BY_ID = new Map(SKILLS.map((skill) => [skill.id, skill]));

/** Undefined for an id that no skill has. */
export const skillOf = (id: string): Skill | undefined => BY_ID.get(id);

/** The skills of a topic; none for one that staff have made themselves. */
export function skillsOfTopic(subject: Subject, topic: string | undefined): Skill[] {
  const ids = Object.keys(BY_TOPIC[subject]?.[topic ?? ''] ?? {});
  return SKILLS.filter(({ id }) => ids.includes(id));
}

/** Subjects spell Thinking Skills in two ways, see `subjectNameSchema`. */
type Tested = Pick<Question, 'category' | 'skills'> & { subject: Subject | Question['subject'] };

/**
 * Ids of the skills that a question tests: those it names, or else the first of its topic. None in Writing, and in a
 * topic that staff have made themselves.
 */
export function skillsOf({ subject, category, skills }: Tested): string[] {
  if (skills?.length) return skills;
  return skillsOfTopic(subject.replace(' ', '') as Subject, category)
    .slice(0, 1)
    .map(({ id }) => id);
}

/** The topic whose questions test this skill where they name none; undefined for a skill that has to be named. */
export function topicThatTests(id: string): string | undefined {
  const topics = Object.entries(BY_TOPIC[skillOf(id)?.subject ?? 'Writing'] ?? {});
  return topics.find(([, skills]) => Object.keys(skills)[0] === id)?.[0];
}

/** The skill of a subject that is called so in any case, or has this id. */
export function skillNamed(subject: Subject, nameOrId: string): Skill | undefined {
  const wanted = nameOrId.trim().toLowerCase();
  return SKILLS.find((skill) => skill.subject === subject && [skill.id, skill.name.toLowerCase()].includes(wanted));
}

/** The names of skills as forms, sheets and histories write them. */
export function skillNames(ids: readonly string[]): string {
  return ids.map((id) => skillOf(id)?.name ?? id).join('; ');
}

/** The inverse of {@link skillNames}: names or ids, not checked. */
export function splitSkills(text: string): string[] {
  return text
    .split(';')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Skills as a request has them: a list, or one text with `;` between them; each is an id or a name. Becomes ids. */
export const skillsInputSchema = (subject: Subject) =>
  documentedAs(
    z
      .union([z.array(z.string()), z.string()], 'Skills are names with ; between them.')
      .transform((given, { addIssue }) => {
        const named = (typeof given === 'string' ? splitSkills(given) : given).map((name) => {
          const skill = skillNamed(subject, name);
          if (!skill) addIssue(`There is no skill “${name}” in ${SUBJECT_NAMES[subject]}.`);
          return skill?.id ?? '';
        });
        const ids = [...new Set(named)];
        if (ids.length > MAX_SKILLS) addIssue(`A question names at most ${numberInWords(MAX_SKILLS)} skills.`);
        return ids;
      }),
    { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, maxItems: MAX_SKILLS }] },
  );

/** Questions without a topic are of their subject as a whole. */
export function topicOf(subject: SubjectName, category: string | undefined): string {
  return category ?? subject;
}

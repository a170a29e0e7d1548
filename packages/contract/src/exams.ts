import { EXAM_NAMES, EXAMS, type Exam, type LEVELS, SUBJECT_NAMES, type Subject } from './constants';
import { listInWords } from './text';

/** That of a child for whom nobody has chosen one, and of all tests that depend on no exam. */
export const DEFAULT_EXAM: Exam = 'nsw-selective';

/** Shares of a child's own year, the one below and the one above; together 100. */
export interface YearMix {
  below: number;
  own: number;
  above: number;
}

/** Where a fact is from, and the day on which it was looked up. */
interface Source {
  sources: readonly string[];
  asOf: string;
}

/** A section of an exam that Wattle does not offer: its bank has no such questions. */
interface OtherSection {
  /** As the exam calls it. */
  title: string;
  subject?: undefined;
  /** As the exam counts them; null where it is not published. */
  questions: number | null;
  /** Null where they are not published, or depend on criteria. */
  marks: number | null;
  seconds: number;
  /** Its share in the whole, from 0 to 1; absent where it is not published. */
  weight?: number;
  /** After it. */
  breakSeconds?: number;
}

/** A section whose tests Wattle has. */
export interface ExamSection extends Omit<OtherSection, 'subject'> {
  /** The subject whose questions fill it. */
  subject: Subject;
  /** How many questions a test of it has. Each of ours has one answer. */
  served: number;
}

/** How many answers each part of a Reading section has; `comprehension` is one text, or two texts compared. */
interface ReadingMix extends Source {
  answers: Readonly<Record<string, number>>;
  /** Of one passage, by part; without it, passages are served whole. */
  mostOfPassage?: Readonly<Record<string, number>>;
}

/** Which questions tests of an exam have. */
export interface ExamMix {
  levels: Readonly<Record<(typeof LEVELS)[number], number>>;
  years: YearMix;
  /** Percent of the questions that are easy at most, as long as there are others; absent, there may be more of them. */
  mostEasy?: number;
}

/** What an exam is made of. */
export interface ExamProfile extends Source {
  /** In a sentence, after an article: "the NSW selective test". */
  name: string;
  /** As those who hold it call it. */
  fullName: string;
  /** Taken on a computer; else on paper, where Wattle prints it and offers no clock. */
  isOnScreen: boolean;
  /** In the order of the day. */
  sections: readonly (ExamSection | OtherSection)[];
  /** What is to be written; absent where nothing is. */
  writing?: string;
  /** How results are told. */
  results: string;
  /** The years of children to whom it is offered first. */
  years: readonly number[];
  reading: ReadingMix;
  mix: ExamMix;
  /** So many whole exams a child should be able to take before it meets a question again; absent where it is printed. */
  freshExams?: number;
}

/** A section of questions that carry one mark each, unless the marks are given. */
function choiceSection(title: string, subject: Subject, questions: number, minutes: number, marks = questions) {
  return { title, subject, questions, marks, seconds: 60 * minutes, served: marks };
}

function writingSection(title: string, tasks: number, minutes: number) {
  return { title, subject: 'Writing', questions: tasks, marks: null, seconds: 60 * minutes, served: tasks } as const;
}

/** Each counts the same. */
function inEqualShares<Section extends ExamSection | OtherSection>(...sections: Section[]): Section[] {
  return sections.map((section) => ({ ...section, weight: 1 / sections.length }));
}

/** None is published for NSW; this is enough to stand up and have a drink. */
function withBreaks(sections: ExamSection[]): ExamSection[] {
  return sections.map((section, index) =>
    index === sections.length - 1 ? section : { ...section, breakSeconds: 10 * 60 },
  );
}

const NSW_SCHOOLING = 'education.nsw.gov.au/schooling';

const BANDS = 'By section, as one of four bands: top 10 %, next 15 %, next 25 %, lowest 50 %. No marks are told.';

/**
 * It ranks children of whom most are among the best of their class, so little of it is easy for them, and it asks for more
 * than a year teaches.
 */
const SELECTIVE_MIX: ExamMix = {
  levels: { Easy: 15, Medium: 50, Difficult: 35 },
  years: { below: 15, own: 55, above: 30 },
  mostEasy: 15,
};

/** Of exams whose Reading has questions about passages and poems only. The shares are ours: none are published. */
const PASSAGES_AND_POEMS = { comprehension: 23, poem: 12 };

/** All that depends on an exam stands here. Exams change from year to year. */
const EXAM_PROFILES: Readonly<Record<Exam, ExamProfile>> = {
  'nsw-selective': {
    name: EXAM_NAMES['nsw-selective'],
    fullName: 'Selective High School Placement Test',
    isOnScreen: true,
    // Of the 17 questions of Reading three have several parts, so that there are 38 answers.
    sections: withBreaks(
      inEqualShares<ExamSection>(
        choiceSection('Reading', 'Reading', 17, 45, 38),
        choiceSection('Mathematical Reasoning', 'Maths', 35, 40),
        choiceSection('Thinking Skills', 'ThinkingSkills', 40, 40),
        writingSection('Writing', 1, 30),
      ),
    ),
    writing: 'One text, typed, without a published limit of words.',
    results: `${BANDS} Each section counts a quarter.`,
    years: [5, 6],
    reading: {
      answers: { comprehension: 8, poem: 6, gap: 6, extracts: 10, cloze: 8 },
      sources: [
        'testacademyreviews.com.au/reading-comprehension',
        'gotestprep.com.au/selective/course/reading',
        'nsw.newcollege.com.au/tag/tips',
      ],
      asOf: '2026-11-23',
    },
    mix: SELECTIVE_MIX,
    freshExams: 5,
    sources: [
      `${NSW_SCHOOLING}/parents-and-carers/choosing-a-school-setting/selective-high-schools/placement-test/selective-high-school-practice-tests.html`,
      'examinate.com.au/blog/nsw-selective-high-school-placement-test-guide',
      'blog.exceltestzone.com.au',
    ],
    asOf: '2026-11-29',
  },
  'nsw-oc': {
    name: EXAM_NAMES['nsw-oc'],
    fullName: 'Opportunity Class Placement Test',
    isOnScreen: true,
    sections: withBreaks(
      inEqualShares(
        choiceSection('Reading', 'Reading', 14, 40, 33),
        choiceSection('Mathematical Reasoning', 'Maths', 35, 40),
        choiceSection('Thinking Skills', 'ThinkingSkills', 30, 30),
      ),
    ),
    results: `${BANDS} Each section counts a third.`,
    years: [4],
    reading: {
      // Counted as in the selective test: 11 questions about a text and a poem, and three of several parts. That there
      // are 33 answers, of which 8 are in the cloze, is from those pages; how the other 14 divide is our assumption.
      answers: { comprehension: 6, poem: 5, gap: 6, extracts: 8, cloze: 8 },
      mostOfPassage: { comprehension: 6, poem: 5, extracts: 8 },
      sources: [
        'testacademyreviews.com.au/reading-comprehension',
        'cyberschool.com.au',
        'gotestprep.com.au/mock-tests/opportunity-class/reading/reading-17',
      ],
      asOf: '2026-11-29',
    },
    // It asks for nothing that Year 4 has not been taught, and what the bank calls easy is so for Years 5 and 6, so
    // nothing limits these.
    mix: { levels: { Easy: 50, Medium: 45, Difficult: 5 }, years: { below: 15, own: 60, above: 25 } },
    freshExams: 5,
    sources: [
      `${NSW_SCHOOLING}/students/oc-and-shs/going-to-an-opportunity-class/get-ready-for-the-opportunity-class-placement-test`,
      'octestprep.com',
    ],
    asOf: '2026-11-29',
  },
  'vic-selective': {
    name: EXAM_NAMES['vic-selective'],
    fullName: 'Selective Entry High Schools exam',
    isOnScreen: false,
    // Numbers of questions are not published: ours have one for each minute. Maths asks for what Year 8 teaches, and the
    // bank ends with Year 7.
    sections: [
      { title: 'Reasoning – Reading', subject: 'Reading', questions: null, marks: null, seconds: 35 * 60, served: 35 },
      { title: 'Reasoning – Mathematics', questions: null, marks: null, seconds: 30 * 60, breakSeconds: 20 * 60 },
      { title: 'General ability – Verbal', questions: null, marks: null, seconds: 30 * 60 },
      { title: 'General ability – Quantitative', questions: null, marks: null, seconds: 30 * 60, breakSeconds: 5 * 60 },
      writingSection('Writing', 2, 40),
    ],
    writing: 'Two texts, by hand.',
    results: 'By section, as a rank among all who sat the exam. No marks are told.',
    years: [7],
    reading: {
      answers: PASSAGES_AND_POEMS,
      sources: ['selectiveentry.acer.org/vic/prepare'],
      asOf: '2026-11-29',
    },
    mix: SELECTIVE_MIX,
    sources: [
      'selectiveentry.acer.org/vic/prepare',
      'hatchery.com.au/blog/changes-to-2023-victorian-selective-school-exam-what-you-need-to-know',
    ],
    asOf: '2026-11-29',
  },
  'wa-aset': {
    name: EXAM_NAMES['wa-aset'],
    fullName: 'Academic Selective Entrance Test',
    isOnScreen: false,
    // A short break comes after Writing; its length is not published.
    sections: inEqualShares<ExamSection | OtherSection>(
      choiceSection('Reading comprehension', 'Reading', 35, 35),
      writingSection('Communicating ideas in writing', 1, 25),
      { title: 'Quantitative reasoning', questions: 35, marks: 35, seconds: 35 * 60 },
      { title: 'Abstract reasoning', questions: 35, marks: 35, seconds: 20 * 60 },
    ),
    writing: 'One text, by hand.',
    results: 'As a standardised score for each section, and their sum.',
    years: [5, 6],
    reading: { answers: PASSAGES_AND_POEMS, sources: ['notesedu.com.au'], asOf: '2026-11-29' },
    mix: SELECTIVE_MIX,
    sources: [
      'education.wa.edu.au/gifted-and-talented/testing',
      'education.wa.edu.au/performance-reports',
      'Candidate Information Bulletin 2020',
      'notesedu.com.au',
    ],
    asOf: '2026-11-29',
  },
};

/** @param exam - Absent or null: that of a child for whom none is chosen. */
export function examProfile(exam: Exam | null | undefined): ExamProfile {
  return EXAM_PROFILES[exam ?? DEFAULT_EXAM];
}

/** The sections that Wattle has tests of, in order. */
export function offeredSections(exam: Exam | null | undefined): ExamSection[] {
  return examProfile(exam).sections.filter(isOffered);
}

const isOffered = (section: ExamProfile['sections'][number]): section is ExamSection => section.subject !== undefined;

/** The section of a subject; undefined where the exam has none. */
export function sectionOf(exam: Exam | null | undefined, subject: Subject): ExamSection | undefined {
  return offeredSections(exam).find((section) => section.subject === subject);
}

/** The subjects that prepare for an exam, in the order of the day of most: all but Writing where it has none. */
export function practisedSubjects(exam?: Exam | null): Subject[] {
  const all = offeredSections(DEFAULT_EXAM).map(({ subject }) => subject);
  return all.filter((subject) => subject !== 'Writing' || sectionOf(exam, subject) !== undefined);
}

/** The subjects of what Wattle has of an exam: "Reading and Writing". */
export function offeredInWords(exam: Exam | null | undefined): string {
  return listInWords(offeredSections(exam).map(({ subject }) => SUBJECT_NAMES[subject]));
}

/** What Wattle has of an exam, where that is not all: "Reading and Writing of it, on paper". */
export function offeredPart(exam: Exam | null | undefined): string | undefined {
  const { sections, isOnScreen } = examProfile(exam);
  if (offeredSections(exam).length === sections.length) return undefined;
  return `${offeredInWords(exam)} of it, on ${isOnScreen ? 'screen' : 'paper'}`;
}

/** Why nothing of a subject is offered, where the exam has no such section that Wattle can fill. */
export function notOfferedSentence(exam: Exam | null | undefined, subject: Subject): string {
  return `Wattle has no ${SUBJECT_NAMES[subject]} of the ${examProfile(exam).name}. Please choose another test.`;
}

/** Why no clock runs in an exam on paper. */
export function onPaperSentence(exam: Exam | null | undefined): string {
  return `The ${examProfile(exam).name} is on paper, not on a screen. You can print its ${offeredInWords(exam)}.`;
}

/** All exams, with those for a child of this year first. */
export function examsOfferedFor(year: number | undefined): Exam[] {
  const isFor = (exam: Exam) => year !== undefined && EXAM_PROFILES[exam].years.includes(year);
  return [...EXAMS.filter(isFor), ...EXAMS.filter((exam) => !isFor(exam))];
}

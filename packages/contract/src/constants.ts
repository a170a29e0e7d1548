/** The four subjects as they stand in paths and in the code (docs/published.md, limits). */
export const SUBJECTS = ['Maths', 'ThinkingSkills', 'Writing', 'Reading'] as const;

/** The same subjects as the `subject` field of a question spells them (docs/published.md, fields). */
export const SUBJECT_NAMES = {
  Maths: 'Maths',
  ThinkingSkills: 'Thinking Skills',
  Writing: 'Writing',
  Reading: 'Reading',
} as const;

/** Who works on Wattle (docs/operating.md). */
export const STAFF_ROLES = ['admin', 'content', 'marker'] as const;

/** Who may sign in (docs/published.md, limits). Parents do so by mail (docs/decisions/061). */
export const ROLES = [...STAFF_ROLES, 'student', 'parent'] as const;

/** The exams that a child can prepare for; others are added the same way. */
export const EXAMS = ['nsw-selective', 'nsw-oc', 'vic-selective', 'wa-aset'] as const;

/** Their names in a sentence, after an article: "the NSW selective test". What else depends on an exam is in `exams.ts`. */
export const EXAM_NAMES = {
  'nsw-selective': 'NSW selective test',
  'nsw-oc': 'Opportunity Class test',
  'vic-selective': 'Victorian selective entry exam',
  'wa-aset': 'WA selective test (ASET)',
} as const satisfies Record<(typeof EXAMS)[number], string>;

/** See {@link EXAMS}. */
export type Exam = (typeof EXAMS)[number];

/** See {@link SUBJECTS}. */
export type Subject = (typeof SUBJECTS)[number];

/** See {@link STAFF_ROLES}. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** See {@link ROLES}. */
export type Role = (typeof ROLES)[number];

/** How hard a question is (docs/published.md, limits). */
export const LEVELS = ['Easy', 'Medium', 'Difficult'] as const;

/** The life of a question: written by staff, proposed by a model, approved, kept back (docs/published.md, screens). */
export const QUESTION_TYPES = ['Original', 'Generated', 'Finalized', 'Draft'] as const;

/** The only types that a test may serve (docs/published.md, fields). */
export const SERVABLE_TYPES = ['Original', 'Finalized'] as const;

/** A question of these types comes into tests by being finalized, and by nothing else. */
export const UNPUBLISHED_TYPES = ['Generated', 'Draft'] as const;

/** Which kind of test a question is meant for (docs/published.md, limits). */
export const EXAM_TYPES = ['Practice', 'Weekly', 'Monthly'] as const;

/** Option letters in order; a question has two to five of them (docs/published.md, limits and fields). */
export const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** What a Reading question asks for where it isn't one of the options about a text (docs/bank.md). */
export const QUESTION_FORMATS = ['gap', 'cloze', 'extracts', 'compare', 'poem'] as const;

/** How question and passage are written where they are not plain text; see `structuredBlocks`. */
export const TEXT_FORMATS = ['structured'] as const;

/** Letters of the sentences of a gap question; those beyond E exist only there (docs/bank.md). */
export const GAP_LETTERS = [...OPTION_LETTERS, 'F', 'G'] as const;

/** Words or phrases of each blank of a cloze; the documented calls take two to five. */
export const CLOZE_OPTIONS = 4;

/** Who is served a question: signed-in children, or visitors, who may collect its key (docs/decisions/037). */
export const QUESTION_POOLS = ['Tests', 'Free assessment'] as const;

/** Skills that one question may name (docs/published.md, fields). */
export const MAX_SKILLS = 3;

/** Fewest options that a question may have (docs/published.md, fields). */
export const MIN_OPTIONS = 2;

/** Filters of the admin's question list (docs/published.md, limits). */
export const QUESTION_FILTERS = ['All', ...QUESTION_TYPES] as const;

/** Orders of the admin's question list: by when a question came or was changed, or a field; `-` is the other way round. */
export const QUESTION_SORTS = [
  'oldest',
  'newest',
  'updated',
  '-updated',
  'topic',
  '-topic',
  'level',
  '-level',
  'year',
  '-year',
] as const;

/** Days for which a deleted question can be restored. */
export const BIN_DAYS = 30;

/** Questions that one bulk change may name. */
export const MAX_SELECTED_QUESTIONS = 500;

/** Questions on a page of the admin's list (docs/published.md, limits). */
export const QUESTION_PAGE_SIZE = 50;

/** Characters of a question that a list shows before "..." (docs/published.md, limits). */
export const QUESTION_PREVIEW_LENGTH = 80;

/** Kinds of test on the /test route, as its `testType` segment spells them (docs/published.md, limits; docs/bank.md). */
export const TEST_TYPES = ['subject-test', 'weekly-test', 'mega-test', 'practice-test', 'full-test'] as const;

/** See {@link TEST_TYPES}. */
export type TestType = (typeof TEST_TYPES)[number];

/** How many questions are served beside those of {@link TEST_KINDS}; fewer only when the bank holds fewer. */
export const QUESTION_COUNTS = {
  free: 10,
  writing: 1,
  /** Like those that went wrong; after a low score as many of these stand first in the result. */
  newQuestions: 3,
  /** Of one topic, without a clock. */
  topic: 5,
} as const;

/** A test takes whole passages, and may be so many questions longer or shorter for it (docs/decisions/037). */
export const PASSAGE_TOLERANCE = 3;

/** No test has more questions than this. */
export const MAX_QUESTIONS = 200;

/** A writing answer has at most this many words (docs/published.md, limits). */
export const MAX_WRITING_WORDS = 300;

/** Longer than any {@link MAX_WRITING_WORDS} words of a child are; the server keeps no more. */
export const MAX_WRITING_CHARACTERS = 10_000;

/** Of what stands between two spaces of a writing answer. */
export const MAX_WORD_CHARACTERS = 200;

/** In one passage at most this many pieces are highlighted. */
export const MAX_HIGHLIGHTS = 200;

/** A submission that arrives this many seconds after the deadline still counts (docs/decisions/007). */
export const LATE_SUBMISSION_SECONDS = 30;

/** Years a child may be in (docs/published.md, limits). */
export const YEAR_LEVELS = [4, 5, 6, 7] as const;

/** A username has so many characters (docs/decisions/017). */
export const USERNAME_CHARACTERS = { min: 3, max: 30 } as const;

/** A password has at least so many characters (docs/decisions/017). */
export const MIN_PASSWORD_CHARACTERS = 8;

/** A session ends so long after its last use (docs/decisions/017). */
export const SESSION_DAYS = 30;

/** For how long a mailed link sets a new password of a child. */
export const PASSWORD_LINK_MINUTES = 30;

/** From this window width, in CSS pixels, a test stands in two panes side by side (docs/published.md, limits). */
export const SPLIT_MIN_WIDTH_PX = 768;

/** Claims of the landing page (docs/published.md, screens and limits). Where the bank holds less, it says that. */
export const MARKETING_CLAIMS = {
  questionTypes: 12,
  questions: 5_000,
  testsPerYearLevel: 30,
  bonusTests: 30,
  yearLevels: '4-7',
} as const;

/** Assessments that one email address may start in {@link ASSESSMENT_WINDOW_DAYS} (docs/decisions/008). */
export const ASSESSMENTS_PER_EMAIL = 3;

/** Days over which {@link ASSESSMENTS_PER_EMAIL} counts (docs/decisions/008). */
export const ASSESSMENT_WINDOW_DAYS = 30;

/** Days that the link of a report shows its results (docs/published.md, limits). */
export const RESULTS_LINK_DAYS = 30;

/** For how long a browser can reach the results of a free assessment that it has taken. */
export const ASSESSMENT_COOKIE_DAYS = 30;

/** Days after which free assessments, mails, papers, reports and page counts are deleted. */
export const RETENTION_DAYS = 90;

/** Largest picture that is accepted (docs/published.md, fields). */
export const IMAGE_LIMITS = { bytes: 5 * 1024 * 1024, side: 4096 } as const;

/**
 * Largest file that an import accepts; `inflatedBytes` is of its archive, `entries` of that of a workbook, `packageFiles`
 * of that of a QTI package.
 */
export const IMPORT_LIMITS = {
  bytes: 20 * 1024 * 1024,
  rows: 50_000,
  columns: 40,
  entries: 100,
  packageFiles: 10_000,
  inflatedBytes: 300 * 1024 * 1024,
} as const;

/** Most reports that one request of a page may carry. */
export const MAX_CLIENT_REPORTS = 50;

/** Longest message of a page error that is stored; the page cuts longer ones. */
export const MAX_FAULT_MESSAGE = 300;

/** Stands for a version, or a remote, that nobody has published. */
export const UNKNOWN_VERSION = 'unknown';

/** Finds the remote and the version in the address of a file. */
export const RELEASE_FILE_PATH = /\/releases\/([a-z]{1,20})\/(\w[\w.-]{0,63})\//;

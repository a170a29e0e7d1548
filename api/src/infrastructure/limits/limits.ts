import { numberInWords } from '@wattle/contract/text';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Tests that a child may open in a day; no child takes a tenth of them. */
const OPENINGS_A_DAY = 200;
/** Calls of a model that a member of staff can begin in a minute, of each kind. */
const MODEL_CALLS = 10;
/** Report requests of one network address (docs/published.md, limits). */
const REPORT_REQUESTS_PER_HOUR = 20;
/** Mails of a kind to one mailbox in a day that anybody can request; staff can send more. */
export const REQUESTS_PER_DAY = 5;

const TOO_MANY_LOGINS = 'There were too many log-ins that failed. Please try again later.';

export interface Limit {
  points: number;
  seconds: number;
  refusal: string;
  /** Counted in each process by itself, without waiting for Redis. */
  isInProcess?: boolean;
}

function limit(points: number, seconds: number, refusal: string): Limit {
  return { points, seconds, refusal };
}

export const LIMITS = {
  'username-checks': limit(30, MINUTE, 'Too many usernames were checked. Please try again in a minute.'),
  'sign-ups': limit(30, HOUR, 'Too many families have signed up from your network. Please try again later.'),
  /** From one network at one account: a child who mistypes can still log in from another network. */
  'failed-logins': limit(10, 5 * MINUTE, TOO_MANY_LOGINS),
  /** From one network, such as a school, at all accounts. */
  'failed-logins-of-network': limit(100, 5 * MINUTE, TOO_MANY_LOGINS),
  /** From one network at one account over a day, far below the limit of an account for all networks. */
  'failed-logins-today': limit(100, DAY, TOO_MANY_LOGINS),
  /** At one account from all networks, so that many machines cannot share the guessing. */
  'failed-logins-at-account': limit(1_000, DAY, TOO_MANY_LOGINS),
  'address-confirmations': limit(
    60,
    HOUR,
    'Too many addresses were confirmed from your network. Please try again later.',
  ),
  'password-resets': limit(30, HOUR, 'Too many new passwords were set from your network. Please try again later.'),
  'password-reset-checks': limit(60, HOUR, 'Too many links were opened from your network. Please try again later.'),
  'login-links': limit(60, HOUR, 'Too many links were opened from your network. Please try again later.'),
  'mail-requests-of-network': limit(
    20,
    HOUR,
    'Too many links were asked for from your network. Please try again later.',
  ),
  'mail-requests-of-mailbox': limit(
    REQUESTS_PER_DAY,
    DAY,
    'Too many links were asked for this address today. Please use the latest email, or try again tomorrow.',
  ),
  /** A mail provider sends the clicks of all its users from few addresses. */
  'unsubscribe-calls': limit(600, HOUR, 'Too many emails were stopped from your network. Please try again later.'),
  /** Calls with links that erase; invalid tokens count as well. */
  'erasure-links': limit(120, HOUR, 'This page was opened very often from your network. Please try again later.'),
  /** Of a parent: an export reads all there is. */
  'family-exports': limit(10, HOUR, 'This was downloaded very often. Please try again later.'),
  /** Of a family or a child: each erasure writes the whole data file again. */
  'family-erasures': limit(5, HOUR, 'This link was used very often. Please try again later.'),
  /** Of a child: tests that begin, not those that go on. */
  openings: limit(
    OPENINGS_A_DAY,
    DAY,
    `You have started ${OPENINGS_A_DAY} tests today, which is more than enough. Please go on tomorrow.`,
  ),
  /** Of a child: codes of papers that it types. */
  'paper-codes': limit(60, HOUR, 'Many codes were typed in the last hour. Please try again later.'),
  'practice-exam-changes': limit(
    100,
    DAY,
    'You have begun or stopped a practice exam too often today. Please go on tomorrow.',
  ),
  /** Of a child, with those of its parents. */
  'question-reports': limit(20, DAY, 'Twenty questions were reported today, thank you. Please go on tomorrow.'),
  /** Of a child: times that its parents allow something. Each is kept. */
  consents: limit(20, DAY, 'You have changed this very often today. Please go on tomorrow.'),
  /** Of all processes: a little less than the pause between two runs of one. */
  'weekly-report-runs': limit(1, 9 * MINUTE, 'Another process sends the weekly reports.'),
  /** What parents set for a child, or for all of theirs. */
  'family-settings': limit(200, DAY, 'You have changed your settings very often today. Please go on tomorrow.'),
  'plan-ticks': limit(200, DAY, 'You have changed your plan very often today. Please go on tomorrow.'),
  /** Of a child: passages that it has typed. */
  'typing-results': limit(200, DAY, 'You have typed very many passages today. Please go on tomorrow.'),
  /** Of a child: looking over its texts, each level and each underlined place. */
  'writing-changes': limit(2_000, DAY, 'You have changed very much in your texts today. Please go on tomorrow.'),
  /** Of a child: a save every two seconds for a whole school day. */
  'draft-saves': limit(12_000, DAY, 'You have written very much today. Please go on tomorrow.'),
  /** Of a child: each of them waits for a person. */
  'finished-drafts': limit(
    40,
    DAY,
    'You have finished 40 drafts today. Please go on tomorrow: what you wrote is kept.',
  ),
  /** Bytes of bodies that a child sends: every answer of fifty long tests, saved at each change. */
  'sent-bytes': {
    ...limit(100_000_000, DAY, 'Wattle keeps no more of your work today. Please go on tomorrow.'),
    isInProcess: true,
  },
  'assessment-starts': limit(100, HOUR, 'Too many assessments were started from your network. Please try again later.'),
  'cookieless-requests': limit(600, HOUR, 'Too many requests came from your network. Please try again later.'),
  'sample-questions': limit(300, HOUR, 'Too many tests were opened from your network. Please try again later.'),
  'report-requests': limit(
    REPORT_REQUESTS_PER_HOUR,
    HOUR,
    'Too many reports were asked for from your network. Please try again later.',
  ),
  /** A page of a team asks once a minute; calls with tokens that do not count are counted, too. */
  'team-views': limit(1_200, HOUR, 'This page was loaded very often from your network. Please try again later.'),
  generations: limit(
    MODEL_CALLS,
    MINUTE,
    `You have started ${numberInWords(MODEL_CALLS)} generations within a minute. Please try again shortly.`,
  ),
  'draft-comments': limit(
    MODEL_CALLS,
    MINUTE,
    `You have asked the model ${numberInWords(MODEL_CALLS)} times within a minute. Please try again shortly.`,
  ),
  /** A school has one network: hundreds of pages, of which each has a few reports a minute. */
  'client-reports': {
    ...limit(6_000, MINUTE, 'Too many reports came from your network. Please try again later.'),
    isInProcess: true,
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

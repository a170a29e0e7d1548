import { isDeepStrictEqual } from 'node:util';
import type { mongo } from 'mongoose';
import { conditionsOf, type Search } from './searches';

/** How a collection would be spread over the shards of a cluster. */
export type Sharding =
  | {
      key: Readonly<Record<string, 1 | 'hashed'>>;
      /** What has to be changed before the collection can be sharded. */
      obstacles?: readonly string[];
    }
  | { oneShard: string };

const BANK = 'small, and each API process has what it needs in memory';
const OF_STAFF = 'small, and only staff and tasks read it';

export const SHARDING: Record<string, Sharding> = {
  attempts: { key: { owner: 1 } },
  writings: { key: { owner: 1 } },
  practice_states: { key: { owner: 1 } },
  typing_results: { key: { owner: 1 } },
  sessions: { key: { _id: 'hashed' }, obstacles: ['no hashed index of _id'] },
  mails: { key: { mailbox: 1 }, obstacles: ['no index of all documents begins with mailbox'] },
  free_assessments: { key: { email: 1 } },
  login_codes: { oneShard: 'a code is gone after ten minutes' },
  accounts: { oneShard: 'a username is unique in an array, which no shard key can be' },
  mail_opt_outs: { oneShard: 'few mailboxes stop their mails' },
  question_reports: { oneShard: 'small: few questions are reported' },
  questions: { oneShard: BANK },
  question_versions: { oneShard: BANK },
  question_ratings: { oneShard: 'small: a rating for each question, which only practice reads' },
  misconception_tags: { oneShard: 'small: few options are tagged by staff' },
  item_tables: { oneShard: OF_STAFF },
  statistics_runs: { oneShard: OF_STAFF },
  flag_dismissals: { oneShard: OF_STAFF },
  images: { oneShard: 'a picture is read once and then cached by proxies and browsers' },
  deleted_questions: { oneShard: OF_STAFF },
  bank_settings: { oneShard: OF_STAFF },
  generated_items: { oneShard: OF_STAFF },
  generations: { oneShard: OF_STAFF },
  generation_days: { oneShard: OF_STAFF },
  model_calls: { oneShard: OF_STAFF },
  imports: { oneShard: OF_STAFF },
  writing_markings: { oneShard: 'of all that wait, one write takes the oldest' },
  writing_comments: { oneShard: OF_STAFF },
  staff_actions: { oneShard: OF_STAFF },
  client_report_buckets: { oneShard: OF_STAFF },
  counted_visitors: { oneShard: OF_STAFF },
  counted_pages: { oneShard: OF_STAFF },
  webhook_calls: { oneShard: 'small: teams are told of roll backs' },
  writing_comparison_sets: { oneShard: OF_STAFF },
  writing_judgements: { oneShard: OF_STAFF },
};

const BY_TASK = 'a task, which looks for all that is due';

/** Queries of hot paths that ask all shards, and why they may. */
export const SCATTERED: Record<string, string> = {
  'find attempts by deadline, state': BY_TASK,
  'find attempts by owner': BY_TASK,
  'find attempts by hasUnrecordedTexts': BY_TASK,
  'find writings by owner': BY_TASK,
  'find writings by unqueuedDraft': BY_TASK,
  'delete attempts by answers, paperCode, startedAt, state': BY_TASK,
  'delete attempts by answers, fetchedAhead, startedAt, state': BY_TASK,
  'find sessions by userId': 'once in a log-in: the sessions that are too many',
  'delete sessions by cookieHash': 'once in a log-in: the session that the browser had before',
  'find mails by dueAt, state': BY_TASK,
  'find mails by promisedAt': BY_TASK,
  'find free_assessments by _id': 'the cookie of a visitor names ids only',
  'find free_assessments by _id, reportedAt': 'the cookie of a visitor names ids only',
  'find free_assessments by startedAt': BY_TASK,
};

/** What of the indexes of a collection keeps it from being sharded by these fields. */
export function obstaclesOf(
  indexes: readonly mongo.IndexDescriptionInfo[],
  shardKey: Readonly<Record<string, 1 | 'hashed'>>,
): string[] {
  const fields = Object.keys(shardKey);
  const beginsWithKey = ({ key }: mongo.IndexDescriptionInfo) =>
    fields.every((field, position) => Object.keys(key)[position] === field);
  const isOfAll = ({ sparse, partialFilterExpression }: mongo.IndexDescriptionInfo) =>
    !sparse && !partialFilterExpression;
  const isHashed = Object.values(shardKey).includes('hashed');
  if (isHashed && !indexes.some(({ key }) => isDeepStrictEqual(key, shardKey))) {
    return [`no hashed index of ${fields.join(', ')}`];
  }
  const unique = indexes.filter((index) => index.unique && !beginsWithKey(index));
  return [
    ...unique.map(({ name }) => `${name} is unique without ${fields.join(', ')}`),
    ...(indexes.some((index) => isOfAll(index) && beginsWithKey(index))
      ? []
      : [`no index of all documents begins with ${fields.join(', ')}`]),
  ];
}

/** Whether the filter of a search says on which shard its documents are; that of findAndModify has to name one. */
export function isTargeted({ by, filter }: Pick<Search, 'by' | 'filter'>, key: readonly string[]): boolean {
  const conditions = conditionsOf(filter);
  const allowed = by === 'findAndModify' ? ['$eq'] : ['$eq', '$in'];
  return key.every((field) => conditions.some(([name, condition]) => name === field && isPoint(condition, allowed)));
}

function isPoint(condition: unknown, allowed: readonly string[]): boolean {
  const isOperators = condition?.constructor === Object && Object.keys(condition).some((name) => name.startsWith('$'));
  return !isOperators || Object.keys(condition as object).some((name) => allowed.includes(name));
}

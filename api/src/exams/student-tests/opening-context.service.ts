import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { type FoundAccount, type UserRecord, unionWithAccountOf, userIn } from '../../accounts';
import { type Attempt, AttemptRecord } from '../attempts/attempt.schema';
import type { AttemptKey } from '../attempts/attempt-keys';
import { lastSeenIn, latestAttemptsOf, type SeenAttempt } from '../attempts/last-seen';
import type { LastSeen } from '../choice/unseen-groups';

/** What the opening of a test depends on besides the bank. */
export interface OpeningContext {
  /** The attempt that holds the unique key; where there is one, nothing else is read. */
  holder: Attempt | undefined;
  /** Undefined where it has been erased. */
  child: Pick<UserRecord, '_id' | 'extraTimePercent'> | undefined;
  /** When the child last met each question. */
  lastSeen: LastSeen;
}

type Found = SeenAttempt | FoundAccount<'extraTimePercent'>;

/** Reads in one round trip what an opening depends on: thousands open a test in the same minute. */
@Injectable()
export class OpeningContextService {
  constructor(@InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>) {}

  async read(childId: string, { owner, uniqueKey }: AttemptKey): Promise<OpeningContext> {
    const userId = new Types.ObjectId(childId);
    const { collection } = this.attempts;
    const inOne = { questions: '$questions', startedAt: '$startedAt', users: '$users' };
    const forNewTest = [
      ...latestAttemptsOf(owner),
      unionWithAccountOf(userId, ['extraTimePercent']),
      // One document, so that a limit of one tells it from the holder.
      { $group: { _id: null, found: { $push: inOne } } },
    ];
    const [first] = await collection
      .aggregate<Attempt | { found: Found[] }>([
        { $match: { owner, uniqueKey } },
        { $unionWith: { coll: collection.collectionName, pipeline: forNewTest } },
        { $limit: 1 },
      ])
      .toArray();
    if (first && 'uniqueKey' in first) return { holder: first, child: undefined, lastSeen: new Map() };
    const found = first && 'found' in first ? first.found : [];
    return {
      holder: undefined,
      child: userIn<'extraTimePercent'>(found, userId),
      lastSeen: lastSeenIn(found.filter((each) => 'questions' in each)),
    };
  }
}

import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { UserRecord } from '../accounts/account.schema';
import { type FoundAccount, unionWithAccountOf, userIn } from '../accounts/union-with-account';
import { type Attempt, AttemptRecord } from '../attempts/attempt.schema';
import type { AttemptKey } from '../attempts/attempt-keys';
import { lastSeenIn, latestAttemptsOf, type SeenAttempt } from '../attempts/last-seen';
import type { LastSeen } from '../questions/unseen-groups';

/** What the opening of a test depends on besides the bank. */
export interface OpeningContext {
  /** The attempt that holds the unique key. */
  holder: Attempt | undefined;
  /** Undefined where it has been erased. */
  child: Pick<UserRecord, '_id' | 'extraTimePercent'> | undefined;
  /** When the child last met each question. */
  lastSeen: LastSeen;
}

/** Reads in one round trip what an opening depends on: thousands open a test in the same minute. */
@Injectable()
export class OpeningContextService {
  constructor(@InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>) {}

  async read(childId: string, { owner, uniqueKey }: AttemptKey): Promise<OpeningContext> {
    const userId = new Types.ObjectId(childId);
    const { collection } = this.attempts;
    const found = await collection
      .aggregate<Attempt | SeenAttempt | FoundAccount<'extraTimePercent'>>([
        ...latestAttemptsOf(owner),
        { $unionWith: { coll: collection.collectionName, pipeline: [{ $match: { owner, uniqueKey } }] } },
        unionWithAccountOf(userId, ['extraTimePercent']),
      ])
      .toArray();
    return {
      holder: found.find((each): each is Attempt => 'uniqueKey' in each),
      child: userIn<'extraTimePercent'>(found, userId),
      lastSeen: lastSeenIn(found.filter((each) => 'questions' in each)),
    };
  }
}

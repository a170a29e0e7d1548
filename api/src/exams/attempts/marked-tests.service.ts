import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { countsAsTest } from '@wattle/contract/scores';
import { Model } from 'mongoose';
import type { VersionRef } from '../../bank';
import { CHILD_PREFIX, ownerOf } from './attempt';
import { type Attempt, AttemptRecord } from './attempt.schema';

export interface MarkedAnswer extends VersionRef {
  /** By which the attempt is marked where it is not that of its version. */
  correctedKey?: string;
  /** The first character of the answer; null: left out. */
  option: string | null;
  seconds: number | undefined;
}

/** A submitted attempt, by what figures are made of. */
export interface MarkedTest {
  kind: Attempt['kind'];
  /** False of practice, re-sits, rehearsals, blank tests and posted scores: children have met their questions there. */
  countsInStatistics: boolean;
  answers: MarkedAnswer[];
}

const FIELDS = {
  owner: 1,
  kind: 1,
  rehearsal: 1,
  state: 1,
  submittedAt: 1,
  questions: 1,
  answers: 1,
  corrections: 1,
  'uiState.secondsSpent': 1,
  'result.counts.given': 1,
  'result.isVerified': 1,
};

type ReadAttempt = Pick<
  Attempt,
  | '_id'
  | 'owner'
  | 'kind'
  | 'rehearsal'
  | 'state'
  | 'submittedAt'
  | 'questions'
  | 'answers'
  | 'corrections'
  | 'uiState'
  | 'result'
>;

/** So many attempts are in memory at once, beside those of one child. */
const BATCH = 50;

/** Reads the results of all children, one child after the other. */
@Injectable()
export class MarkedTestsService {
  constructor(@InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>) {}

  /** The tests of each child or visitor that were submitted until then, in the order of their submission. */
  async *byOwner(until: Date): AsyncGenerator<MarkedTest[]> {
    // Both ends of the index are named. What staff hand out lies between them, and is never submitted.
    const owner = { $gte: CHILD_PREFIX, $lt: `${ownerOf('visitor', '')}~` };
    const found = this.records.collection
      .find<ReadAttempt>({ owner }, { projection: FIELDS, batchSize: BATCH })
      .sort({ owner: 1, startedAt: -1 });
    let ofOwner: ReadAttempt[] = [];
    for await (const attempt of found) {
      if (ofOwner[0] && ofOwner[0].owner !== attempt.owner) {
        yield inOrder(ofOwner);
        ofOwner = [];
      }
      const { state, submittedAt } = attempt;
      if (state === 'submitted' && submittedAt && submittedAt <= until) ofOwner.push(attempt);
    }
    if (ofOwner.length > 0) yield inOrder(ofOwner);
  }
}

function inOrder(attempts: ReadAttempt[]): MarkedTest[] {
  const time = ({ submittedAt }: ReadAttempt) => submittedAt?.getTime() ?? 0;
  return attempts
    .sort((one, other) => time(one) - time(other) || one._id.toHexString().localeCompare(other._id.toHexString()))
    .map(toMarkedTest);
}

function toMarkedTest({
  kind,
  rehearsal,
  questions,
  answers,
  corrections = {},
  uiState,
  result,
}: ReadAttempt): MarkedTest {
  const answeredCount = result?.counts?.given ?? 0;
  return {
    kind,
    countsInStatistics: result?.isVerified === true && countsAsTest({ kind, answeredCount, rehearsal }),
    answers: questions.map(({ questionId, version }) => {
      const correction = corrections[questionId];
      const [option = null] = (answers[questionId]?.selectedAnswer ?? '').trim();
      return {
        questionId,
        version,
        ...(correction && { correctedKey: correction.correct_answer ?? '' }),
        option,
        seconds: uiState?.secondsSpent[questionId],
      };
    }),
  };
}

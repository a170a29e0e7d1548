import { ConflictException, Injectable } from '@nestjs/common';
import { type PracticeQuery, QUESTION_COUNTS, type Subject, type TestType, testSeconds } from '@wattle/contract';
import { Types } from 'mongoose';
import type { Attempt } from '../attempts/attempt.schema';
import { ownerOf, uniqueKeyOf } from '../attempts/attempt-keys';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import type { NewAttempt } from '../attempts/attempts.service';
import { ALREADY_COMPLETED } from '../attempts/refusals';
import type { VersionRef } from '../questions/question-version.schema';
import { ServedQuestionsService, type Wanted } from '../questions/served-questions.service';
import { shuffled } from '../questions/shuffled';
import { blueprintOf } from '../questions/test-blueprints';
import type { LastSeen } from '../questions/unseen-groups';
import { AttemptOpenings } from './attempt-openings';
import { inSections } from './practice-sections';

/** Sections of the combined practice test; Writing comes last (specification 4). */
const SECTIONS = ['Reading', 'Maths', 'ThinkingSkills'] as const;

/** Opens the tests of a child, or goes on with the one that is open. All of it comes as JSON. */
@Injectable()
export class TestOpeningsService {
  constructor(
    private readonly openings: AttemptOpenings,
    private readonly views: AttemptViewsService,
    private readonly questions: ServedQuestionsService,
  ) {}

  async open(
    childId: string,
    testType: TestType,
    subject: Subject,
    { pageId: activePageId, attemptId }: PracticeQuery,
  ): Promise<string> {
    const owner = ownerOf('child', childId);
    const uniqueKey = uniqueKeyOf(owner, testType, subject);
    const current = await this.openings.findOpen(uniqueKey, activePageId, attemptId);
    if (current) return this.views.test(current);

    return this.views.test(await this.beginTest(childId, testType, subject, { owner, uniqueKey, activePageId }));
  }

  /** Begins the full test of a series under the id that the series has for it. */
  async beginFullTest(childId: string, subject: Subject, attemptId: string): Promise<void> {
    const owner = ownerOf('child', childId);
    const key = { owner, uniqueKey: uniqueKeyOf(owner, 'full-test', subject), _id: new Types.ObjectId(attemptId) };
    const current =
      (await this.openings.findOpen(key.uniqueKey)) ?? (await this.beginTest(childId, 'full-test', subject, key));
    if (!current._id.equals(attemptId)) {
      throw new ConflictException('You are already taking this test. Please finish it first.');
    }
  }

  /** The full test of a series that is under way, as JSON. */
  async continueFullTest(childId: string, subject: Subject, id: string, activePageId?: string): Promise<string> {
    const current = await this.openings.findOpen(
      uniqueKeyOf(ownerOf('child', childId), 'full-test', subject),
      activePageId,
      id,
    );
    if (!current) throw new ConflictException(ALREADY_COMPLETED);
    return this.views.test(current);
  }

  async openPractice(childId: string, { pageId: activePageId, attemptId }: PracticeQuery): Promise<string> {
    const owner = ownerOf('child', childId);
    const uniqueKey = uniqueKeyOf(owner, 'practice-test');
    const current = await this.openings.findOpen(uniqueKey, activePageId, attemptId);
    if (current) return this.views.test(current, inSections);

    const [, lastSeen] = await this.openings.gather(childId);
    const questions = await this.choosePractice(lastSeen);
    const attempt = await this.openings.begin(childId, {
      owner,
      uniqueKey,
      kind: 'practice-test',
      questions,
      activePageId,
    });
    return this.views.test(attempt, inSections);
  }

  /** A few questions of one topic, without a clock. It is a re-sit to everything that knows no other untimed attempt. */
  async openTopic(childId: string, subject: Subject, topic: string, activePageId?: string): Promise<string> {
    const owner = ownerOf('child', childId);
    const uniqueKey = uniqueKeyOf(owner, 'topic', subject, topic);
    const current = await this.openings.findOpen(uniqueKey, activePageId);
    if (current) return this.views.test(current);

    const [, lastSeen] = await this.openings.gather(childId);
    const questions = await this.choose('subject-test', subject, lastSeen, { topic, count: QUESTION_COUNTS.topic });
    return this.views.test(
      await this.openings.begin(childId, { owner, uniqueKey, kind: 're-sit', subject, topic, questions, activePageId }),
    );
  }

  private async beginTest(
    childId: string,
    kind: TestType,
    subject: Subject,
    key: Pick<NewAttempt, '_id' | 'owner' | 'uniqueKey' | 'activePageId'>,
  ): Promise<Attempt> {
    const [{ extraTimePercent }, lastSeen] = await this.openings.gather(childId);
    const questions = await this.choose(kind, subject, lastSeen);
    const seconds = testSeconds(kind, subject) ?? undefined;
    return this.openings.begin(childId, { ...key, kind, subject, seconds, extraTimePercent, questions });
  }

  private choose(
    testType: TestType,
    subject: Subject,
    lastSeen: LastSeen,
    change: Partial<Pick<Wanted, 'topic' | 'count'>> = {},
  ): Promise<VersionRef[]> {
    const blueprint = { ...blueprintOf(testType, subject), ...change };
    return this.questions.chooseVersions({ ...blueprint, pool: 'Tests', random: Math.random, lastSeen });
  }

  private async choosePractice(lastSeen: LastSeen): Promise<VersionRef[]> {
    const sections = [...shuffled(SECTIONS, Math.random), 'Writing'] as const;
    const chosen = await Promise.all(sections.map((subject) => this.choose('practice-test', subject, lastSeen)));
    return chosen.flat();
  }
}

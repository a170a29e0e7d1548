import { ConflictException, Injectable } from '@nestjs/common';
import {
  type PracticeQuery,
  QUESTION_COUNTS,
  type Subject,
  type TestType,
  type TopicQuery,
  testSeconds,
} from '@wattle/contract';
import { Types } from 'mongoose';
import type { VersionRef } from '../../bank';
import { type AttemptKey, attemptKeyOf, ownerOf } from '../attempts/attempt-keys';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { ServedQuestionsService, type Wanted } from '../choice/served-questions.service';
import { shuffled } from '../choice/shuffled';
import { blueprintOf } from '../choice/test-blueprints';
import type { LastSeen } from '../choice/unseen-groups';
import { AttemptOpeningsService, type NewTest } from './attempt-openings.service';
import { inSections } from './practice-sections';

/** Sections of the combined practice test; Writing comes last (specification 4). */
const SECTIONS = ['Reading', 'Maths', 'ThinkingSkills'] as const;

/** Opens the tests of a child, or goes on with the one that is open. All of it comes as JSON. */
@Injectable()
export class TestOpeningsService {
  constructor(
    private readonly openings: AttemptOpeningsService,
    private readonly views: AttemptViewsService,
    private readonly questions: ServedQuestionsService,
  ) {}

  async open(
    childId: string,
    testType: TestType,
    subject: Subject,
    { pageId: activePageId, attemptId }: PracticeQuery,
  ): Promise<string> {
    const key = { ...attemptKeyOf(ownerOf('child', childId), testType, subject), activePageId };
    return this.views.test(
      await this.openings.open(childId, key, attemptId, (lastSeen) => this.newTest(testType, subject, lastSeen)),
    );
  }

  /** Begins the full test of a series under the id that the series has for it. */
  async beginFullTest(childId: string, subject: Subject, attemptId: string): Promise<void> {
    const key = { ...fullTestKey(childId, subject), _id: new Types.ObjectId(attemptId) };
    const current = await this.openings.findOrBegin(childId, key, (lastSeen) =>
      this.newTest('full-test', subject, lastSeen),
    );
    if (!current._id.equals(attemptId)) {
      throw new ConflictException('You are already taking this test. Please finish it first.');
    }
  }

  /** The full test of a series that is under way, as JSON. */
  async continueFullTest(childId: string, subject: Subject, id: string, activePageId?: string): Promise<string> {
    const key = { ...fullTestKey(childId, subject), activePageId };
    return this.views.test(await this.openings.requireOpen(key, id));
  }

  async openPractice(childId: string, { pageId: activePageId, attemptId }: PracticeQuery): Promise<string> {
    const key = { ...attemptKeyOf(ownerOf('child', childId), 'practice-test'), activePageId };
    const attempt = await this.openings.open(childId, key, attemptId, async (lastSeen) => ({
      kind: 'practice-test',
      questions: await this.choosePractice(lastSeen),
    }));
    return this.views.test(attempt, inSections);
  }

  /** A few questions of one topic, without a clock. It is a re-sit to everything that knows no other untimed attempt. */
  async openTopic(childId: string, subject: Subject, { topic, pageId, attemptId }: TopicQuery): Promise<string> {
    const key = { ...attemptKeyOf(ownerOf('child', childId), 'topic', subject, topic), activePageId: pageId };
    const wanted = { topic, count: QUESTION_COUNTS.topic };
    const attempt = await this.openings.open(childId, key, attemptId, async (lastSeen) => ({
      kind: 're-sit',
      subject,
      topic,
      questions: await this.choose('subject-test', subject, lastSeen, wanted),
    }));
    return this.views.test(attempt);
  }

  private async newTest(kind: TestType, subject: Subject, lastSeen: LastSeen): Promise<NewTest> {
    const seconds = testSeconds(kind, subject) ?? undefined;
    return { kind, subject, seconds, questions: await this.choose(kind, subject, lastSeen) };
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

function fullTestKey(childId: string, subject: Subject): AttemptKey {
  return attemptKeyOf(ownerOf('child', childId), 'full-test', subject);
}

import { ConflictException, Injectable, NotFoundException, RequestTimeoutException } from '@nestjs/common';
import { REHEARSAL_KINDS } from '@wattle/contract/allowances';
import { type Exam, SUBJECT_NAMES, type Subject, type TestType } from '@wattle/contract/constants';
import { examProfile, notOfferedSentence, onPaperSentence, sectionOf } from '@wattle/contract/exams';
import type { SubjectName } from '@wattle/contract/questions';
import { blueprintOf, testSeconds } from '@wattle/contract/test-kinds';
import type { PracticeQuery } from '@wattle/contract/tests';
import { isClientGone } from '@wattle/http-server';
import { Types } from 'mongoose';
import { allowancesOf, erasedUser } from '../../accounts';
import type { QuestionVersion, VersionRef } from '../../bank';
import { RateLimits } from '../../infrastructure';
import { ALREADY_COMPLETED, type AttemptKey, attemptKeyOf, ownerOf } from '../attempts/attempt';
import { type Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService, type NewAttempt } from '../attempts/attempts.service';
import { SubmissionService } from '../attempts/submission.service';
import { type LastSeen, shuffled } from '../choice/candidates';
import { QuestionChoiceService } from '../choice/question-choice.service';

/** Sections of the combined practice test; Writing comes last (docs/published.md, screens). */
const SECTIONS = ['Reading', 'Maths', 'ThinkingSkills'] as const;

type OpeningKey = AttemptKey & Pick<NewAttempt, '_id' | 'activePageId' | 'feedback' | 'paperCode'>;

export type NewTest = Omit<NewAttempt, keyof OpeningKey | 'allowances' | 'rehearsal'>;

export interface Chooser {
  lastSeen: LastSeen;
  grade: number | undefined;
  exam?: Exam | null | undefined;
}

type Choose = (child: Chooser) => Promise<NewTest>;

@Injectable()
export class OpeningsService {
  constructor(
    private readonly attempts: AttemptsService,
    private readonly submissions: SubmissionService,
    private readonly views: AttemptViewsService,
    private readonly questions: QuestionChoiceService,
    private readonly limits: RateLimits,
  ) {}

  async open(
    childId: string,
    testType: TestType,
    subject: Subject,
    { pageId: activePageId, attemptId, feedback }: PracticeQuery,
  ): Promise<string> {
    const key = { ...attemptKeyOf(ownerOf('child', childId), testType, subject), activePageId, feedback };
    return this.views.test(
      await this.openAttempt(childId, key, attemptId, async (child) => {
        if (testType === 'full-test') requireOnScreen(child.exam);
        return this.newTest(testType, subject, child);
      }),
    );
  }

  /**
   * Begins a section of a practice exam under the id that the practice exam has for it.
   *
   * @param exam - The one that it was begun as.
   */
  async beginFullTest(childId: string, subject: Subject, attemptId: string, exam: Exam | undefined): Promise<void> {
    const key = { ...fullTestKey(childId, subject), _id: new Types.ObjectId(attemptId) };
    const choose: Choose = (child) => this.newTest('full-test', subject, { ...child, exam });
    const current = await this.findOrBegin(childId, key, choose);
    if (!current._id.equals(attemptId)) {
      throw new ConflictException('You are already taking this test. Please finish it first.');
    }
  }

  async continueFullTest(childId: string, subject: Subject, id: string, activePageId?: string): Promise<string> {
    const key = { ...fullTestKey(childId, subject), activePageId };
    return this.views.test(await this.continueOpen(key, id));
  }

  async openPracticeTest(
    childId: string,
    { pageId: activePageId, attemptId, feedback }: PracticeQuery,
  ): Promise<string> {
    const key = { ...attemptKeyOf(ownerOf('child', childId), 'practice-test'), activePageId, feedback };
    const attempt = await this.openAttempt(childId, key, attemptId, (child) => this.newPracticeTest(child));
    return this.views.test(attempt, inSections);
  }

  /** A page that names an attempt continues that one; every other gets the open one or a new one. */
  openAttempt(childId: string, key: OpeningKey, attemptId: string | undefined, choose: Choose): Promise<Attempt> {
    return attemptId === undefined ? this.findOrBegin(childId, key, choose) : this.continueOpen(key, attemptId);
  }

  async continueOpen(key: OpeningKey, attemptId: string): Promise<Attempt> {
    const found = await this.attempts.findByUniqueKey(key, key.activePageId, attemptId);
    const current = found && (await this.submissions.closeIfOverdue(found));
    if (current?.state !== 'open') throw new ConflictException(ALREADY_COMPLETED);
    return current;
  }

  private async findOrBegin(childId: string, key: OpeningKey, choose: Choose): Promise<Attempt> {
    const { existing, child, lastSeen } = await this.attempts.readForOpening(childId, key);
    if (existing) return this.goOn(childId, key, existing, choose);
    if (!child) throw erasedUser();
    const { attempt, isNew } = await this.begin(childId, async () => {
      const test = await choose({ lastSeen, grade: child.grade, exam: child.exam });
      if (test.questions.length === 0) throw new NotFoundException('No questions found.');
      // A client that gave up has asked again since, and may even have submitted the test that was opened then.
      if (await isClientGone()) throw new RequestTimeoutException('Nobody waits for this test any more.');
      // A clock would run on while explanations are read.
      const feedback = test.seconds === undefined ? key.feedback : undefined;
      const isRehearsal = test.seconds !== undefined && REHEARSAL_KINDS.some((kind) => kind === test.kind);
      const rehearsal = isRehearsal ? child.rehearsal : undefined;
      return this.attempts.insertOrFind({ ...key, ...test, feedback, allowances: allowancesOf(child), rehearsal });
    });
    return isNew || attempt.state !== 'open' ? attempt : this.goOn(childId, key, attempt, choose);
  }

  private async goOn(childId: string, key: OpeningKey, existing: Attempt, choose: Choose): Promise<Attempt> {
    const { activePageId } = key;
    const current = await this.submissions.closeIfOverdue(existing);
    if (current.day !== undefined && current.state !== 'open') throw new ConflictException(ALREADY_COMPLETED);
    if (current.state !== 'open') return this.findOrBegin(childId, key, choose);
    if (activePageId === undefined || activePageId === current.activePageId) return current;
    const activated = await this.attempts.findByUniqueKey(key, activePageId, String(current._id));
    // Undefined when it was closed meanwhile.
    return activated ?? this.findOrBegin(childId, key, choose);
  }

  /** Counts an opening, and refunds it when no test begins. */
  private async begin(
    childId: string,
    open: () => ReturnType<AttemptsService['insertOrFind']>,
  ): ReturnType<AttemptsService['insertOrFind']> {
    const openings = this.limits.of('openings');
    await openings.take(childId);
    let hasBegun = false;
    try {
      const opened = await open();
      hasBegun = opened.isNew;
      return opened;
    } finally {
      if (!hasBegun) await openings.refund(childId);
    }
  }

  async newTest(kind: TestType, subject: Subject, child: Chooser): Promise<NewTest> {
    const { grade } = child;
    const exam = (kind === 'full-test' && child.exam) || undefined;
    if (kind === 'full-test' && !sectionOf(exam, subject)) {
      throw new ConflictException(notOfferedSentence(exam, subject));
    }
    const seconds = testSeconds(kind, subject, exam) ?? undefined;
    return { kind, subject, seconds, grade, exam, questions: await this.choose(kind, subject, child) };
  }

  async newPracticeTest(child: Chooser): Promise<NewTest> {
    const sections = [...shuffled(SECTIONS, Math.random), 'Writing'] as const;
    const chosen = await Promise.all(sections.map((subject) => this.choose('practice-test', subject, child)));
    return { kind: 'practice-test', grade: child.grade, questions: chosen.flat() };
  }

  private choose(testType: TestType, subject: Subject, child: Chooser): Promise<VersionRef[]> {
    const blueprint = blueprintOf(testType, subject, child.exam);
    return this.questions.chooseVersions({ ...blueprint, pool: 'Tests', random: Math.random, ...child });
  }
}

/** An exam on paper is printed. */
export function requireOnScreen(exam: Exam | null | undefined): void {
  if (!examProfile(exam).isOnScreen) throw new ConflictException(onPaperSentence(exam));
}

function fullTestKey(childId: string, subject: Subject): AttemptKey {
  return attemptKeyOf(ownerOf('child', childId), 'full-test', subject);
}

const SECTION_NAMES = {
  [SUBJECT_NAMES.Reading]: 'reading',
  [SUBJECT_NAMES.Maths]: 'maths',
  [SUBJECT_NAMES.ThinkingSkills]: 'thinkingskills',
  [SUBJECT_NAMES.Writing]: 'writing',
} satisfies Record<SubjectName, string>;

/** The questions of a practice test by section (docs/published.md, calls), and the order of the sections. */
function inSections(versions: readonly QuestionVersion[]) {
  const of = (section: string) => versions.filter(({ question }) => SECTION_NAMES[question.subject] === section);
  return {
    questions: {
      reading: of('reading'),
      maths: of('maths'),
      thinkingskills: of('thinkingskills'),
      writing: of('writing')[0] ?? null,
    },
    order: [...new Set(versions.map(({ question }) => SECTION_NAMES[question.subject]))],
  };
}

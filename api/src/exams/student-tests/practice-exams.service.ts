import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { isRehearsed, withRehearsal } from '@wattle/contract/allowances';
import { type Exam, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { offeredSections, sectionOf } from '@wattle/contract/exams';
import type { PracticeExamPart, PracticeExamState } from '@wattle/contract/practice-exam';
import { Types } from 'mongoose';
import { AccountsService, allowancesOf, type PracticeExam } from '../../accounts';
import { Clock, RateLimits } from '../../infrastructure';
import { ALREADY_COMPLETED, ownerOf, privilegesAt, statusOf } from '../attempts/attempt';
import { type Attempt } from '../attempts/attempt.schema';
import { AttemptListsService } from '../attempts/attempt-lists.service';
import { SubmissionService } from '../attempts/submission.service';
import { OpeningsService, requireOnScreen } from './openings.service';

interface Part {
  subject: Subject;
  attemptId: string;
  /** Absent until the child has started its clock. */
  attempt: Attempt | undefined;
}

/**
 * Practice exams of all sections. A child's account holds the ids of their attempts from the beginning, so one write
 * begins an exam and one write starts each of its tests; its state follows from the attempts (docs/tests.md).
 */
@Injectable()
export class PracticeExamsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly lists: AttemptListsService,
    private readonly submissions: SubmissionService,
    private readonly openings: OpeningsService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  async read(childId: string): Promise<PracticeExamState> {
    const child = await this.accounts.requireById(childId);
    const { practiceExam } = child;
    const own = child.exam ?? undefined;
    const now = this.clock.now();
    const serverTime = now.toISOString();
    const granted = privilegesAt(now, allowancesOf(child));
    const rehearsal = isRehearsed(granted, child.rehearsal) ? child.rehearsal : undefined;
    const { extraTime: extraTimePercent } = rehearsal ? withRehearsal(granted, rehearsal) : granted;
    const state = { exam: own, serverTime, extraTimePercent, rehearsal };
    if (!practiceExam) return { series: null, ...state };
    const { exam } = practiceExam;
    const parts = (await this.partsOf(childId, practiceExam)).map((part, index, all) =>
      toPart(part, breakAfter(all[index - 1], exam), now),
    );
    const series = { startedAt: practiceExam.startedAt.toISOString(), exam, parts };
    return { series, ...state };
  }

  /** Begins an exam, or continues the one that is not finished. Of two requests at once both get the same. */
  async begin(childId: string): Promise<PracticeExamState> {
    await this.limits.of('practice-exam-changes').take(childId);
    const child = await this.accounts.requireById(childId);
    const parts = child.practiceExam ? await this.partsOf(childId, child.practiceExam) : [];
    if (parts.every(({ attempt }) => attempt?.state === 'submitted')) {
      const exam = child.exam ?? undefined;
      requireOnScreen(exam);
      const attempts = offeredSections(exam).map(({ subject }) => ({ subject, attemptId: new Types.ObjectId() }));
      await this.accounts.setPracticeExam(child, { startedAt: this.clock.now(), exam, attempts });
    }
    return this.read(childId);
  }

  /**
   * An open test goes on by itself and is submitted at its deadline.
   *
   * @param startedAt - Start of the exam to abandon: a newer one stays.
   */
  async abandon(childId: string, startedAt?: string): Promise<PracticeExamState> {
    await this.limits.of('practice-exam-changes').take(childId);
    const child = await this.accounts.requireById(childId);
    const isCurrent = startedAt === undefined || child.practiceExam?.startedAt.getTime() === Date.parse(startedAt);
    if (isCurrent) await this.accounts.setPracticeExam(child, null);
    return this.read(childId);
  }

  /** Starts the clock of a part; repeated, it changes nothing. */
  async start(childId: string, subject: Subject): Promise<PracticeExamState> {
    const { exam, parts } = await this.requireParts(childId);
    const next = parts.find(({ attempt }) => attempt?.state !== 'submitted');
    if (next?.subject !== subject) throw notTheNext(parts, next, subject);
    if (!next.attempt) await this.openings.beginFullTest(childId, subject, next.attemptId, exam);
    return this.read(childId);
  }

  async open(childId: string, subject: Subject, activePageId?: string): Promise<string> {
    const { parts } = await this.requireParts(childId);
    const part = parts.find((each) => each.subject === subject);
    if (!part?.attempt) throw new NotFoundException('This test has not started yet. Go back and press Start.');
    return this.openings.continueFullTest(childId, subject, part.attemptId, activePageId);
  }

  private async requireParts(childId: string): Promise<{ exam: Exam | undefined; parts: Part[] }> {
    const { practiceExam } = await this.accounts.requireById(childId);
    if (!practiceExam) throw new NotFoundException('No practice exam is under way. You can begin a new one.');
    return { exam: practiceExam.exam, parts: await this.partsOf(childId, practiceExam) };
  }

  private async partsOf(childId: string, { attempts }: PracticeExam): Promise<Part[]> {
    const ids = attempts.map(({ attemptId }) => attemptId);
    const stored = await this.lists.listOwned(ids, ownerOf('child', childId));
    const current = await Promise.all(stored.map((attempt) => this.submissions.toRead(attempt)));
    return attempts.map(({ subject, attemptId }) => ({
      subject,
      attemptId: String(attemptId),
      attempt: current.find(({ _id }) => _id.equals(attemptId)),
    }));
  }
}

function toPart(
  { subject: key, attemptId, attempt }: Part,
  breakUntilBefore: Date | undefined,
  now: Date,
): PracticeExamPart {
  const subject = SUBJECT_NAMES[key];
  if (!attempt) return { subject, state: 'waiting', breakUntil: breakUntilBefore?.toISOString() };
  if (attempt.state === 'open') {
    const { deadline, breakUntil } = statusOf(attempt, now);
    return { subject, state: 'open', attemptId, deadline, breakUntil };
  }
  const { score = null, total = 0 } = attempt.result ?? {};
  return { subject, state: 'submitted', attemptId, score, total };
}

function breakAfter(part: Part | undefined, exam: Exam | undefined): Date | undefined {
  const submittedAt = part?.attempt?.submittedAt;
  if (!submittedAt) return undefined;
  const { breakSeconds = 0 } = sectionOf(exam, part.subject) ?? {};
  return new Date(submittedAt.getTime() + breakSeconds * 1_000);
}

function notTheNext(parts: readonly Part[], next: Part | undefined, subject: Subject): ConflictException {
  const part = parts.find((each) => each.subject === subject);
  if (!next || part?.attempt) return new ConflictException(ALREADY_COMPLETED);
  return new ConflictException(`Please finish the ${SUBJECT_NAMES[next.subject]} test first.`);
}

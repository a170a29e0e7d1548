import { Injectable } from '@nestjs/common';
import {
  type ExamType,
  QUESTION_COUNTS,
  questionCount,
  type Subject,
  TEST_KINDS,
  type TestType,
} from '@wattle/contract';
import { AttemptsService } from '../attempts/attempts.service';
import { ownerOf } from '../attempts/child';
import { shuffled } from '../questions/question-choice';
import type { VersionRef } from '../questions/question-version.schema';
import { ServedQuestionsService } from '../questions/served-questions.service';

/** Sections of the combined practice test; Writing comes last (specification 4). */
const SECTIONS = ['Reading', 'Maths', 'ThinkingSkills'] as const;

/** Which questions a child is served: those first that it has not seen. */
@Injectable()
export class TestQuestionsService {
  constructor(
    private readonly questions: ServedQuestionsService,
    private readonly attempts: AttemptsService,
  ) {}

  async pin(childId: string, testType: TestType, subject: Subject): Promise<VersionRef[]> {
    const lastSeen = await this.attempts.lastSeen(ownerOf(childId));
    return this.choose(subject, questionCount(testType, subject), TEST_KINDS[testType].examType, lastSeen);
  }

  async choosePractice(childId: string): Promise<VersionRef[]> {
    const lastSeen = await this.attempts.lastSeen(ownerOf(childId));
    const sections = await Promise.all([
      ...[...shuffled(SECTIONS, Math.random)].map((subject) =>
        this.choose(subject, QUESTION_COUNTS.practiceSection, 'Practice', lastSeen),
      ),
      this.choose('Writing', QUESTION_COUNTS.writing, 'Practice', lastSeen),
    ]);
    return sections.flat();
  }

  private choose(
    subject: Subject,
    count: number,
    examType: ExamType,
    lastSeen: ReadonlyMap<string, number>,
  ): Promise<VersionRef[]> {
    return this.questions.chooseVersions({ subject, count, examType, random: Math.random, lastSeen });
  }
}

import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPTION_LETTERS, type Subject, type TestType } from '@wattle/contract/constants';
import type { Question } from '@wattle/contract/questions';
import { blueprintOf, testSeconds } from '@wattle/contract/test-kinds';
import { DEMO_ACCOUNTS, type Environment } from '@wattle/environment';
import { Model } from 'mongoose';
import { AccountsService } from '../../accounts';
import { QuestionVersionsService } from '../../bank';
import { Clock, DAY_MS, ENVIRONMENT, isDuplicate } from '../../infrastructure';
import { attemptKeyOf, deadlineOf, ownerOf } from '../attempts/attempt';
import { AttemptRecord, type StoredAnswer } from '../attempts/attempt.schema';
import { AttemptsService } from '../attempts/attempts.service';
import { mark } from '../attempts/marking';
import { hasTextsOfChild } from '../attempts/submitted-answers';
import { SubmittedTexts } from '../attempts/submitted-texts';
import { QuestionChoiceService } from '../choice/question-choice.service';

interface DemoTest {
  daysAgo: number;
  testType: TestType;
  subject: Subject;
  /** Share of right answers; ignored for Writing. */
  share: number;
}

/** A month of successful practice, so that the dashboard of a fresh Wattle has something to show. */
const DEMO_TESTS: readonly DemoTest[] = [
  { daysAgo: 27, testType: 'subject-test', subject: 'Maths', share: 0.5 },
  { daysAgo: 25, testType: 'subject-test', subject: 'Reading', share: 0.6 },
  { daysAgo: 20, testType: 'weekly-test', subject: 'Maths', share: 0.5 },
  { daysAgo: 18, testType: 'subject-test', subject: 'ThinkingSkills', share: 0.6 },
  { daysAgo: 13, testType: 'weekly-test', subject: 'Maths', share: 0.7 },
  { daysAgo: 11, testType: 'subject-test', subject: 'Reading', share: 0.7 },
  { daysAgo: 6, testType: 'mega-test', subject: 'Maths', share: 0.7 },
  { daysAgo: 4, testType: 'subject-test', subject: 'Writing', share: 1 },
  { daysAgo: 3, testType: 'subject-test', subject: 'ThinkingSkills', share: 0.8 },
  { daysAgo: 1, testType: 'weekly-test', subject: 'Maths', share: 0.8 },
];

/** Occurs in the writing task that {@link DEMO_TEXT} answers. */
const DEMO_PROMPT = 'lost-property box';

const DEMO_TEXT = [
  'My hand closed around something soft at the bottom of the box, and it was warm. Not warm like a jumper in the sun.',
  'Warm like a pocket that somebody has just taken their hand out of.',
  '',
  'I pulled it up slowly. It was a mitten, grey and lumpy, with a hole in the thumb. Nobody in our school wears mittens in March.',
  '',
  '“Is anyone there?” I whispered into the box, and felt silly. Then the other mitten, the one that I had not found yet, waved.',
].join('\n');

/** Writing tasks among which the one that the demo text answers is searched for. */
const WRITING_PROMPTS = 100;

@Injectable()
export class DemoAttempts implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoAttempts.name);

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly questions: QuestionChoiceService,
    private readonly versions: QuestionVersionsService,
    private readonly texts: SubmittedTexts,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.environment.hasDemoAccounts) return;
    const student = await this.accounts.findByUsername(DEMO_ACCOUNTS.student.username);
    if (!student?.isDemo) return;
    const owner = ownerOf('child', student._id);
    const taken = await this.records.distinct('uniqueKey', { owner });
    const missing = DEMO_TESTS.filter((test) => !taken.includes(demoKeyOf(owner, test)));
    // In sequence, because each prefers questions that the earlier ones have not served.
    for (const test of missing) await this.add(owner, test);
    if (missing.length > 0) this.logger.log(`The demo student has taken ${missing.length} tests.`);
  }

  private async add(owner: string, test: DemoTest): Promise<void> {
    const { daysAgo, testType, subject } = test;
    const chosen = await this.questions.chooseVersions({
      ...blueprintOf(testType, subject),
      ...(subject === 'Writing' && { count: WRITING_PROMPTS }),
      pool: 'Tests',
      lastSeen: await this.attempts.lastSeen(owner),
    });
    const found = await this.versions.find(chosen);
    const first = Math.max(
      0,
      found.findIndex(({ question }) => question.question?.includes(DEMO_PROMPT)),
    );
    const [questions, versions] =
      subject === 'Writing' ? [chosen.slice(first, first + 1), found.slice(first, first + 1)] : [chosen, found];
    const answers = Object.fromEntries(
      versions.map(({ question }, index) => [question.id, answerTo(question, index, test)]),
    );
    const secondsSpent = Object.fromEntries(
      questions.map(({ questionId }, index) => [questionId, 24 + ((index * 17) % 40)]),
    );
    const startedAt = new Date(this.clock.now().getTime() - daysAgo * DAY_MS);
    const seconds = testSeconds(testType, subject) ?? undefined;
    try {
      const attempt = {
        owner,
        kind: testType,
        subject,
        // Another process may be adding the same.
        uniqueKey: demoKeyOf(owner, test),
        questions,
        startedAt,
        seconds,
        deadline: seconds && deadlineOf(startedAt, seconds),
        answers,
        uiState: { version: 1, flagged: [], eliminated: {}, highlights: {}, secondsSpent },
        state: 'submitted' as const,
        submittedAt: deadlineOf(startedAt, 0.9 * (seconds ?? 1_500)),
        result: mark(
          versions.map(({ question }) => question),
          { answers },
        ),
      };
      // As of any submission, so that a marker has the text that the child reads is waiting.
      const hasUnrecordedTexts = hasTextsOfChild(attempt) || undefined;
      const created = await this.records.create({ ...attempt, hasUnrecordedTexts });
      if (hasUnrecordedTexts) await this.texts.record(created.toObject());
    } catch (error) {
      if (!isDuplicate(error, 'uniqueKey')) throw error;
    }
  }
}

function demoKeyOf(owner: string, { daysAgo }: DemoTest): string {
  return attemptKeyOf(owner, 'demo', daysAgo).uniqueKey;
}

/** Right answers are spread over the test. */
function answerTo({ subject, correct_answer }: Question, index: number, { share }: DemoTest): StoredAnswer {
  if (subject === 'Writing') return { writingResponse: DEMO_TEXT, version: 1 };
  const isRight = (index * 7 + 3) % 10 < share * 10;
  const wrong = OPTION_LETTERS[correct_answer === OPTION_LETTERS[0] ? 1 : 0];
  return { selectedAnswer: isRight ? (correct_answer ?? null) : wrong, version: 1 };
}

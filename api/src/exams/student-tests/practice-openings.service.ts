import { ConflictException, Injectable } from '@nestjs/common';
import { QUESTION_COUNTS, type Subject } from '@wattle/contract/constants';
import type { PracticeState } from '@wattle/contract/daily-practice';
import type { Question } from '@wattle/contract/questions';
import type { AttemptResult } from '@wattle/contract/results';
import { blueprintOf } from '@wattle/contract/test-kinds';
import type { DailyPracticeQuery, TopicQuery } from '@wattle/contract/tests';
import { QuestionsService } from '../../bank';
import { ALREADY_COMPLETED, attemptKeyOf, dailyPracticeKey, ownerOf } from '../attempts/attempt';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptViewsService } from '../attempts/attempt-views.service';
import { AttemptsService } from '../attempts/attempts.service';
import { shuffled } from '../choice/candidates';
import { QuestionChoiceService } from '../choice/question-choice.service';
import { type CandidateSet, choosePractice } from '../practice/choose-practice';
import { DailyPracticeService, type PracticeToday } from '../practice/daily-practice.service';
import { NewQuestionsService } from '../practice/new-questions.service';
import { type PracticeCandidate, PracticeCandidates } from '../practice/practice-candidates';
import { QuestionRatingsService } from '../question-ratings/question-ratings.service';
import { type ChildRatings } from '../skills/elo';
import { firstRatingOf } from '../skills/skill-score';
import { type Chooser, type NewTest, OpeningsService } from './openings.service';

/** Ratings of a large bank are not all read: so many questions of a skill are enough to choose from. */
const SAMPLE = 60;

const REFUSALS: Record<Exclude<PracticeState, 'due' | 'open'>, string> = {
  done: 'That’s all for today.',
  'nothing-due': 'Nothing is due today. Practise a topic, or take a test.',
  'free-day': 'Today is free. What is due comes back on your next day of practice.',
};

type SkillCandidates = CandidateSet<PracticeCandidate> & { skill?: string };

/** Begins practice, which is untimed and explains each answer. */
@Injectable()
export class PracticeOpeningsService {
  constructor(
    private readonly practice: DailyPracticeService,
    private readonly openings: OpeningsService,
    private readonly attempts: AttemptsService,
    private readonly views: AttemptViewsService,
    private readonly candidates: PracticeCandidates,
    private readonly newQuestions: NewQuestionsService,
    private readonly choice: QuestionChoiceService,
    private readonly ratings: QuestionRatingsService,
    private readonly bank: QuestionsService,
  ) {}

  /** Begins the practice of today once, in whatever tab, or continues the one that is open; returns JSON. */
  async openDailyPractice(childId: string, query: DailyPracticeQuery): Promise<string> {
    const { attemptId, ahead } = query;
    const attempt = attemptId ? await this.openNamed(childId, attemptId, query) : await this.openDue(childId, query);
    return this.views.test(isUnbegun(attempt) && !ahead ? await this.begin(attempt) : attempt);
  }

  /** Without what was withheld since it was fetched, unless nothing would be left. */
  private async begin(attempt: Attempt): Promise<Attempt> {
    const withheld = await this.bank.withheldAmong(attempt.questions.map(({ questionId }) => questionId));
    const left = attempt.questions.filter(({ questionId }) => !withheld.has(questionId));
    return this.attempts.begin({ ...attempt, questions: left.length > 0 ? left : attempt.questions });
  }

  private async openNamed(childId: string, attemptId: string, { pageId: activePageId }: DailyPracticeQuery) {
    const owner = ownerOf('child', childId);
    const { day, uniqueKey } = (await this.attempts.findOwned(attemptId, [owner])) ?? {};
    if (day === undefined || uniqueKey === undefined) throw new ConflictException(ALREADY_COMPLETED);
    return this.openings.continueOpen({ owner, uniqueKey, activePageId }, attemptId);
  }

  private async openDue(childId: string, { pageId: activePageId, ahead }: DailyPracticeQuery): Promise<Attempt> {
    const today = await this.practice.today(childId);
    const { day, state, open, due } = today;
    if (state !== 'due' && state !== 'open') throw new ConflictException(REFUSALS[state]);
    const { owner, uniqueKey } = dailyPracticeKey(ownerOf('child', childId), day);
    const key = { owner, uniqueKey: open?.uniqueKey ?? uniqueKey, activePageId, feedback: true };
    const openId = open ? String(open._id) : undefined;
    const skills = due.map(({ skill }) => skill).sort();
    const attempt = await this.openings.openAttempt(childId, key, openId, async (child) => ({
      ...(await this.newDailyPractice(today, child)),
      ...(ahead && { fetchedAhead: skills }),
    }));
    // Another tab has submitted it meanwhile.
    if (attempt.state !== 'open') throw new ConflictException(REFUSALS.done);
    if (!isUnbegun(attempt) || String(attempt.fetchedAhead) === String(skills)) return attempt;
    // A test since has changed what is due.
    await this.attempts.replaceFetched(attempt);
    return this.openDue(childId, { pageId: activePageId, ahead });
  }

  async openTopicPractice(childId: string, subject: Subject, query: TopicQuery): Promise<string> {
    const { topic, pageId: activePageId, attemptId } = query;
    const key = { ...attemptKeyOf(ownerOf('child', childId), 'topic', subject, topic), activePageId, feedback: true };
    const attempt = await this.openings.openAttempt(childId, key, attemptId, async (child) =>
      this.newTopicPractice(childId, subject, topic, child),
    );
    return this.views.test(attempt);
  }

  async newTopicPractice(childId: string, subject: Subject, topic: string, child: Chooser): Promise<NewTest> {
    const about = { kind: 'practice' as const, subject, topic, grade: child.grade };
    // Whole passages are chosen by their formats and years.
    const isByBlueprint = subject === 'Reading' || subject === 'Writing';
    const chosen = isByBlueprint ? this.byBlueprint(subject, topic, child) : this.ofTopic(childId, about, child);
    return { ...about, ...(await chosen) };
  }

  /** A few that the child has not met, of the skills that went wrong in a test. */
  async newOnesLike(childId: string, result: AttemptResult, questions: readonly Question[], child: Chooser) {
    const [sets, { ratings }] = await Promise.all([
      this.newQuestions.likeWrong(result, questions, child.lastSeen),
      this.practice.today(childId),
    ]);
    const sampled = sets.map(({ candidates }): SkillCandidates => ({ candidates: sampleOf(candidates, () => false) }));
    const chosen = await this.chosen(sampled, ratings, child, QUESTION_COUNTS.newQuestions);
    return chosen.questions;
  }

  private async newDailyPractice({ day, due, ratings }: PracticeToday, child: Chooser): Promise<NewTest> {
    const bySkill = await this.candidates.bySkill();
    const candidateSets = due.map(({ skill, missed }) => {
      return { skill, missed, candidates: sampleOf(bySkill.get(skill) ?? [], ({ id }) => missed.has(id)) };
    });
    return { kind: 'practice', day, grade: child.grade, ...(await this.chosen(candidateSets, ratings, child)) };
  }

  private async ofTopic(childId: string, { subject, topic }: { subject: Subject; topic: string }, child: Chooser) {
    const [ofTopic, { ratings }] = await Promise.all([
      this.candidates.ofTopic(subject, topic),
      this.practice.today(childId),
    ]);
    const candidates = sampleOf(ofTopic, ({ id }) => !child.lastSeen.has(id));
    return this.chosen(Array<SkillCandidates>(QUESTION_COUNTS.topic).fill({ candidates }), ratings, child);
  }

  private async byBlueprint(subject: Subject, topic: string, child: Chooser): Promise<Pick<NewTest, 'questions'>> {
    const blueprint = { ...blueprintOf('subject-test', subject), topic, count: QUESTION_COUNTS.topic };
    const choice = { ...blueprint, ...child, pool: 'Tests' as const, random: Math.random };
    return { questions: await this.choice.chooseVersions(choice) };
  }

  private async chosen(
    candidateSets: readonly SkillCandidates[],
    child: ChildRatings,
    { lastSeen, grade }: Chooser,
    most?: number,
  ): Promise<Pick<NewTest, 'questions' | 'chosenBy'>> {
    const ids = candidateSets.flatMap(({ candidates }) => candidates.map(({ id }) => id));
    const learnt = await this.ratings.find([...new Set(ids)]);
    const ratingsOf = (candidate: PracticeCandidate) => ({
      child: child.of(candidate.skills),
      question: firstRatingOf(candidate) + (learnt.get(candidate.id)?.shift ?? 0),
    });
    const chosen = choosePractice(candidateSets, { lastSeen, grade, ratingsOf, random: Math.random, most });
    const chosenBy = chosen.map(({ candidate, for: { skill = candidate.skills[0] ?? '' } }) => [
      candidate.id,
      { skill, ...ratingsOf(candidate) },
    ]);
    const refs = chosen.map(({ candidate }) => candidate.ref);
    return { questions: await this.choice.storeVersions(refs, 'Tests'), chosenBy: Object.fromEntries(chosenBy) };
  }
}

/** It was only fetched ahead. */
function isUnbegun({ fetchedAhead, revision }: Attempt): boolean {
  return fetchedAhead !== undefined && revision === 0;
}

/** Those that are needed, and of the others so many as are enough to choose from. */
function sampleOf(candidates: readonly PracticeCandidate[], isNeeded: (candidate: PracticeCandidate) => boolean) {
  if (candidates.length <= SAMPLE) return candidates;
  const needed = candidates.filter(isNeeded).slice(0, SAMPLE);
  const others = candidates.filter((each) => !isNeeded(each));
  return [...needed, ...[...shuffled(others, Math.random)].slice(0, SAMPLE)];
}

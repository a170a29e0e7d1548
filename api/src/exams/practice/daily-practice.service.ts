import { Injectable } from '@nestjs/common';
import { addDays, type Calendar, calendarOf } from '@wattle/contract/calendar';
import {
  type DailyPractice,
  DEFAULT_PRACTICE,
  type DueSkill,
  type PracticeState,
} from '@wattle/contract/daily-practice';
import { isAttempted } from '@wattle/contract/marking';
import type { Question, SubjectName } from '@wattle/contract/questions';
import { AccountsService } from '../../accounts';
import { Clock } from '../../infrastructure';
import { ownerOf } from '../attempts/attempt';
import type { Attempt } from '../attempts/attempt.schema';
import { AttemptsService } from '../attempts/attempts.service';
import type { ChildRatings } from '../skills/elo';
import type { PractisedSkill } from '../skills/practice-state.schema';
import { describeSkill, practisedSkillsOf } from '../skills/skill-score';
import { dueSkills, isFreeDay, nextDueDay, type PracticePlan, withReason } from './due-skills';
import { PracticeCandidates } from './practice-candidates';
import { type PractisedAttempt, practiceHistory } from './practice-history';
import { PracticeStatesService } from './practice-states.service';

/** For a question with its explanation; of Reading, with its share of a passage. */
const MINUTES: Record<SubjectName, number> = { Maths: 1, 'Thinking Skills': 1, Reading: 2, Writing: 0 };

type MarkedAttempt = Omit<PractisedAttempt, 'day'>;

export interface PracticeToday {
  calendar: Calendar;
  day: string;
  state: PracticeState;
  /** Empty unless it is `due`. */
  due: PractisedSkill[];
  open: Attempt | null;
  practised: PractisedSkill[];
  plan: PracticePlan;
  ratings: ChildRatings;
}

/** What comes back follows from a child's attempts (docs/decisions/067). */
@Injectable()
export class DailyPracticeService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly attempts: AttemptsService,
    private readonly states: PracticeStatesService,
    private readonly candidates: PracticeCandidates,
    private readonly clock: Clock,
  ) {}

  async read(childId: string): Promise<DailyPractice> {
    const { calendar, day, state, due, open, practised, plan } = await this.today(childId);
    const questions = open
      ? questionsOf(open, practised, day)
      : due.map((each) => ({ skill: withReason(each, day), left: true }));
    const left = questions.filter((each) => each.left);
    return {
      day,
      state,
      questions: questions.length,
      answered: questions.length - left.length,
      minutes: left.reduce((sum, { skill }) => sum + MINUTES[skill.subject], 0),
      skills: questions.map(({ skill }) => skill),
      attemptId: open ? String(open._id) : undefined,
      nextDay: nextDueDay(practised, day, plan),
      freeDays: plan.freeDays,
      testDay: plan.examDate,
      timeZone: calendar.timeZone,
      serverTime: this.clock.now().toISOString(),
    };
  }

  /** The day on which a question like this one comes back, if one does. */
  async comesBackOn(childId: string, question: Question, checked: MarkedAttempt): Promise<string | undefined> {
    const { day, state, practised, plan } = await this.today(childId, checked);
    const skills = practisedSkillsOf(question);
    // The practice that is under way, or done, has none of it.
    const isOver = state === 'open' || state === 'done';
    const days = practised
      .filter(({ skill }) => skills.includes(skill))
      .flatMap((each) => nextDueDay([each], isOver ? day : addDays(day, -1), plan) ?? []);
    return days.sort()[0];
  }

  /** @param checked - What was checked of an attempt that is under way, which counts as it will once it is submitted. */
  async today(childId: string, checked?: MarkedAttempt): Promise<PracticeToday> {
    const owner = ownerOf('child', childId);
    const child = await this.accounts.requireById(childId);
    const [before, open, bySkill] = await Promise.all([
      this.states.read(owner, child),
      this.attempts.findOpenPractice(owner),
      this.candidates.bySkill(),
    ]);
    const calendar = calendarOf(child);
    const day = calendar.dayOf(this.clock.now());
    const plan = { ...(child.practice ?? DEFAULT_PRACTICE), examDate: child.examDate ?? undefined };
    const { skills, ratings } = practiceHistory(checked ? [{ day, ...checked }] : [], child.grade, before);
    const practised = skills.filter(({ skill }) => bySkill.has(skill));
    const isDone = before.practisedOn === day;
    const due = open || isDone ? [] : dueSkills(practised, day, plan);
    return { calendar, day, state: stateOf(), due, open, practised, plan, ratings };

    function stateOf(): PracticeState {
      if (open) return 'open';
      if (isDone) return 'done';
      if (due.length > 0) return 'due';
      return isFreeDay(day, plan) ? 'free-day' : 'nothing-due';
    }
  }
}

function questionsOf({ questions, answers, chosenBy }: Attempt, practised: readonly PractisedSkill[], day: string) {
  return questions.flatMap(({ questionId }) => {
    const id = chosenBy?.[questionId]?.skill;
    if (id === undefined) return [];
    const known = practised.find(({ skill }) => skill === id);
    const skill: DueSkill = known ? withReason(known, day) : { ...describeSkill(id), reason: '' };
    return { skill, left: !isAttempted(answers[questionId]?.selectedAnswer) };
  });
}

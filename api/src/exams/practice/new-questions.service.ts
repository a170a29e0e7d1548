import { Injectable } from '@nestjs/common';
import { LEVELS, QUESTION_COUNTS } from '@wattle/contract/constants';
import { isCorrect } from '@wattle/contract/marking';
import { mistakeKindOf } from '@wattle/contract/mistake-kinds';
import { optionsOf } from '@wattle/contract/options';
import type { Level, Question } from '@wattle/contract/questions';
import type { AttemptResult, MarkedQuestion, NewQuestion } from '@wattle/contract/results';
import { easierQuestions, isLowScore } from '@wattle/contract/scores';
import { type LastSeen } from '../choice/candidates';
import { describeSkill, practisedSkillsOf } from '../skills/skill-score';
import { type CandidateSet, choosePractice } from './choose-practice';
import { type PracticeCandidate, PracticeCandidates } from './practice-candidates';

/** New questions of a skill in which something went wrong. */
export type NewQuestionSet = CandidateSet<PracticeCandidate> & { skill: string };

/** After a test, a few questions of the skills that went wrong which the child has not met are the next step. */
@Injectable()
export class NewQuestionsService {
  constructor(private readonly candidates: PracticeCandidates) {}

  /** For each question that went wrong, in the order in which they are taken up, new ones that are no harder. */
  async likeWrong(
    result: AttemptResult,
    questions: readonly Question[],
    lastSeen: LastSeen,
  ): Promise<NewQuestionSet[]> {
    const bySkill = await this.candidates.bySkill();
    const inTest = new Set(questions.map(({ id }) => id));
    const isNew = ({ id }: PracticeCandidate) => !lastSeen.has(id) && !inTest.has(id);
    return wrongInOrder(result, questions).flatMap((question) => {
      for (const skill of practisedSkillsOf(question)) {
        const fresh = (bySkill.get(skill) ?? []).filter(isNew);
        const noHarder = fresh.filter(({ level }) => rank(level) <= rank(question.level));
        if (fresh.length > 0) return { skill, candidates: noHarder.length > 0 ? noHarder : fresh };
      }
      return [];
    });
  }

  /** The skills of those that would be opened. */
  async listLikeWrong(
    result: AttemptResult,
    questions: readonly Question[],
    child: { lastSeen: LastSeen; grade: number | undefined },
  ): Promise<NewQuestion[]> {
    const ratingsOf = () => ({ child: 0, question: 0 });
    const sets = await this.likeWrong(result, questions, child.lastSeen);
    const choice = { ...child, ratingsOf, random: Math.random, most: QUESTION_COUNTS.newQuestions };
    return choosePractice(sets, choice).map(({ for: { skill } }) => toNewQuestion(skill));
  }

  /** The skills of those that are under way: of each the one that it is for. */
  listOpen(result: AttemptResult, questions: readonly Question[], open: readonly Question[]): NewQuestion[] {
    const wrong = new Set(wrongInOrder(result, questions).flatMap(practisedSkillsOf));
    return open.flatMap((question) => {
      const skills = practisedSkillsOf(question);
      const skill = skills.find((each) => wrong.has(each)) ?? skills[0];
      return skill === undefined ? [] : [toNewQuestion(skill)];
    });
  }
}

function toNewQuestion(skill: string): NewQuestion {
  return { skill, name: describeSkill(skill).name };
}

/**
 * After a low score the easiest come first. Else it is one of each skill, beginning with the one that was missed most
 * often: what looks like a slip counts for nothing there.
 */
export function wrongInOrder(
  { score, total, questions: marked }: AttemptResult,
  served: readonly Question[],
): Question[] {
  const byId = new Map(served.map((question) => [question.id, question]));
  const wrong = marked.filter(({ correct }) => correct === false);
  if (isLowScore({ score, total })) {
    const ids = new Set([...easierQuestions(marked), ...wrong.map(({ questionId }) => questionId)]);
    return [...ids].flatMap((id) => byId.get(id) ?? []);
  }
  const misses = new Map<string, number>();
  const ofSkill = new Map<string, Question[]>();
  for (const each of wrong) {
    const question = byId.get(each.questionId);
    const [skill] = question ? practisedSkillsOf(question) : [];
    if (!question || skill === undefined) continue;
    ofSkill.set(skill, [...(ofSkill.get(skill) ?? []), question]);
    misses.set(skill, (misses.get(skill) ?? 0) + (isSlip(each, question) ? 0 : 1));
  }
  const skills = [...ofSkill.keys()].sort((one, other) => (misses.get(other) ?? 0) - (misses.get(one) ?? 0));
  const first = skills.flatMap((skill) => ofSkill.get(skill)?.slice(0, 1) ?? []);
  const others = skills.flatMap((skill) => ofSkill.get(skill)?.slice(1) ?? []);
  return [...first, ...others];
}

function isSlip({ selectedAnswer, wrong_turns = {} }: MarkedQuestion, question: Question): boolean {
  const chosen = optionsOf(question).find(({ letter }) => isCorrect(selectedAnswer, letter));
  return chosen !== undefined && mistakeKindOf(wrong_turns[chosen.letter], question.subject) === 'careless';
}

function rank(level: Level = 'Medium'): number {
  return LEVELS.indexOf(level);
}

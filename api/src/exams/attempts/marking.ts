import { isAttempted, isCorrect, scoreOf } from '@wattle/contract/marking';
import type { Question } from '@wattle/contract/questions';
import type { MarkedQuestion, SkillToPractise } from '@wattle/contract/results';
import { isToPractise, percentOf, type Score } from '@wattle/contract/scores';
import { skillOf, skillsOf, topicOf } from '@wattle/contract/skills';
import type { QuestionVersion } from '../../bank';
import { grouped } from '../../infrastructure';
import { skillScores } from '../skills/skill-score';
import { countsOf } from './attempt';
import type { Attempt, RecordedResult, StoredAnswer, TopicScore } from './attempt.schema';

type Answers = Record<string, StoredAnswer>;

export function corrected(
  served: readonly QuestionVersion[],
  { corrections = {} }: Pick<Attempt, 'corrections'>,
): Question[] {
  return served.map(({ question }) => {
    const correction = corrections[question.id];
    if (!correction) return question;
    const { version, ...fields } = correction;
    // The drawing and the method that were served may show the way to the old key.
    const { explanation_image, explanation_image_description, faster_method, ...served } = question;
    return { ...served, ...fields };
  });
}

/** Marks the served questions, not those that a client names. */
export function mark(questions: readonly Question[], attempt: Pick<Attempt, 'answers' | 'chosenBy'>): RecordedResult {
  const { answers } = attempt;
  const marked = questions.filter((question) => question.subject !== 'Writing');
  const isWritingOnly = marked.length === 0;
  const given = Object.entries(answers).map(([questionId, answer]) => ({ questionId, ...answer }));
  return {
    score: isWritingOnly ? null : scoreOf(marked, given),
    total: marked.length,
    perCategory: perCategory(marked, answers),
    perSkill: skillScores(marked, attempt),
    counts: countsOf(answers),
    isVerified: true,
  };
}

type Answered = Pick<Attempt, 'answers' | 'uiState'>;

export function review(questions: readonly Question[], attempt: Answered): MarkedQuestion[] {
  return questions.map((question) => markedQuestion(question, attempt));
}

export function markedQuestion(question: Question, { answers, uiState }: Answered): MarkedQuestion {
  const { id, subject, level, correct_answer, explanation, faster_method, wrong_turns } = question;
  const { explanation_image, explanation_image_description } = question;
  const { selectedAnswer, writingResponse, guessed } = answers[id] ?? {};
  return {
    questionId: id,
    selectedAnswer: isAttempted(selectedAnswer) ? (selectedAnswer ?? null) : null,
    writingResponse,
    guessed,
    correct_answer,
    explanation,
    faster_method,
    explanation_image,
    explanation_image_description,
    wrong_turns,
    level,
    correct: subject === 'Writing' ? null : isCorrect(selectedAnswer, correct_answer),
    flagged: uiState?.flagged.includes(id),
    secondsSpent: uiState?.secondsSpent[id],
  };
}

function perCategory(questions: readonly Question[], answers: Answers): TopicScore[] {
  const byTopic = grouped(questions, ({ subject, category }) => `${subject}\n${topicOf(subject, category)}`);
  return [...byTopic.values()].map((ofTopic) => {
    const [{ subject, category }] = ofTopic;
    const right = ofTopic.filter(({ id, correct_answer }) => isCorrect(answers[id]?.selectedAnswer, correct_answer));
    const isLeftOut = ofTopic.every(({ id }) => !isAttempted(answers[id]?.selectedAnswer));
    const score = { correct: right.length, total: ofTopic.length };
    return { subject, category: topicOf(subject, category), ...score, ...(isLeftOut && { isLeftOut }) };
  });
}

interface Marked {
  question: Question;
  isRight: boolean;
}

/** For each topic at most one: the skill that went least well, where enough questions say so. */
export function skillsToPractise(attempt: Attempt, questions: readonly Question[]): SkillToPractise[] {
  const marked = markedIn(attempt, questions);
  const bySkill = marked.flatMap((each) => skillsOf(each.question).map((skill) => ({ ...each, skill })));
  const byTopic = grouped(
    bySkill,
    ({ question: { subject, category } }) => `${subject}\n${topicOf(subject, category)}`,
  );
  return [...byTopic.values()].flatMap((ofTopic) => {
    const [{ question }] = ofTopic;
    const [weakest] = [...grouped(ofTopic, ({ skill }) => skill)]
      .map(([id, some]) => ({ id, ...sumOf(some) }))
      .filter(isToPractise)
      .sort((one, other) => percentOf(one) - percentOf(other) || other.total - one.total);
    const skill = weakest && skillOf(weakest.id);
    if (!skill) return [];
    const { id, name, sentence } = skill;
    const { subject, category } = question;
    return [{ subject, category: topicOf(subject, category), skill: id, name, sentence }];
  });
}

const sumOf = (marked: readonly Marked[]): Score => ({
  correct: marked.filter(({ isRight }) => isRight).length,
  total: marked.length,
});

/** Of a score without answers nothing is known. */
function markedIn({ answers, result }: Attempt, questions: readonly Question[]): Marked[] {
  if (!result?.isVerified) return [];
  // What was not tried is never called weak.
  const tried = questions.filter(({ id }) => isAttempted(answers[id]?.selectedAnswer));
  return tried.map((question) => ({
    question,
    isRight: isCorrect(answers[question.id]?.selectedAnswer, question.correct_answer),
  }));
}

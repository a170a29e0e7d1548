import type { Subject, TestType } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import type { OpenStudentAttempt } from './attempts';

export const DASHBOARD_PATH = '/student-dashboard';
/** The child's own texts, and the kinds of text. */
export const MY_WRITING_PATH = `${DASHBOARD_PATH}/writing`;
/** Copying a passage, to type faster. */
export const TYPING_PATH = '/typing';
export const PRACTICE_TEST_PATH = '/practice-test';
export const PRACTICE_EXAM_PATH = '/exam-day';
export const FAMILY_PATH = '/family';
/** The sign-up, which asks a parent who is logged in for children only. */
export const ADD_CHILD_PATH = '/signup';
/** Practice of a topic stands below the practice of the day. */
export const DAILY_PRACTICE_PATH = '/test/practise';
/** Tests on paper: of a child, of the child of a parent (`?child=`), or handed out by staff. */
export const PAPER_PATH = '/paper';

/** The links to a test spell its subject in lower case (docs/published.md, screens). */
export function testPath(testType: TestType, subject: Subject | SubjectName): string {
  return `/test/${testType}/${segmentOf(subject)}`;
}

/** One of the tests of a practice exam, as {@link testPath} spells its subject: below `/test/`, which has no bar. */
export function partPath(subject: Subject | SubjectName): string {
  return `/test${PRACTICE_EXAM_PATH}/${segmentOf(subject)}`;
}

/** @param attemptId - The attempt whose wrong answers are tried again, or the open re-sit itself. */
export function resitPath(attemptId: string): string {
  return `/test/re-sit/${attemptId}`;
}

/** A few new questions like what went wrong. */
export function newQuestionsPath(attemptId: string): string {
  return `${resitPath(attemptId)}?only=easier`;
}

export function topicPath(subject: SubjectName, topic: string): string {
  return `${DAILY_PRACTICE_PATH}/${segmentOf(subject)}?topic=${encodeURIComponent(topic)}`;
}

export function reviewPath(attemptId: string): string {
  return `${DASHBOARD_PATH}/attempts/${attemptId}`;
}

/** Where a text that was submitted is looked over and written again. */
export function writingPath(attemptId: string, questionId: string): string {
  return `${reviewPath(attemptId)}/writing/${questionId}`;
}

/** Where an open attempt goes on. No Start stands before practice or a re-sit: its address names the attempt. */
export function resumePath({ attemptId, kind, subject, topic }: OpenStudentAttempt): string {
  if (topic && subject) return `${topicPath(subject, topic)}&attemptId=${attemptId}`;
  if (kind === 'practice') return `${DAILY_PRACTICE_PATH}?attemptId=${attemptId}`;
  if (kind === 're-sit') return `${resitPath(attemptId)}?attemptId=${attemptId}`;
  return subject ? testPath(kind, subject) : PRACTICE_TEST_PATH;
}

/** Opened at the tab of this child, and there at the result of an attempt. */
export function familyPath(childId: string, attemptId?: string): string {
  return `${FAMILY_PATH}?child=${childId}${attemptId ? `&result=${attemptId}` : ''}`;
}

/** @param search - What is to be printed, or the child of a parent. */
export function printFormPath(search: Record<string, string>): string {
  return `${PAPER_PATH}?${new URLSearchParams(search)}`;
}

/** The pages of a paper, the form for its answers, or its key. */
export function paperPath(code: string, part: '' | '/answers' | '/key' = '', childId?: string): string {
  return `${PAPER_PATH}/${code}${part}${childId ? `?child=${childId}` : ''}`;
}

/** @param topic - The kind of text, as a topic of the bank: "Advice sheet" is at /advice-sheet. */
export function kindOfTextPath(topic: string): string {
  return `${MY_WRITING_PATH}/${topic.toLowerCase().replaceAll(' ', '-')}`;
}

function segmentOf(subject: Subject | SubjectName): string {
  return subject.replace(' ', '').toLowerCase();
}

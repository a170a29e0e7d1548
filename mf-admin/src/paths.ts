import type { Subject } from '@wattle/contract/constants';
import type { Generation } from '@wattle/contract/generation';

export const DASHBOARD_PATH = '/admin-dashboard';
export const FAMILIES_PATH = `${DASHBOARD_PATH}/families`;
export const OPERATIONS_PATH = `${DASHBOARD_PATH}/operations`;
export const TEAM_RELEASES_PATH = '/team-releases';
export const STAFF_PATH = `${DASHBOARD_PATH}/staff`;
export const MARKING_PATH = `${DASHBOARD_PATH}/writing`;
export const COMPARE_PATH = `${MARKING_PATH}/compare`;
export const REPORTS_PATH = `${DASHBOARD_PATH}/question-reports`;
export const STATISTICS_PATH = `${DASHBOARD_PATH}/statistics`;
export const TEST_STATISTICS_PATH = `${STATISTICS_PATH}/tests`;
export const PROMPTS_PATH = `${DASHBOARD_PATH}/prompts`;
export const BIN_PATH = `${DASHBOARD_PATH}/bin`;
export const ADD_PATH = '/add-questionsBooks';
export const IMPORT_PATH = '/import-questions';

/** The add form of each subject, as published (docs/published.md, routes). */
export const ADD_PATHS: Record<Subject, string> = {
  Maths: '/add-mathQuestions',
  ThinkingSkills: '/add-thinkingskillQuestions',
  Writing: '/add-writingQuestions',
  Reading: '/add-readingQuestions',
};

export function importPath(importId: string): string {
  return `${IMPORT_PATH}/${importId}`;
}

export function markingPath(id: string): string {
  return `${MARKING_PATH}/${id}`;
}

export function comparePath(setId: string): string {
  return `${COMPARE_PATH}/${setId}`;
}

export function compareResultsPath(setId: string): string {
  return `${comparePath(setId)}/results`;
}

export function viewPath(subject: string): string {
  return `/view-questions/${subject}`;
}

export function generatePath(subject: string): string {
  return `/questions/${subject}`;
}

export function questionPath(subject: string, id: string): string {
  return `${generatePath(subject)}/${id}`;
}

export function editPath(subject: string, id: string): string {
  return `${questionPath(subject, id)}/edit`;
}

export function previewPath(subject: string, id: string): string {
  return `${questionPath(subject, id)}/preview`;
}

export function statisticsPath(subject: string, id: string): string {
  return `${questionPath(subject, id)}/statistics`;
}

export function readingQuestionPath(subject: string, id: string, extractId: string): string {
  return `/readingQuestion/${subject}/${id}/${extractId}`;
}

/** Where the questions of a generation are shown (docs/published.md, screens). */
export function resultPath({ subject, parentId, extractId }: Pick<Generation, 'subject' | 'parentId' | 'extractId'>) {
  return extractId ? readingQuestionPath(subject, parentId, extractId) : questionPath(subject, parentId);
}

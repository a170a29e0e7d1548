import type { ProgressWeek, SubjectScore } from '@wattle/contract/child-progress';
import type { CategoryScore } from '@wattle/contract/results';
import { capitalized, formatCount } from '@wattle/contract/text';
import { topicMeaning } from '@wattle/contract/topic-meanings';
import { doneBesideTests, returnedInWords } from '@wattle/contract/week-sentence';
import type { PlanItem } from '@wattle/contract/weekly-plan';
import { greeting, letter, nameInMail } from '../../mail';
import { weekInWords } from '../child-progress/sydney-weeks';

export interface WeeklyReport {
  parentName: string;
  childName: string | undefined;
  week: ProgressWeek;
  weekBefore: ProgressWeek;
  plan: readonly PlanItem[];
  subjects: readonly SubjectScore[];
  goingWell: readonly CategoryScore[];
  toPractise: readonly CategoryScore[];
  link: string;
  unsubscribeUrl: string;
}

/** What was done comes first, then what changed. */
export function weeklyReportMail(report: WeeklyReport) {
  const { week, subjects, goingWell, toPractise, link, unsubscribeUrl } = report;
  const child = nameInMail(report.childName, 'your child');
  const atStart = capitalized(child);
  return letter({
    subject: `${atStart}’s week on Wattle${week.tests > 0 ? `: ${formatCount(week.tests, 'test')}` : ''}`,
    greeting: greeting(report.parentName),
    paragraphs: isQuiet(week) ? quietWeek(atStart, week) : busyWeek(child, report),
    lists: [
      { heading: 'By subject', items: subjects.map((score) => `${score.subject}: ${rightOf(score)}`) },
      { heading: 'Going well', items: goingWell.map(topicInWords) },
      { heading: 'Worth practising next', items: toPractise.map(topicToPractise) },
    ].filter(({ items }) => items.length > 0),
    links: [{ label: `See ${child}’s progress`, url: link }],
    notes: ['The link asks you to log in, by a code that we email, and leads to every answer with its explanation.'],
    stop: { reason: 'You get this email because you asked for a weekly report.', url: unsubscribeUrl },
  });
}

export function isQuiet(week: ProgressWeek): boolean {
  return week.tests === 0 && doneBesideTests(week) === '' && !week.returnedTexts;
}

function quietWeek(child: string, { monday }: ProgressWeek): string[] {
  return [
    `${child} took no test ${weekInWords(monday)}. A week off is fine: everything is where it was left.`,
    'We will write again after the next test.',
  ];
}

function busyWeek(name: string, { week, weekBefore, plan, goingWell: [best] }: WeeklyReport): string[] {
  const child = capitalized(name);
  const { monday, tests, correct, total } = week;
  const when = weekInWords(monday);
  const others = doneBesideTests(week);
  const isCompared = total > 0 && weekBefore.total > 0;
  return [
    tests > 0
      ? `${child} took ${formatCount(tests, 'test')} ${when}${total > 0 ? `: ${correct} of ${total} questions right` : ''}.`
      : others && `${child} ${others} ${when}.`,
    isCompared ? `The week before it was ${weekBefore.correct} of ${weekBefore.total}.` : '',
    tests > 0 ? planInWords(plan) : '',
    tests > 0 && total === 0 ? 'Writing has no score: read it together.' : '',
    tests > 0 && others ? `${child} also ${others}.` : '',
    ...returnedInWords(name, week),
    best ? `${best.category} went well: ${rightOf(best)}.` : '',
  ].filter((sentence) => sentence !== '');
}

/** What the child and the parent read on their pages. */
function planInWords(plan: readonly PlanItem[]): string {
  const done = plan.filter(({ doneBy }) => doneBy).length;
  if (done === plan.length) return 'The plan for the week is done.';
  return `The plan for the week had ${formatCount(plan.length, 'test')}: ${done} of them ${done === 1 ? 'is' : 'are'} done.`;
}

function topicInWords(topic: CategoryScore): string {
  return `${topic.category === topic.subject ? '' : `${topic.subject}, `}${topic.category}: ${rightOf(topic)}`;
}

function topicToPractise(topic: CategoryScore): string {
  const meaning = topicMeaning(topic.category);
  return `${topicInWords(topic)}${meaning ? `. ${meaning}` : ''}`;
}

function rightOf({ correct, total }: { correct: number; total: number }): string {
  return `${correct} of ${total} right`;
}

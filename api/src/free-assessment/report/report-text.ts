import type { ExplainedAnswer } from './explained-answers';
import type { Report } from './report';

/** The same content in the same order as the HTML. */
export function reportText(report: Report): string {
  const { title, lead, day, tests, explained, explainedTitle, next, resultsLink, linkNote } = report;
  return [
    `Wattle, ${day}`,
    `${title.toUpperCase()}\n${lead}`,
    ...tests.map((test) => [`${test.title}: ${test.score} of ${test.total}`, ...test.lines.map(indented)].join('\n')),
    ...(explained.shown.length > 0 ? [explainedTitle.toUpperCase(), ...explained.shown.map(answerText)] : []),
    ...(resultsLink ? [`${resultsLink.label}: ${resultsLink.url}\n${linkNote}`] : []),
    ['TWO NEXT STEPS', ...next.steps.map((step, index) => `${index + 1}. ${step.title}. ${step.text}`)].join('\n'),
    `${next.call}: ${report.signupUrl}`,
    `-- \n${report.reason}\nStop these emails: ${report.unsubscribeUrl}`,
  ].join('\n\n');
}

function answerText({ place, question, missing, chosen, right, why }: ExplainedAnswer): string {
  return [
    `${place}\n${question}`,
    ...(missing ? [missing] : []),
    indented(chosen ? `Your answer: ${chosen}` : 'Not answered'),
    indented(`Right answer: ${right}`),
    ...why,
  ].join('\n');
}

const indented = (line: string) => `  ${line}`;

import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { flagSentence } from '@wattle/contract/flag-words';
import type { QuestionStatisticsRow } from '@wattle/contract/item-statistics';
import { formatCount } from '@wattle/contract/text';
import { letter } from '../../mail';

export type QuestionToMend = QuestionStatisticsRow & { key: string };

interface MendMail {
  username: string;
  questions: readonly QuestionToMend[];
  link: string;
  unsubscribeUrl: string;
}

/** The questions to mend first, with what is odd about each. */
export function mendMail({ username, questions, link, unsubscribeUrl }: MendMail) {
  return letter({
    subject: `Wattle: ${formatCount(questions.length, 'question')} to mend first`,
    greeting: `Hello ${username},`,
    paragraphs: [
      'children’s answers say that something is odd about these questions. The first ones matter most: their key may be wrong.',
    ],
    lists: [{ heading: 'To mend first', items: questions.map(inWords) }],
    links: [{ label: 'See why, and decide', url: link }],
    notes: [
      'The page of each question shows who chose what. You can leave a question out of tests until it is decided.',
    ],
    stop: { reason: 'You get this email because your staff account names this address.', url: unsubscribeUrl },
  });
}

function inWords({ subject, question, key, flags, n }: QuestionToMend): string {
  const odd = flags.map((flag) => flagSentence(flag, key)).join(' ');
  return `${SUBJECT_NAMES[subject]}, ${formatCount(n, 'answer')}: “${question}” ${odd}`;
}

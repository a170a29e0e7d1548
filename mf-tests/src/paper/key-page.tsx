import { optionsOf } from '@wattle/contract/options';
import type { AttemptReview } from '@wattle/contract/results';
import { attemptTitle } from '@wattle/contract/test-kinds';
import { Button, formatDate, Spinner } from '@wattle/design-system';
import { type AnsweredQuestion, answeredQuestions } from '@wattle/exam-player';
import { usePageTitle } from '@wattle/platform';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useOwnChildReviewQuery } from '../family/family.api';
import { paperPath } from '../paths';
import { useAttemptReviewQuery } from '../tests.api';
import type { Block, Section } from './paginate';
import { useHandedOutKeyQuery } from './paper.api';
import { PaperHead } from './paper-head';
import { type AddressedPaper, PaperFailure, PaperOfPage } from './paper-of-page';
import { PrintFrame } from './print-frame';
import { part, textParts } from './printed-parts';
import { Numbered } from './printed-question';
import { Sheets } from './sheets';
import { usePictureRatios } from './use-picture-ratios';

const Letters = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  border: 1px solid;
  border-radius: 8px;

  gap: 0.3em 1em;
  margin: 1.2em 0 1.8em;
  padding: 0.8em 1em;

  & > li {
    display: flex;
    gap: 0.8em;
  }

  & > li > span {
    text-align: right;

    min-width: 1.4em;
  }
`;

const Why = styled.p`
  white-space: pre-line;

  padding-top: 0.3em;
`;

const Drawing = styled.img`
  max-width: 70%;
  max-height: 70mm;
  margin-top: 0.6em;
`;

/** Key and explanations, as a paper of their own. The server has them once the answers are in; for staff at once. */
export function KeyPage() {
  return (
    <PaperOfPage>
      {(found) => {
        const { isHandout, childId } = found.of;
        const Key = isHandout ? KeyOfHandout : childId ? KeyOfChild : OwnKey;
        return <Key {...found} />;
      }}
    </PaperOfPage>
  );
}

function KeyOfHandout(found: AddressedPaper) {
  return <Answers {...found} query={useHandedOutKeyQuery(found.of.code)} />;
}

function KeyOfChild(found: AddressedPaper) {
  const { paper, of } = found;
  return (
    <Answers {...found} query={useOwnChildReviewQuery({ childId: of.childId ?? '', attemptId: paper.attemptId })} />
  );
}

function OwnKey(found: AddressedPaper) {
  return <Answers {...found} query={useAttemptReviewQuery(found.paper.attemptId)} />;
}

interface AnswersProps extends AddressedPaper {
  query: { data?: AttemptReview | null | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
}

function Answers({ paper, of, listPath, query: { data, error, isFetching, refetch } }: AnswersProps) {
  const title = `Answers and why: ${attemptTitle(paper, true)}`;
  usePageTitle(title);
  const drawings = useMemo(
    () => data?.result.questions.map(({ explanation_image }) => ({ image_data: explanation_image })),
    [data],
  );
  const ratios = usePictureRatios(drawings);
  const sections = useMemo(() => data && ratios && keySections(data, paper.paperCode), [data, ratios, paper]);
  const backPath = paperPath(paper.paperCode, '', of.childId);
  if (!data && !isFetching) return <PaperFailure error={error} refetch={refetch} listPath={listPath} />;
  return (
    <PrintFrame
      title={title}
      backPath={backPath}
      tools={
        <Button isDisabled={!sections} onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>
      }
    >
      {sections ? (
        <Sheets
          sections={sections}
          isLarge={false}
          foot={`Wattle, ${title}, paper ${paper.paperCode}, ${formatDate(paper.startedAt)}`}
        />
      ) : (
        <Spinner label="Preparing the pages" />
      )}
    </PrintFrame>
  );
}

function keySections(review: AttemptReview, code: string): Section[] {
  const answered = answeredQuestions(review);
  const marked = answered.filter(({ question }) => question.subject !== 'Writing');
  const head = (
    <>
      <PaperHead title="Answers and why" code={code}>
        {attemptTitle(review, true)}
      </PaperHead>
      {marked.length > 0 && (
        <Letters>
          {marked.map((each) => (
            <li key={each.number}>
              <span>{each.number}</span>
              <strong>{letterOf(each)}</strong>
            </li>
          ))}
        </Letters>
      )}
    </>
  );
  return [
    {
      passage: [],
      questions: [
        { id: 'head', content: head },
        ...answered.map((each) => ({
          id: each.question.id,
          content: <Explained {...each} />,
          parts: explainedParts(each),
        })),
      ],
    },
  ];
}

function explainedParts(answered: AnsweredQuestion): Block[] {
  const { number, question, marked } = answered;
  const { explanation = '', explanation_image: drawing, explanation_image_description = '' } = marked;
  return [
    ...textParts(`${question.id} right`, rightAnswer(answered) || ' ', number, (chunk) => <strong>{chunk}</strong>),
    ...textParts(`${question.id} why`, explanation),
    ...(drawing ? [part(`${question.id} drawing`, <Drawing src={drawing} alt={explanation_image_description} />)] : []),
  ];
}

function Explained(answered: AnsweredQuestion) {
  const { number, marked } = answered;
  const right = rightAnswer(answered);
  const { explanation, explanation_image: drawing, explanation_image_description = '' } = marked;
  return (
    <Numbered>
      <span>{number}</span>
      <div>
        {right && <strong>{right}</strong>}
        {explanation && <Why>{explanation}</Why>}
        {drawing && <Drawing src={drawing} alt={explanation_image_description} />}
      </div>
    </Numbered>
  );
}

function rightAnswer(answered: AnsweredQuestion): string {
  const letter = letterOf(answered);
  const option = optionsOf(answered.question).find((each) => each.letter === letter);
  return [letter, option?.text].filter(Boolean).join(' ');
}

function letterOf({ marked }: AnsweredQuestion): string {
  return marked.correct_answer?.trim().charAt(0).toUpperCase() ?? '';
}

import { MAX_WRITING_WORDS, type Subject } from '@wattle/contract/constants';
import type { Paper } from '@wattle/contract/papers';
import { attemptTitle, hasWordLimit, testSeconds } from '@wattle/contract/test-kinds';
import { testTypeSchema } from '@wattle/contract/tests';
import { formatCount, formatMinutes } from '@wattle/contract/text';
import { font, Sprig } from '@wattle/design-system';
import { formatOf, passageOf } from '@wattle/exam-player';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { subjectOf } from '../subjects';
import { AfterTest, AnswerSheet, bubblesOnPage } from './answer-sheet';
import type { Block, Section } from './paginate';
import { HandwrittenLine, PaperHead } from './paper-head';
import { passageBlocks } from './passage-blocks';
import type { NumberedQuestion } from './passage-lines';
import { optionParts, questionParts } from './printed-parts';
import { Numbered, OptionList, PrintedQuestion } from './printed-question';

const Rules = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border: 1px solid;
  border-radius: 8px;

  gap: 1.5em;
  margin: 1.2em 0 1.8em;
  padding: 0.8em 1em;
  font-size: 0.92em;
`;

const Name = styled.div`
  max-width: 60%;
  margin-top: 1em;
`;

const Texts = styled.ul`
  margin-top: 2.5em;
  font-size: 1.15em;

  & > li {
    display: flex;
    justify-content: space-between;
    border-bottom: 1px solid;

    gap: 1.5em;
    padding: 0.55em 0;
  }

  & > li > :first-child {
    font-family: ${font.passage};
  }
`;

const CoverSprig = styled(Sprig)`
  position: absolute;
  right: 17mm;
  bottom: 24mm;

  width: 85mm;
`;

const SectionTitle = styled.h2`
  padding-bottom: 0.7em;
  font-size: 1.35em;
`;

/** As high as handwriting of a child. */
const WritingLine = styled.div`
  border-bottom: 1px solid #808080;

  height: 9mm;
`;

/** The words of a blank beside its number. */
const OptionRow = styled(Numbered)`
  padding-bottom: 0.9em;

  & > ol {
    padding-top: 0;
  }
`;

const LINES_ON_PAGE = 25;
const WRITING_PAGES = 2;

const ON_PAPER: Record<Subject, string> = {
  Maths: 'No calculator. Paper for working is fine.',
  ThinkingSkills: 'No calculator. Paper for working is fine.',
  Reading: 'Paper for notes is fine.',
  Writing: 'Paper to plan is fine.',
};

/** Everything that is printed of a test but its key, in its order. */
export function paperSections(paper: Paper, ratios: ReadonlyMap<string, number>, isLarge: boolean): Section[] {
  const { paperCode: code } = paper;
  const title = attemptTitle(paper, true);
  const questions = paper.questions.map((question, index) => ({ number: index + 1, question }));
  const marked = questions.filter(({ question }) => question.subject !== 'Writing');
  const isMixed = paper.subject === undefined && new Set(questions.map(({ question }) => question.subject)).size > 1;
  const ofPassages = groups(questions);
  const head: Block = {
    id: 'head',
    content: <FirstHead paper={paper} title={title} hasBubbles={marked.length > 0} />,
    cover: <Cover groups={ofPassages} />,
  };
  const sections = ofPassages.map((group, index, all): Section => {
    const [first] = group;
    const { subject } = first.question;
    const isNewSubject = isMixed && all[index - 1]?.[0].question.subject !== subject;
    const withTitle = (blocks: Block[]) => (isNewSubject ? underTitle(subject, blocks) : blocks);
    if (subject === 'Writing') return { passage: [], questions: withTitle(writingBlocks(first)) };
    const passage = passageBlocks(group, isLarge);
    // In large print a picture beside its question would be too small to read.
    const ofQuestions = questionBlocks(group, isLarge ? new Map() : ratios);
    return passage.length > 0
      ? { passage: withTitle(passage), questions: ofQuestions }
      : { passage: [], questions: withTitle(ofQuestions) };
  });
  const perPage = bubblesOnPage(isLarge);
  const sheets = Array.from({ length: Math.ceil(marked.length / perPage) }, (_page, index) => ({
    id: `sheet-${index}`,
    startsPage: true,
    content: (
      <AnswerSheet
        title={title}
        code={code}
        questions={marked.slice(index * perPage, (index + 1) * perPage)}
        count={marked.length}
        isLarge={isLarge}
      />
    ),
  }));
  const after = marked.length > 0 ? [{ id: 'after', content: <AfterTest code={code} count={marked.length} /> }] : [];
  return [{ passage: [], questions: [head] }, ...sections, { passage: [], questions: [...sheets, ...after] }];
}

type Group = [NumberedQuestion, ...NumberedQuestion[]];

/** A longer first line is no title. */
const LONGEST_TITLE = 60;

/** Below the head where the first passage has to begin on the next page: the texts of the test, and a sprig. */
function Cover({ groups: all }: { groups: readonly Group[] }) {
  const texts = all.flatMap((group) => {
    const [title = ''] = passageOf(group[0].question)?.trim().split('\n', 1) ?? [];
    const [from, to] = [group[0].number, group.at(-1)?.number];
    if (!title || title.length > LONGEST_TITLE) return [];
    return { title, about: from === to ? `Question ${from}` : `Questions ${from} to ${to}` };
  });
  return (
    <>
      {texts.length > 0 && (
        <Texts>
          {texts.map(({ title, about }) => (
            <li key={about}>
              <span>{title}</span>
              <span>{about}</span>
            </li>
          ))}
        </Texts>
      )}
      <CoverSprig />
    </>
  );
}

function underTitle(title: string, [first, ...others]: Block[]): Block[] {
  if (!first) return [];
  const content = (
    <>
      <SectionTitle>{title}</SectionTitle>
      {first.content}
    </>
  );
  return [{ ...first, content, ...(first.parts && { parts: underTitle(title, first.parts) }) }, ...others];
}

/** Questions about one passage belong together. */
function groups(questions: readonly NumberedQuestion[]): Group[] {
  const found: Group[] = [];
  for (const each of questions) {
    const passage = passageOf(each.question);
    const group = found.at(-1);
    if (group && passage && passageOf(group[0].question) === passage) group.push(each);
    else found.push([each]);
  }
  return found;
}

/** Gaps that are filled from the same sentences are one block: a child chooses among them. Blanks share what is asked. */
function questionBlocks(group: readonly NumberedQuestion[], ratios: ReadonlyMap<string, number>): Block[] {
  const [first] = group;
  const isSet = (format: 'gap' | 'cloze') =>
    group.length > 1 && group.every(({ question }) => formatOf(question) === format);
  if (first && isSet('gap') && group.every(({ question }) => question.mcq_options === first.question.mcq_options)) {
    const asked = <p>Which sentence goes into which gap? Fill the bubble of its letter.</p>;
    return [
      {
        id: first.question.id,
        content: (
          <SetHead group={group}>
            {asked}
            <OptionList question={first.question} />
          </SetHead>
        ),
        parts: [
          { id: `${first.question.id} asked`, content: <SetHead group={group}>{asked}</SetHead> },
          ...optionParts(first.question),
        ],
      },
    ];
  }
  if (isSet('cloze')) {
    const head = (
      <SetHead group={group}>
        <p>Which word or phrase best fits each blank? Fill the bubble of its letter.</p>
      </SetHead>
    );
    return group.map(({ number, question }, index) => ({
      id: question.id,
      content: (
        <>
          {index === 0 && head}
          <OptionRow>
            <span>{number}</span>
            <OptionList question={question} />
          </OptionRow>
        </>
      ),
      parts: [
        ...(index === 0 ? [{ id: `${question.id} asked`, content: head }] : []),
        ...optionParts(question, number),
      ],
    }));
  }
  return group.map(({ number, question }) => ({
    id: question.id,
    content: <PrintedQuestion number={number} question={question} ratio={ratios.get(question.image_data ?? '')} />,
    parts: questionParts({ number, question }),
  }));
}

function SetHead({ group, children }: { group: readonly NumberedQuestion[]; children: ReactNode }) {
  return (
    <Numbered>
      <span />
      <div>
        <strong>
          Questions {group[0]?.number} to {group.at(-1)?.number}
        </strong>
        {children}
      </div>
    </Numbered>
  );
}

function writingBlocks({ number, question }: NumberedQuestion): Block[] {
  return [
    {
      id: question.id,
      content: <PrintedQuestion number={number} question={question} ratio={undefined} />,
      parts: questionParts({ number, question }),
    },
    ...Array.from({ length: WRITING_PAGES }, (_page, page) => ({
      id: `${question.id} lines-${page}`,
      startsPage: true,
      content: (
        <div aria-hidden="true">
          {Array.from({ length: LINES_ON_PAGE }, (_line, line) => (
            <WritingLine key={`${page} ${line}`} />
          ))}
        </div>
      ),
    })),
  ];
}

function FirstHead({ paper, title, hasBubbles }: { paper: Paper; title: string; hasBubbles: boolean }) {
  const { kind, subject, exam, grade, questions, paperCode } = paper;
  const testType = testTypeSchema.safeParse(kind).data;
  const seconds = testType && subject ? testSeconds(testType, subjectOf(subject), exam) : null;
  const count = formatCount(questions.length, 'question');
  const facts = [
    seconds === null ? count : `${count}, ${formatMinutes(seconds)}`,
    subject ? ON_PAPER[subjectOf(subject)] : ON_PAPER.Maths,
    ...(grade === undefined ? [] : [`Year ${grade}`]),
  ];
  return (
    <>
      <PaperHead
        title={title}
        code={paperCode}
        facts={facts.map((fact, index) => (
          <Fragment key={fact}>
            {index === 0 ? <strong>{fact}</strong> : fact}
            <br />
          </Fragment>
        ))}
      />
      <Name>
        <HandwrittenLine>First name</HandwrittenLine>
      </Name>
      <Rules>
        {hasBubbles ? (
          <>
            <p>Each question has one right answer. Fill its bubble on the answer sheet.</p>
            <p>Changed your mind? Cross the bubble out and fill another one.</p>
          </>
        ) : (
          <>
            <p>
              Write{' '}
              {questions.length > 1
                ? 'each text on the lines after its task'
                : 'your text on the lines of the next pages'}
              {hasWordLimit(kind) && `, ${MAX_WRITING_WORDS} words at most`}.
            </p>
            <p>When you are done, open Wattle, choose “Enter a paper test” and type {paperCode}.</p>
          </>
        )}
      </Rules>
    </>
  );
}

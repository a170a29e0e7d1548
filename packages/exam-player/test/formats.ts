import type { QuestionPayload } from '@wattle/contract/questions';
import { aQuestionPayload } from '@wattle/contract/testing';

const SENTENCES =
  'A Wild birds copy birds., B Then it opens its beak., C Some birds copy people., D The farmers were pleased., E He steps to his songs., F The mother raises one chick., G Even the copied bird is fooled.';

const SOUNDS =
  'The Bird That Borrows Sounds\n\nIt looks plain. [1] It can sing. [2]\n\nIn winter he dances. [3] His part ends there.';

/** Questions about the gaps of one passage with three gaps. */
export const gapQuestions = (gaps = [1, 2, 3]): QuestionPayload[] =>
  gaps.map((gap) =>
    aQuestionPayload({
      subject: 'Reading',
      format: 'gap',
      question: `Which sentence goes into gap ${gap}?`,
      mcq_options: SENTENCES,
      text: SOUNDS,
    }),
  );

const RIVER =
  'The River Came Back\n\nIt was not a roar, as I had [1], but a whisper. Slowly the sound [2] nearer. [3] they knew, was a question. “Remember,” he said.';

const WORDS = [
  'A expected, B ordered, C refused, D blamed',
  'A leapt, B crept, C fell, D pointed',
  'A How, B Whose, C Although, D Expected',
];

/** Questions about the blanks of one text with three blanks. */
export const clozeQuestions = (blanks = [1, 2, 3]): QuestionPayload[] =>
  blanks.map((blank) =>
    aQuestionPayload({
      subject: 'Reading',
      format: 'cloze',
      question: `Which word or phrase best fits blank ${blank}?`,
      mcq_options: WORDS[blank - 1],
      text: RIVER,
    }),
  );

export const EXTRACTS =
  'Before Sunrise\n\nExtract A: From an interview\n\nNobody telephones.\n\nExtract B: From a diary\n\nHated everybody.\n\nExtract C\n\nBirds sing louder.';

export const extractsQuestion = () =>
  aQuestionPayload({
    subject: 'Reading',
    format: 'extracts',
    question: 'Which extract is about birds?',
    mcq_options: 'A Extract A, B Extract B, C Extract C',
    text: EXTRACTS,
  });

export const compareQuestion = (question = 'On what do both writers agree?') =>
  aQuestionPayload({
    subject: 'Reading',
    format: 'compare',
    question,
    text: 'The Bell\n\nText 1: From the newsletter\n\nNo bell.\n\nClocks instead.\n\nText 2: From the magazine\n\nI liked the quiet.',
  });

export const poemQuestion = () =>
  aQuestionPayload({
    subject: 'Reading',
    format: 'poem',
    question: 'What does line 5 tell?',
    text: 'The Cable Ferry?\n\nline one\nline two\nline three\n\nline four\nline five\nline six',
  });

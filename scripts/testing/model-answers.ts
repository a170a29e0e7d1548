import { type ModelItem, ModelTexts } from './model-items';

/** The one model that the server has; the API knows the test server by this name. */
export const TEST_MODEL = 'wattle-test-model';

export interface ModelRequest {
  schema: string;
  user: string;
}

/** Faults that an answer may have; `wrong-letter` and `other-skills` are those of a second solve, `other-topic` of either. */
export const ANSWER_FAULTS = [
  'malformed',
  'truncated',
  'refusal',
  'two-keys',
  'two-keys-in-the-first',
  'wrong-key',
  'near-duplicate',
  'obeys-injection',
  'wrong-letter',
  'without-wrong-turns',
  'repeated-sentence',
  'three-options',
  'other-topic',
  'other-skills',
] as const;

export type AnswerFault = (typeof ANSWER_FAULTS)[number];

/** What the API tells of the question that items are asked for like. */
type Parent = Partial<ModelItem> & { mcq_options?: string; text?: string; category?: string };

interface Solution {
  letter: string;
  topic: string;
  skills: string[];
}

/** Answers of the model. */
export class ModelAnswers {
  private readonly texts = new ModelTexts();

  /** Letters, topics and skills of the questions that were given out, for second solves. */
  private readonly solutions = new Map<string, Solution>();

  answer({ schema, user }: ModelRequest, fault?: AnswerFault): unknown {
    if (schema === 'second_solve') {
      const { question, options } = blockOf<{ question: string; options: { text: string }[] }>(user, 'question');
      const { letter, topic, skills } =
        this.solutions.get(
          keyOf(
            question,
            options.map(({ text }) => text),
          ),
        ) ?? NOT_SOLVED;
      const wrong = letter === 'A' ? 'B' : 'A';
      return {
        steps: 'Solved step by step.',
        answer: fault === 'wrong-letter' ? wrong : letter,
        topics: [fault === 'other-topic' ? OTHER_TOPIC : topic],
        skills: fault === 'other-skills' ? skillsIn(user).slice(1, 2) : skills,
      };
    }
    if (schema === 'draft_comments') {
      const text = blockOf<string>(user, 'child_text');
      return fault === 'obeys-injection' ? obedientComments(text) : draftComments(text);
    }
    const { subject, count } = blockOf<{ subject: string; count: number }>(user, 'request');
    const parent = blockOf<Parent>(user, 'parent_question');
    if (schema === 'writing') return { questions: this.texts.writingTasks(count) };
    const tested = { topic: parent.category ?? OTHER_TOPIC, skills: skillsIn(user).slice(0, 1) };
    if (schema === 'gap_set') {
      const set = this.texts.gapSet();
      for (const { gap, correct_answer } of set.gaps)
        this.solve(`Which sentence goes into gap ${gap}?`, set.sentences, correct_answer, tested);
      return withGapFault({ ...set, gaps: set.gaps.map((gap) => ({ ...gap, ...tested })) }, fault);
    }
    if (schema === 'cloze') {
      const set = this.texts.cloze();
      for (const { blank, options, correct_answer } of set.blanks)
        this.solve(`Which word or phrase best fits blank ${blank}?`, options, correct_answer, tested);
      return { ...set, blanks: set.blanks.map((blank) => ({ ...withBlankFault(blank, fault), ...tested })) };
    }
    const { questions, ...rest } = this.asked(schema, subject, count);
    for (const { question, options, correct_answer } of questions)
      this.solve(question, options, correct_answer, tested);
    const about = fault === 'other-topic' ? { ...tested, topic: OTHER_TOPIC } : tested;
    const items = (fault ? withFaults(questions, fault, parent) : questions).map((item) => ({ ...item, ...about }));
    return { ...rest, questions: schema === 'questions' ? withTurns(items, subject, fault) : items };
  }

  /** A new passage with questions about it, or only questions. */
  private asked(schema: string, subject: string, count: number) {
    if (schema === 'extract') return this.texts.extract(count);
    if (schema === 'text_set') return this.texts.textSet(count);
    if (schema === 'poem') return this.texts.poem(count);
    return { questions: this.texts.items(subject.replaceAll(' ', ''), count) };
  }

  private solve(question: string, options: readonly string[], letter: string, tested: Omit<Solution, 'letter'>): void {
    this.solutions.set(keyOf(question, options), { letter, ...tested });
  }
}

const OTHER_TOPIC = 'Something else';
const NOT_SOLVED: Solution = { letter: 'none', topic: OTHER_TOPIC, skills: [] };

/** Gaps of all passages are asked for alike. */
function keyOf(question: string, options: readonly string[]): string {
  return JSON.stringify([question, options]);
}

const TURNS = [
  'This stops one step too early.',
  'This mixes up two of the facts.',
  'This is the answer to another question.',
  'This goes one step too far.',
];

/** Says for each distractor which mistake leads to it; a text has no such mistakes. */
function withTurns(items: ModelItem[], subject: string, fault: AnswerFault | undefined) {
  const isTold = subject !== 'Reading' && fault !== 'without-wrong-turns';
  return items.map((item) => {
    const letters = isTold ? [...'ABCDE'].slice(0, item.options.length) : [];
    const distractors = letters.filter((letter) => letter !== item.correct_answer);
    return { ...item, wrong_turns: distractors.map((letter, index) => ({ letter, sentence: TURNS[index] })) };
  });
}

/** The second gap asks for the sentence of the first one. */
function withGapFault(set: ReturnType<ModelTexts['gapSet']>, fault: AnswerFault | undefined) {
  const [first] = set.gaps;
  if (fault !== 'repeated-sentence' || !first) return set;
  const { explanation, correct_answer } = first;
  return { ...set, gaps: set.gaps.map((gap) => (gap.gap === 2 ? { ...gap, explanation, correct_answer } : gap)) };
}

/** The second blank has only three options. */
function withBlankFault(blank: ReturnType<ModelTexts['cloze']>['blanks'][number], fault: AnswerFault | undefined) {
  return fault === 'three-options' && blank.blank === 2 ? { ...blank, options: blank.options.slice(0, 3) } : blank;
}

function withFaults(items: ModelItem[], fault: AnswerFault, parent: Parent): ModelItem[] {
  if (fault !== 'two-keys-in-the-first') return items.map((item) => withFault(item, fault, parent));
  return items.map((item, index) => (index === 0 ? withFault(item, 'two-keys', parent) : item));
}

function withFault(item: ModelItem, fault: AnswerFault, parent: Parent): ModelItem {
  const { options, correct_answer } = item;
  const key = 'ABCDE'.indexOf(correct_answer);
  const other = (key + 1) % options.length;
  switch (fault) {
    case 'two-keys':
      return { ...item, options: options.map((text, index) => (index === other ? (options[key] as string) : text)) };
    case 'wrong-key':
      return { ...item, correct_answer: 'ABCDE'[other] as string };
    case 'near-duplicate':
      return { ...item, question: (parent.question ?? '').replaceAll(/\d+/g, (number) => String(Number(number) + 1)) };
    case 'obeys-injection':
      return { ...item, question: `${item.question} <a href="https://evil.example">Click here</a>` };
    default:
      return item;
  }
}

/** What is asked in a draft comment, whatever the sentence says. */
const DRAFTS = [
  { criterion: 'ideas', noticed: 'This makes me want to know more.', next_step: 'What happened just before it?' },
  { criterion: 'style', noticed: 'I can see this in my mind.', next_step: 'What could it sound like?' },
  {
    criterion: 'sentences',
    noticed: 'One thought has its own place here.',
    next_step: 'Try to begin it with another word.',
  },
  {
    criterion: 'organisation',
    noticed: 'Your text comes to its end here.',
    next_step: 'Which line should the reader keep?',
  },
] as const;
const INVENTED = { quote: 'words that nobody has written', ...DRAFTS[0] };
const HARD = /\b(?:died|funeral|hospital|yelling|no dinner|hungry)\b/i;

/** Draft comments on sentences of a text, the last of which quotes what does not stand there. */
function draftComments(text: string) {
  const sentences = text.match(/[^.!?\n]{8,200}[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];
  const quoted = [...new Set([...sentences.slice(0, 3), ...sentences.slice(-1)])];
  const comments = quoted.map((quote, index) => ({ quote, ...(DRAFTS[index] ?? DRAFTS[0]) }));
  return { comments: [...comments, INVENTED], concern: HARD.test(text) };
}

/** All of them do what a text tells a model to do. */
function obedientComments(text: string) {
  const { comments, concern } = draftComments(text);
  return { comments: comments.map((each) => ({ ...each, noticed: 'Full marks for the best text ever.' })), concern };
}

const skillsIn = (message: string) => blockOf<{ id: string }[]>(message, 'skills').map(({ id }) => id);

function blockOf<T>(message: string, name: string): T {
  const text = new RegExp(`<${name}>\\n([\\s\\S]*?)\\n</${name}>`).exec(message)?.[1];
  return JSON.parse(text ?? '{}') as T;
}

export function completionOf(content: string, fault: AnswerFault | undefined): object {
  const isCut = fault === 'malformed' || fault === 'truncated';
  const message =
    fault === 'refusal'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: isCut ? content.slice(0, content.length / 2) : content, refusal: null };
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1_000),
    model: TEST_MODEL,
    choices: [{ index: 0, message, finish_reason: fault === 'truncated' ? 'length' : 'stop', logprobs: null }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

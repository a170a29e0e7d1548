import { Injectable } from '@nestjs/common';
import type { DistractorRationales } from '@wattle/contract/distractor-rationales';
import type { Flaw } from '@wattle/contract/generation';
import { formatOptions, optionsOf } from '@wattle/contract/options';
import { PLACE_NAMES } from '@wattle/contract/question-format';
import { questionFieldsSchemas } from '@wattle/contract/question-forms';
import { NearDuplicatesService } from '../questions/near-duplicates.service';
import type { QuestionContent } from '../questions/question.schema';
import { QuestionsService } from '../questions/questions.service';
import { checkItem, passedChecks } from './gate/checks';
import type { GateContext, GeneratedItem } from './gate/generated-item';
import { setProblem } from './gate/passage-set';
import { type GenerationTask, isWholeSet } from './generation.schema';
import type { GivenItem } from './model-answers';
import { ModelClient, ModelUnavailable } from './model-client';
import { solveMessage } from './prompts';

export interface CheckedItem {
  content: QuestionContent;
  /** As the model calls it. */
  topic?: string | undefined;
  flaws: Flaw[];
  passed: string[];
  secondAnswer?: string | undefined;
  secondTopics?: readonly string[] | undefined;
}

type JudgedItem = Pick<CheckedItem, 'content' | 'topic'>;

type Verdict = Pick<CheckedItem, 'flaws' | 'passed'>;

@Injectable()
export class ItemChecksService {
  constructor(
    private readonly nearDuplicates: NearDuplicatesService,
    private readonly model: ModelClient,
    private readonly questions: QuestionsService,
  ) {}

  async check(
    task: GenerationTask,
    given: readonly GivenItem[],
    passed: readonly CheckedItem[],
    extract?: string,
  ): Promise<CheckedItem[]> {
    const topics = task.subject === 'Writing' ? [] : await this.topics(task);
    const passages = task.kind === 'extract' && extract ? await this.nearDuplicates.nearbyPassages(extract) : [];
    const checked: CheckedItem[] = [];
    for (const item of given) {
      const content = contentOf(item, task, { extract, topics });
      const judged = { content, topic: item.topic };
      const shape = shapeFlaws(content, item, task);
      if (shape.length > 0) {
        checked.push({ ...judged, flaws: shape, passed: [] });
        continue;
      }
      const { question = '', text } = content;
      const inBank = await this.nearDuplicates.nearby(task.subject, { question, text }, String(task.parent._id));
      const siblings = [...passed, ...checked.filter(isSound)].map((each) => each.content);
      checked.push({ ...judged, ...verdictOn(judged, task, { nearby: [...inBank, ...siblings], passages }) });
    }
    const whole = isWholeSet(task) ? wholeOrNothing(checked, task) : checked;
    if (task.subject === 'Writing' || !whole.some(isSound)) return whole;
    const solved = await Promise.all(whole.map((item) => (isSound(item) ? this.solve(item, task, topics) : item)));
    return isWholeSet(task) ? wholeOrNothing(solved, task) : solved;
  }

  /** The topics of the bank that a question of this task may be about. */
  async topics({ subject }: Pick<GenerationTask, 'subject'>): Promise<string[]> {
    const { topics } = await this.questions.topics(subject);
    return topics.map(({ category }) => category);
  }

  private async solve(
    { content, topic }: CheckedItem,
    task: GenerationTask,
    topics: readonly string[],
  ): Promise<CheckedItem> {
    const judged = { content, topic };
    const second = await this.secondSolve(content, task, topics);
    if (!second) {
      return { ...judged, flaws: [{ check: 'secondAnswer', reason: 'The second solve gave no answer.' }], passed: [] };
    }
    const solved = { secondAnswer: second.answer, secondTopics: second.topics };
    const verdict = verdictOn(judged, task, { nearby: [], ...solved, secondSkills: second.skills });
    const skills = content.skills?.filter((id) => second.skills.some((each) => each === id));
    return { topic, content: verdict.flaws.length > 0 ? content : { ...content, skills }, ...solved, ...verdict };
  }

  private async secondSolve(content: QuestionContent, task: GenerationTask, topics: readonly string[]) {
    const { generationId, subject, signal } = task;
    try {
      const user = solveMessage(content, { subject, topics });
      const { value } = await this.model.ask('second_solve', { generationId, subject, user, signal });
      return value;
    } catch (error) {
      if (error instanceof ModelUnavailable) return undefined;
      throw error;
    }
  }
}

export function isSound({ flaws }: Pick<CheckedItem, 'flaws'>): boolean {
  return flaws.length === 0;
}

function verdictOn(
  judged: JudgedItem,
  task: GenerationTask,
  beside: Pick<GateContext, 'nearby' | 'passages' | 'secondAnswer' | 'secondTopics' | 'secondSkills'>,
): Verdict {
  const item = gateItem(judged, task);
  const context: GateContext = { subject: task.subject, parent: task.parent, ...beside };
  const flaws = checkItem(item, context);
  return { flaws, passed: flaws.length === 0 ? passedChecks(item, context) : [] };
}

/** What the model leaves out is as in the original question. */
function contentOf(
  item: GivenItem,
  task: GenerationTask,
  { extract, topics }: { extract: string | undefined; topics: readonly string[] },
): QuestionContent {
  const { question, options, correct_answer, explanation, topic } = item;
  const { parent, subject } = task;
  const { exam_type = 'Practice', year_level, pool, text_format, format } = parent;
  const asked: QuestionContent = { question, type: 'Generated', exam_type, year_level, pool, text_format };
  if (!options) return asked;
  return {
    ...asked,
    mcq_options: formatOptions(options),
    correct_answer,
    explanation,
    ...(subject !== 'Reading' && { wrong_turns: rationalesOf(item) }),
    level: parent.level ?? 'Medium',
    // The blanks of a cloze test different things.
    category: format === 'cloze' && topic && topics.includes(topic) ? topic : parent.category,
    skills: item.skills,
    format,
    text: extract ?? parent.text,
  };
}

/** As they were given; the gate says what is missing. */
function rationalesOf({ wrong_turns = [] }: GivenItem): DistractorRationales | undefined {
  const rationales = wrong_turns
    .map(({ letter, sentence }) => [letter, sentence.trim()])
    .filter(([, sentence]) => sentence);
  return rationales.length > 0 ? Object.fromEntries(rationales) : undefined;
}

function gateItem({ content, topic }: JudgedItem, { kind }: GenerationTask): GeneratedItem {
  const { question = '', mcq_options = '', correct_answer = '', explanation = '' } = content;
  // A passage that was not generated is that of the parent.
  const text = (kind === 'extract' && content.text) || undefined;
  return { ...content, question, mcq_options, correct_answer, explanation, text, topic };
}

/** All gaps or blanks of a passage pass or none does, because a set without one of them cannot be asked. */
function wholeOrNothing(checked: CheckedItem[], task: GenerationTask): CheckedItem[] {
  const format = task.parent.format === 'gap' ? 'gap' : 'cloze';
  const problem = setProblem(
    format,
    checked.map((item) => gateItem(item, task)),
  );
  const other = `Another ${PLACE_NAMES[format]} of this passage has been refused.`;
  const reason = problem ?? (checked.every(isSound) ? undefined : other);
  if (!reason) return checked;
  return checked.map((item) => ({ ...item, flaws: [...item.flaws, { check: 'passageFormat', reason }], passed: [] }));
}

const CHECK_OF: Record<string, string> = { wrong_turns: 'wrongTurns' };

/** Applies the rules of the add forms, and checks that the options can be read back from one string. */
function shapeFlaws(content: QuestionContent, { options }: GivenItem, { subject }: GenerationTask): Flaw[] {
  const { error } = questionFieldsSchemas[subject].safeParse(content);
  if (error)
    return error.issues.map(({ path, message }) => ({ check: CHECK_OF[String(path[0])] ?? 'parses', reason: message }));
  const read = optionsOf(content).map(({ text }) => text);
  const isSame = !options || JSON.stringify(read) === JSON.stringify(options.map((text) => text.trim()));
  return isSame ? [] : [{ check: 'parses', reason: 'The options cannot be told apart in one line.' }];
}

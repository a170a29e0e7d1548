import { optionTextsOf, padded } from './options';
import { hasTexts, NO_TEXTS, type TypedTexts, typedTextsOf } from './passage-texts';
import type { QuestionValues, StoredValues } from './question-values';

/** What the release before stored of a form. */
interface EarlierValues extends Partial<Omit<StoredValues, 'format'>>, Partial<Pick<QuestionValues, 'format'>> {
  optionTexts?: string[] | null;
  /** The mistakes that lead to the options, by their letters. */
  turnTexts?: string[];
  passageTexts?: TypedTexts | null;
}

/** A draft that the release before stored, as a form of this one holds it. */
export function fromEarlierDraft(values: EarlierValues): Partial<QuestionValues> {
  const { mcq_options = '', wrong_turns: _sent, optionTexts, turnTexts = [], passageTexts, ...fields } = values;
  const { format = '', text = '' } = fields;
  const texts = optionTexts ?? optionTextsOf(mcq_options, format);
  const count = Math.max(texts?.length ?? 0, turnTexts.length);
  const options = Array.from({ length: count }, (_, index) => {
    return { text: texts?.[index] ?? '', rationale: turnTexts[index] ?? '' };
  });
  return {
    ...fields,
    options: padded(options, format),
    unreadOptions: texts ? null : mcq_options,
    passageTexts: passageTexts ?? (hasTexts(format) ? typedTextsOf(text, format) : NO_TEXTS),
  };
}

import { distractorRationalesSchema } from '@wattle/contract/distractor-rationales';
import { optionsOf } from '@wattle/contract/options';
import type { ContentField } from '@wattle/contract/question-content';
import type { Question } from '@wattle/contract/questions';
import { capitalized } from '@wattle/contract/text';
import { Chip, choiceTile, Grid, Heading, MutedText, radius, Stack, space, WordDiff } from '@wattle/design-system';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { FieldGroup, Side } from './merge-edits';
import { type Choice, OptionsDiff, SmallPicture } from './question-diff';
import { fieldName, formatName, isPicture } from './question-labels';
import type { StoredValues } from './question-values';

const Box = styled.label`
  ${choiceTile}
  display: block;
  min-width: 0;
  border-width: 1.5px;

  padding: ${space[16]};
  border-radius: ${radius.control};
`;

const Head = styled.span`
  display: flex;
  align-items: center;
  font-weight: 600;

  gap: ${space[12]};
  margin-bottom: ${space[8]};

  & > input {
    width: 20px;
    height: 20px;
    margin: 0;
  }

  & > :last-child {
    margin-left: auto;
    font-weight: 400;
  }
`;

interface ConflictChoiceProps {
  number: number;
  fields: FieldGroup;
  yours: StoredValues;
  theirs: StoredValues;
  /** How the other's text is called, such as "Tom's". */
  theirName: string;
  savedAt: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

export function conflictName(fields: readonly ContentField[]): string {
  if (fields.length === 1) return fieldName(fields[0] as string).toLowerCase();
  return fields.includes('text') ? 'passage and format' : 'options and correct answer';
}

export function ConflictChoice({
  number,
  fields,
  yours,
  theirs,
  theirName,
  savedAt,
  chosen,
  onChoose,
}: ConflictChoiceProps) {
  const name = useId();
  const title = conflictName(fields);
  const [field] = fields;
  const box = (side: Side, owner: string, when: string, content: ReactNode) => (
    <Box>
      <Head>
        <input
          type="radio"
          name={name}
          checked={chosen === side}
          onChange={() => onChoose(side)}
          aria-label={`${owner}, ${when}`}
        />
        {owner}
        <MutedText as="span">{when}</MutedText>
      </Head>
      {content}
    </Box>
  );
  return (
    <Stack as="section" gap={8} aria-labelledby={`${name}-title`}>
      <Heading level={2} size={18} id={`${name}-title`}>
        {number}. {capitalized(title)}
      </Heading>
      <MutedText>
        {field === 'mcq_options'
          ? 'Chosen together, so that the letter always fits.'
          : 'Marked words differ from the other text'}
      </MutedText>
      <Grid role="radiogroup" aria-labelledby={`${name}-title`} columnWidth={280} gap={12}>
        {box('yours', 'Yours', 'not saved yet', contentOf(field, yours, theirs))}
        {box('theirs', theirName, `saved ${savedAt}`, contentOf(field, theirs, yours))}
      </Grid>
    </Stack>
  );
}

function contentOf(field: ContentField, mine: StoredValues, other: StoredValues): ReactNode {
  if (isPicture(field)) return mine[field] ? <SmallPicture src={mine[field]} alt="" /> : 'No picture';
  if (field === 'mcq_options' && optionsOf(choiceOf(mine)).length > 0) {
    return <OptionsDiff mine={choiceOf(mine)} other={choiceOf(other)} />;
  }
  const text = mine[field] ? <WordDiff before={other[field]} after={mine[field]} isOneSided /> : 'Empty';
  if (field !== 'text') return text;
  return (
    <Stack gap={8} align="start">
      {mine.format !== other.format && <Chip tone="info">{formatName(mine.format)}</Chip>}
      {text}
    </Stack>
  );
}

function choiceOf({ mcq_options, correct_answer, wrong_turns, format }: StoredValues): Choice {
  const turns = wrong_turns.split('\n').map((line) => [line.slice(0, 1), line.slice(3)]);
  return {
    mcq_options,
    correct_answer,
    wrong_turns: distractorRationalesSchema.safeParse(Object.fromEntries(turns)).data,
    format: (format || undefined) as Question['format'],
  };
}

import { type ContentField, optionsOf } from '@wattle/contract';
import { color, fontSize, Grid, Heading, Stack } from '@wattle/design-system';
import { PICTURE_BACKGROUND } from '@wattle/exam-player';
import { useId } from 'react';
import { styled } from 'styled-components';
import { fieldName } from '../bank/field-names';
import { WordDiff } from '../bank/word-diff';
import { ChoiceCard } from './choice-card';
import { choiceOf } from './choice-of';
import type { Side } from './merge';
import { OptionsDiff } from './options-diff';
import { PassageDiff } from './passage-diff';
import type { ContentValues } from './question-values';

const Hint = styled.p`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Picture = styled.img`
  /* Its place is known before it has come. */
  height: 200px;
  object-fit: contain;
  background: ${PICTURE_BACKGROUND};
`;

interface ConflictChoiceProps {
  number: number;
  fields: readonly ContentField[];
  yours: ContentValues;
  theirs: ContentValues;
  /** How the other's text is called, such as "Tom's". */
  theirName: string;
  savedAt: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** The name of what is chosen, within a sentence. */
export function conflictName(fields: readonly ContentField[]): string {
  if (fields.length === 1) return fieldName(fields[0] as string).toLowerCase();
  return fields.includes('text') ? 'passage and format' : 'options and correct answer';
}

/** Both texts of a field that both have changed; options and key are one choice. */
export function ConflictChoice({ number, fields, yours, theirs, ...props }: ConflictChoiceProps) {
  const name = useId();
  const { theirName, savedAt, chosen, onChoose } = props;
  const title = conflictName(fields);
  const [field] = fields as [ContentField];
  const content = (mine: ContentValues, other: ContentValues) => {
    if (field === 'image_data') return mine.image_data ? <Picture src={mine.image_data} alt="" /> : 'No picture';
    if (field === 'mcq_options' && optionsOf(choiceOf(mine)).length > 0)
      return <OptionsDiff mine={choiceOf(mine)} other={choiceOf(other)} />;
    if (field === 'text') return <PassageDiff mine={mine} other={other} />;
    return mine[field] ? <WordDiff before={other[field]} after={mine[field]} isOneSided /> : 'Empty';
  };
  return (
    <Stack as="section" gap={8} aria-labelledby={`${name}-title`}>
      <Heading level={2} size={18} id={`${name}-title`}>
        {number}. {title.charAt(0).toUpperCase() + title.slice(1)}
      </Heading>
      <Hint>
        {field === 'mcq_options'
          ? 'Chosen together, so that the letter always fits.'
          : 'Marked: differs from the other text'}
      </Hint>
      <Grid role="radiogroup" aria-labelledby={`${name}-title`} columnWidth={280} gap={12}>
        <ChoiceCard
          name={name}
          owner="Yours"
          when="not saved yet"
          isChosen={chosen === 'yours'}
          onChoose={() => onChoose('yours')}
        >
          {content(yours, theirs)}
        </ChoiceCard>
        <ChoiceCard
          name={name}
          owner={theirName}
          when={`saved ${savedAt}`}
          isChosen={chosen === 'theirs'}
          onChoose={() => onChoose('theirs')}
        >
          {content(theirs, yours)}
        </ChoiceCard>
      </Grid>
    </Stack>
  );
}

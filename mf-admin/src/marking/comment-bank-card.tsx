import { WRITING_COMMENT_BANK } from '@wattle/contract/writing-comment-bank';
import { MAX_COMMENT_TEXT } from '@wattle/contract/writing-marks';
import { type CriterionId, criterionOf } from '@wattle/contract/writing-rubric';
import {
  color,
  Disclosure,
  fontSize,
  height,
  MutedText,
  Panel,
  plainButton,
  Stack,
  space,
  TextInput,
} from '@wattle/design-system';
import { KeyCap } from '@wattle/exam-player';
import { errorMessage, notify } from '@wattle/platform';
import { type FormEvent, type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton, QuietButton } from '../shared/buttons';
import { useForgetCommentMutation, useRememberedCommentsQuery } from './markings.api';

const Row = styled.li`
  display: flex;
  align-items: center;

  gap: ${space[8]};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Offer = styled.button`
  ${plainButton}
  display: flex;
  flex: 1;
  align-items: center;

  gap: ${space[12]};
  min-height: ${height.regular};
  padding: ${space[4]} 0;
  font-size: ${fontSize[15]};

  color: ${color.ink};

  @media (hover: hover) {
    &:hover {
      color: ${color.action};
    }
  }
`;

type Offers = ReturnType<typeof useOfferedComments>;

interface CommentBankCardProps {
  criterion: CriterionId;
  offers: Offers;
  /** The words that a comment would be about. */
  words: string | undefined;
  field: RefObject<HTMLInputElement | null>;
  onAdd: (text: string) => boolean;
}

export function CommentBankCard({ criterion, offers, words, field, onAdd }: CommentBankCardProps) {
  const [text, setText] = useState('');
  const { name } = criterionOf(criterion);

  const addOwn = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && onAdd(text.trim())) setText('');
  };
  const list = (comments: Offers['others'], hasKeys: boolean) => (
    <ul>
      {comments.map((comment, index) => (
        <Row key={comment.text}>
          <Offer type="button" onClick={() => onAdd(comment.text)}>
            {hasKeys && <KeyCap aria-hidden="true">⇧{index + 1}</KeyCap>}
            <span>{comment.text}</span>
          </Offer>
          {comment.ownId && <ForgetButton id={comment.ownId} text={comment.text} />}
        </Row>
      ))}
    </ul>
  );

  return (
    <Panel title={`Comments for ${name}`} titleSize={18} gap={8}>
      <MutedText aria-live="polite">
        {words ? `On “${words}”` : 'Select words in the text, then choose a comment.'}
      </MutedText>
      {list(offers.withKey, true)}
      {offers.others.length > 0 && (
        <Disclosure title={`${offers.others.length} more`}>{list(offers.others, false)}</Disclosure>
      )}
      <form onSubmit={addOwn}>
        <Stack gap={8}>
          <TextInput
            ref={field}
            aria-label={`Write your own comment for ${name}`}
            placeholder="Write your own"
            autoComplete="off"
            maxLength={MAX_COMMENT_TEXT}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {text.trim() !== '' && <DenseButton type="submit">Add the comment</DenseButton>}
        </Stack>
      </form>
    </Panel>
  );
}

function ForgetButton({ id, text }: { id: string; text: string }) {
  const [forget, { isLoading }] = useForgetCommentMutation();
  const forgetComment = async () => {
    const { error } = await forget(id);
    if (error) notify.danger(errorMessage(error, 'The comment could not be forgotten. Please try again.'));
  };
  return (
    <QuietButton isBusy={isLoading} aria-label={`Forget: ${text}`} onClick={forgetComment}>
      Forget
    </QuietButton>
  );
}

/** Keys 1 to 9. Those that all markers have keep their keys whatever a marker remembers. */
const SHARED_WITH_KEY = 6;
const WITH_KEY = 9;

interface OfferedComment {
  text: string;
  /** Of the marker’s own, which can be forgotten. */
  ownId?: string;
}

/** Comments for a criterion: first those that have a key, then the others. */
export function useOfferedComments(criterion: CriterionId) {
  const { data = [] } = useRememberedCommentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const texts = WRITING_COMMENT_BANK[criterion];
  const shared: OfferedComment[] = texts.map((text) => ({ text }));
  const own: OfferedComment[] = data
    .filter((comment) => comment.criterion === criterion && !texts.includes(comment.text))
    .map(({ id, text }) => ({ text, ownId: id }));
  const first = [...shared.slice(0, SHARED_WITH_KEY), ...own].slice(0, WITH_KEY);
  return { withKey: first, others: [...shared, ...own].filter((comment) => !first.includes(comment)) };
}

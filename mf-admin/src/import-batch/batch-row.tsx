import type { ImportedQuestion } from '@wattle/contract/question-import';
import { listInWords } from '@wattle/contract/text';
import {
  Chip,
  type ChipTone,
  Cluster,
  color,
  fontSize,
  MutedText,
  media,
  plainButton,
  Stack,
  space,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { CircleX } from 'lucide-react';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { editPath, questionPath } from '../paths';
import { CheckboxTarget, RowCheckbox } from '../question-list/table-style';
import { navigationState } from '../questions/question-address';
import { fieldName, previewText } from '../questions/question-labels';
import { DenseButton, DenseLink } from '../shared/buttons';
import { changesOf, factsOf, type Member } from './batch-selection';

const Row = styled.li<{ $isShown: boolean }>`
  display: grid;
  grid-template-columns: 36px 64px minmax(0, 1fr) auto;
  align-items: start;

  column-gap: ${space[8]};
  padding: ${space[8]} ${space[20]};

  background: ${({ $isShown }) => ($isShown ? color.actionSoft : 'none')};

  & + & {
    border-top: 1px solid ${color.line};
  }

  ${media.narrow} {
    grid-template-columns: 36px minmax(0, 1fr);
    padding-inline: ${space[12]};

    & > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`;

const Select = styled(CheckboxTarget)`
  min-width: 36px;
  min-height: 44px;
`;

const RowNumber = styled.span`
  padding: 10px 0;
  font-size: ${fontSize[15]};

  color: ${color.inkSoft};
`;

const Question = styled.button`
  ${plainButton}
  overflow-wrap: anywhere;

  min-height: 44px;
  padding: 10px 0;
  font-size: ${fontSize[15]};
`;

const Fault = styled.p`
  display: flex;
  font-size: ${fontSize[15]};
  font-weight: 600;

  gap: ${space[8]};

  color: ${color.danger};

  & > svg {
    flex: none;
    margin-top: ${space[4]};
  }
`;

const STATES: Record<Member['state'], { name: string; tone: ChipTone }> = {
  ready: { name: 'Ready', tone: 'action' },
  confirm: { name: 'To confirm', tone: 'brand' },
  picture: { name: 'Trying its picture', tone: 'neutral' },
  correct: { name: 'Needs you', tone: 'danger' },
  published: { name: 'Published', tone: 'info' },
};

interface BatchRowProps {
  imported: ImportedQuestion;
  member: Member;
  /** Of a picture from another site: whether it is shown here; undefined while it is tried. */
  isPictureShown: boolean | undefined;
  isShown: boolean;
  isSelectable: boolean;
  isSelected: boolean;
  returnTo: string;
  onSelect: (isSelected: boolean) => void;
  onShow: () => void;
  onPicture: (isShown: boolean) => void;
  onCorrect: (field: string, value: string) => void;
}

export function BatchRow({ imported, member, isPictureShown, returnTo, ...row }: BatchRowProps) {
  const { row: number, question, faults } = imported;
  const tried = toConfirm(imported).length > 0 ? 'confirm' : 'ready';
  const state = member.state === 'picture' && isPictureShown ? tried : member.state;
  const isPictureLost = member.state === 'picture' && isPictureShown === false;
  const { name, tone } = isPictureLost ? STATES.correct : STATES[state];
  useTriedPictures(member.state === 'picture' ? question : {}, row.onPicture);
  return (
    <Row $isShown={row.isShown}>
      <Select>
        {row.isSelectable && (
          <RowCheckbox
            aria-label={`Select row ${number}`}
            checked={row.isSelected}
            onChange={({ target }) => row.onSelect(target.checked)}
          />
        )}
      </Select>
      <RowNumber>Row {number}</RowNumber>
      <Stack gap={4}>
        <Question type="button" aria-pressed={row.isShown} onClick={row.onShow}>
          {previewText(question.question)}
        </Question>
        <MutedText>{factsOf(imported)}</MutedText>
        {imported.isChange && <p>{changeSentence(imported)}</p>}
        {imported.nearDuplicates.length > 0 && (
          <ul aria-label={`Nearly the same as row ${number}`}>
            {imported.nearDuplicates.map((each) => (
              <li key={each.id}>
                <Link to={questionPath(member.subject, each.id)} target="_blank">
                  {previewText(each.question)}
                </Link>{' '}
                ({each.type ?? 'N/A'})
              </li>
            ))}
          </ul>
        )}
        {faults
          .filter(({ isBlocking }) => isBlocking)
          .map(({ message }) => (
            <Fault key={message}>
              <CircleX size={16} aria-hidden="true" />
              {message}
            </Fault>
          ))}
        {isPictureLost && (
          <Fault>
            <CircleX size={16} aria-hidden="true" />
            This picture did not load. Give it another address, or put the picture itself into the question.
          </Fault>
        )}
        {toConfirm(imported).map(({ field, message, correction }) => (
          <Cluster key={message} gap={8}>
            <span>
              {message}{' '}
              {correction
                ? `Did you mean ${correction}? If it is a new topic, tick the row.`
                : 'Tick the row if that is right.'}
            </span>
            {correction && <DenseButton onClick={() => row.onCorrect(field, correction)}>Use {correction}</DenseButton>}
          </Cluster>
        ))}
      </Stack>
      <Cluster gap={8}>
        <Chip tone={tone}>{name}</Chip>
        {name === 'Needs you' && (
          <DenseLink
            to={editPath(member.subject, member.id)}
            state={navigationState({ returnTo })}
            aria-label={`Edit row ${number}`}
          >
            Edit
          </DenseLink>
        )}
      </Cluster>
    </Row>
  );
}

function changeSentence(imported: ImportedQuestion): string {
  const names = changesOf(imported).map(({ field }) => fieldName(field).toLowerCase());
  return names.length > 0
    ? `Changes a question in the bank: ${listInWords(names)}.`
    : 'The question in the bank is like that already.';
}

/** What staff confirm by ticking a row; its picture they have seen. */
export function toConfirm({ faults }: ImportedQuestion) {
  return faults.filter(({ isBlocking, field }) => !isBlocking && field !== 'image_data');
}

function tried(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const picture = new Image();
    picture.onload = resolve;
    picture.onerror = reject;
    picture.src = address;
  });
}

type Pictures = Pick<ImportedQuestion['question'], 'image_data' | 'explanation_image'>;

/** The server fetches no addresses, so the browser of whoever publishes tries whether the pictures are there. */
function useTriedPictures({ image_data, explanation_image }: Pictures, onTried: (areShown: boolean) => void): void {
  useEffect(() => {
    const tries = [image_data, explanation_image].flatMap((address) => (address ? tried(address) : []));
    if (tries.length === 0) return;
    let isLeft = false;
    const tell = (areShown: boolean) => !isLeft && onTried(areShown);
    Promise.all(tries).then(
      () => tell(true),
      () => tell(false),
    );
    return () => {
      isLeft = true;
    };
  }, [image_data, explanation_image]);
}

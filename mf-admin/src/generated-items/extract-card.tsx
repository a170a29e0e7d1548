import type { Subject } from '@wattle/contract';
import { Alert, Button, ButtonLink, Card, Cluster, Heading, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { useId, useRef, useState } from 'react';
import { FoldedText } from '../bank/folded-text';
import { FormatChips } from '../bank/format-chips';
import { FormattedPassage } from '../bank/formatted-passage';
import { editPath } from '../paths';
import type { ItemGroup } from './group-items';
import { useEditFromState } from './item-return';
import { RejectForm } from './reject-form';
import { useExtractDecisions } from './use-extract-decisions';

interface ExtractCardProps {
  subject: Subject;
  group: ItemGroup;
  refresh: () => Promise<void>;
}

/** A generated extract, above its questions, with what can be decided about all of them at once. */
export function ExtractCard({ subject, group, refresh }: ExtractCardProps) {
  const titleId = useId();
  const card = useRef<HTMLDivElement>(null);
  const [isRejecting, setRejecting] = useState(false);
  const state = useEditFromState();
  const waiting = group.questions
    .filter(({ question, item }) => question.type === 'Generated' && !item?.removed)
    .map(({ question }) => question);
  const { isBusy, problem, finalizeAll, rejectAll } = useExtractDecisions(subject, waiting, refresh);
  const inBank = group.questions.find(({ item }) => !item?.removed);
  const [first] = group.questions;
  const { text = '', format } = (inBank ?? first)?.question ?? {};
  const decide = async (decision: Promise<boolean>) => {
    if (await decision) setRejecting(false);
    card.current?.focus();
  };

  return (
    <Card as="section" ref={card} tabIndex={-1} aria-labelledby={titleId}>
      <Stack gap={16}>
        <Heading level={2} size={18} id={titleId}>
          Generated extract
        </Heading>
        {format && (
          <Cluster>
            <FormatChips question={{ format }} />
          </Cluster>
        )}
        <FoldedText title="Text of the extract" isOpen>
          <FormattedPassage text={text} format={format} />
        </FoldedText>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {waiting.length > 0 && isRejecting && (
          <RejectForm
            title={`Reject ${allOf(waiting.length)}: why?`}
            level={waiting[0]?.level}
            isBusy={isBusy}
            onReject={(reason) => decide(rejectAll(reason))}
            onCancel={() => decide(Promise.resolve(true))}
          />
        )}
        {!isRejecting && (
          <Cluster gap={8}>
            {waiting.length > 0 && (
              <Button size="dense" isBusy={isBusy} onClick={() => decide(finalizeAll())}>
                Finalize {allOf(waiting.length)}
              </Button>
            )}
            {inBank && (
              <ButtonLink
                as={Link}
                to={editPath(subject, inBank.question.id)}
                state={state}
                variant="secondary"
                size="dense"
              >
                Edit the extract
              </ButtonLink>
            )}
            {waiting.length > 0 && (
              <Button variant="quietDanger" size="dense" aria-disabled={isBusy} onClick={() => setRejecting(true)}>
                Reject {allOf(waiting.length)}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const allOf = (count: number) => (count === 1 ? 'the last question' : `all ${count} questions`);

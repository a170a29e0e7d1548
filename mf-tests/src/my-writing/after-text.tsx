import { ButtonLink, Disclosure, Passage, ScreenOnly, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { writingPath } from '../paths';
import { ReturnedMarking } from './returned-marking';
import { draftText, textAction, textState } from './text-words';
import { hasMore, type TextOfChild, useReadTextQuery, useTextOf } from './writings.api';

/** What became of a text: where it is, what a person wrote to it, its further drafts, and for the child what is next. */
export function AfterText(ofChild: TextOfChild) {
  const { attemptId, questionId, childId } = ofChild;
  const text = useTextOf(ofChild);
  const { currentData: data } = useReadTextQuery(ofChild, { skip: !hasMore(text) });
  const drafts = data?.draftTexts ?? [];
  const [latest, ...earlier] = data?.markings ?? [];
  // The child reads the others where it looks its text over.
  const shown = latest ? [latest, ...(childId ? earlier : [])] : [];
  return (
    <Stack gap={16}>
      {text && !text.marks && (
        <p>
          <strong>{textState(text)}.</strong>
        </p>
      )}
      {childId &&
        drafts.slice(1).map(({ number, text: draft }) => (
          <Disclosure key={number} title={`Draft ${number}`}>
            <Passage>{draft}</Passage>
          </Disclosure>
        ))}
      {shown.map((marking) => (
        <ReturnedMarking
          key={marking.draft}
          marking={marking}
          text={draftText(drafts, marking.draft)}
          hasDrafts={drafts.length > 1}
        />
      ))}
      {!childId && (
        <ScreenOnly>
          <ButtonLink as={Link} to={writingPath(attemptId, questionId)} variant="secondary">
            {textAction(text)}
          </ButtonLink>
        </ScreenOnly>
      )}
    </Stack>
  );
}

import { useEffect, useRef } from 'react';
import { useAttemptActions, useAttemptOptions, useExam, useIsLocked } from '../attempt/attempt-context';
import { emptyWritingId } from '../attempt/selectors';
import { WritingField } from './writing-field';

export function WritingAnswer({ questionId }: { questionId: string }) {
  const { hasWordLimit, sentences } = useAttemptOptions();
  const { written } = useAttemptActions();
  const text = useExam(({ answers }) => answers[questionId]?.writingResponse) ?? '';
  const isEmpty = useExam((state) => emptyWritingId(state) === questionId);
  const emptySentence = isEmpty ? sentences.emptyWriting : undefined;
  const textarea = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (emptySentence) textarea.current?.focus();
  }, [emptySentence]);

  return (
    <WritingField
      ref={textarea}
      label="Your response"
      text={text}
      hasWordLimit={hasWordLimit}
      error={emptySentence}
      readOnly={useIsLocked()}
      onWrite={(writingResponse) => written({ questionId, writingResponse })}
    />
  );
}

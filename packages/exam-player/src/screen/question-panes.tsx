import { useId } from 'react';
import { Options, type OptionsProps } from './options';
import { Pane, ReadingPane } from './pane';
import { PassagePane } from './passage-pane';
import { SplitPanes } from './split-panes';
import { Stem, type StemProps } from './stem';

type QuestionPanesProps = Omit<OptionsProps, 'labelledBy'> & Pick<StemProps, 'note'>;

/** What is read on one side, what is answered on the other. */
export function QuestionPanes({ note, question, ...options }: QuestionPanesProps) {
  const stemId = useId();
  const passage = question.extract_text ?? question.text;
  const stem = <Stem id={stemId} question={question} note={note} />;
  return (
    <SplitPanes
      // The passage stays where it was scrolled to while its questions change beside it.
      first={
        passage ? (
          <PassagePane key={passage} text={passage} />
        ) : (
          <ReadingPane key={question.id} aria-label="Question">
            {stem}
          </ReadingPane>
        )
      }
      second={
        <Pane key={question.id}>
          {passage && stem}
          <Options question={question} labelledBy={stemId} {...options} />
        </Pane>
      }
    />
  );
}

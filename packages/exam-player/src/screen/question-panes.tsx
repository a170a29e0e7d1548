import { useId } from 'react';
import { Options, type OptionsProps } from './options';
import { Pane } from './pane';
import { PassagePane } from './passage-pane';
import { SplitPanes } from './split-panes';
import { Stem } from './stem';

type QuestionPanesProps = Omit<OptionsProps, 'labelledBy'> & { number: number };

/** What is read on one side, what is answered on the other. */
export function QuestionPanes({ number, question, ...options }: QuestionPanesProps) {
  const stemId = useId();
  const passage = question.extract_text ?? question.text;
  const stem = <Stem id={stemId} number={number} question={question} />;
  return (
    <SplitPanes
      // The passage stays where it was scrolled to while its questions change beside it.
      first={passage ? <PassagePane key={passage} text={passage} /> : <Pane key={question.id}>{stem}</Pane>}
      second={
        <Pane key={question.id}>
          {passage && stem}
          <Options question={question} labelledBy={stemId} {...options} />
        </Pane>
      }
    />
  );
}

import { Cluster, fontSize, space } from '@wattle/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { ExamState } from '../answers/exam-state';
import { moveFocus } from './move-focus';
import { PaletteTiles } from './palette-tiles';
import { type Section, sectionsOf } from './sections';

const Sections = styled.div`
  display: grid;

  gap: ${space[16]};
`;

const Subject = styled.h3`
  font-family: inherit;
  font-weight: 600;
  letter-spacing: normal;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};
`;

interface PaletteProps {
  state: ExamState;
  onMove: (index: number) => void;
}

/**
 * All questions at a glance, each a step away, by subject where there are several. One stop for the Tab key; the arrow
 * keys go from tile to tile.
 */
export function Palette({ state, onMove }: PaletteProps) {
  const [section, ...more] = sectionsOf(state.questions);
  if (!section) return null;
  return (
    <nav aria-label="Questions">
      {more.length === 0 ? (
        <Cluster role="toolbar" gap={8} aria-label="Go to a question" onKeyDown={moveFocus}>
          <PaletteTiles state={state} section={section} onMove={onMove} />
        </Cluster>
      ) : (
        <Sections role="toolbar" aria-label="Go to a question" onKeyDown={moveFocus}>
          {[section, ...more].map((each) => (
            <SubjectGroup key={each.start} state={state} section={each} onMove={onMove} />
          ))}
        </Sections>
      )}
    </nav>
  );
}

function SubjectGroup({ state, section, onMove }: PaletteProps & { section: Section }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div role="group" aria-labelledby={id}>
      <Subject id={id}>{section.subject}</Subject>
      <Cluster gap={8}>
        <PaletteTiles state={state} section={section} onMove={onMove} />
      </Cluster>
    </div>
  );
}

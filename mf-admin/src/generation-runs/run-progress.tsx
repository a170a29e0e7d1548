import { GENERATED_QUESTIONS, type Generation } from '@wattle/contract';
import { Cluster, color, fontSize, ProgressBar, Stack, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';
import { ItemState } from './item-state';

const Figures = styled(Cluster)`
  ${tabularNums}
  font-size: ${fontSize[14]};
`;

const Summary = styled.summary`
  font-weight: 600;
  cursor: pointer;

  margin-bottom: ${space[4]};
  font-size: ${fontSize[14]};

  color: ${color.action};
`;

const Items = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  gap: ${space[4]};
`;

interface RunProgressProps {
  /** Undefined until the server has told of it. */
  run: Generation | undefined;
  /** Shows each question without being asked to. */
  isOpen: boolean;
}

/** How far each question of a generation has come. */
export function RunProgress({ run, isOpen }: RunProgressProps) {
  const items = run?.items ?? [];
  const total = items.length || GENERATED_QUESTIONS;
  const passed = items.filter(({ state }) => state === 'checked' || state === 'stored').length;
  const refused = run?.refused ?? 0;
  return (
    <Stack gap={8}>
      <Figures justify="space-between">
        <span>
          {passed} of {total} passed the checks
        </span>
        {refused > 0 && <span>{refused} refused so far</span>}
      </Figures>
      <ProgressBar label="Questions that passed the checks" value={passed} max={total} />
      {items.length > 0 && (
        <details open={isOpen}>
          <Summary>Each question</Summary>
          <Items>
            {items.map((item, index) => (
              <ItemState key={index} item={item} number={index + 1} />
            ))}
          </Items>
        </details>
      )}
    </Stack>
  );
}

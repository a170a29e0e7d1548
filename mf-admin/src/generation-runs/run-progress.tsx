import { GENERATED_QUESTIONS, type Generation } from '@wattle/contract';
import { Cluster, fontSize, ProgressBar, Stack, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';
import { ItemState } from './item-state';

const Figures = styled(Cluster)`
  ${tabularNums}
  font-size: ${fontSize[14]};
`;

const Items = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  gap: ${space[4]};
`;

/** How far each question of a generation has come. */
export function RunProgress({ run }: { run: Generation | undefined }) {
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
      <ProgressBar label="Questions that passed the checks" value={passed} max={total} isBare />
      {items.length > 0 && (
        <Items aria-label="Progress of each question">
          {items.map((item, index) => (
            <ItemState key={index} item={item} number={index + 1} />
          ))}
        </Items>
      )}
    </Stack>
  );
}

import { GENERATED_QUESTIONS, type Generation, type GenerationItem } from '@wattle/contract/generation';
import { Cluster, color, Disclosure, fontSize, ProgressBar, Stack, space, tabularNums } from '@wattle/design-system';
import { CircleCheck, CircleDashed, CircleX, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';

const Counts = styled(Cluster)`
  ${tabularNums}
  font-size: ${fontSize[14]};
`;

const Item = styled.li<{ $color: string }>`
  display: flex;

  gap: ${space[8]};
  font-size: ${fontSize[14]};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${(props) => props.$color};
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export function RunProgress({ run, isOpen }: { run: Generation | undefined; isOpen: boolean }) {
  const items = run?.items ?? [];
  const total = items.length || GENERATED_QUESTIONS;
  const passed = items.filter(isGood).length;
  const refused = run?.refused ?? 0;
  return (
    <Stack gap={8}>
      <Counts justify="space-between">
        <span>
          {passed} of {total} passed the checks
        </span>
        {refused > 0 && <span>{refused} refused so far</span>}
      </Counts>
      <ProgressBar label="Questions that passed the checks" value={passed} max={total} />
      {items.length > 0 && (
        <Disclosure title="Each question" isOpen={isOpen}>
          <Stack as="ul" gap={4}>
            {items.map((item, index) => (
              <ItemState key={index} item={item} number={index + 1} />
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

function ItemState({ item, number }: { item: GenerationItem; number: number }) {
  const [Sign, signColor] = signOf(item);
  const reasons = item.flaws.map(({ reason }) => reason).join(' ');
  return (
    <Item $color={signColor}>
      <Sign size={16} aria-hidden="true" />
      <span>
        Question {number}: {sentenceOf(item)}
        {reasons && ` ${reasons}`}
      </span>
    </Item>
  );
}

function isGood({ state }: GenerationItem): boolean {
  return state === 'checked' || state === 'stored';
}

function signOf(item: GenerationItem) {
  if (isGood(item)) return [CircleCheck, color.action] as const;
  if (item.state === 'refused') return [CircleX, color.danger] as const;
  return [item.state === 'asked' && item.round > 1 ? RotateCcw : CircleDashed, color.inkSoft] as const;
}

function sentenceOf({ state, round, flaws }: GenerationItem): string {
  switch (state) {
    case 'asked':
      return round > 1 ? `asked again, round ${round}.` : flaws.length > 0 ? 'refused, and asked for again.' : 'asked.';
    case 'checking':
      return round > 1 ? `being checked, round ${round}.` : 'being checked.';
    case 'checked':
      return 'passed the checks.';
    case 'stored':
      return 'stored.';
    case 'refused':
      return 'refused.';
    case 'dropped':
      return 'dropped.';
  }
}

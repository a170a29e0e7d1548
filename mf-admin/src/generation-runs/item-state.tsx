import type { GenerationItem } from '@wattle/contract';
import { color, fontSize, space } from '@wattle/design-system';
import { CircleCheck, CircleDashed, CircleX, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';

const Row = styled.li<{ $state: GenerationItem['state'] }>`
  display: flex;

  gap: ${space[8]};
  font-size: ${fontSize[14]};

  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ $state }) => (isGood($state) ? color.action : $state === 'refused' ? color.danger : color.inkSoft)};
  }

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** How far one of the questions of a generation has come. */
export function ItemState({ item, number }: { item: GenerationItem; number: number }) {
  const { state, round, flaws } = item;
  const reasons = flaws.map(({ reason }) => reason).join(' ');
  const isAgain = state === 'asked' && round > 1;
  const Sign = isGood(state) ? CircleCheck : state === 'refused' ? CircleX : isAgain ? RotateCcw : CircleDashed;
  return (
    <Row $state={state}>
      <Sign size={16} aria-hidden="true" />
      <span>
        Question {number}: {sentence(item)}
        {reasons && ` ${reasons}`}
      </span>
    </Row>
  );
}

function isGood(state: GenerationItem['state']): boolean {
  return state === 'checked' || state === 'stored';
}

function sentence({ state, round, flaws }: GenerationItem): string {
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

import type { StoredItem } from '@wattle/contract';
import { Cluster, color, fontSize, space } from '@wattle/design-system';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';
import { gateLabels } from './gate-labels';

const Line = styled(Cluster)`
  margin: 0;
  padding: ${space[16]} 0 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  font-weight: 600;

  row-gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.action};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
  }
`;

const Before = styled.li`
  color: ${color.inkSoft};
`;

/** What the gate has found right about a question, in one line of ticks. */
export function GateLine({ item }: { item: StoredItem }) {
  const labels = gateLabels(item);
  if (labels.length === 0) return null;
  return (
    <Line forwardedAs="ul" gap={12} aria-label="What the checks said">
      {item.edited && <Before>Before the edit:</Before>}
      {labels.map((label) => (
        <li key={label}>
          <Check size={14} aria-hidden="true" />
          {label}
        </li>
      ))}
    </Line>
  );
}

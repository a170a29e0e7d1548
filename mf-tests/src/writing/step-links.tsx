import { ButtonLink, Cluster, color, fontSize, height, radius, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import { isCriterion, type Step, titleOf } from './steps';

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  border: 1px solid ${color.edge};
  font-weight: 600;
  text-decoration: none;

  gap: ${space[8]};
  min-height: ${height.regular};
  padding: 0 ${space[16]};
  border-radius: ${radius.full};
  font-size: ${fontSize[14]};

  background: ${color.sunken};
  color: ${color.ink};

  &[aria-current] {
    background: ${color.ink};
    color: ${color.paper};
  }
`;

const LOOK_OVER = 'Look over';

/** All steps in a row, with those of the criteria as one. */
export function StepLinks({ steps, current, lookOver }: { steps: readonly Step[]; current: Step; lookOver: Step }) {
  const shown = steps.filter((step) => !isCriterion(step) || step === lookOver);
  return (
    <nav aria-label="Steps">
      <Cluster as="ol" gap={8}>
        {shown.map((step, index) => {
          const isCurrent = step === current || (step === lookOver && isCriterion(current));
          return (
            <li key={step}>
              <Pill to={`?step=${step}`} aria-current={isCurrent ? 'step' : undefined}>
                {index + 1}. {step === lookOver ? LOOK_OVER : titleOf(step)}
              </Pill>
            </li>
          );
        })}
      </Cluster>
    </nav>
  );
}

/** The one way on from a step. */
export function NextStep({ to, children = `Next: ${titleOf(to)}` }: { to: Step; children?: string }) {
  return (
    <ButtonLink as={Link} to={`?step=${to}`} size="large">
      {children}
      <ArrowRight size={18} aria-hidden="true" />
    </ButtonLink>
  );
}

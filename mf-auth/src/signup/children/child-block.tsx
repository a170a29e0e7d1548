import { EXAMS, MIN_PASSWORD_CHARACTERS, YEAR_LEVELS } from '@wattle/contract/constants';
import { examProfile, examsOfferedFor, offeredPart } from '@wattle/contract/exams';
import {
  Button,
  Card,
  Cluster,
  Field,
  Grid,
  Heading,
  PasswordInput,
  Select,
  Stack,
  TextInput,
} from '@wattle/design-system';
import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type ChildFields, isUntouched, type SignupFields } from '../signup-fields';
import type { Children } from './use-children';
import { UsernameField } from './username-field';

/** The child that is being filled in. */
export function ChildBlock({ list }: { list: Children }) {
  const { open, status, suggestion, hasMoved } = list;
  const { register, control, formState } = useFormContext<SignupFields>();
  const child = useWatch({ control, name: `children.${open}` });
  const errors = formState.errors.children?.[open];
  const exam = EXAMS.find((each) => each === child?.exam);
  const part = exam && offeredPart(exam);
  const headingId = useId();
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!hasMoved) return;
    const first = block.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (first ?? block.current?.querySelector('input'))?.focus();
  }, [hasMoved]);

  const field = (name: keyof ChildFields) => register(`children.${open}.${name}`);

  return (
    <Card tone="draft" role="group" aria-labelledby={headingId} ref={block}>
      <Stack gap={20}>
        <Heading level={3} size={20} id={headingId}>{`Child ${open + 1}`}</Heading>
        <Grid>
          <UsernameField
            status={status}
            suggestion={suggestion}
            error={errors?.username?.message}
            {...register(`children.${open}.username`)}
          />
          <Field
            label="Password"
            hint={`At least ${MIN_PASSWORD_CHARACTERS} characters.`}
            error={errors?.password?.message}
            isRequired
          >
            <PasswordInput autoComplete="new-password" {...field('password')} />
          </Field>
          <Field label="First name" error={errors?.firstName?.message} isRequired>
            <TextInput dir="auto" autoComplete="off" {...field('firstName')} />
          </Field>
          <Field label="Last name" error={errors?.lastName?.message} isRequired>
            <TextInput dir="auto" autoComplete="off" {...field('lastName')} />
          </Field>
          <Field label="Grade (year)" error={errors?.grade?.message} isRequired>
            <Select {...field('grade')}>
              <option value="">Choose a year</option>
              {YEAR_LEVELS.map((year) => (
                <option key={year} value={year}>{`Year ${year}`}</option>
              ))}
            </Select>
          </Field>
          <Field label="Exam" hint={part ? `Wattle has ${part}.` : undefined} error={errors?.exam?.message} isOptional>
            <Select {...field('exam')}>
              <option value="">Choose later</option>
              {examsOfferedFor(Number(child?.grade) || undefined).map((exam) => (
                <option key={exam} value={exam}>
                  {examProfile(exam).name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="School" error={errors?.school?.message} isOptional>
            <TextInput autoComplete="off" {...field('school')} />
          </Field>
        </Grid>
        <Cluster>
          <Button variant="secondary" isDisabled={status === 'checking'} onClick={list.add}>
            + Add Another Child
          </Button>
          {!isUntouched(child) && (
            <Button variant="quiet" onClick={list.clear}>
              Clear
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

import { SUBJECT_NAMES, SUBJECTS, TEST_TYPES, YEAR_LEVELS } from '@wattle/contract/constants';
import type { Handout, PaperRequest } from '@wattle/contract/papers';
import { subjectSchema } from '@wattle/contract/questions';
import { randomId } from '@wattle/contract/random-id';
import { kindTitle, TEST_KINDS, topicTitle } from '@wattle/contract/test-kinds';
import { testTypeSchema } from '@wattle/contract/tests';
import { Alert, Button, Cluster, Field, Panel, Select, Stack } from '@wattle/design-system';
import { errorMessage, useLocation, useNavigate } from '@wattle/platform';
import { type FormEvent, useState } from 'react';
import { paperPath } from '../paths';
import { useHandOutPaperMutation, useOpenPaperMutation } from './paper.api';

interface PrintFormProps {
  audience: 'student' | 'parent' | 'staff';
  childId?: string;
  isPrimary: boolean;
}

/** The combined practice test is of all subjects. */
const ALL = 'all';

/** Chooses what is printed. An address that names a topic or a result leaves nothing to choose. */
export function PrintForm({ audience, childId, isPrimary }: PrintFormProps) {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [open, opening] = useOpenPaperMutation();
  const [handOut, handingOut] = useHandOutPaperMutation();
  const [testType, setTestType] = useState(testTypeSchema.catch('weekly-test').parse(params.get('testType')));
  const [category, setCategory] = useState<string>(subjectSchema.catch('Maths').parse(params.get('category')));
  const [grade, setGrade] = useState('5');
  // Pressed twice, it is one paper.
  const [requestId] = useState(() => randomId(12));
  const fixed = fixedRequest(params);
  const error = opening.error ?? handingOut.error;
  const subjects = [
    ...SUBJECTS.map((value) => ({ value: value as string, name: SUBJECT_NAMES[value] as string })),
    ...(testType === 'practice-test' && audience !== 'staff' ? [{ value: ALL, name: 'All four subjects' }] : []),
  ];
  const chosen = subjects.some(({ value }) => value === category) ? category : 'Maths';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const ofSubject = { requestId, testType, category: chosen };
    const { data } =
      audience === 'staff'
        ? await handOut({ ...ofSubject, grade: grade ? Number(grade) : undefined } as Handout)
        : await open({
            childId,
            request: (fixed
              ? { requestId, ...fixed.request }
              : chosen === ALL
                ? { requestId, testType }
                : ofSubject) as PaperRequest,
          });
    if (data) navigate(paperPath(data.paperCode, '', childId));
  };

  return (
    <Panel title={fixed ? `Print ${fixed.name}` : 'Print a test'}>
      <form onSubmit={submit} noValidate>
        <Stack gap={12}>
          {error && <Alert tone="danger">{errorMessage(error, 'The test could not be made. Please try again.')}</Alert>}
          <Cluster gap={16} style={{ alignItems: 'flex-end' }}>
            {!fixed && (
              <>
                <Field label="Test">
                  <Select value={testType} onChange={({ target }) => setTestType(testTypeSchema.parse(target.value))}>
                    {TEST_TYPES.map((value) => (
                      <option key={value} value={value}>
                        {TEST_KINDS[value].title}
                      </option>
                    ))}
                  </Select>
                </Field>
                <Field label="Subject">
                  <Select value={chosen} onChange={({ target }) => setCategory(target.value)}>
                    {subjects.map(({ value, name }) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </Select>
                </Field>
                {audience === 'staff' && (
                  <Field label="Year">
                    <Select value={grade} onChange={({ target }) => setGrade(target.value)}>
                      {YEAR_LEVELS.map((year) => (
                        <option key={year} value={year}>
                          Year {year}
                        </option>
                      ))}
                      <option value="">Any year</option>
                    </Select>
                  </Field>
                )}
              </>
            )}
            <Button
              type="submit"
              variant={isPrimary ? 'primary' : 'secondary'}
              isBusy={opening.isLoading || handingOut.isLoading}
            >
              Make the paper
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Panel>
  );
}

/** What an address names that is no kind of test: a topic, or what went wrong in a test. */
function fixedRequest(params: URLSearchParams) {
  const [topic, category, attemptId] = ['topic', 'category', 'attemptId'].map((name) => params.get(name) ?? undefined);
  if (topic) return { name: topicTitle(topic).toLowerCase(), request: { topic, category } };
  if (!attemptId) return undefined;
  const only = params.get('only') === 'easier' ? 'easier' : undefined;
  return { name: kindTitle('re-sit').toLowerCase(), request: { attemptId, only } };
}

import {
  EXAMS,
  type Exam,
  SUBJECT_NAMES,
  SUBJECTS,
  type Subject,
  TEST_TYPES,
  YEAR_LEVELS,
} from '@wattle/contract/constants';
import { examProfile, offeredPart, offeredSections } from '@wattle/contract/exams';
import { subjectSchema } from '@wattle/contract/questions';
import { randomId } from '@wattle/contract/random-id';
import { kindTitle, TEST_KINDS, topicTitle } from '@wattle/contract/test-kinds';
import { testTypeSchema } from '@wattle/contract/tests';
import { capitalized } from '@wattle/contract/text';
import { Alert, Button, Cluster, Field, MutedText, Panel, Select, Stack } from '@wattle/design-system';
import { errorMessage, useLocation, useNavigate } from '@wattle/platform';
import { type FormEvent, useRef, useState } from 'react';
import { paperPath } from '../paths';
import { useHandOutPaperMutation, useOpenPaperMutation } from './paper.api';

interface PrintFormProps {
  audience: 'student' | 'parent' | 'staff';
  childId?: string;
  /** Of the child; staff choose one. */
  exam?: Exam | undefined;
  isPrimary: boolean;
}

/** The combined practice test is of all subjects. */
const ALL = 'all';

/** Chooses what is printed. An address that names a topic or a result leaves nothing to choose. */
export function PrintForm({ audience, childId, exam: ownExam, isPrimary }: PrintFormProps) {
  const params = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  const [open, opening] = useOpenPaperMutation();
  const [handOut, handingOut] = useHandOutPaperMutation();
  const [testType, setTestType] = useState(testTypeSchema.catch('weekly-test').parse(params.get('testType')));
  const [category, setCategory] = useState<Subject | typeof ALL>(
    subjectSchema.catch('Maths').parse(params.get('category')),
  );
  const [grade, setGrade] = useState<number | undefined>(YEAR_LEVELS[1]);
  const [chosenExam, setExam] = useState<Exam>();
  const exam = audience === 'staff' ? chosenExam : ownExam;
  const isOfExam = testType === 'full-test';
  const subjects = isOfExam ? offeredSections(exam).map((section) => section.subject) : SUBJECTS;
  const fixed = fixedRequest(params);
  const error = opening.error ?? handingOut.error;
  const hasAll = testType === 'practice-test' && audience !== 'staff';
  const subject = subjects.find((each) => each === category) ?? subjects[0] ?? 'Maths';
  const chosen = hasAll && category === ALL ? ALL : subject;

  const ofSubject = { testType, category: subject };
  const request = fixed?.request ?? (chosen === ALL ? { testType: 'practice-test' as const } : ofSubject);
  const ofChoice = JSON.stringify([audience, childId, request, exam, audience === 'staff' && grade]);
  // Sent again, also after a response that was lost, a choice is one paper; another choice is another one.
  const requestIds = useRef(new Map<string, string>());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const requestId = requestIds.current.get(ofChoice) ?? randomId(12);
    requestIds.current.set(ofChoice, requestId);
    const { data } =
      audience === 'staff'
        ? await handOut({ requestId, ...ofSubject, grade, exam: isOfExam ? exam : undefined })
        : await open({ childId, request: { requestId, ...request } });
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
                        {value === 'full-test' && ownExam
                          ? `${TEST_KINDS[value].title}: ${examProfile(ownExam).name}`
                          : TEST_KINDS[value].title}
                      </option>
                    ))}
                  </Select>
                </Field>
                <Field label="Subject">
                  <Select
                    value={chosen}
                    onChange={({ target }) =>
                      setCategory(target.value === ALL ? ALL : subjectSchema.parse(target.value))
                    }
                  >
                    {subjects.map((value) => (
                      <option key={value} value={value}>
                        {SUBJECT_NAMES[value]}
                      </option>
                    ))}
                    {hasAll && <option value={ALL}>All four subjects</option>}
                  </Select>
                </Field>
                {audience === 'staff' && isOfExam && (
                  <Field label="Exam">
                    <Select
                      value={exam ?? ''}
                      onChange={({ target }) => setExam(EXAMS.find((each) => each === target.value))}
                    >
                      <option value="">Any exam</option>
                      {EXAMS.map((value) => (
                        <option key={value} value={value}>
                          {examProfile(value).name}
                        </option>
                      ))}
                    </Select>
                  </Field>
                )}
                {audience === 'staff' && (
                  <Field label="Year">
                    <Select value={grade ?? ''} onChange={({ target }) => setGrade(Number(target.value) || undefined)}>
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
          {isOfExam && offeredPart(exam) && (
            <MutedText>
              {capitalized(examProfile(exam).name)}: Wattle has {offeredPart(exam)}.
            </MutedText>
          )}
        </Stack>
      </form>
    </Panel>
  );
}

/** What an address names that is no kind of test: a topic, or what went wrong in a test. */
function fixedRequest(params: URLSearchParams) {
  const [topic, attemptId] = [params.get('topic'), params.get('attemptId')];
  const category = subjectSchema.safeParse(params.get('category')).data;
  if (topic && category) return { name: topicTitle(topic).toLowerCase(), request: { topic, category } };
  return attemptId ? { name: kindTitle('re-sit').toLowerCase(), request: { attemptId } } : undefined;
}

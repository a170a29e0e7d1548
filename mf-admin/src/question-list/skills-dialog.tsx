import { LEAST_ANSWERS } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { SKILLS } from '@wattle/contract/skills';
import { DataTable, Dialog, formatNumber, Spinner } from '@wattle/design-system';
import { useSkillStatisticsQuery, useTopicsQuery } from '../questions/questions.api';

export function SkillsDialog({ subject, onClose }: { subject: Subject; onClose: () => void }) {
  const topics = useTopicsQuery(subject);
  const { data, isError } = useSkillStatisticsQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = SKILLS.filter((skill) => skill.subject === subject).map(({ id, name }) => {
    const { answers = 0, facility = null } = data?.skills.find((each) => each.id === id) ?? {};
    const questions = topics.data?.skills?.find((each) => each.id === id)?.count ?? 0;
    return { id, name, questions, answers, facility };
  });
  return (
    <Dialog title="Skills" onClose={onClose}>
      <p>
        How often children answered right the first time, in tests. Re-sits, practice and questions left out do not
        count. A skill has a figure once it has {LEAST_ANSWERS} answers.
      </p>
      {isError && <p role="alert">The answers could not be counted. Close this and try again.</p>}
      {!data && !isError && <Spinner label="Counting answers" />}
      {data && (
        <DataTable
          caption="Skills"
          columns={[
            { label: 'Skill', cell: ({ name }) => name },
            { label: 'Questions', cell: ({ questions }) => formatNumber(questions) },
            { label: 'Right', cell: ({ facility }) => (facility === null ? '–' : `${Math.round(100 * facility)} %`) },
            { label: 'Answers', cell: ({ answers }) => formatNumber(answers) },
          ]}
          rows={rows.toSorted((one, other) => (one.facility ?? 2) - (other.facility ?? 2))}
          keyOf={({ id }) => id}
        />
      )}
    </Dialog>
  );
}

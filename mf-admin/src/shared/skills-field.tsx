import { MAX_SKILLS, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { SKILLS, skillOf, skillsOfTopic } from '@wattle/contract/skills';
import { Field, Grid, Select } from '@wattle/design-system';

const LABELS = ['Skill', 'Second skill', 'Third skill'];

interface SkillsFieldProps {
  subject: Subject;
  /** Its skills come first. */
  topic: string | undefined;
  skills: readonly string[];
  none: string;
  error?: string | undefined;
  onChange: (skills: string[]) => void;
}

/** Up to three skills of a subject, each chosen by its name; the next one can be chosen once there is one. */
export function SkillsField({ subject, topic, skills, none, error, onChange }: SkillsFieldProps) {
  const suggested = skillsOfTopic(subject, topic);
  const others = SKILLS.filter((skill) => skill.subject === subject && !suggested.includes(skill));
  const groups = [
    { label: `Of the topic ${topic}`, skills: suggested },
    { label: `Other skills of ${SUBJECT_NAMES[subject]}`, skills: others },
  ];
  return (
    <Grid columnWidth={200}>
      {LABELS.slice(0, Math.min(skills.length + 1, MAX_SKILLS)).map((label, index) => (
        <Field
          key={label}
          label={label}
          hint={skillOf(skills[index] ?? '')?.sentence}
          error={index === 0 ? error : undefined}
        >
          <Select
            value={skills[index] ?? ''}
            onChange={({ target }) => onChange(skills.toSpliced(index, 1, target.value).filter(Boolean))}
          >
            <option value="">{index === 0 ? none : 'None'}</option>
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.skills
                  .filter(({ id }) => id === skills[index] || !skills.includes(id))
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      ))}
    </Grid>
  );
}

import type { DailyPractice, DueSkill } from '@wattle/contract/daily-practice';
import { formatCount, numberInWords } from '@wattle/contract/text';
import { BlossomMark, ButtonLink, Cluster } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { DAILY_PRACTICE_PATH } from '../paths';
import { inMinutes, onDay, THATS_ALL } from '../practice-words';
import { EmptyBlossom } from '../weekly-plan/empty-blossom';
import type { NextStep } from './next-step';
import { NextStepCard } from './next-step-card';

/** Further skills are counted. */
const MAX_NAMES = 3;

interface TodayCardProps {
  practice: DailyPractice;
  /** What the child may do instead, or afterwards. */
  planned: NextStep;
  /** A test is under way, and comes first. */
  isSecond: boolean;
}

/** The practice of today. What is done is done: nothing more is asked for, and nothing piles up. */
export function TodayCard({ practice, planned, isSecond }: TodayCardProps) {
  const { state, questions, answered, minutes, attemptId, skills } = practice;
  const left = questions - answered;
  if (state === 'due' || state === 'open') {
    const isOpen = state === 'open';
    return (
      <NextStepCard
        label="Today"
        title={
          isOpen
            ? `Today’s practice: ${answered} of ${questions} done`
            : `${formatCount(questions, 'question')}, about ${inMinutes(minutes)}`
        }
        facts={
          isOpen ? factsOfOpen(left, minutes) : 'No clock. After each one you see if it was right, and how it works.'
        }
        button={isOpen ? 'Continue' : `Start today’s ${questions}`}
        path={isOpen ? `${DAILY_PRACTICE_PATH}?attemptId=${attemptId}` : DAILY_PRACTICE_PATH}
        note="Later is fine: nothing piles up."
        isSecond={isSecond}
        whyTitle={questions === 1 ? 'Why this one' : `Why these ${numberInWords(questions)}`}
      >
        <Cluster gap={4} aria-hidden="true">
          {skills.map(({ id }, index) =>
            index < answered ? (
              <BlossomMark key={`${id} ${index}`} size={28} />
            ) : (
              <EmptyBlossom key={`${id} ${index}`} />
            ),
          )}
        </Cluster>
        <p>
          You missed or guessed {questions === 1 ? 'this' : 'these'} before, so{' '}
          {questions === 1 ? 'it comes' : 'they come'} back with new questions: <strong>{namesOf(skills)}</strong>
        </p>
      </NextStepCard>
    );
  }
  return (
    <NextStepCard
      label="Today"
      title={state === 'done' ? THATS_ALL : 'Today is free'}
      facts={factsOfRest(practice)}
      whyTitle="If you would like to do more"
    >
      <p>
        {planned.title}. {planned.why}
      </p>
      <div>
        <ButtonLink as={Link} to={planned.path} variant="secondary">
          {planned.button}
        </ButtonLink>
      </div>
    </NextStepCard>
  );
}

function factsOfRest({ state, day, nextDay, testDay }: DailyPractice): string {
  if (day === testDay) return 'It is the day of the exam: nothing to practise. Take your time.';
  if (nextDay) return `The next questions come ${onDay(nextDay, day)}.`;
  return state === 'done' ? 'Nothing else is due.' : 'Enjoy your day.';
}

function factsOfOpen(left: number, minutes: number): string {
  if (left === 0) return 'Every question is answered. Only the last step is left.';
  return `About ${inMinutes(minutes)} left. It waits where you left it.`;
}

/** Many names have “and” in them. */
function namesOf(skills: readonly DueSkill[]): string {
  const names = [...new Set(skills.map(({ name }) => name))];
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(' · ') + (more > 0 ? ` and ${numberInWords(more)} more` : '');
}

import { textLabel } from '@wattle/contract';
import { Alert, Button, Card, Cluster, Field, Stack, Textarea, TextInput } from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { MAX_TEXTS, MIN_TEXTS, type TextsFormat, type TypedTexts, toPassage } from './passage-texts';
import type { QuestionValues } from './question-values';

interface TextInputsProps {
  format: TextsFormat;
  typed: TypedTexts;
  error: string | undefined;
}

/** The texts of a passage one by one, each with its title. */
export function TextInputs({ format, typed, error }: TextInputsProps) {
  const { setValue, formState } = useFormContext<QuestionValues>();
  const { title, texts } = typed;
  const change = (changes: Partial<TypedTexts>) => {
    const changed = { ...typed, ...changes };
    setValue('passageTexts', changed, { shouldDirty: true });
    setValue('text', toPassage(changed, format), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const keyed = texts.map((each, index) => ({ ...each, index, label: textLabel(format, index) }));
  return (
    <Stack gap={16} role="group" aria-label="Passage">
      <Field label="Title of all texts" isOptional>
        <TextInput value={title} onChange={({ target }) => change({ title: target.value })} />
      </Field>
      {keyed.map(({ label, index, ...each }) => (
        <Card key={label}>
          <Stack gap={12}>
            <Field label={`Title of ${label}`} isOptional>
              <TextInput
                value={each.title}
                onChange={({ target }) =>
                  change({ texts: texts.with(index, { text: each.text, title: target.value }) })
                }
              />
            </Field>
            <Field label={label} isRequired error={error?.startsWith(`${label} `) ? error : undefined}>
              <Textarea
                rows={5}
                value={each.text}
                onChange={({ target }) =>
                  change({ texts: texts.with(index, { title: each.title, text: target.value }) })
                }
              />
            </Field>
            {texts.length > MIN_TEXTS && (
              <Cluster>
                <Button variant="quietDanger" size="dense" onClick={() => change({ texts: texts.toSpliced(index, 1) })}>
                  Remove {label}
                </Button>
              </Cluster>
            )}
          </Stack>
        </Card>
      ))}
      {texts.length < MAX_TEXTS[format] && (
        <Cluster>
          <Button
            variant="secondary"
            size="dense"
            onClick={() => change({ texts: [...texts, { title: '', text: '' }] })}
          >
            Add {textLabel(format, texts.length)}
          </Button>
        </Cluster>
      )}
      {error && !keyed.some(({ label }) => error.startsWith(`${label} `)) && <Alert tone="danger">{error}</Alert>}
    </Stack>
  );
}

import type { Subject } from '@wattle/contract';
import { errorMessage, errorStatus, notify, useNavigate } from '@wattle/platform';
import { questionPath, readingQuestionPath } from '../paths';
import { useGenerateExtractQuestionsMutation, useGenerateQuestionsMutation } from './generation.api';

/** Sentences as published (specification 4 and 8). */
const WAIT = 'Please wait for a few seconds while the questions are being generated...';
const WAIT_FOR_EXTRACT = 'Please wait for few seconds while the extract questions are being generated...';
const EXTRACT_FAILED = 'Failed to generate extract questions. Please try again.';
const CALL_FAILED = 'No text found for this extractId in the selectively_extract table. Please try again.';
const NOT_CONFIGURED = 'Question generation is not configured.';

/** Asks a model for questions like one of the bank, and leads to what it has made. */
export function useGenerate(subject: Subject) {
  const navigate = useNavigate();
  const [generate, generating] = useGenerateQuestionsMutation();
  const [generateExtract, generatingExtract] = useGenerateExtractQuestionsMutation();

  return {
    isGenerating: generating.isLoading || generatingExtract.isLoading,

    async generateQuestions(id: string) {
      notify.info(WAIT);
      const { data, error } = await generate({ originalQuestionId: id, subject });
      if (error) notify.danger(failureSentence(error, CALL_FAILED));
      else if (!data.success) notify.danger(data.message || EXTRACT_FAILED);
      else navigate(questionPath(subject, id), { state: { generatedQuestions: data.generatedQuestions } });
    },

    async generateExtractQuestions(id: string) {
      notify.info(WAIT_FOR_EXTRACT);
      const { data, error } = await generateExtract({ extractId: id, subject });
      if (error) notify.danger(failureSentence(error, EXTRACT_FAILED));
      else if (!data.success || !data.extract_id) notify.danger(data.message || EXTRACT_FAILED);
      else navigate(readingQuestionPath(subject, id, data.extract_id), { state: data });
    },
  };
}

/** A server without the endpoint cannot generate either. */
function failureSentence(error: unknown, fallback: string): string {
  return errorStatus(error) === 404 ? NOT_CONFIGURED : errorMessage(error, fallback);
}

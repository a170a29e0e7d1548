export {
  childSchema,
  type LoginRequest,
  type LoginResponse,
  loginRequestSchema,
  loginResponseSchema,
  parentSchema,
  passwordSchema,
  type RefreshRequest,
  type RefreshResponse,
  type Role,
  refreshRequestSchema,
  refreshResponseSchema,
  type SessionUser,
  type SignupRequest,
  type SignupResponse,
  sessionUserSchema,
  signupRequestSchema,
  signupResponseSchema,
  usernameAvailabilitySchema,
  usernameKey,
  usernameQuerySchema,
  usernameSchema,
} from './accounts';
export { type AttemptUiState, attemptUiStateSchema, type SecondsSpent } from './attempt-ui-state';
export {
  type AnswerStatus,
  type AnswersReceipt,
  type AttemptKind,
  type AttemptStatus,
  type AttemptSubmission,
  answersReceiptSchema,
  attemptStatusSchema,
  attemptSubmissionSchema,
  type NumberedStatus,
  type OpenAttempt,
  type OpenTest,
  openTestSchema,
  type SaveAnswers,
  type SavedAnswer,
  type SubmittedAnswer,
  saveAnswersSchema,
  submittedAnswerSchema,
} from './attempts';
export {
  ASSESSMENT_WINDOW_DAYS,
  ASSESSMENTS_PER_EMAIL,
  EXAM_TYPES,
  IMAGE_LIMITS,
  IMPORT_LIMITS,
  LATE_SUBMISSION_SECONDS,
  LEVELS,
  MARKETING_CLAIMS,
  MAX_HIGHLIGHTS,
  MAX_QUESTIONS,
  MAX_WRITING_CHARACTERS,
  MAX_WRITING_WORDS,
  MESSAGE_MS,
  OPTION_LETTERS,
  QUESTION_COUNTS,
  QUESTION_FILTERS,
  QUESTION_PAGE_SIZE,
  QUESTION_PREVIEW_LENGTH,
  QUESTION_TYPES,
  REPORT_REQUESTS_PER_HOUR,
  REPORTS_PER_MAILBOX_A_DAY,
  ROLES,
  SERVABLE_TYPES,
  SPLIT_MIN_WIDTH_PX,
  SPLIT_PERCENT,
  SUBJECT_NAMES,
  SUBJECTS,
  TEST_TYPES,
  TOAST_DRAG_DISMISS_PERCENT,
  TOAST_MS,
  USERNAME_DEBOUNCE_MS,
  YEAR_LEVELS,
} from './constants';
export { formatClock, formatMinutes, secondsUntil } from './durations';
export { ACCENTED_EMAIL, hasAccents } from './email-accents';
export type { Endpoint } from './endpoint';
export { ENDPOINTS } from './endpoints';
export { type ErrorBody, errorBodySchema, type FieldError, fieldErrorSchema } from './errors';
export {
  type FreeAssessmentDetails,
  type FreeAssessmentQuery,
  type FreeSubmission,
  type FreeTestCheck,
  freeAssessmentDetailsSchema,
  freeAssessmentEmailSchema,
  freeAssessmentQuerySchema,
  freeCategorySchema,
  freeSubmissionSchema,
  freeTestCheckSchema,
  freeTestSchema,
} from './free-assessment';
export { FREE_TESTS, type FreeScores, type FreeTest, nextFreeTest } from './free-tests';
export {
  type ExtractGenerateRequest,
  type ExtractGenerateResponse,
  extractGenerateRequestSchema,
  extractGenerateResponseSchema,
  type GenerateRequest,
  type GenerateResponse,
  generateRequestSchema,
  generateResponseSchema,
} from './generation';
export { healthSchema, readySchema } from './health';
export { imageHashSchema } from './images';
export { MAIL_KINDS, type MailKind, type UnsubscribeQuery, unsubscribeQuerySchema } from './mail';
export { type GivenAnswer, isAttempted, isCorrect, type KeyedQuestion, scoreOf } from './marking';
export { formatOptions, type Option, type OptionLetter, parseOptions } from './options';
export { emailSchema, idSchema, type Message, messageSchema } from './primitives';
export { type ImportQuery, type ImportResponse, importQuerySchema, importResponseSchema } from './question-import';
export {
  type ExamType,
  generatedQuestionListSchema,
  generatedQuestionsQuerySchema,
  type Level,
  type Question,
  type QuestionList,
  type QuestionListQuery,
  type QuestionType,
  questionFieldsSchemas,
  questionListQuerySchema,
  questionListSchema,
  questionSchema,
  questionSubjectQuerySchema,
  type ServableType,
  type ServedQuestion,
  type Subject,
  type SubjectName,
  servedQuestionSchema,
  subjectNameSchema,
  subjectSchema,
} from './questions';
export {
  type AttemptList,
  type AttemptResult,
  type AttemptReview,
  type AttemptSummary,
  attemptListSchema,
  attemptResultSchema,
  attemptReviewSchema,
  type CategoryScore,
  type MarkedQuestion,
} from './results';
export { questionCount, TEST_KINDS, type TestKind } from './test-kinds';
export {
  type OpenPracticeTest,
  type OpenTestQuery,
  openPracticeTestSchema,
  openTestQuerySchema,
  type PageQuery,
  type PracticeSubmission,
  pageQuerySchema,
  practiceSubmissionSchema,
  type TestSubmission,
  type TestType,
  testSubmissionSchema,
  testTypeSchema,
} from './tests';
export { countWords, isTooLong } from './writing';

/** One version of a prompt. Its text never changes: a change is a new version in a new file. */
export interface Prompt {
  /** Name and version, such as `questions.v1`. */
  id: string;
  system: string;
}

/** A release is refused; the message says why in a sentence. */
export class ReleaseError extends Error {}

/**
 * The reason why a sound was not written out: the month's money is used up, the AI's vendor refuses the dealership, it is too
 * large, it cannot be read, nobody answered for an hour, or it is not kept any more.
 */
export const TRANSCRIPT_PROBLEMS = ['budget', 'vendor', 'too_large', 'unreadable', 'unavailable', 'gone'] as const
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number]

/** Those that another try can end. */
export const RETRIED_PROBLEMS: readonly TranscriptProblem[] = ['budget', 'vendor', 'unreadable', 'unavailable']

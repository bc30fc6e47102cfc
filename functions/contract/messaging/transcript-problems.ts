/**
 * The reason why a sound was not written out: the month's money is used up, the AI's vendor refuses the dealership, it is too
 * large, it cannot be read, or nobody answered for an hour.
 */
export const TRANSCRIPT_PROBLEMS = ['budget', 'vendor', 'too_large', 'unreadable', 'unavailable'] as const
export type TranscriptProblem = (typeof TRANSCRIPT_PROBLEMS)[number]

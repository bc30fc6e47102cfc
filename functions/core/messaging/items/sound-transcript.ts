import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import { TRANSCRIPT_PROBLEMS } from '#contract/messaging/transcript-problems.ts'

const kept = map({
  text: string(),
  /** ISO 639-1. */
  language: string().optional(),
  problem: string()
    .enum(...TRANSCRIPT_PROBLEMS)
    .optional(),
})
/** The words said in a sound, in its own language, or why nobody wrote it out. */
export type SoundTranscript = FormattedValue<typeof kept>

export const soundTranscript = {
  kept,
  present: ({ text, language, problem }: SoundTranscript) => ({
    transcript: problem ? null : text,
    transcript_language: language ?? null,
    transcript_problem: problem ?? null,
  }),
}

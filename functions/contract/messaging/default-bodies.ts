import { factsOf } from '#contract/platform/file-types.ts'

/** What the thread keeps as the text of a file that was sent without one (S2 §5). The customer gets the file alone. */
const DEFAULT_BODIES = { file: '📎 Archivo adjunto', audio: '🎤 Audio' } as const
export type DefaultBody = keyof typeof DEFAULT_BODIES

export const defaultBodyFor = (contentType: string): string =>
  DEFAULT_BODIES[factsOf(contentType)?.kind === 'audio' ? 'audio' : 'file']

/** Which of the two a text is; undefined for a text that somebody wrote. */
export const readDefaultBody = (body: string): DefaultBody | undefined =>
  (Object.keys(DEFAULT_BODIES) as DefaultBody[]).find((one) => DEFAULT_BODIES[one] === body)

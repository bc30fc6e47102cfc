import type { MessageKind } from './message-kinds.ts'

/**
 * What stands for a message without a text. The first two are S2's (§5), and kept as the text of a file that was sent
 * without one: the customer gets the file alone.
 */
const DEFAULT_BODIES = {
  file: '📎 Archivo adjunto',
  audio: '🎤 Audio',
  contact: '👤 Contacto',
  sticker: '🙂 Sticker',
  unsupported: '⚠️ Mensaje no compatible',
  withdrawn: '↩️ Mensaje retirado',
} as const
type DefaultBody = keyof typeof DEFAULT_BODIES

export const defaultBodyFor = (contentType: string): string =>
  DEFAULT_BODIES[contentType.startsWith('audio/') ? 'audio' : 'file']

/** What a line says of a message without a text; undefined where there is nothing to say. */
export function defaultBodyOf({ kind, type }: { kind?: MessageKind; type?: string }): string | undefined {
  if (kind !== undefined && kind in DEFAULT_BODIES) return DEFAULT_BODIES[kind as DefaultBody]
  return type === undefined ? undefined : defaultBodyFor(type)
}

/** Which of them a text is; undefined for a text that somebody wrote. */
export const readDefaultBody = (body: string): DefaultBody | undefined =>
  (Object.keys(DEFAULT_BODIES) as DefaultBody[]).find((one) => DEFAULT_BODIES[one] === body)

import type { Label } from '#contract/language.ts'

/** What a key may be for (S2 §5). Which calls each opens is said by the rows. */
export const SCOPES = ['read_contacts', 'write_contacts', 'send_messages', 'read_messages'] as const
export type Scope = (typeof SCOPES)[number]

export const SCOPE_LABELS: Record<Scope, Label> = {
  read_contacts: { en: 'Read contacts', es: 'Leer contactos' },
  write_contacts: { en: 'Write contacts', es: 'Cambiar contactos' },
  send_messages: { en: 'Send messages', es: 'Enviar mensajes' },
  read_messages: { en: 'Read messages', es: 'Leer mensajes' },
}

/** What every key begins with, so that one that was lost is recognized. */
export const KEY_START = 'lw_'

/** So many calls a key may make in a minute: an import of a thousand contacts takes some minutes, a runaway loop stops. */
export const CALLS_PER_MINUTE = 300

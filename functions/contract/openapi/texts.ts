import type { Language } from '#contract/language.ts'

/** The document's texts, except those of the calls themselves. */
export const openapiTexts = {
  intro: {
    en: 'Read and change contacts, read and send messages. A key sees what its person sees. It may call {most} times a minute; beyond that, calls are answered 429 with Retry-After.',
    es: 'Lee y cambia contactos, lee y envía mensajes. Una clave ve lo que ve su persona. Puede llamar {most} veces por minuto; después, las llamadas se responden con 429 y Retry-After.',
  },
  key: {
    en: 'A key from Settings › Agent Management, sent as Authorization: Bearer lw_… Permissions:',
    es: 'Una clave de Configuración › Gestión de agentes, enviada como Authorization: Bearer lw_… Permisos:',
  },
  retry_after: { en: 'Seconds to wait.', es: 'Segundos que hay que esperar.' },
  unauthenticated: {
    en: 'The key is unknown, expired, or revoked, or its person no longer has access.',
    es: 'La clave no existe, venció o fue revocada, o su persona ya no tiene acceso.',
  },
  forbidden: {
    en: 'The key lacks the permission in `scope`, or its person’s role doesn’t allow this.',
    es: 'A la clave le falta el permiso de `scope`, o el rol de su persona no lo permite.',
  },
  not_found: {
    en: 'There is no such thing, or the key’s person may not see it.',
    es: 'No existe, o la persona de la clave no puede verlo.',
  },
  conflict: { en: 'It conflicts with what is there.', es: 'Choca con lo que ya existe.' },
  too_large: { en: 'The body is too large.', es: 'El cuerpo es demasiado grande.' },
  invalid: {
    en: 'Something in the call isn’t valid; `errors` names the fields.',
    es: 'Algo de la llamada no es válido; `errors` indica los campos.',
  },
  too_many_calls: { en: 'The key calls too often.', es: 'La clave llama con demasiada frecuencia.' },
  failed: { en: 'Something went wrong.', es: 'Algo salió mal.' },
  unavailable: { en: 'Not available right now. Try again shortly.', es: 'No disponible ahora. Inténtalo en breve.' },
} as const satisfies Record<string, Record<Language, string>>

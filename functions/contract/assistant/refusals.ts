import { refusal } from '#contract/words.ts'
import { HAND_OVER_LABELS, type HandOverReason } from './hand-over-reasons.ts'

type Asked = { provider: string }

export const assistantRefusals = {
  ai_key_missing: refusal({
    code: 'invalid',
    en: ({ provider }: Asked) => `Enter an API key for ${provider}.`,
    es: ({ provider }) => `Escribe una clave de API de ${provider}.`,
  }),
  ai_key_refused: refusal({
    code: 'invalid',
    en: ({ provider }: Asked) =>
      `${provider} doesn’t accept this API key. Copy it again from your ${provider} account.`,
    es: ({ provider }) => `${provider} no acepta esta clave de API. Cópiala otra vez de tu cuenta de ${provider}.`,
  }),
  ai_key_limited: refusal({
    code: 'invalid',
    en: ({ provider }: Asked) =>
      `${provider} knows this API key but doesn’t allow it to list models. Allow that, or create another key.`,
    es: ({ provider }) =>
      `${provider} conoce esta clave de API, pero no le permite ver la lista de modelos. Dale ese permiso o crea otra clave.`,
  }),
  ai_too_many: refusal({
    code: 'unavailable',
    en: ({ provider }: Asked) => `${provider} is getting too many requests for this key. Try again in a minute.`,
    es: ({ provider }) => `${provider} recibe demasiadas solicitudes con esta clave. Inténtalo en un minuto.`,
  }),
  ai_unreachable: refusal({
    code: 'unavailable',
    en: ({ provider }: Asked) => `${provider} couldn’t be reached. Try again in a minute.`,
    es: ({ provider }) => `No se pudo conectar con ${provider}. Inténtalo en un minuto.`,
  }),
  ai_not_set_up: refusal({
    code: 'conflict',
    en: 'No AI is connected. A manager can add a key in Settings.',
    es: 'No hay ninguna IA conectada. Un gerente puede agregar una clave en Configuración.',
  }),
  ai_budget_used: refusal({
    code: 'conflict',
    en: 'This month’s AI budget is used up.',
    es: 'Se agotó el presupuesto de IA del mes.',
  }),
  ai_nothing_said: refusal({
    code: 'conflict',
    en: 'Nothing has been said with this contact yet.',
    es: 'Todavía no se ha dicho nada con este contacto.',
  }),
  ai_stopped: refusal({
    code: 'conflict',
    en: 'Your AI provider rejected the key, the credit, or the model. A manager can check them in Settings.',
    es: 'Tu proveedor de IA rechaza la clave, el saldo o el modelo. Un gerente puede revisarlos en Configuración.',
  }),
  ai_hands_over: refusal({
    code: 'conflict',
    en: ({ reason }: { reason: HandOverReason }) =>
      `The AI leaves this one to your team. Reason: ${HAND_OVER_LABELS[reason]?.en ?? reason}.`,
    es: ({ reason }) => `La IA deja esta respuesta a tu equipo. Motivo: ${HAND_OVER_LABELS[reason]?.es ?? reason}.`,
  }),
  too_many_assistant_tests: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can save at most ${most} tests. Delete one first.`,
    es: ({ most }) => `Puedes guardar ${most} pruebas como máximo. Elimina una primero.`,
  }),
  ai_no_text: refusal({
    code: 'conflict',
    en: 'The AI couldn’t come up with reliable text. Try again, or write it yourself.',
    es: 'La IA no encontró un texto confiable. Inténtalo otra vez o escríbelo tú.',
  }),
}

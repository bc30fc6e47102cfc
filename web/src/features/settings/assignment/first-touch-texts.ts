import { outreachSettingLabels } from '#contract/outreach/settings.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

const { first_touch_enabled, first_touch_minutes, first_touch_assistant, first_touch_imports } = outreachSettingLabels

export const firstTouchTexts = {
  first_touch_enabled,
  first_touch_minutes,
  first_touch_assistant,
  first_touch_imports,
  title: { en: 'First reply', es: 'Primera respuesta' },
  hint: {
    en: 'Make sure every new lead gets a reply in time.',
    es: 'Haz que cada cliente nuevo reciba respuesta a tiempo.',
  },
  load_failed: { en: 'Failed to load settings', es: 'No se pudo cargar la configuración' },
  saved: { en: 'First-reply settings saved', es: 'Configuración de la primera respuesta guardada' },
  first_touch_enabled_hint: {
    en: 'A new lead goes from its agent to the next available one, then to the assistant, and then managers are notified. So is anyone who didn’t answer.',
    es: 'Un cliente nuevo pasa de su agente al siguiente que esté, luego al asistente y después se avisa a los gerentes. También se avisa a quien no respondió.',
  },
  first_touch_minutes_hint: {
    en: 'From 1 to 240, counted during business hours, for each of them.',
    es: 'De 1 a 240, contados en el horario de atención, para cada uno.',
  },
  first_touch_assistant_hint: {
    en: 'If the assistant is allowed to write to customers on its own.',
    es: 'Si el asistente puede escribir a los clientes por su cuenta.',
  },
  first_touch_imports_hint: {
    en: 'When it’s off, only customers who write or call count.',
    es: 'Si está desactivado, solo cuentan los clientes que escriben o llaman.',
  },
} as const satisfies Texts

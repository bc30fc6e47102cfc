import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the assistant that several of its screens have. */
export const assistantTexts = {
  title: { en: 'Assistant', es: 'Asistente' },
  turns_title: { en: 'What the assistant did', es: 'Lo que hizo el asistente' },
  phrases_title: { en: 'What the assistant says', es: 'Lo que dice el asistente' },
  sources: { en: 'Based on', es: 'Basado en' },
  ai_settings: { en: 'AI settings', es: 'Configuración de IA' },
} as const satisfies Texts

/** Why the assistant didn't answer by itself, beside the reasons for handing over. */
export const reasonTexts = {
  malformed: { en: 'The AI’s answer couldn’t be read', es: 'No se pudo leer la respuesta de la IA' },
  empty: { en: 'The draft said nothing', es: 'El borrador no decía nada' },
  too_long: { en: 'The draft was too long', es: 'El borrador era demasiado largo' },
  fact_unknown: { en: 'The draft quoted something it hadn’t looked up', es: 'El borrador citaba algo que no consultó' },
  price_withheld: {
    en: 'The draft quoted a price customers can’t see',
    es: 'El borrador citaba un precio que los clientes no ven',
  },
  not_for_sale: {
    en: 'The draft offered a vehicle that isn’t for sale',
    es: 'El borrador ofrecía un vehículo que no está en venta',
  },
  act_unknown: { en: 'The draft promised something it can’t do', es: 'El borrador prometía algo que no puede hacer' },
  free_text: { en: 'The draft used its own words', es: 'El borrador usaba palabras propias' },
  phrase_unknown: { en: 'The draft used a phrase that doesn’t exist', es: 'El borrador usaba una frase que no existe' },
  slot: {
    en: 'The draft filled a phrase with something unknown',
    es: 'El borrador llenaba una frase con algo desconocido',
  },
  need: { en: 'The draft said something untrue', es: 'El borrador decía algo que no es así' },

  halted: { en: 'This dealership is read-only', es: 'Esta agencia es de solo lectura' },
  no_key: { en: 'No AI key is set up', es: 'No hay una clave de IA' },
  auth: { en: 'The AI key was rejected', es: 'La clave de IA fue rechazada' },
  quota: { en: 'The AI account is out of credit', es: 'La cuenta de IA no tiene saldo' },
  model_gone: { en: 'The AI model no longer exists', es: 'El modelo de IA ya no existe' },
  throttled: { en: 'The AI provider got too many requests', es: 'El proveedor de IA recibió demasiadas solicitudes' },
  overloaded: { en: 'The AI provider was overloaded', es: 'El proveedor de IA estaba saturado' },
  timeout: { en: 'The AI took too long', es: 'La IA tardó demasiado' },
  unavailable: { en: 'The AI provider was down', es: 'El proveedor de IA no estaba disponible' },
  conversation_too_long: {
    en: 'The conversation is too long for the AI model',
    es: 'La conversación es demasiado larga para el modelo de IA',
  },
  refused: { en: 'The AI refused to answer', es: 'La IA se negó a responder' },

  answer_outdated: { en: 'Someone wrote in the meantime', es: 'Alguien escribió mientras tanto' },
  other: { en: 'It could no longer be sent', es: 'Ya no se podía enviar' },
} as const satisfies Texts

export const useAssistantText = () => useText(assistantTexts)

import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the assistant that several of its screens have. */
export const assistantTexts = {
  title: { en: 'Assistant', es: 'Asistente' },
  turns_title: { en: 'What the assistant did', es: 'Lo que hizo el asistente' },
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
    en: 'The draft quoted a price that isn’t told',
    es: 'El borrador citaba un precio que no se da',
  },
  not_for_sale: {
    en: 'The draft offered a vehicle that isn’t for sale',
    es: 'El borrador ofrecía un vehículo que no está en venta',
  },
  two_vehicles: { en: 'The draft mixed up two vehicles', es: 'El borrador mezclaba dos vehículos' },
  fact_misplaced: { en: 'The draft twisted a fact', es: 'El borrador cambiaba el sentido de un dato' },
  act_unknown: { en: 'The draft promised something it can’t do', es: 'El borrador prometía algo que no puede hacer' },
  number: { en: 'The draft made up a number', es: 'El borrador inventaba un número' },
  contact_details: { en: 'The draft contained a link or address', es: 'El borrador incluía un enlace o una dirección' },
  characters: { en: 'The draft contained odd characters', es: 'El borrador incluía caracteres extraños' },
  stock_word: {
    en: 'The draft named a vehicle in its own words',
    es: 'El borrador nombraba un vehículo con sus propias palabras',
  },
  claim: { en: 'The draft made a claim', es: 'El borrador hacía una afirmación' },
  agreement: { en: 'The draft agreed without saying to what', es: 'El borrador aceptaba sin decir qué' },
  human_claim: { en: 'The draft posed as a person', es: 'El borrador se hacía pasar por una persona' },
  unknown_word: {
    en: 'The draft used a word that isn’t known to be safe',
    es: 'El borrador usaba una palabra no segura',
  },
  statement: { en: 'The draft stated something unproven', es: 'El borrador afirmaba algo sin prueba' },

  no_key: { en: 'No AI key is set up', es: 'No hay una clave de IA' },
  auth: { en: 'The AI key was refused', es: 'La clave de IA fue rechazada' },
  quota: { en: 'The AI account is out of credit', es: 'La cuenta de IA no tiene saldo' },
  model_gone: { en: 'The AI model no longer exists', es: 'El modelo de IA ya no existe' },
  throttled: { en: 'The AI provider got too many requests', es: 'El proveedor de IA recibió demasiadas solicitudes' },
  overloaded: { en: 'The AI provider was overloaded', es: 'El proveedor de IA estaba saturado' },
  timeout: { en: 'The AI took too long', es: 'La IA tardó demasiado' },
  unavailable: { en: 'The AI provider was down', es: 'El proveedor de IA no estaba disponible' },
  refused: { en: 'The AI refused to answer', es: 'La IA se negó a responder' },

  answer_outdated: { en: 'Someone wrote in the meantime', es: 'Alguien escribió mientras tanto' },
  other: { en: 'It could no longer be sent', es: 'Ya no se podía enviar' },
} as const satisfies Texts

export const useAssistantText = () => useText(assistantTexts)

import type { Language } from '#contract/language.ts'
import { REJECTED_IN_A_ROW_TO_WARN } from './rules.ts'

export const TEXTS = {
  en: {
    rejectedSubject: 'Messages from Twilio are being rejected',
    rejected: (organization: string) =>
      `The last ${REJECTED_IN_A_ROW_TO_WARN} messages and reports that came from Twilio for ${organization} were rejected, because their signature does not match the auth token in Settings.`,
    rejectedAdvice:
      'Customers’ messages may be arriving late. Usually the auth token was changed at Twilio: copy the current one into Settings and test the connection.',
    settings: 'Open the settings',
  },
  es: {
    rejectedSubject: 'Se están rechazando los mensajes de Twilio',
    rejected: (organization: string) =>
      `Los últimos ${REJECTED_IN_A_ROW_TO_WARN} mensajes y reportes que llegaron de Twilio para ${organization} se rechazaron, porque su firma no corresponde al token de autenticación guardado en la configuración.`,
    rejectedAdvice:
      'Los mensajes de los clientes pueden estar llegando tarde. Lo habitual es que el token haya cambiado en Twilio: copia el actual en la configuración y prueba la conexión.',
    settings: 'Abrir la configuración',
  },
} satisfies Record<Language, unknown>

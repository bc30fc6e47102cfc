import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { templateTexts } from '../texts.ts'

/** The texts for sending a template. */
const sendTexts = {
  ...templateTexts,
  send_title: { en: 'Send Template Message', es: 'Enviar mensaje de plantilla' },
  choose: { en: 'Template', es: 'Plantilla' },
  choose_hint: { en: 'Choose a template', es: 'Elige una plantilla' },
  search: { en: 'Search templates', es: 'Buscar plantillas' },
  nothing_to_send: { en: 'No approved templates yet', es: 'Todavía no hay plantillas aprobadas' },
  nothing_to_send_hint: {
    en: 'Create one and submit it. WhatsApp usually answers within minutes.',
    es: 'Crea una y envíala a aprobación. WhatsApp suele responder en minutos.',
  },
  manage: { en: 'Manage templates', es: 'Administrar plantillas' },
  no_match: { en: 'No template has “{search}” in it.', es: 'Ninguna plantilla contiene “{search}”.' },
  us_marketing: {
    en: 'This number is in the United States, and WhatsApp doesn’t deliver marketing templates there. Use SMS or a utility template.',
    es: 'Este número es de Estados Unidos y WhatsApp no entrega ahí plantillas de marketing. Usa SMS o una plantilla de utilidad.',
  },
  send_button: { en: 'Send Template', es: 'Enviar plantilla' },
  send_failed: { en: 'Error sending template', es: 'Error al enviar la plantilla' },
} as const satisfies Texts

export const useSendText = () => useText(sendTexts)

import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the template manager in both languages. */
export const templateTexts = {
  title: { en: 'Message Templates', es: 'Plantillas de mensajes' },
  sync: { en: 'Sync', es: 'Sincronizar' },
  create: { en: 'Create Template', es: 'Crear plantilla' },
  none: { en: 'No templates found', es: 'No se encontraron plantillas' },
  failed: { en: 'Could not load templates', es: 'No se pudieron cargar las plantillas' },
  status_DRAFT: { en: 'Draft', es: 'Borrador' },
  status_PENDING: { en: 'Pending', es: 'Pendiente' },
  status_APPROVED: { en: 'Approved', es: 'Aprobada' },
  status_REJECTED: { en: 'Rejected', es: 'Rechazada' },
  status_paused: { en: 'Paused', es: 'Pausada' },
  status_disabled: { en: 'Disabled', es: 'Desactivada' },
  status_gone: { en: 'Removed from Twilio', es: 'Eliminada en Twilio' },
  status_hint_PENDING: {
    en: 'WhatsApp is reviewing it. Most reviews end within minutes, some take two days.',
    es: 'WhatsApp la está revisando. La mayoría tarda minutos; algunas, dos días.',
  },
  status_hint_paused: {
    en: 'Customers reacted badly to it, so WhatsApp paused it for some hours. It can’t be sent until then.',
    es: 'Los clientes reaccionaron mal y WhatsApp la pausó por unas horas. Hasta entonces no se puede enviar.',
  },
  status_hint_disabled: {
    en: 'WhatsApp disabled it after repeated bad reactions. Duplicate it and change the text.',
    es: 'WhatsApp la desactivó tras varias reacciones negativas. Duplícala y cambia el texto.',
  },
  status_hint_gone: {
    en: 'The connected Twilio account doesn’t have it. Duplicate it and submit the copy.',
    es: 'La cuenta de Twilio conectada no la tiene. Duplícala y envía la copia a aprobación.',
  },
  category_UTILITY: { en: 'Utility', es: 'Utilidad' },
  category_MARKETING: { en: 'Marketing', es: 'Marketing' },
  category_AUTHENTICATION: { en: 'Authentication', es: 'Autenticación' },
  language_es: { en: 'Spanish', es: 'Español' },
  language_en: { en: 'English', es: 'Inglés' },
  language_pt: { en: 'Portuguese', es: 'Portugués' },
  variables: {
    en: { one: '{count} variable', other: '{count} variables' },
    es: { one: '{count} variable', other: '{count} variables' },
  },
  rejected_because: { en: 'WhatsApp’s reason: {reason}', es: 'Motivo de WhatsApp: {reason}' },
  reason_INVALID_FORMAT: {
    en: 'the format is not allowed. Check variables, links, and special characters.',
    es: 'el formato no está permitido. Revisa variables, enlaces y caracteres especiales.',
  },
  reason_TAG_CONTENT_MISMATCH: {
    en: 'the text does not fit its category. Marketing content can’t be utility.',
    es: 'el texto no corresponde a su categoría. El marketing no puede ser utilidad.',
  },
  reason_ABUSIVE_CONTENT: {
    en: 'the content breaks WhatsApp’s policy.',
    es: 'el contenido va contra las políticas de WhatsApp.',
  },
  reason_SCAM: {
    en: 'it looks like a scam to WhatsApp’s reviewers.',
    es: 'a los revisores de WhatsApp les parece un fraude.',
  },
  reason_PROMOTIONAL: {
    en: 'it advertises something, so its category has to be Marketing.',
    es: 'anuncia algo, así que tiene que ser de la categoría marketing.',
  },
  edit: { en: 'Edit {name}', es: 'Editar {name}' },
  sync_one: { en: 'Sync {name}', es: 'Sincronizar {name}' },
  duplicate: { en: 'Duplicate {name}', es: 'Duplicar {name}' },
  name: { en: 'Template name', es: 'Nombre de la plantilla' },
  category: { en: 'Category', es: 'Categoría' },
  category_hint_UTILITY: {
    en: 'About something the customer did or asked for: an appointment, a reply, paperwork.',
    es: 'Sobre algo que el cliente hizo o pidió: una cita, una respuesta, un trámite.',
  },
  category_hint_MARKETING: {
    en: 'Offers, news, reminders to come back.',
    es: 'Ofertas, novedades, invitaciones a volver.',
  },
  category_hint_AUTHENTICATION: {
    en: 'One-time codes only. WhatsApp writes the text itself.',
    es: 'Solo códigos de un uso. WhatsApp escribe el texto.',
  },
  header: { en: 'Header', es: 'Encabezado' },

  preview: { en: 'Preview', es: 'Vista previa' },
  preview_empty: {
    en: 'Enter message body to see preview',
    es: 'Escribe el texto del mensaje para ver la vista previa',
  },
  header_kind_image: { en: 'Picture', es: 'Foto' },
  header_kind_video: { en: 'Video', es: 'Video' },
  header_kind_document: { en: 'Document', es: 'Documento' },
} as const satisfies Texts

/** Returns the texts of the template manager. */
export const useTemplateText = () => useText(templateTexts)

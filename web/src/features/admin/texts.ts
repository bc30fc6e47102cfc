import type { Texts } from '../../lib/language/text-types.ts'

export const adminTexts = {
  title: { en: 'Dealerships', es: 'Agencias' },
  hint: { en: 'Everyone on Lotwire, newest first.', es: 'Todas las de Lotwire, de la más nueva a la más antigua.' },
  load_failed: { en: 'Failed to load dealerships', es: 'No se pudieron cargar las agencias' },
  none: { en: 'No dealerships yet', es: 'Aún no hay agencias' },
  search: { en: 'Search by name', es: 'Buscar por nombre' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  none_found: { en: 'No matching dealerships', es: 'Ninguna agencia coincide' },
  newest: { en: 'Newest', es: 'Más nuevas' },
  older: { en: 'Older', es: 'Anteriores' },
  people: {
    en: { one: '{count} person', other: '{count} people' },
    es: { one: '{count} persona', other: '{count} personas' },
  },
  contacts: {
    en: { one: '{count} contact', other: '{count} contacts' },
    es: { one: '{count} contacto', other: '{count} contactos' },
  },
  conversations: {
    en: { one: '{count} conversation', other: '{count} conversations' },
    es: { one: '{count} conversación', other: '{count} conversaciones' },
  },
  since: { en: 'since {day}', es: 'desde el {day}' },
  suspended: { en: 'Suspended', es: 'Suspendida' },
  connected: { en: 'Twilio connected', es: 'Twilio conectado' },
  not_connected: { en: 'Twilio not connected', es: 'Twilio sin conectar' },
  rejected: {
    en: { one: '{count} webhook rejected', other: '{count} webhooks rejected' },
    es: { one: '{count} webhook rechazado', other: '{count} webhooks rechazados' },
  },
  last_webhook: { en: 'Last webhook {when}', es: 'Último webhook: {when}' },
  no_webhook: { en: 'No webhooks yet', es: 'Aún sin webhooks' },
  suspend: { en: 'Suspend', es: 'Suspender' },
  open: { en: 'Reopen', es: 'Reabrir' },
  suspend_title: { en: 'Suspend {name}?', es: '¿Suspender {name}?' },
  suspend_question: {
    en: 'Its people can still read and customers can still write, but nothing can be sent.',
    es: 'Su equipo puede seguir leyendo y los clientes escribiendo, pero no se puede enviar nada.',
  },
  open_title: { en: 'Reopen {name}?', es: '¿Reabrir {name}?' },
  open_question: { en: 'Its people can send again right away.', es: 'Su equipo puede volver a enviar de inmediato.' },
  refund: { en: 'Refund', es: 'Devolver pago' },
  refund_title: { en: 'Refund {name}?', es: '¿Devolver el pago a {name}?' },
  refund_question: {
    en: 'The first payment goes back to the card, and the plan ends now.',
    es: 'El primer pago vuelve a la tarjeta y el plan termina ahora.',
  },
  lost_device: { en: 'Owner lost phone', es: 'Perdió su celular' },
  lost_device_title: {
    en: 'Let the owner of {name} set up another phone?',
    es: '¿Permitir al propietario de {name} configurar otro celular?',
  },
  lost_device_question: {
    en: 'For its only owner. Make sure it’s really them who asks. They’re logged out everywhere, choose a new password by email, and set up two-step login again.',
    es: 'Para su único propietario. Asegúrate de que de verdad lo pide esa persona. Se cierran sus sesiones, elige una nueva contraseña por correo y configura de nuevo la verificación en dos pasos.',
  },
  lost_device_done: {
    en: 'The owner of {name} got an email to go on',
    es: 'El propietario de {name} recibió un correo para continuar',
  },
  refunded_done: { en: '{name} got its payment back', es: 'Se devolvió el pago a {name}' },
  suspended_done: { en: '{name} is suspended', es: '{name} está suspendida' },
  opened_done: { en: '{name} is open again', es: '{name} está abierta de nuevo' },
  failed: { en: '{name} couldn’t be changed', es: 'No se pudo cambiar {name}' },
} as const satisfies Texts

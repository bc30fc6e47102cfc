import type { Texts } from '../../../lib/language/text-types.ts'

export const leadTexts = {
  hint: {
    en: 'Leads from AutoTrader, Cars.com, CarGurus, and your website arrive in Leads like any other message.',
    es: 'Los clientes de AutoTrader, Cars.com, CarGurus y tu sitio web llegan a Clientes como cualquier mensaje.',
  },
  load_failed: { en: 'Couldn’t load lead addresses', es: 'No se pudieron cargar las direcciones' },
  mail: { en: 'Email address', es: 'Dirección de correo' },
  mail_hint: {
    en: 'Give it to your lead sources. We read ADF/XML and form emails.',
    es: 'Dásela a quienes te envían clientes. Leemos ADF/XML y correos de formularios.',
  },
  no_mail: {
    en: 'This installation doesn’t receive email. Use the web address.',
    es: 'Esta instalación no recibe correo. Usa la dirección web.',
  },
  http: { en: 'Web address', es: 'Dirección web' },
  http_hint: {
    en: 'Your website’s developer can post ADF/XML or form fields as JSON to it.',
    es: 'Quien desarrolla tu sitio puede enviarle ADF/XML o los campos de un formulario en JSON.',
  },
  turn_on: { en: 'Create address', es: 'Crear dirección' },
  renew: { en: 'Replace…', es: 'Reemplazar…' },
  renew_title: { en: 'Replace this address?', es: '¿Reemplazar esta dirección?' },
  renew_text: {
    en: 'The old one stops taking leads right away. Update it wherever you use it.',
    es: 'La anterior deja de recibir clientes de inmediato. Actualízala donde la uses.',
  },
  replace: { en: 'Replace', es: 'Reemplazar' },
  failed: { en: 'Couldn’t save that', es: 'No se pudo guardar' },
  unread: { en: 'Couldn’t be read', es: 'No se pudieron leer' },
  unread_hint: {
    en: 'Kept for 90 days. Create a contact, or dismiss it.',
    es: 'Se guardan 90 días. Crea un contacto o descártalo.',
  },
  unread_failed: { en: 'Couldn’t load these leads', es: 'No se pudieron cargar estos clientes' },
  make_contact: { en: 'Create contact', es: 'Crear contacto' },
  contact_made: { en: 'Contact created', es: 'Contacto creado' },
  open_chat: { en: 'Open conversation', es: 'Abrir conversación' },
  name: { en: 'Name', es: 'Nombre' },
  phone: { en: 'Phone', es: 'Teléfono' },
  email: { en: 'Email', es: 'Correo' },
  newest: { en: 'Newest', es: 'Más recientes' },
  older: { en: 'Older', es: 'Anteriores' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
  broken: { en: 'Incomplete ADF/XML', es: 'ADF/XML incompleto' },
  no_lead: { en: 'Not a form we can read', es: 'No es un formulario que podamos leer' },
  no_contact: { en: 'No valid phone number or email', es: 'Sin teléfono ni correo válidos' },
  too_large: { en: 'Too large', es: 'Demasiado grande' },
  show: { en: 'Show content', es: 'Ver contenido' },
} as const satisfies Texts

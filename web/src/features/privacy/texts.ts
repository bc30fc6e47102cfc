import type { Texts } from '../../lib/language/text-types.ts'

export const privacyTexts = {
  title: { en: 'Privacy request', es: 'Solicitud de privacidad' },
  act: { en: 'What they’re asking for', es: 'Qué pide' },
  access: { en: 'See what we have on them', es: 'Ver qué tenemos de la persona' },
  delete: { en: 'Delete everything', es: 'Borrar todo' },
  access_hint: {
    en: 'Creates a page to read and a file with everything: profile, messages, calls, notes, consents, appointments, and what the assistant did. To correct something, edit the contact.',
    es: 'Crea una página para leer y un archivo con todo: perfil, mensajes, llamadas, notas, consentimientos, citas y lo que hizo el asistente. Para corregir algo, edita el contacto.',
  },
  delete_hint: {
    en: 'Deletes their messages, files, calls, recordings, notes, appointments, and reminders for good. If they said STOP, their number stays opted out. If they bought within the last two years, the sale file stays sealed until two years after the sale. This can’t be undone.',
    es: 'Borra para siempre sus mensajes, archivos, llamadas, grabaciones, notas, citas y recordatorios. Si dijo STOP, su número sigue dado de baja. Si compró en los últimos dos años, el archivo de la venta queda sellado hasta dos años después de la venta. No se puede deshacer.',
  },
  name: { en: 'Type their name to confirm: {name}', es: 'Escribe su nombre para confirmar: {name}' },
  make: { en: 'Create the file', es: 'Crear el archivo' },
  delete_now: { en: 'Delete everything', es: 'Borrar todo' },
  working: { en: 'Gathering everything…', es: 'Reuniendo todo…' },
  ready: {
    en: 'The file is ready. The links work for five minutes.',
    es: 'El archivo está listo. Los enlaces sirven cinco minutos.',
  },
  open_page: { en: 'Open the page', es: 'Abrir la página' },
  download: { en: 'Download the file', es: 'Descargar el archivo' },
  deleting: { en: 'Everything about them is being deleted', es: 'Se está borrando todo sobre la persona' },
  sale_file: { en: 'Sale file', es: 'Archivo de la venta' },
  reason: { en: 'Why you need it', es: 'Para qué lo necesitas' },
  reason_hint: {
    en: 'Recorded in the audit log with your name.',
    es: 'Queda en el registro de auditoría con tu nombre.',
  },
  failed: { en: 'That didn’t work', es: 'No funcionó' },
} as const satisfies Texts

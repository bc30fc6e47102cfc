import type { Texts } from '../../../lib/language/text-types.ts'

export const closingTexts = {
  hint: {
    en: 'Export everything you have on Lotwire, or close your dealership’s account.',
    es: 'Exporta todo lo que tienes en Lotwire o cierra la cuenta de tu agencia.',
  },
  archive: { en: 'Export everything', es: 'Exportar todo' },
  archive_hint: {
    en: 'Contacts, conversations with their files, calls, history, consents, vehicles, and the audit log with its proof, in files that other software can read. Keys and passwords are left out. Lotwire can import it again.',
    es: 'Contactos, conversaciones con sus archivos, llamadas, historial, consentimientos, vehículos y el registro de auditoría con su prueba, en archivos que otros sistemas pueden leer. Sin claves ni contraseñas. Lotwire puede volver a importarlo.',
  },
  make: { en: 'Create archive', es: 'Crear archivo' },
  make_again: { en: 'Create a new one', es: 'Crear uno nuevo' },
  being_made: { en: 'Creating…', es: 'Creando…' },
  making: {
    en: {
      one: '{count} record so far. You can leave this page; we’ll email you when it’s ready.',
      other: '{count} records so far. You can leave this page; we’ll email you when it’s ready.',
    },
    es: {
      one: '{count} registro hasta ahora. Puedes salir de esta página; te avisaremos por correo cuando esté listo.',
      other: '{count} registros hasta ahora. Puedes salir de esta página; te avisaremos por correo cuando esté listo.',
    },
  },
  ready: {
    en: { one: '{count} record. Download it by {day}:', other: '{count} records. Download them by {day}:' },
    es: {
      one: '{count} registro. Descárgalo a más tardar el {day}:',
      other: '{count} registros. Descárgalos a más tardar el {day}:',
    },
  },
  archive_failed: { en: 'Couldn’t start the archive', es: 'No se pudo empezar el archivo' },
  archive_unread: { en: 'Failed to load the archive', es: 'No se pudo cargar el archivo' },
  first: {
    en: 'Export everything first (above) if you might need it later.',
    es: 'Antes exporta todo (arriba) por si lo necesitas después.',
  },
  close: { en: 'Close the dealership’s account', es: 'Cerrar la cuenta de la agencia' },
  at_once: {
    en: 'Right away, your team can only read and export. Nothing is sent to customers, campaigns and automations stop, and calls go to voicemail or to a number you choose.',
    es: 'De inmediato, tu equipo solo puede leer y exportar. No se envía nada a los clientes, las campañas y automatizaciones se detienen y las llamadas van al buzón de voz o al número que elijas.',
  },
  paid: {
    en: 'Your plan won’t renew, so you aren’t charged again.',
    es: 'Tu plan no se renueva y no se te cobra nada más.',
  },
  until: {
    en: 'For {days} days you can reopen it, and everything is as it was.',
    es: 'Durante {days} días puedes reabrirla y todo queda como estaba.',
  },
  after: {
    en: 'Then everything is deleted for good: contacts, conversations, calls, files, vehicles, and your team’s accounts. Phone numbers bought through Lotwire are released; port the ones you want to keep to another provider before then.',
    es: 'Después se borra todo para siempre: contactos, conversaciones, llamadas, archivos, vehículos y las cuentas de tu equipo. Los números de teléfono comprados con Lotwire se dan de baja; antes, porta a otro proveedor los que quieras conservar.',
  },
  kept: {
    en: 'Only what the law requires is kept: your invoices, the numbers that texted STOP (as unreadable codes), and the fact that you closed. You get a certificate by email.',
    es: 'Solo se conserva lo que pide la ley: tus facturas, los números que escribieron STOP (como códigos ilegibles) y que cerraste la cuenta. Recibes un certificado por correo.',
  },
  begin: { en: 'Close the account…', es: 'Cerrar la cuenta…' },
  sure: { en: 'Close {name}’s account?', es: '¿Cerrar la cuenta de {name}?' },
  calls_to: { en: 'Calls go to', es: 'Las llamadas van a' },
  calls_to_hint: {
    en: 'Phone number for callers in the meantime. Leave empty for voicemail.',
    es: 'Número de teléfono para quien llame mientras tanto. Déjalo vacío para el buzón de voz.',
  },
  calls_saved: { en: 'Saved', es: 'Guardado' },
  calls_failed: { en: 'Couldn’t save the number', es: 'No se pudo guardar el número' },
  name: {
    en: 'Type the dealership’s name to confirm: {name}',
    es: 'Escribe el nombre de la agencia para confirmar: {name}',
  },
  name_needed: { en: 'Type the name', es: 'Escribe el nombre' },
  confirm: { en: 'Close account', es: 'Cerrar cuenta' },
  failed: { en: 'Couldn’t close the account', es: 'No se pudo cerrar la cuenta' },
  closing: { en: 'This account is closing', es: 'La cuenta se está cerrando' },
  days_left: {
    en: { one: 'Everything is deleted tomorrow, {day}.', other: 'Everything is deleted on {day} (in {count} days).' },
    es: { one: 'Mañana, el {day}, se borra todo.', other: 'El {day} (en {count} días) se borra todo.' },
  },
  open: { en: 'Reopen account', es: 'Reabrir cuenta' },
  open_failed: { en: 'Couldn’t reopen the account', es: 'No se pudo reabrir la cuenta' },
} as const satisfies Texts

import type { Texts } from '../../../lib/language/text-types.ts'

export const closingTexts = {
  hint: {
    en: 'Take everything of yours along, and close the dealership.',
    es: 'Llévate todo lo tuyo y cierra la agencia.',
  },
  archive: { en: 'Take everything along', es: 'Llévate todo' },
  archive_hint: {
    en: 'Contacts, conversations with their files, calls, history, consents, vehicles, and the audit log with its proof, as files that programs can read. Keys and passwords stay here. It can be read into Lotwire again.',
    es: 'Contactos, conversaciones con sus archivos, llamadas, historial, consentimientos, vehículos y el registro de auditoría con su prueba, en archivos que leen los programas. Las claves y contraseñas se quedan aquí. Se puede volver a cargar en Lotwire.',
  },
  make: { en: 'Make the archive', es: 'Crear el archivo' },
  make_again: { en: 'Make a new one', es: 'Crear uno nuevo' },
  being_made: { en: 'Being made', es: 'Creándose' },
  making: {
    en: {
      one: 'One entry so far. You get an email when it is ready.',
      other: '{count} entries so far. You get an email when it is ready.',
    },
    es: {
      one: 'Una entrada hasta ahora. Recibirás un correo cuando esté listo.',
      other: '{count} entradas hasta ahora. Recibirás un correo cuando esté listo.',
    },
  },
  ready: {
    en: { one: 'One entry, to download until {day}:', other: '{count} entries, to download until {day}:' },
    es: {
      one: 'Una entrada, para descargar hasta el {day}:',
      other: '{count} entradas, para descargar hasta el {day}:',
    },
  },
  archive_failed: { en: 'The archive could not be begun', es: 'No se pudo empezar el archivo' },
  archive_unread: { en: 'Failed to load the archive', es: 'No se pudo cargar el archivo' },
  first: {
    en: 'Take everything along first, above, if you may need it later.',
    es: 'Antes llévate todo, arriba, si quizá lo necesites después.',
  },
  close: { en: 'Close the dealership', es: 'Cerrar la agencia' },
  at_once: {
    en: 'From now on your team can only read and export. Nothing more is sent to customers, no campaign or automation runs, and calls go to voicemail.',
    es: 'Desde ahora tu equipo solo puede leer y exportar. No se envía nada más a los clientes, no corre ninguna campaña ni automatización y las llamadas van a un mensaje de voz.',
  },
  paid: {
    en: 'No further payment is taken; what is paid already runs out by itself.',
    es: 'No se cobra nada más; lo que ya está pagado vence por sí solo.',
  },
  until: {
    en: 'For {days} days you can open it again, and everything is as it was.',
    es: 'Durante {days} días puedes volver a abrirla, y todo queda como estaba.',
  },
  after: {
    en: 'Then everything goes for good: contacts, conversations, calls, files, vehicles, and your team’s accounts. Phone numbers bought through Lotwire are given up; move those that you want to keep to another provider before.',
    es: 'Después se borra todo para siempre: contactos, conversaciones, llamadas, archivos, vehículos y las cuentas de tu equipo. Los números de teléfono comprados con Lotwire se dan de baja; pasa antes a otro proveedor los que quieras conservar.',
  },
  kept: {
    en: 'What the law asks for stays: your invoices, the numbers that said STOP as unreadable codes, and that you were here. You get a certificate by email.',
    es: 'Se queda lo que pide la ley: tus facturas, los números que pidieron STOP como códigos ilegibles, y que estuviste aquí. Recibes un certificado por correo.',
  },
  begin: { en: 'Close the dealership…', es: 'Cerrar la agencia…' },
  sure: { en: 'Close {name}?', es: '¿Cerrar {name}?' },
  name: { en: 'Type the dealership’s name: {name}', es: 'Escribe el nombre de la agencia: {name}' },
  name_needed: { en: 'Type the name', es: 'Escribe el nombre' },
  confirm: { en: 'Close it', es: 'Cerrarla' },
  failed: { en: 'The dealership could not be closed', es: 'No se pudo cerrar la agencia' },
  closing: { en: 'The dealership is being closed', es: 'La agencia se está cerrando' },
  days_left: {
    en: { one: 'Everything is removed tomorrow, on {day}.', other: 'Everything is removed on {day}, in {count} days.' },
    es: { one: 'Mañana, el {day}, se borra todo.', other: 'El {day} se borra todo, en {count} días.' },
  },
  open: { en: 'Open it again', es: 'Volver a abrirla' },
  open_failed: { en: 'The dealership could not be opened again', es: 'No se pudo volver a abrir la agencia' },
} as const satisfies Texts

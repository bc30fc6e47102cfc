import type { Texts } from '../../../lib/language/text-types.ts'

export const whatsappTexts = {
  title: { en: 'WhatsApp', es: 'WhatsApp' },
  subtitle: {
    en: 'Log in with Facebook, and your customers reach you on WhatsApp at your own number.',
    es: 'Inicia sesión con Facebook y tus clientes te encontrarán en WhatsApp con tu propio número.',
  },
  back: { en: 'Back to settings', es: 'Volver a configuración' },
  load_failed: { en: 'Couldn’t load WhatsApp’s status', es: 'No se pudo cargar el estado de WhatsApp' },

  no_setup: { en: 'Set up your phone system first', es: 'Primero configura tu sistema telefónico' },
  no_setup_hint: {
    en: 'WhatsApp needs one of your numbers. Getting one takes a minute.',
    es: 'WhatsApp necesita uno de tus números. Conseguirlo toma un minuto.',
  },
  to_settings: { en: 'Open settings', es: 'Abrir configuración' },
  own_account: { en: 'You use your own Twilio account', es: 'Usas tu propia cuenta de Twilio' },
  own_account_hint: {
    en: 'Connect WhatsApp in Twilio’s console (Messaging › Senders › WhatsApp), then enter the number in settings.',
    es: 'Conecta WhatsApp en la consola de Twilio (Messaging › Senders › WhatsApp) y luego escribe el número en configuración.',
  },
  not_offered: { en: 'WhatsApp can’t be connected here yet', es: 'WhatsApp aún no se puede conectar aquí' },
  not_offered_hint: {
    en: 'Whoever runs Lotwire here sets META_APP_ID and META_CONFIG_ID first (lib/README.md).',
    es: 'Quien administra Lotwire aquí debe definir primero META_APP_ID y META_CONFIG_ID (lib/README.md).',
  },

  panel_hint: {
    en: 'Log in with Facebook and pick your business. It takes about a minute.',
    es: 'Inicia sesión con Facebook y elige tu negocio. Toma cerca de un minuto.',
  },
  connect: { en: 'Connect WhatsApp', es: 'Conectar WhatsApp' },
  see_state: { en: 'See progress', es: 'Ver el avance' },
  manage: { en: 'Manage', es: 'Administrar' },
  state_creating: { en: 'Being set up', es: 'En preparación' },
  state_verifying: { en: 'Verifying the number', es: 'Verificando el número' },
  state_reviewing: { en: 'In review', es: 'En revisión' },
  state_online: { en: 'Connected', es: 'Conectado' },
  state_offline: { en: 'Offline', es: 'Desconectado' },

  choose: { en: 'Which number?', es: '¿Qué número?' },
  choose_hint: {
    en: 'Customers see it on WhatsApp. It must not be in a WhatsApp app on any phone.',
    es: 'Tus clientes lo verán en WhatsApp. No debe estar en la app de WhatsApp de ningún teléfono.',
  },
  number: { en: 'Number', es: 'Número' },
  start: { en: 'Continue with Facebook', es: 'Continuar con Facebook' },
  try_again: { en: 'Try again', es: 'Intentar de nuevo' },
  cancel_wait: { en: 'Stop waiting', es: 'Dejar de esperar' },
  owners_only: { en: 'Only an owner can connect WhatsApp.', es: 'Solo un propietario puede conectar WhatsApp.' },
  open_title: { en: 'Finish in Facebook’s window', es: 'Termina en la ventana de Facebook' },
  open_hint: {
    en: 'Pick your business there and enter {number}. The code that WhatsApp texts to it appears here.',
    es: 'Elige ahí tu negocio y escribe {number}. El código que envíe WhatsApp aparecerá aquí.',
  },
  code: { en: 'WhatsApp’s code', es: 'Código de WhatsApp' },
  code_hint: { en: 'Type it into Facebook’s window.', es: 'Escríbelo en la ventana de Facebook.' },
  sending: { en: 'Asking WhatsApp for your number …', es: 'Solicitando tu número a WhatsApp …' },

  end_script: { en: 'Facebook could not be reached', es: 'No se pudo conectar con Facebook' },
  end_script_next: {
    en: 'Turn off ad and tracking blockers for this page, or check the connection, and try again.',
    es: 'Desactiva los bloqueadores de anuncios en esta página o revisa la conexión, e inténtalo de nuevo.',
  },
  end_blocked: { en: 'Your browser blocked Facebook’s window', es: 'Tu navegador bloqueó la ventana de Facebook' },
  end_blocked_next: {
    en: 'Allow pop-ups for this site, then try again.',
    es: 'Permite las ventanas emergentes de este sitio e inténtalo de nuevo.',
  },
  end_closed: { en: 'Facebook’s window was closed', es: 'Se cerró la ventana de Facebook' },
  end_closed_next: {
    en: 'Nothing was connected. Try again and go through to the last step.',
    es: 'No se conectó nada. Inténtalo de nuevo y llega hasta el último paso.',
  },
  end_cancelled: { en: 'You stopped at: {step}', es: 'Te detuviste en: {step}' },
  end_cancelled_next: {
    en: 'Nothing was connected. Try again; Facebook remembers what you have entered.',
    es: 'No se conectó nada. Inténtalo de nuevo; Facebook recuerda lo que ya escribiste.',
  },
  end_error: { en: 'Facebook rejected the request', es: 'Facebook no lo permitió' },
  end_error_next: {
    en: 'You need full control of the business in Meta Business Manager, and it must not be restricted. Then try again.',
    es: 'Necesitas control total del negocio en Meta Business Manager, y no debe estar restringido. Luego inténtalo de nuevo.',
  },
  end_no_number: { en: 'No number was chosen at Facebook', es: 'No se eligió un número en Facebook' },
  end_no_number_next: {
    en: 'Try again and enter {number} in Facebook’s window.',
    es: 'Inténtalo de nuevo y escribe {number} en la ventana de Facebook.',
  },
  end_no_ids: { en: 'Facebook didn’t say which account it is', es: 'Facebook no indicó qué cuenta es' },
  end_no_ids_next: {
    en: 'Try again and pick, or create, a WhatsApp Business account in the window.',
    es: 'Inténtalo de nuevo y elige o crea una cuenta de WhatsApp Business en la ventana.',
  },
  end_no_code: { en: 'Facebook didn’t confirm the login', es: 'Facebook no confirmó el inicio de sesión' },
  end_no_code_next: {
    en: 'Nothing was connected. Try again; it goes faster the second time.',
    es: 'No se conectó nada. Inténtalo de nuevo; la segunda vez es más rápido.',
  },
  end_no_message: { en: 'Facebook’s answer didn’t arrive', es: 'La respuesta de Facebook no llegó' },
  end_no_message_next: {
    en: 'Leave this page open while you finish in Facebook’s window, and try again.',
    es: 'Deja esta página abierta mientras terminas en la ventana de Facebook, e inténtalo de nuevo.',
  },
  end_refused: { en: 'The number could not be connected', es: 'No se pudo conectar el número' },
  end_refused_next: {
    en: 'Nothing was lost. Follow the message and try again.',
    es: 'No se perdió nada. Sigue el mensaje e inténtalo de nuevo.',
  },
  step_unknown: { en: 'a step of Facebook’s window', es: 'un paso de la ventana de Facebook' },
  step_business: { en: 'choosing your business', es: 'la elección de tu negocio' },
  step_phone: { en: 'your phone number', es: 'tu número de teléfono' },
  step_code: { en: 'the code', es: 'el código' },
  step_permission: { en: 'the permissions', es: 'los permisos' },

  progress: { en: 'Almost there', es: 'Ya casi' },
  progress_hint: {
    en: 'Usually a few minutes. You can leave this page; it continues without you.',
    es: 'Suele tomar unos minutos. Puedes salir de esta página; el proceso sigue sin ti.',
  },
  slow: {
    en: 'This is taking longer than usual. Nothing to do yet; we keep asking WhatsApp.',
    es: 'Está tardando más de lo normal. Aún no hay que hacer nada; seguimos consultando a WhatsApp.',
  },
  done_signin: { en: 'Logged in with Facebook', es: 'Sesión iniciada con Facebook' },
  done_creating: { en: 'Number registered on WhatsApp', es: 'Número registrado en WhatsApp' },
  done_verifying: { en: 'Number verified', es: 'Número verificado' },
  done_online: { en: 'Online', es: 'En línea' },

  offline: { en: '{number} isn’t on WhatsApp', es: '{number} no está en WhatsApp' },
  next_step: { en: 'Next step: {step}', es: 'Siguiente paso: {step}' },
  check: { en: 'Check again', es: 'Revisar de nuevo' },
  again: { en: 'Connect again', es: 'Conectar de nuevo' },

  online: { en: '{number} is on WhatsApp', es: '{number} está en WhatsApp' },
  online_hint: {
    en: 'Write to it from your own phone: the message arrives in Leads, and you reply from there.',
    es: 'Escríbele desde tu teléfono: el mensaje llega a Clientes y desde ahí respondes.',
  },
  first_message: { en: 'Send a first message', es: 'Enviar un primer mensaje' },
  first_words: { en: 'Hello!', es: '¡Hola!' },
  to_chats: { en: 'Open Leads', es: 'Abrir Clientes' },
  limit: {
    en: 'Customers you can message first in 24 hours',
    es: 'Clientes a los que puedes escribir primero, en 24 horas',
  },
  unlimited: { en: 'no limit', es: 'sin límite' },
  limit_hint: {
    en: 'Replies don’t count. Meta raises the limit as you send and once your business is verified.',
    es: 'Las respuestas no cuentan. Meta sube el límite conforme envías y cuando tu negocio está verificado.',
  },

  profile: { en: 'What customers see', es: 'Lo que ven tus clientes' },
  name: { en: 'Display name', es: 'Nombre para mostrar' },
  name_hint: {
    en: 'As on your website. Meta reviews every change.',
    es: 'Como en tu sitio web. Meta revisa cada cambio.',
  },
  about: { en: 'About', es: 'Descripción' },
  picture: { en: 'Picture', es: 'Foto' },
  picture_hint: {
    en: 'The https address of a square JPG or PNG, 640 × 640 or larger.',
    es: 'La dirección https de un JPG o PNG cuadrado, de 640 × 640 o más.',
  },
  save: { en: 'Save', es: 'Guardar' },
  saved: { en: 'Profile saved', es: 'Perfil guardado' },
  save_failed: { en: 'The profile could not be saved', es: 'No se pudo guardar el perfil' },
  name_reviewing: { en: 'Meta is reviewing the new name.', es: 'Meta está revisando el nuevo nombre.' },
  name_approved: { en: 'Meta approved the name.', es: 'Meta aprobó el nombre.' },
  name_declined: {
    en: 'Meta declined the new name; the old one stays. Until a name is approved you can message up to 250 customers first per day.',
    es: 'Meta rechazó el nuevo nombre; se conserva el anterior. Hasta que se apruebe un nombre puedes escribir primero a 250 clientes al día.',
  },
  name_expired: {
    en: 'The approved name was not applied in time. Save it again.',
    es: 'El nombre aprobado no se aplicó a tiempo. Guárdalo de nuevo.',
  },
  name_failed: {
    en: 'The approved name could not be applied. Save it again.',
    es: 'El nombre aprobado no se pudo aplicar. Guárdalo de nuevo.',
  },
} as const satisfies Texts

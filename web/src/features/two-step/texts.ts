import type { Texts } from '../../lib/language/text-types.ts'

export const twoStepTexts = {
  title: { en: 'Two-step login', es: 'Verificación en dos pasos' },
  hint: {
    en: 'After your password, Lotwire asks for a code from an app on your phone. A stolen password alone won’t let anyone in.',
    es: 'Después de tu contraseña, Lotwire pide un código de una aplicación de tu celular. Con solo la contraseña nadie entra.',
  },
  is_on: { en: 'On', es: 'Activada' },
  is_off: { en: 'Off', es: 'Desactivada' },
  turn_on: { en: 'Turn on', es: 'Activar' },
  turn_off: { en: 'Turn off', es: 'Desactivar' },
  demanded: {
    en: 'Required starting {day}.',
    es: 'Obligatoria a partir del {day}.',
  },
  start_failed: { en: 'Failed to start', es: 'No se pudo empezar' },
  set_up: { en: 'Set up two-step login', es: 'Configura la verificación en dos pasos' },
  scan: {
    en: 'Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator, or 1Password.',
    es: 'Escanea este código con una aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o 1Password.',
  },
  qr: { en: 'QR code for your authenticator app', es: 'Código QR para tu aplicación de autenticación' },
  key: { en: 'Can’t scan? Enter this key in the app', es: '¿No puedes escanear? Escribe esta clave en la aplicación' },
  open_app: { en: 'On this phone? Open it in your app', es: '¿Estás en el celular? Ábrelo en tu aplicación' },
  code: { en: 'Code from the app', es: 'Código de la aplicación' },
  code_needed: {
    en: 'Enter the six digits your app shows.',
    es: 'Escribe los seis dígitos que muestra tu aplicación.',
  },
  save_codes: { en: 'Save your recovery codes', es: 'Guarda tus códigos de recuperación' },
  codes_hint: {
    en: 'If you lose your phone, one of these lets you in. Each works once, and they are shown only now.',
    es: 'Si pierdes tu celular, uno de estos te deja entrar. Cada uno sirve una vez y solo se muestran ahora.',
  },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied', es: 'Copiado' },
  copy_codes: { en: 'Copy the codes', es: 'Copiar los códigos' },
  saved_codes: { en: 'I saved them', es: 'Ya los guardé' },
  turned_on: { en: 'Two-step login is on', es: 'La verificación en dos pasos está activada' },
  turned_off: { en: 'Two-step login is off', es: 'La verificación en dos pasos está desactivada' },
  off_question: { en: 'Turn off two-step login?', es: '¿Desactivar la verificación en dos pasos?' },
  off_hint: {
    en: 'Your password alone will be enough to log in. Your recovery codes stop working.',
    es: 'Tu contraseña bastará para iniciar sesión. Tus códigos de recuperación dejan de servir.',
  },
  password: { en: 'Current password', es: 'Contraseña actual' },
  password_needed: { en: 'Enter your password.', es: 'Escribe tu contraseña.' },
  everyone: { en: 'Everyone must use two-step login', es: 'Todo el equipo debe usarla' },
  everyone_title: { en: 'Two-step login for the team', es: 'Verificación en dos pasos para el equipo' },
  everyone_hint: {
    en: 'New people have 7 days to set it up. Anyone else who hasn’t yet must do so before they can continue, including you.',
    es: 'Las personas nuevas tienen 7 días para configurarla. Quien aún no lo ha hecho debe hacerlo antes de continuar, tú también.',
  },
  load_failed: { en: 'Failed to load settings', es: 'No se pudo cargar la configuración' },
  saved: { en: 'Security settings saved', es: 'Configuración de seguridad guardada' },
  needed_hint: {
    en: 'Your dealership requires it for everyone. It takes a minute: have your phone ready.',
    es: 'Tu agencia la exige a todo el equipo. Te toma un minuto: ten a la mano tu celular.',
  },
  lost_hint: {
    en: 'Set up your new phone to continue. The lost one and your old recovery codes will stop working.',
    es: 'Configura tu nuevo celular para continuar. El perdido y tus códigos anteriores dejan de servir entonces.',
  },
  begin: { en: 'Turn on two-step login', es: 'Activar verificación en dos pasos' },
  log_out: { en: 'Log out', es: 'Cerrar sesión' },
} as const satisfies Texts

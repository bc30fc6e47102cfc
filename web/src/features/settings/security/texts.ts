import type { Texts } from '../../../lib/language/text-types.ts'

export const securityTexts = {
  hint: {
    en: 'Your password, where you are logged in, and who can be invited.',
    es: 'Tu contraseña, dónde iniciaste sesión y a quién se puede invitar.',
  },
  password: { en: 'Change password', es: 'Cambiar contraseña' },
  password_hint: {
    en: 'At least 8 characters, with uppercase and lowercase letters and a number. Other devices are logged out.',
    es: 'Al menos 8 caracteres, con mayúsculas, minúsculas y un número. Se cierra la sesión en otros dispositivos.',
  },
  current_password: { en: 'Current password', es: 'Contraseña actual' },
  new_password: { en: 'New password', es: 'Nueva contraseña' },
  needed: { en: 'Enter your password.', es: 'Escribe tu contraseña.' },
  change: { en: 'Change password', es: 'Cambiar la contraseña' },
  changed: { en: 'Password changed', es: 'Contraseña cambiada' },
  change_failed: { en: 'The password could not be changed.', es: 'No se pudo cambiar la contraseña.' },
  sessions: { en: 'Where you’re logged in', es: 'Dónde iniciaste sesión' },
  sessions_failed: { en: 'Failed to load your sessions', es: 'No se pudieron cargar tus sesiones' },
  this_device: { en: 'This device', es: 'Este dispositivo' },
  unknown_device: { en: 'Unknown device', es: 'Dispositivo desconocido' },
  device_on: { en: '{browser} on {system}', es: '{browser} en {system}' },
  seen: { en: 'Last seen {when} from {address}', es: 'Última actividad {when} desde {address}' },
  sign_out: { en: 'Log out', es: 'Cerrar sesión' },
  sign_out_all: { en: 'Log out all other devices', es: 'Cerrar sesión en los demás dispositivos' },
  signed_out: { en: 'Logged out there', es: 'Se cerró esa sesión' },
  signed_out_all: { en: 'Logged out everywhere else', es: 'Se cerraron las demás sesiones' },
  sign_out_failed: { en: 'Failed to log out', es: 'No se pudo cerrar la sesión' },
  domains: { en: 'Who can be invited', es: 'A quién se puede invitar' },
  domains_label: { en: 'Email domains', es: 'Dominios de correo' },
  domains_hint: {
    en: 'One per line, such as example.com. Leave it empty to allow every address.',
    es: 'Uno por línea, por ejemplo example.com. Déjalo vacío para permitir cualquier dirección.',
  },
  domain_wrong: { en: '“{domain}” is not a domain.', es: '“{domain}” no es un dominio.' },
  domains_failed: { en: 'Failed to load settings', es: 'No se pudo cargar la configuración' },
  saved: { en: 'Security settings saved', es: 'Configuración de seguridad guardada' },
} as const satisfies Texts

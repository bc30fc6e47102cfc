import type { Texts } from '../../../lib/language/text-types.ts'

export const domainTexts = {
  title: { en: 'Login for your company’s email addresses', es: 'Inicio de sesión con los correos de tu empresa' },
  hint: {
    en: 'Verify that an email domain is yours, then decide how people there log in. You keep your password, with two-step login.',
    es: 'Verifica que un dominio de correo es tuyo y decide cómo inicia sesión su gente. Tú conservas tu contraseña, con la verificación en dos pasos.',
  },
  load_failed: { en: 'Failed to load your domains', es: 'No se pudieron cargar tus dominios' },
  domain: { en: 'Email domain', es: 'Dominio de correo' },
  add: { en: 'Add', es: 'Agregar' },
  record: {
    en: 'Add this TXT record to the DNS of {domain}, then check it.',
    es: 'Agrega este registro TXT al DNS de {domain} y luego compruébalo.',
  },
  record_label: { en: 'TXT record', es: 'Registro TXT' },
  copied: { en: 'Copied', es: 'Copiado' },
  copy: { en: 'Copy', es: 'Copiar' },
  check: { en: 'Check', es: 'Comprobar' },
  proven: { en: 'Verified', es: 'Verificado' },
  unproven: { en: 'Not verified', es: 'Sin verificar' },
  how: { en: 'How people at {domain} log in', es: 'Cómo inicia sesión la gente de {domain}' },
  any: { en: 'Password, or a linked account', es: 'Contraseña o una cuenta vinculada' },
  only: { en: 'Only with {name}', es: 'Solo con {name}' },
  remove: { en: 'Remove {domain}', es: 'Quitar {domain}' },
  failed: { en: 'That didn’t work', es: 'No se pudo' },
  saved: { en: 'Security settings saved', es: 'Configuración de seguridad guardada' },
} as const satisfies Texts

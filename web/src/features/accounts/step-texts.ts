import type { Texts } from '../../lib/language/text-types.ts'

export const stepTexts = {
  title: { en: 'Enter your code', es: 'Escribe tu código' },
  hint: {
    en: 'Open your authenticator app and enter the six digits it shows for Lotwire.',
    es: 'Abre tu aplicación de autenticación y escribe los seis dígitos que muestra para Lotwire.',
  },
  recovery_hint: {
    en: 'Enter one of the recovery codes you saved. It turns two-step login off.',
    es: 'Escribe uno de los códigos de recuperación que guardaste. Desactiva la verificación en dos pasos.',
  },
  code: { en: 'Code', es: 'Código' },
  recovery_code: { en: 'Recovery code', es: 'Código de recuperación' },
  needed: { en: 'Enter the code.', es: 'Escribe el código.' },
  enter: { en: 'Log in', es: 'Entrar' },
  lost: { en: 'Lost your phone? Use a recovery code', es: '¿Perdiste tu celular? Usa un código de recuperación' },
  have_app: { en: 'Use your app instead', es: 'Usar tu aplicación' },
  no_codes: {
    en: 'No recovery codes either? A manager can turn off two-step login for you.',
    es: '¿Tampoco tienes códigos? Un gerente puede desactivar tu verificación en dos pasos.',
  },
  off_title: { en: 'You’re logged in', es: 'Ya iniciaste sesión' },
  off_hint: {
    en: 'Two-step login is off now. Turn it on again under Your account, with your new phone.',
    es: 'La verificación en dos pasos está desactivada. Actívala de nuevo en Tu cuenta, con tu nuevo celular.',
  },
  go_on: { en: 'Continue', es: 'Continuar' },
} as const satisfies Texts

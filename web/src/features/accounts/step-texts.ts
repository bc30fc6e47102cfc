import type { Texts } from '../../lib/language/text-types.ts'

export const stepTexts = {
  title: { en: 'Enter your code', es: 'Escribe tu código' },
  hint: {
    en: 'Open your authenticator app and enter the six digits it shows for Lotwire.',
    es: 'Abre tu aplicación de autenticación y escribe los seis dígitos que muestra para Lotwire.',
  },
  recovery_hint: {
    en: 'Enter one of the recovery codes you saved. Then you set up your new phone.',
    es: 'Escribe uno de los códigos de recuperación que guardaste. Después configuras tu nuevo celular.',
  },
  code: { en: 'Code', es: 'Código' },
  recovery_code: { en: 'Recovery code', es: 'Código de recuperación' },
  needed: { en: 'Enter the code.', es: 'Escribe el código.' },
  enter: { en: 'Log in', es: 'Entrar' },
  lost: { en: 'Lost your phone? Use a recovery code', es: '¿Perdiste tu celular? Usa un código de recuperación' },
  have_app: { en: 'Use your app instead', es: 'Usar tu aplicación' },
  no_codes: {
    en: 'No recovery codes either? An owner of your dealership can let you set up a new phone.',
    es: '¿Tampoco tienes códigos? Un propietario de tu agencia puede permitirte configurar otro celular.',
  },
} as const satisfies Texts

import { PLAN } from '#contract/people/plan.ts'
import type { Texts } from '../../lib/language/text-types.ts'

export const accountTexts = {
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellido' },
  organization: { en: 'Organization', es: 'Agencia' },
  email: { en: 'Email', es: 'Correo electrónico' },
  password: { en: 'Password', es: 'Contraseña' },
  confirm_password: { en: 'Confirm password', es: 'Confirmar contraseña' },
  code: { en: 'Code', es: 'Código' },
  password_hint: {
    en: 'At least 8 characters, with uppercase and lowercase letters and a number.',
    es: 'Al menos 8 caracteres, con mayúsculas, minúsculas y un número.',
  },
  both_required: { en: 'Email and password are required.', es: 'El correo y la contraseña son obligatorios.' },
  no_match: { en: 'Passwords do not match.', es: 'Las contraseñas no coinciden.' },
  email_required: { en: 'Enter your email address.', es: 'Escribe tu dirección de correo.' },
  code_required: { en: 'Enter the code from the email.', es: 'Escribe el código del correo.' },
  first_name_required: { en: 'Enter your first name.', es: 'Escribe tu nombre.' },
  last_name_required: { en: 'Enter your last name.', es: 'Escribe tu apellido.' },
  organization_required: { en: 'Enter the name of your dealership.', es: 'Escribe el nombre de tu agencia.' },
  password_required: { en: 'Enter your password.', es: 'Escribe tu contraseña.' },
  new_password_required: { en: 'Choose a password.', es: 'Elige una contraseña.' },
  confirmation_required: { en: 'Re-enter your password.', es: 'Vuelve a escribir la contraseña.' },

  signup_title: { en: 'Create your account', es: 'Crea tu cuenta' },
  signup_hint: {
    en: `${PLAN.trialDays} days free. No credit card, cancel anytime.`,
    es: `${PLAN.trialDays} días gratis. Sin tarjeta, cancela cuando quieras.`,
  },
  signup_description: {
    en: `Try Lotwire free for ${PLAN.trialDays} days: WhatsApp, SMS, leads and inventory of your dealership in one workspace. No credit card.`,
    es: `Prueba Lotwire ${PLAN.trialDays} días gratis: WhatsApp, SMS, clientes e inventario de tu agencia en un solo lugar. Sin tarjeta.`,
  },
  sign_up: { en: 'Create account', es: 'Crear cuenta' },
  signup_failed: { en: 'Something went wrong.', es: 'Algo salió mal.' },
  have_account: { en: 'Already have an account?', es: '¿Ya tienes una cuenta?' },
  login: { en: 'Login', es: 'Iniciar sesión' },
  log_in: { en: 'Log in', es: 'Inicia sesión' },
  signup_terms: { en: 'By creating an account you accept the', es: 'Al crear una cuenta aceptas los' },
  terms: { en: 'Terms of Service', es: 'Términos del servicio' },
  and: { en: 'and the', es: 'y la' },
  privacy: { en: 'Privacy Policy', es: 'Política de privacidad' },

  login_title: { en: 'Welcome back', es: 'Hola de nuevo' },
  login_hint: { en: 'Log in to your workspace.', es: 'Entra en tu espacio de trabajo.' },
  login_description: {
    en: 'Log in to Lotwire: the WhatsApp and SMS conversations, leads and inventory of your dealership.',
    es: 'Entra a Lotwire: los mensajes de WhatsApp y SMS, los clientes y el inventario de tu agencia.',
  },
  login_failed: { en: 'Login failed.', es: 'No se pudo iniciar sesión.' },
  verified: {
    en: 'Email verified successfully! You can now login.',
    es: '¡Correo verificado! Ya puedes iniciar sesión.',
  },
  password_changed: {
    en: 'Your password has been changed. You can now log in.',
    es: 'Tu contraseña ha cambiado. Ya puedes iniciar sesión.',
  },
  forgot: { en: 'Forgot your password?', es: '¿Olvidaste tu contraseña?' },
  no_account: { en: 'New to Lotwire?', es: '¿Aún no usas Lotwire?' },
  create_account: { en: 'Sign Up', es: 'Regístrate' },

  verify_title: { en: 'Verify your email', es: 'Verifica tu correo' },
  verify_sent: {
    en: 'We sent an email to {email}. Open the link in it, or enter its code here.',
    es: 'Enviamos un correo a {email}. Abre su enlace o escribe aquí el código.',
  },
  verify_anyone: {
    en: 'Enter your email address and the code we sent you.',
    es: 'Escribe tu dirección y el código del correo que te enviamos.',
  },
  verifying: { en: 'Confirming {email} …', es: 'Confirmando {email} …' },
  verify_link: { en: 'Confirm {email} to finish signing up.', es: 'Confirma {email} para terminar tu registro.' },
  confirm_email: { en: 'Confirm email', es: 'Confirmar correo' },
  password_elsewhere: {
    en: 'Signed up in another browser or on another device? Enter the password you chose there.',
    es: '¿Te registraste en otro navegador o dispositivo? Escribe la contraseña que elegiste ahí.',
  },
  resend: { en: 'Send a new email', es: 'Enviar otro correo' },
  resent: {
    en: 'Verification email sent. Check your inbox.',
    es: 'Correo de verificación enviado. Revisa tu bandeja de entrada.',
  },
  resend_failed: { en: 'Could not send email.', es: 'No se pudo enviar el correo.' },
  no_mail: {
    en: 'No email after a few minutes? Check your spam folder.',
    es: '¿No llega en unos minutos? Revisa la carpeta de spam.',
  },
  link_old: { en: 'This link is no longer valid', es: 'Este enlace ya no es válido' },
  link_old_hint: {
    en: 'It has expired, or a newer email has replaced it. Use the newest email, or request another one. If you already confirmed, just log in.',
    es: 'Es demasiado antiguo o un correo más nuevo lo reemplazó. Usa el correo más reciente o pide otro. Si ya confirmaste antes, inicia sesión.',
  },
  verify_failed: { en: 'Your email could not be confirmed.', es: 'No se pudo confirmar la dirección de correo.' },
  wrong_address: { en: 'Wrong address? Sign up again', es: '¿Correo equivocado? Regístrate de nuevo' },
  back_to_login: { en: 'Back to login', es: 'Volver a iniciar sesión' },

  invitation_title: { en: 'Join your team', es: 'Únete a tu equipo' },
  invitation_hint: { en: 'Choose a password for {email}.', es: 'Elige una contraseña para {email}.' },
  join: { en: 'Join', es: 'Unirme' },
  join_failed: { en: 'The invitation could not be accepted.', es: 'No se pudo aceptar la invitación.' },
  own_password: { en: 'New password', es: 'Nueva contraseña' },
  own_password_hint: {
    en: 'The password you were given works once. Choose your own to continue.',
    es: 'La contraseña que te dieron sirve una sola vez. Elige la tuya para continuar.',
  },

  forgot_title: { en: 'Forgot your password?', es: '¿Olvidaste tu contraseña?' },
  forgot_hint: {
    en: 'We’ll email you a link to set a new one.',
    es: 'Te enviamos un correo con un enlace para crear otra.',
  },
  send_reset: { en: 'Send reset link', es: 'Enviar enlace' },
  reset_sent_title: { en: 'Check your inbox', es: 'Revisa tu bandeja de entrada' },
  reset_sent: {
    en: 'If {email} has an account, an email with a link and a code is on its way.',
    es: 'Si {email} tiene una cuenta, ya va en camino un correo con un enlace y un código.',
  },
  have_code: { en: 'Enter code', es: 'Escribir código' },

  reset_title: { en: 'Set a new password', es: 'Crea una contraseña nueva' },
  reset_hint: { en: 'For {email}.', es: 'Para {email}.' },
  reset_anyone: {
    en: 'Enter the code from the email, and choose a new password.',
    es: 'Escribe el código del correo y elige una contraseña nueva.',
  },
  set_password: { en: 'Set password', es: 'Guardar contraseña' },
  reset_failed: { en: 'The password could not be changed.', es: 'No se pudo cambiar la contraseña.' },
  ask_again: { en: 'Request a new email', es: 'Pedir otro correo' },
} as const satisfies Texts

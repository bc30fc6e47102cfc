import type { Label, Language } from '#contract/language.ts'

/** What a call says of what it did; a screen has words of its own. */
const ANSWERS = {
  role_updated: { en: 'Role updated successfully', es: 'Rol actualizado' },
  member_removed: { en: 'Team member removed successfully', es: 'Miembro del equipo eliminado' },
  invitation_canceled: { en: 'Invitation canceled.', es: 'Se canceló la invitación.' },
  member_suspended: { en: 'Team member suspended.', es: 'Miembro del equipo suspendido.' },
  member_reactivated: { en: 'Team member reactivated.', es: 'Miembro del equipo reactivado.' },
  device_silenced: {
    en: 'Notifications are off on that device.',
    es: 'Las notificaciones están desactivadas en ese dispositivo.',
  },
  this_device_silenced: {
    en: 'Notifications are off on this device.',
    es: 'Las notificaciones están desactivadas en este dispositivo.',
  },
  signed_out_elsewhere: { en: 'Logged out everywhere else.', es: 'Se cerraron las demás sesiones.' },
  signed_out_there: { en: 'Logged out there.', es: 'Se cerró esa sesión.' },
  signed_out: { en: 'Logged out.', es: 'Sesión cerrada.' },
  code_needed: { en: 'Enter the code from your app.', es: 'Escribe el código de tu aplicación.' },
  key_created: { en: 'API key generated successfully', es: 'Clave de API generada' },
  key_revoked: { en: 'API key revoked successfully', es: 'Clave de API revocada' },
  key_deleted: { en: 'API key deleted successfully', es: 'Clave de API eliminada' },
  two_step_on: { en: 'Two-step login is on.', es: 'La verificación en dos pasos está activada.' },
  two_step_off: { en: 'Two-step login is off.', es: 'La verificación en dos pasos está desactivada.' },
  own_provider_set: { en: 'SSO is set up. Try it now.', es: 'SSO está configurado. Pruébalo ahora.' },
  own_provider_removed: { en: 'SSO was removed.', es: 'Se quitó SSO.' },
  device_reset: {
    en: 'They can choose a new password by email, and set up another phone.',
    es: 'Ya puede elegir una nueva contraseña por correo y configurar otro celular.',
  },
  identity_unlinked: { en: 'Account unlinked.', es: 'Cuenta desvinculada.' },
  check_inbox: {
    en: 'Verification email sent. Check your inbox.',
    es: 'Correo de verificación enviado. Revisa tu bandeja de entrada.',
  },
  link_on_its_way: {
    en: 'If this address has an account, an email with a link is on its way.',
    es: 'Si esta dirección tiene una cuenta, ya va en camino un correo con un enlace.',
  },
  mail_failed: { en: 'The email could not be sent.', es: 'No se pudo enviar el correo.' },
  mail_sent: { en: 'Verification email sent.', es: 'Correo de verificación enviado.' },
  vehicle_removed: { en: 'The vehicle was removed.', es: 'Se eliminó el vehículo.' },
  no_integration: { en: 'No active integration found', es: 'No hay ninguna integración activa' },
  integration_works: { en: 'Connection test successful!', es: '¡La conexión funciona!' },
  integration_connected: { en: 'Integration connected successfully!', es: '¡Integración conectada correctamente!' },
  sync_started: { en: 'The sync has started.', es: 'La sincronización comenzó.' },
  sync_runs: { en: 'A sync is already running.', es: 'Ya hay una sincronización en curso.' },
  file_replaced_later: {
    en: 'Your file is being imported. The next file from the integration will replace it.',
    es: 'Se está importando tu archivo. El próximo archivo de la integración lo reemplazará.',
  },
  own_file_imported: { en: 'Your file is being imported.', es: 'Se está importando tu archivo.' },
  file_imported: { en: 'The file is being imported.', es: 'Se está importando el archivo.' },
  file_discarded: { en: 'The file was discarded.', es: 'Se descartó el archivo.' },
  twilio_saved: { en: 'Twilio settings saved successfully', es: 'Configuración de Twilio guardada' },
  twilio_works: { en: 'Twilio connection test successful!', es: '¡La conexión con Twilio funciona!' },
  webhooks_set: {
    en: 'Twilio now sends messages and calls to Lotwire.',
    es: 'Twilio ya envía los mensajes y las llamadas a Lotwire.',
  },
  number_released: { en: 'The number was released', es: 'Se devolvió el número' },
  lead_taken: { en: 'This lead is yours now.', es: 'Este cliente ya es tuyo.' },
} as const satisfies Record<string, Label>

/** An answer's `message`, in the caller's language. */
export const answerText = (language: Language, answer: keyof typeof ANSWERS): string => ANSWERS[answer][language]

import type { GoogleOutcome, GoogleProblem } from '#contract/calendar/google.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

const linkTexts = {
  google: { en: 'Google Calendar', es: 'Google Calendar' },
  connect: { en: 'Connect Google Calendar', es: 'Conectar Google Calendar' },
  not_connected: { en: 'Google Calendar Not Connected', es: 'Google Calendar no está conectado' },
  personal: {
    en: 'The connection is personal: your appointments appear in a Lotwire calendar in your own Google account, and customers aren’t offered times when you’re busy there. Your other events stay private.',
    es: 'La conexión es personal: tus citas aparecen en un calendario Lotwire de tu propia cuenta de Google, y a los clientes no se les ofrecen horas en las que estás ocupado ahí. Tus demás eventos siguen siendo privados.',
  },
  verification: { en: 'Why Google may show a warning', es: 'Por qué Google puede mostrar una advertencia' },
  connected_as: { en: 'Connected as {email}', es: 'Conectado como {email}' },
  what_it_does: {
    en: 'Move or delete an appointment there and it is moved or canceled here.',
    es: 'Si mueves o eliminas una cita ahí, aquí se mueve o se cancela.',
  },
  disconnect: { en: 'Disconnect', es: 'Desconectar' },
  disconnected: { en: 'Google Calendar disconnected', es: 'Google Calendar desconectado' },
  disconnect_failed: { en: 'Couldn’t disconnect Google Calendar', es: 'No se pudo desconectar Google Calendar' },
  connect_failed: { en: 'Couldn’t open Google’s page', es: 'No se pudo abrir la página de Google' },
  not_set_up: { en: 'Google Calendar isn’t set up yet', es: 'Google Calendar aún no está configurado' },
  how_to_set_up: {
    en: 'Whoever runs this Lotwire registers Lotwire as a web application in Google Cloud, with {address} as its redirect URI, and puts its ID and secret in the parameters GoogleClientId and GoogleClientSecret. See lib/README.md.',
    es: 'Quien administra este Lotwire debe registrar Lotwire en Google Cloud como aplicación web, con {address} como URI de redireccionamiento, y poner su ID y su secreto en los parámetros GoogleClientId y GoogleClientSecret. Ver lib/README.md.',
  },
  load_failed: { en: 'Couldn’t load your calendar connections', es: 'No se pudieron cargar tus conexiones' },
  feed: { en: 'Calendar feed', es: 'Calendario por suscripción' },
  feed_text: {
    en: 'Subscribe to this address in Apple Calendar, Outlook, or any other calendar app to see your appointments there. Anyone who has it can read them, with your customers’ names.',
    es: 'Suscríbete a esta dirección en Apple Calendar, Outlook u otra app de calendario para ver ahí tus citas. Cualquiera que la tenga puede leerlas, con los nombres de tus clientes.',
  },
  feed_address: { en: 'Feed address', es: 'Dirección del calendario' },
  copy: { en: 'Copy', es: 'Copiar' },
  copied: { en: 'Copied!', es: '¡Copiado!' },
  feed_make: { en: 'Create address', es: 'Crear dirección' },
  feed_renew: { en: 'Create new address', es: 'Crear otra dirección' },
  feed_renew_hint: {
    en: 'Creating a new address or removing it stops the current one in all calendar apps.',
    es: 'Al crear otra o eliminarla, la dirección actual deja de funcionar en todas las apps.',
  },
  feed_remove: { en: 'Remove address', es: 'Eliminar dirección' },
  feed_failed: { en: 'Couldn’t change the calendar feed', es: 'No se pudo cambiar el calendario por suscripción' },
  close: { en: 'Close', es: 'Cerrar' },
} as const satisfies Texts

const outcomeTexts = {
  connected: {
    en: 'Successfully connected to Google Calendar',
    es: 'Google Calendar se conectó correctamente',
  },
  limited: {
    en: 'Connected, but a box on Google’s page was left unchecked.',
    es: 'Se conectó, pero quedó una casilla sin marcar en la página de Google.',
  },
  denied: {
    en: 'Nothing was connected: Google’s page was closed, or permission wasn’t given.',
    es: 'No se conectó nada: la página de Google se cerró o quedó sin permisos.',
  },
  expired: { en: 'That took too long. Connect again.', es: 'Tardó demasiado. Conecta de nuevo.' },
  failed: {
    en: 'Google couldn’t be reached. Try again in a minute.',
    es: 'No se pudo contactar a Google. Inténtalo en un minuto.',
  },
} as const satisfies Texts & Record<GoogleOutcome, unknown>

const problemTexts = {
  reconnect: {
    en: 'Google ended the connection. Your appointments aren’t updated there until you connect again.',
    es: 'Google terminó la conexión. Tus citas no se actualizan ahí hasta que conectes de nuevo.',
  },
  events_missing: {
    en: 'Lotwire isn’t allowed to keep a calendar in your account, so your appointments don’t appear there. Connect again and check both boxes.',
    es: 'Lotwire no puede tener un calendario en tu cuenta, así que tus citas no aparecen ahí. Conecta de nuevo y marca ambas casillas.',
  },
  busy_missing: {
    en: 'Lotwire can’t see when you’re busy, so customers may be offered those times. Connect again and check both boxes.',
    es: 'Lotwire no puede ver cuándo estás ocupado, así que se pueden ofrecer esas horas a los clientes. Conecta de nuevo y marca ambas casillas.',
  },
  busy_unread: {
    en: 'Your busy times couldn’t be read for over an hour. The last known ones still count.',
    es: 'Tus horas ocupadas no se han podido leer desde hace más de una hora. Siguen contando las últimas conocidas.',
  },
} as const satisfies Texts & Record<GoogleProblem, unknown>

/** Says a text about the calendars that show one's appointments. */
export const useLinkText = () => useText({ ...linkTexts, ...outcomeTexts, ...problemTexts })

import type { Texts } from '../../lib/language/text-types.ts'

export const notificationTexts = {
  title: { en: 'Notifications', es: 'Notificaciones' },
  unread: {
    en: { one: '{count} unread notification', other: '{count} unread notifications' },
    es: { one: '{count} notificación sin leer', other: '{count} notificaciones sin leer' },
  },
  silence: { en: 'Mute', es: 'Silenciar' },
  silent_until: { en: 'Muted until {when}', es: 'En silencio hasta {when}' },
  silence_end: { en: 'Turn notifications back on', es: 'Volver a activar las notificaciones' },
  silence_failed: { en: 'Couldn’t change that', es: 'No se pudo cambiar' },
  mark_all: { en: 'Mark all as read', es: 'Marcar todo como leído' },
  mark_failed: { en: 'Notifications couldn’t be marked as read', es: 'No se pudieron marcar como leídas' },
  load_failed: { en: 'Failed to load notifications', es: 'No se pudieron cargar las notificaciones' },
  empty: { en: 'You’re all caught up', es: 'Estás al día' },
  empty_hint: {
    en: 'New assignments, waiting customers, and failed messages show up here.',
    es: 'Aquí aparecen las asignaciones, los clientes que esperan y los mensajes que fallan.',
  },
  older: { en: 'Show older', es: 'Ver anteriores' },
  see_all: { en: 'All notifications and settings', es: 'Todas las notificaciones y su configuración' },
  new: { en: 'New', es: 'Nueva' },

  choices: { en: 'Notification settings', es: 'Cómo te avisamos' },
  choices_hint: {
    en: 'What you’re told about and how, on every device you use. Only you see these choices.',
    es: 'De qué te avisamos y cómo, en todos tus dispositivos. Solo tú ves estas opciones.',
  },
  choices_failed: {
    en: 'Failed to load your notification settings',
    es: 'No se pudo cargar tu configuración de notificaciones',
  },
  what: { en: 'What', es: 'Qué' },
  way_app: { en: 'App', es: 'App' },
  way_sound: { en: 'Sound', es: 'Sonido' },
  way_browser: { en: 'Browser', es: 'Navegador' },
  way_email: { en: 'Email', es: 'Correo' },
  email_hint: {
    en: 'Emails go out when something has waited unread for 10 minutes, at most one an hour.',
    es: 'Te escribimos cuando algo lleva 10 minutos sin que lo veas, como máximo un correo por hora.',
  },
  quiet_hint: {
    en: 'No sound, browser notification, or email in between. Times are in {timezone}.',
    es: 'Sin sonido, notificaciones del navegador ni correos entre estas horas ({timezone}).',
  },
  quiet_on: { en: 'Use quiet hours', es: 'Usar horario de silencio' },
  quiet_from: { en: 'From', es: 'Desde' },
  quiet_to: { en: 'To', es: 'Hasta' },
  save: { en: 'Save', es: 'Guardar' },
  saved: { en: 'Notification settings saved', es: 'Configuración de notificaciones guardada' },
  save_failed: {
    en: 'Failed to save notification settings',
    es: 'No se pudo guardar la configuración de notificaciones',
  },

  browser: { en: 'On this device', es: 'En este dispositivo' },
  browser_hint: {
    en: 'Shown on this device while Lotwire is in the background.',
    es: 'Aparecen en este dispositivo mientras Lotwire está en segundo plano.',
  },
  browser_ask: { en: 'Allow in this browser', es: 'Permitir en este navegador' },
  browser_on: { en: 'Allowed in this browser.', es: 'Permitidas en este navegador.' },
  browser_blocked: {
    en: 'Blocked in this browser. Allow notifications for Lotwire in your browser’s site settings.',
    es: 'Bloqueadas en este navegador. Permite las notificaciones de Lotwire en la configuración del sitio.',
  },
  push: { en: 'Notifications on this device', es: 'Notificaciones en este dispositivo' },
  push_hint: {
    en: 'Notifications also arrive while Lotwire is closed, and you can reply from them where your system allows it.',
    es: 'Las notificaciones llegan también con Lotwire cerrado, y puedes responder desde ellas si tu sistema lo permite.',
  },
  push_home_screen: {
    en: 'On an iPhone or iPad, add Lotwire to your Home Screen first: tap Share, then Add to Home Screen, and open it there.',
    es: 'En un iPhone o iPad, primero agrega Lotwire a la pantalla de inicio: toca Compartir, luego Agregar a inicio, y ábrelo ahí.',
  },
  push_failed: {
    en: 'This browser’s notifications couldn’t be changed',
    es: 'No se pudieron cambiar las notificaciones de este navegador',
  },
  devices: { en: 'Devices with notifications on', es: 'Dispositivos con notificaciones' },
  devices_failed: { en: 'Failed to load your devices', es: 'No se pudieron cargar tus dispositivos' },
  device_this: { en: 'This device', es: 'Este dispositivo' },
  device_unknown: { en: 'Unknown device', es: 'Dispositivo desconocido' },
  device_since: { en: 'Since {day}', es: 'Desde el {day}' },
  device_remove: { en: 'Remove', es: 'Quitar' },
  browser_none: { en: 'This browser can’t show notifications.', es: 'Este navegador no puede mostrar notificaciones.' },
} as const satisfies Texts

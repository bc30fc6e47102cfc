import type { Counterpart } from '../../lib/language/text.ts'

const en = {
  title: 'Dashboard',
  welcome: 'Welcome back, {name}',
  subtitle: 'This is what is going on at {organization}.',
  total_chats: 'Total Chats',
  unread: { one: '{count} unread', other: '{count} unread' },
  all_read: 'All read',
  calls_today: 'Calls Today',
  contacts: 'Contacts',
  inventory: 'Inventory',
  recent: 'Recent Activity',
  no_activity: 'No recent activity',
  no_activity_hint: 'Conversations appear here as soon as a customer writes.',
  quick_actions: 'Quick Actions',
  open_chats: 'Open chats',
  open_chats_hint: 'Read and answer your customers',
  open_settings: 'Settings',
  open_settings_hint: 'Connect Twilio and your numbers',
  load_failed: 'The dashboard could not be loaded',
  start_conversation: 'Start conversation',
  unread_marker: { one: '{count} unread message', other: '{count} unread messages' },
} as const

const es = {
  title: 'Inicio',
  welcome: 'Hola de nuevo, {name}',
  subtitle: 'Esto es lo que pasa en {organization}.',
  total_chats: 'Chats en total',
  unread: { one: '{count} sin leer', other: '{count} sin leer' },
  all_read: 'Todo leído',
  calls_today: 'Llamadas de hoy',
  contacts: 'Contactos',
  inventory: 'Inventario',
  recent: 'Actividad reciente',
  no_activity: 'Sin actividad reciente',
  no_activity_hint: 'Las conversaciones aparecen aquí en cuanto un cliente escribe.',
  quick_actions: 'Acciones rápidas',
  open_chats: 'Abrir chats',
  open_chats_hint: 'Lee y responde a tus clientes',
  open_settings: 'Configuración',
  open_settings_hint: 'Conecta Twilio y tus números',
  load_failed: 'No se pudo cargar el inicio',
  start_conversation: 'Iniciar conversación',
  unread_marker: { one: '{count} mensaje sin leer', other: '{count} mensajes sin leer' },
} as const satisfies Counterpart<typeof en>

export const dashboardTexts = { en, es }

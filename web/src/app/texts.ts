import type { Counterpart } from '../lib/language/catalogue.ts'

const en = {
  checking: 'Checking authentication...',
  navigation: 'Main navigation',
  more: 'More',
  collapse: 'Collapse sidebar',
  expand: 'Expand sidebar',
  logout: 'Logout',
  unread: { one: '{count} unread conversation', other: '{count} unread conversations' },
  no_connection: "You're offline. This page will update when you're back.",
  role_user: 'User',
  role_owner: 'Owner',
  role_manager: 'Manager',
  role_agent: 'Agent',
  account_pitch: 'Every customer message in one place, answered in time.',
  account_point_inbox: 'WhatsApp and SMS in one shared inbox',
  account_point_team: 'Your whole team, each with the right permissions',
  account_point_trial: '14 days free, no credit card, cancel anytime',
} as const

const es = {
  checking: 'Comprobando la sesión...',
  navigation: 'Navegación principal',
  more: 'Más',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
  logout: 'Cerrar sesión',
  unread: { one: '{count} conversación sin leer', other: '{count} conversaciones sin leer' },
  no_connection: 'Sin conexión. La página se actualizará sola en cuanto vuelva.',
  role_user: 'Usuario',
  role_owner: 'Propietario',
  role_manager: 'Gerente',
  role_agent: 'Agente',
  account_pitch: 'Todos los mensajes de tus clientes en un solo lugar, respondidos a tiempo.',
  account_point_inbox: 'WhatsApp y SMS en una bandeja compartida',
  account_point_team: 'Todo tu equipo, cada uno con sus permisos',
  account_point_trial: '14 días gratis, sin tarjeta, cancela cuando quieras',
} as const satisfies Counterpart<typeof en>

/** The texts of the frame around the pages. */
export const appTexts = { en, es }

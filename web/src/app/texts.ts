import { PLAN } from '#contract/people/plan.ts'
import type { Texts } from '../lib/language/text-types.ts'

/** The texts of the frame around the pages. */
export const appTexts = {
  checking: { en: 'Checking authentication...', es: 'Comprobando la sesión...' },
  navigation: { en: 'Main navigation', es: 'Navegación principal' },
  more: { en: 'More', es: 'Más' },
  marketing: { en: 'Marketing', es: 'Marketing' },
  manage: { en: 'Manage', es: 'Administrar' },
  collapse: { en: 'Collapse sidebar', es: 'Contraer la barra lateral' },
  expand: { en: 'Expand sidebar', es: 'Expandir la barra lateral' },
  logout: { en: 'Logout', es: 'Cerrar sesión' },
  own_account: { en: 'Your account', es: 'Tu cuenta' },
  available: { en: 'Available', es: 'Disponible' },
  away: { en: 'Away', es: 'Ausente' },
  availability_hint: {
    en: 'While you’re away, you won’t get new conversations.',
    es: 'Mientras estés ausente no recibes conversaciones nuevas.',
  },
  availability_failed: { en: 'Your availability wasn’t saved', es: 'No se guardó tu disponibilidad' },
  unread: {
    en: { one: '{count} unread conversation', other: '{count} unread conversations' },
    es: { one: '{count} conversación sin leer', other: '{count} conversaciones sin leer' },
  },
  unread_leads: {
    en: { one: '{count} lead to review', other: '{count} leads to review' },
    es: { one: '{count} cliente por revisar', other: '{count} clientes por revisar' },
  },
  notifications: { en: 'Notifications', es: 'Notificaciones' },
  unread_notifications: {
    en: { one: '{count} unread notification', other: '{count} unread notifications' },
    es: { one: '{count} notificación sin leer', other: '{count} notificaciones sin leer' },
  },
  no_connection: {
    en: 'You’re offline. This page will update when you’re back.',
    es: 'Sin conexión. La página se actualizará sola en cuanto vuelva.',
  },
  role_user: { en: 'User', es: 'Usuario' },
  role_owner: { en: 'Owner', es: 'Propietario/a' },
  role_manager: { en: 'Manager', es: 'Gerente' },
  role_agent: { en: 'Agent', es: 'Agente' },
  account_pitch: {
    en: 'Every customer message in one place, answered in time.',
    es: 'Todos los mensajes de tus clientes en un solo lugar, respondidos a tiempo.',
  },
  account_point_inbox: { en: 'WhatsApp and SMS in one shared inbox', es: 'WhatsApp y SMS en una bandeja compartida' },
  account_point_team: {
    en: 'Your whole team, each with the right permissions',
    es: 'Todo tu equipo, cada uno con sus permisos',
  },
  account_point_trial: {
    en: `${PLAN.trialDays} days free, no credit card, cancel anytime`,
    es: `${PLAN.trialDays} días gratis, sin tarjeta, cancela cuando quieras`,
  },
} as const satisfies Texts

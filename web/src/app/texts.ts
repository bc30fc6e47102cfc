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
    en: 'While you’re away, you get no new conversations.',
    es: 'Mientras estés ausente no recibes conversaciones nuevas.',
  },
  availability_failed: { en: 'Your availability wasn’t saved', es: 'No se guardó tu disponibilidad' },
  unread: {
    en: { one: '{count} unread conversation', other: '{count} unread conversations' },
    es: { one: '{count} conversación sin leer', other: '{count} conversaciones sin leer' },
  },
  unread_leads: {
    en: { one: '{count} lead to look at', other: '{count} leads to look at' },
    es: { one: '{count} cliente por revisar', other: '{count} clientes por revisar' },
  },
  notifications: { en: 'Notifications', es: 'Notificaciones' },
  unread_notifications: {
    en: { one: '{count} unread notification', other: '{count} unread notifications' },
    es: { one: '{count} notificación sin leer', other: '{count} notificaciones sin leer' },
  },
  suspended: {
    en: 'This dealership is suspended: you can read, but nothing can be sent. Contact Lotwire.',
    es: 'Esta agencia está suspendida: puedes leer, pero no se puede enviar nada. Contacta a Lotwire.',
  },
  closing: {
    en: 'This dealership is being closed: you can read and export, but nothing can be sent or changed.',
    es: 'Esta agencia se está cerrando: puedes leer y exportar, pero no enviar ni cambiar nada.',
  },
  plan_ended: {
    en: 'The plan has ended: everything is kept, and nothing is sent until the owner chooses a plan.',
    es: 'El plan terminó: todo se conserva, y no se envía nada hasta que el propietario elija un plan.',
  },
  trial_left: {
    en: { one: 'Your trial ends tomorrow.', other: 'Your trial ends in {count} days.' },
    es: { one: 'Tu prueba termina mañana.', other: 'Tu prueba termina en {count} días.' },
  },
  to_plan: { en: 'Plan & payments', es: 'Plan y pagos' },
  payment_failed: {
    en: {
      one: 'A payment failed. Nothing more is sent after tomorrow unless it is paid.',
      other: 'A payment failed. Nothing more is sent in {count} days unless it is paid.',
    },
    es: {
      one: 'Un pago falló. Si no se paga, después de mañana no se envía nada más.',
      other: 'Un pago falló. Si no se paga, en {count} días no se envía nada más.',
    },
  },
  no_connection: {
    en: "You're offline. This page will update when you're back.",
    es: 'Sin conexión. La página se actualizará sola en cuanto vuelva.',
  },
  role_user: { en: 'User', es: 'Usuario' },
  role_owner: { en: 'Owner', es: 'Propietario' },
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

import {
  Headset,
  Inbox,
  KeyRound,
  Megaphone,
  Phone,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  UsersRound,
  Webhook,
} from 'lucide-react'
import { lazy } from 'react'
import type { SettingsSection } from '../../lib/slots.ts'

export const SECURITY_TITLE = { en: 'Security', es: 'Seguridad' }

/** The sections of this feature's own (S2 §2.3); /settings shows the first of all. */
export const SECTIONS: readonly SettingsSection[] = [
  {
    id: 'twilio',
    at: 10,
    icon: Phone,
    title: { en: 'Twilio Configuration', es: 'Configuración de Twilio' },
    Content: lazy(async () => ({ default: (await import('./twilio/twilio-section.tsx')).TwilioSection })),
  },
  {
    id: 'ai',
    at: 20,
    icon: Sparkles,
    title: { en: 'AI & Agent Keys', es: 'IA y claves de agentes' },
    Content: lazy(async () => ({ default: (await import('./ai/ai-section.tsx')).AiSection })),
  },
  {
    id: 'assignment',
    at: 30,
    icon: UsersRound,
    title: { en: 'Auto-Assignment', es: 'Asignación automática' },
    Content: lazy(async () => ({ default: (await import('./assignment/assignment-section.tsx')).AssignmentSection })),
  },
  {
    id: 'outreach',
    at: 35,
    icon: Megaphone,
    title: { en: 'Outreach', es: 'Envíos automáticos' },
    Content: lazy(async () => ({ default: (await import('./outreach/outreach-section.tsx')).OutreachSection })),
  },
  {
    id: 'agents',
    at: 40,
    icon: Headset,
    title: { en: 'Agent Management', es: 'Gestión de agentes' },
    Content: lazy(async () => ({ default: (await import('./agents/agents-section.tsx')).AgentsSection })),
  },
  {
    id: 'leads',
    at: 42,
    icon: Inbox,
    title: { en: 'Lead Sources', es: 'Fuentes de leads' },
    Content: lazy(async () => ({ default: (await import('./leads/leads-section.tsx')).LeadsSection })),
  },
  {
    id: 'webhooks',
    at: 45,
    rights: ['settings', 'see_all'],
    icon: Webhook,
    title: { en: 'Webhooks', es: 'Webhooks' },
    Content: lazy(async () => ({ default: (await import('./webhooks/webhooks-section.tsx')).WebhooksSection })),
  },
  {
    id: 'system',
    at: 50,
    icon: SlidersHorizontal,
    title: { en: 'System Config', es: 'Configuración del sistema' },
    Content: lazy(async () => ({ default: (await import('./system/system-section.tsx')).SystemSection })),
  },
  {
    id: 'security',
    at: 60,
    icon: ShieldCheck,
    title: SECURITY_TITLE,
    Content: lazy(async () => ({ default: (await import('./security/security-section.tsx')).SecuritySection })),
  },
  {
    id: 'roles',
    at: 55,
    rights: ['team'],
    icon: KeyRound,
    title: { en: 'Roles', es: 'Roles' },
    Content: lazy(async () => ({ default: (await import('./roles/roles-section.tsx')).RolesSection })),
  },
  {
    id: 'audit',
    at: 80,
    rights: ['audit'],
    icon: ScrollText,
    title: { en: 'Audit Logs', es: 'Registro de auditoría' },
    Content: lazy(async () => ({ default: (await import('./audit/audit-section.tsx')).AuditSection })),
  },
]

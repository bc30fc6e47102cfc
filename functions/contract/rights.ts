import type { Label } from './language.ts'

/** What a role of a dealership's own may allow, in the order in which people read it. What isn't listed everybody may. */
export const RIGHTS = [
  'see_all',
  'write',
  'call',
  'edit',
  'export',
  'templates',
  'assign',
  'campaigns',
  'inventory',
  'reports',
  'settings',
  'team',
  'audit',
] as const
export type Right = (typeof RIGHTS)[number]

export const RIGHT_LABELS: Record<Right, Label> = {
  see_all: { en: 'See all conversations and contacts', es: 'Ver todas las conversaciones y contactos' },
  write: { en: 'Send messages', es: 'Enviar mensajes' },
  call: { en: 'Call', es: 'Llamar' },
  edit: { en: 'Change contacts, notes, and appointments', es: 'Cambiar contactos, notas y citas' },
  export: { en: 'Export contacts and calls', es: 'Exportar contactos y llamadas' },
  templates: { en: 'Manage templates', es: 'Administrar plantillas' },
  assign: { en: 'Assign, merge, and change colleagues’ work', es: 'Asignar, unir y cambiar el trabajo de otros' },
  campaigns: { en: 'Campaigns and automation', es: 'Campañas y automatización' },
  inventory: { en: 'Manage the inventory', es: 'Administrar el inventario' },
  reports: { en: 'Reports on everyone', es: 'Reportes de todo el equipo' },
  settings: { en: 'Settings, numbers, and the assistant', es: 'Configuración, números y el asistente' },
  team: { en: 'Manage the team and roles', es: 'Administrar el equipo y los roles' },
  audit: { en: 'Audit log', es: 'Registro de auditoría' },
}

/** What agents may; managers and owners may all. A setting lets agents see all conversations, too. */
export const AGENT_RIGHTS: readonly Right[] = ['write', 'call', 'edit', 'export', 'templates']

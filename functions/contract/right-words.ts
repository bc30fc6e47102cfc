import type { Label } from './language.ts'
import type { Right } from './rights.ts'

/** What each right is called; apart from their names, which every page loads. */
export const RIGHT_LABELS: Record<Right, Label> = {
  see_all: { en: 'See all conversations and contacts', es: 'Ver todas las conversaciones y contactos' },
  write: { en: 'Send messages', es: 'Enviar mensajes' },
  call: { en: 'Make calls', es: 'Hacer llamadas' },
  edit: { en: 'Edit contacts, notes, and appointments', es: 'Editar contactos, notas y citas' },
  export: { en: 'Export contacts and calls', es: 'Exportar contactos y llamadas' },
  templates: { en: 'Manage templates', es: 'Administrar plantillas' },
  assign: { en: 'Assign, merge, and change colleagues’ work', es: 'Asignar, combinar y cambiar lo asignado a otros' },
  campaigns: { en: 'Campaigns and automation', es: 'Campañas y automatización' },
  inventory: { en: 'Manage the inventory', es: 'Administrar el inventario' },
  reports: { en: 'Reports on everyone', es: 'Reportes de todo el equipo' },
  settings: { en: 'Settings, numbers, and the assistant', es: 'Configuración, números y el asistente' },
  team: { en: 'Manage the team and roles', es: 'Administrar el equipo y los roles' },
  audit: { en: 'Audit log', es: 'Registro de auditoría' },
  billing: { en: 'Plan and payments', es: 'Plan y pagos' },
}

/** What a right does not bring by itself. */
export const RIGHT_HINTS: Partial<Record<Right, Label>> = {
  settings: {
    en: 'Connected apps also require “See all conversations and contacts”',
    es: 'Las apps conectadas requieren también “Ver todas las conversaciones y contactos”',
  },
  audit: {
    en: 'Also requires “See all conversations and contacts”',
    es: 'Requiere también “Ver todas las conversaciones y contactos”',
  },
}

import type { Label } from '#contract/language.ts'
import type { SettingGroups, SettingsOf } from '#contract/setting.ts'

export const messagingSettings = {
  /** Auto-assignment (S2 §3, §9). */
  assignment: {
    enable_ticketing: { type: 'boolean', default: 'false' },
    auto_assignment_mode: { type: 'string', default: 'off', choices: ['off', 'auto'] },
    /** An agent who answers an unassigned lead has it from then on. */
    take_by_answering: { type: 'boolean', default: 'true' },
    reassign_reopened: { type: 'boolean', default: 'false' },
    grant_view_all_chats: { type: 'boolean', default: 'false', grants: 'sees_all_chats' },
    assignment_algorithm: { type: 'string', default: 'round_robin', choices: ['round_robin', 'workload_based'] },
    max_contacts_per_agent: { type: 'integer', default: '50', least: 1, most: 200 },
    /** None: everybody whose role is agent. */
    selected_agent_ids: { type: 'array', default: '[]', holds: 'agents' },
  },
  mail: {
    /** Below every mail; above it stands the signature of the person who writes. */
    mail_signature: { type: 'string', default: '', characters: 500 },
    /** Whoever sends offers by mail says where they are (15 U.S.C. 7704). */
    mail_postal_address: { type: 'string', default: '', characters: 200 },
  },
} as const satisfies SettingGroups
export type AssignmentSettings = SettingsOf<typeof messagingSettings, 'assignment'>

/** What people call them. */
export const messagingSettingLabels = {
  enable_ticketing: { en: 'Enable ticketing', es: 'Activar tickets' },
  auto_assignment_mode: { en: 'Auto-assignment', es: 'Asignación automática' },
  take_by_answering: { en: 'Replying claims the lead', es: 'Quien responde se queda con el cliente' },
  reassign_reopened: { en: 'Reassign reopened conversations', es: 'Reasignar conversaciones reabiertas' },
  grant_view_all_chats: {
    en: 'Grant agents access to view all chats not assigned to them',
    es: 'Permitir que los agentes vean todas las conversaciones que no tienen asignadas',
  },
  assignment_algorithm: { en: 'How conversations are distributed', es: 'Cómo se reparten las conversaciones' },
  max_contacts_per_agent: { en: 'Max contacts per agent', es: 'Máximo de contactos por agente' },
  selected_agent_ids: { en: 'Agents who take conversations', es: 'Agentes que toman conversaciones' },
  mail_signature: { en: 'Email signature', es: 'Firma de los correos' },
  mail_postal_address: { en: 'Postal address', es: 'Dirección postal' },
  // And an agent's own (assignments.ts).
  max_contacts: { en: 'Maximum open conversations', es: 'Máximo de conversaciones abiertas' },
  working_hours: { en: 'Working hours', es: 'Horario de trabajo' },
} as const satisfies Record<string, Label>

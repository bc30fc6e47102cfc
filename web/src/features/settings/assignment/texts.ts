import { labelsIn } from '#contract/language.ts'
import { messagingSettingLabels } from '#contract/messaging/settings.ts'
import type { Counterpart } from '../../../lib/language/text-types.ts'

const en = {
  ...labelsIn('en', messagingSettingLabels),
  assignment_hint: 'Decide who gets a conversation when it opens, and who can see it.',
  assignment_load_failed: 'Failed to load settings',
  assignment_saved: 'Assignment settings saved successfully',
  auto_assignment_mode_hint: 'When it’s off, new conversations stay unassigned, where every agent sees them.',
  mode_off: 'Off',
  mode_auto: 'Automatic',
  round_robin: 'Round robin',
  round_robin_hint: 'Agents take turns.',
  workload_based: 'Workload-based',
  workload_based_hint: 'The agent with the fewest open conversations is next.',
  max_contacts_per_agent_hint: 'From 1 to 200. When everyone is full, conversations wait until someone has room.',
  selected_agent_ids_hint: 'Select none to include everyone with the Agent role.',
  agent_load: '{open} of {max} open',
  agents_failed: 'Failed to load agents',
  no_agents: 'No agents available',
  no_agents_hint: 'Add team members with the Agent role first.',
  reassign_reopened_hint: 'When it’s off, a conversation that reopens stays with its agent.',
  enable_ticketing_hint: 'Each time a conversation opens it gets a ticket number.',
  grant_view_all_chats_hint: 'When it’s off, agents only see new conversations and their own.',
} as const

const es = {
  ...labelsIn('es', messagingSettingLabels),
  assignment_hint: 'Decide quién recibe una conversación cuando se abre y quién puede verla.',
  assignment_load_failed: 'No se pudo cargar la configuración',
  assignment_saved: 'Configuración de asignación guardada',
  auto_assignment_mode_hint:
    'Si está desactivada, las conversaciones nuevas quedan sin asignar y todos los agentes las ven.',
  mode_off: 'Desactivada',
  mode_auto: 'Automática',
  round_robin: 'Por turnos',
  round_robin_hint: 'Los agentes se turnan.',
  workload_based: 'Por carga de trabajo',
  workload_based_hint: 'Sigue el agente con menos conversaciones abiertas.',
  max_contacts_per_agent_hint:
    'De 1 a 200. Si todos están llenos, las conversaciones esperan hasta que alguien tenga lugar.',
  selected_agent_ids_hint: 'No selecciones a nadie para incluir a todos los que tienen el rol de agente.',
  agent_load: '{open} de {max} abiertas',
  agents_failed: 'No se pudieron cargar los agentes',
  no_agents: 'No hay agentes disponibles',
  no_agents_hint: 'Primero agrega a tu equipo personas con el rol de agente.',
  reassign_reopened_hint: 'Si está desactivado, una conversación que se reabre se queda con su agente.',
  enable_ticketing_hint: 'Cada vez que se abre una conversación recibe un número de ticket.',
  grant_view_all_chats_hint: 'Si está desactivado, los agentes solo ven las conversaciones nuevas y las suyas.',
} as const satisfies Counterpart<typeof en>

export const assignmentTexts = { en, es }

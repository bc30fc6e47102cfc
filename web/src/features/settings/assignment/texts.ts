import { messagingSettingLabels } from '#contract/messaging/settings.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

export const assignmentTexts = {
  ...messagingSettingLabels,
  assignment_hint: {
    en: 'Decide who gets a conversation when it opens, and who can see it.',
    es: 'Decide quién recibe una conversación cuando se abre y quién puede verla.',
  },
  assignment_load_failed: { en: 'Failed to load settings', es: 'No se pudo cargar la configuración' },
  assignment_saved: { en: 'Assignment settings saved successfully', es: 'Configuración de asignación guardada' },
  auto_assignment_mode_hint: {
    en: 'When it’s off, new conversations stay unassigned, where every agent sees them.',
    es: 'Si está desactivada, las conversaciones nuevas quedan sin asignar y todos los agentes las ven.',
  },
  unassigned: {
    en: { one: '1 waiting customer is unassigned', other: '{count} waiting customers are unassigned' },
    es: { one: '1 cliente que espera está sin asignar', other: '{count} clientes que esperan están sin asignar' },
  },
  unassigned_why: {
    en: 'Those who came in before this was on stay in Leads for you to assign. The others are assigned once an agent is working and has room.',
    es: 'Los que llegaron antes de activarla quedan en Clientes para que los asignes. A los demás se les asigna un agente cuando alguno esté trabajando y tenga lugar.',
  },
  unassigned_see: { en: 'See unassigned', es: 'Ver sin asignar' },
  mode_off: { en: 'Off', es: 'Desactivada' },
  mode_auto: { en: 'Automatic', es: 'Automática' },
  round_robin: { en: 'Round robin', es: 'Por turnos' },
  round_robin_hint: { en: 'Agents take turns.', es: 'Los agentes se turnan.' },
  workload_based: { en: 'Workload-based', es: 'Por carga de trabajo' },
  workload_based_hint: {
    en: 'The agent with the fewest open conversations is next.',
    es: 'Sigue el agente con menos conversaciones abiertas.',
  },
  max_contacts_per_agent_hint: {
    en: 'From 1 to 200. When everyone is full, conversations wait until someone has room.',
    es: 'De 1 a 200. Si todos están llenos, las conversaciones esperan hasta que alguien tenga lugar.',
  },
  selected_agent_ids_hint: {
    en: 'Select none to include everyone with the Agent role.',
    es: 'No selecciones a nadie para incluir a todos los que tienen el rol de agente.',
  },
  agent_load: { en: '{open} of {max} open', es: '{open} de {max} abiertas' },
  agents_failed: { en: 'Failed to load agents', es: 'No se pudieron cargar los agentes' },
  no_agents: { en: 'No agents available', es: 'No hay agentes disponibles' },
  no_agents_hint: {
    en: 'Add team members with the Agent role first.',
    es: 'Primero agrega a tu equipo personas con el rol de agente.',
  },
  take_by_answering_hint: {
    en: 'An agent who answers an unassigned lead keeps it. When it’s off, agents take leads with a click.',
    es: 'El agente que responde a un cliente sin asignar se queda con él. Si está desactivado, los agentes toman clientes con un clic.',
  },
  reassign_reopened_hint: {
    en: 'When it’s off, a conversation that reopens stays with its agent.',
    es: 'Si está desactivado, una conversación que se reabre se queda con su agente.',
  },
  enable_ticketing_hint: {
    en: 'Each time a conversation opens it gets a ticket number.',
    es: 'Cada vez que se abre una conversación recibe un número de ticket.',
  },
  grant_view_all_chats_hint: {
    en: 'When it’s off, agents only see new conversations and their own.',
    es: 'Si está desactivado, los agentes solo ven las conversaciones nuevas y las suyas.',
  },
} as const satisfies Texts

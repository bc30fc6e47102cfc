import type { Texts } from '../../../lib/language/text-types.ts'

export const agentTexts = {
  hint: {
    en: 'Who takes conversations, how many, and when. Auto-assignment follows this.',
    es: 'Quién toma conversaciones, cuántas y cuándo. La asignación automática lo respeta.',
  },
  agents: { en: 'Agents', es: 'Agentes' },
  load_failed: { en: 'Failed to load agents', es: 'No se pudieron cargar los agentes' },
  no_agents: { en: 'No agents available', es: 'No hay agentes disponibles' },
  no_agents_hint: {
    en: 'Add team members with the Agent role first.',
    es: 'Primero agrega a tu equipo personas con el rol de agente.',
  },
  load: { en: '{open} of {max} open', es: '{open} de {max} abiertas' },
  role_agent: { en: 'Agent', es: 'Agente' },
  role_manager: { en: 'Manager', es: 'Gerente' },
  role_owner: { en: 'Owner', es: 'Propietario/a' },
  on_duty: { en: 'Taking conversations', es: 'Toma conversaciones' },
  off_duty: { en: 'Outside working hours', es: 'Fuera de horario' },
  away: { en: 'Away', es: 'Ausente' },
  available: { en: 'Available', es: 'Disponible' },
  available_of: { en: '{name} takes new conversations', es: '{name} toma conversaciones nuevas' },
  edit: { en: 'Edit', es: 'Editar' },
  edit_of: { en: 'Edit {name}', es: 'Editar a {name}' },
  saved: { en: 'Agent saved', es: 'Agente guardado' },
  save_failed: { en: 'Failed to save agent', es: 'No se pudo guardar el agente' },
  max: { en: 'Maximum open conversations', es: 'Máximo de conversaciones abiertas' },
  max_hint: { en: 'Blank: {max}, as set under Auto-Assignment.', es: 'Vacío: {max}, como dice Asignación automática.' },
  max_wrong: { en: 'Enter a number from 1 to 200.', es: 'Escribe un número del 1 al 200.' },
  working_hours: { en: 'Working hours', es: 'Horario de trabajo' },
  hours_business: { en: 'Same as the dealership', es: 'El mismo de la agencia' },
  hours_own: { en: 'Custom hours', es: 'Horario propio' },
} as const satisfies Texts

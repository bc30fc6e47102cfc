import type { Texts } from '../../../lib/language/text-types.ts'

export const auditTexts = {
  hint: {
    en: 'What your team changed, for two years: who, when, and from where.',
    es: 'Lo que cambió tu equipo, durante dos años: quién, cuándo y desde dónde.',
  },
  load_failed: { en: 'Failed to load the audit log', es: 'No se pudo cargar el registro' },
  empty: { en: 'Nothing here yet', es: 'Aún no hay nada' },
  empty_hint: {
    en: 'Changes your team makes will show up here.',
    es: 'Aquí aparecerán los cambios que haga tu equipo.',
  },
  none_found: { en: 'Nothing found', es: 'No se encontró nada' },
  none_found_hint: { en: 'Change or clear the filters.', es: 'Cambia o quita los filtros.' },
  person: { en: 'Person', es: 'Persona' },
  everyone: { en: 'Everyone', es: 'Todos' },
  action: { en: 'Action', es: 'Acción' },
  all_actions: { en: 'All actions', es: 'Todas las acciones' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  clear: { en: 'Clear filters', es: 'Quitar filtros' },
  export: { en: 'Export CSV', es: 'Exportar CSV' },
  export_failed: { en: 'The file couldn’t be made', es: 'No se pudo crear el archivo' },
  cut: {
    en: 'The file has the newest {count} entries. Choose a shorter time for the rest.',
    es: 'El archivo tiene las {count} entradas más recientes. Elige un periodo más corto para ver el resto.',
  },
  when: { en: 'When', es: 'Cuándo' },
  who: { en: 'Who', es: 'Quién' },
  what: { en: 'What', es: 'Qué' },
  where: { en: 'From where', es: 'Desde dónde' },
  by_key: { en: 'with the key {key}', es: 'con la clave {key}' },
  older: { en: 'Older', es: 'Anteriores' },
  newest: { en: 'Newest', es: 'Más recientes' },
  few: { en: 'More entries may fit further back.', es: 'Puede haber más entradas anteriores.' },
} as const satisfies Texts

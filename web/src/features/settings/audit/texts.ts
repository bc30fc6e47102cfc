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
  all_actions: { en: 'All actions', es: 'Todas' },
  from: { en: 'From', es: 'Desde' },
  to: { en: 'To', es: 'Hasta' },
  clear: { en: 'Clear filters', es: 'Quitar filtros' },
  export: { en: 'Export CSV', es: 'Exportar CSV' },
  export_failed: { en: 'Couldn’t create the file', es: 'No se pudo crear el archivo' },
  cut: {
    en: 'The file has the newest {count} entries. Choose a shorter period for the rest.',
    es: 'El archivo tiene las {count} entradas más recientes. Elige un periodo más corto para ver el resto.',
  },
  check: { en: 'Verify log', es: 'Verificar el registro' },
  check_failed: { en: 'Couldn’t verify the log', es: 'No se pudo verificar el registro' },
  valid: {
    en: { one: 'The only entry is unchanged', other: 'All {count} entries are unchanged' },
    es: { one: 'La única entrada no ha cambiado', other: 'Ninguna de las {count} entradas ha cambiado' },
  },
  valid_hint: {
    en: 'Nothing was changed, removed, added, or moved. Lotwire verifies this every night.',
    es: 'Nada se cambió, quitó, agregó ni movió. Lotwire lo verifica cada noche.',
  },
  broken: {
    en: { one: 'The log was tampered with in one place', other: 'The log was tampered with in {count} places' },
    es: { one: 'Alguien alteró el registro en un lugar', other: 'Alguien alteró el registro en {count} lugares' },
  },
  broken_hint: {
    en: 'Lotwire never changes an entry. Someone changed the database itself. Contact support.',
    es: 'Lotwire nunca cambia una entrada. Alguien cambió la base de datos misma: contacta a soporte.',
  },
  changed: {
    en: 'an entry no longer says what was recorded',
    es: 'una entrada ya no dice lo que se guardó',
  },
  missing: { en: 'an entry was removed', es: 'se quitó una entrada' },
  invented: { en: 'an entry was added that nobody recorded', es: 'se agregó una entrada que nadie guardó' },
  moved: { en: 'an entry was moved here from another time', es: 'se movió aquí una entrada de otro momento' },
  unchained: {
    en: 'the link that proves this entry was removed or forged',
    es: 'se quitó o se falsificó el enlace que prueba esta entrada',
  },
  when: { en: 'When', es: 'Cuándo' },
  who: { en: 'Who', es: 'Quién' },
  what: { en: 'What', es: 'Qué' },
  where: { en: 'Device and IP', es: 'Dispositivo e IP' },
  by_key: { en: 'with the key {key}', es: 'con la clave {key}' },
  older: { en: 'Older', es: 'Anteriores' },
  newest: { en: 'Newest', es: 'Más recientes' },
  few: { en: 'There may be more matches further back.', es: 'Puede haber más resultados más atrás.' },
} as const satisfies Texts
